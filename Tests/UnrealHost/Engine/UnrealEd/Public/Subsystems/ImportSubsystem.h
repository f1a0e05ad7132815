// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "EditorSubsystem.h"

#include "ImportSubsystem.generated.h"

class UFactory;

UCLASS()
class UNREALED_API UImportSubsystem : public UEditorSubsystem
{
	GENERATED_BODY()

public:
	DECLARE_MULTICAST_DELEGATE_FiveParams(FOnAssetPreImport, UFactory*, UClass*, UObject*, const FName&, const TCHAR*);
	FOnAssetPreImport OnAssetPreImport;
	DECLARE_MULTICAST_DELEGATE_TwoParams(FOnAssetPostImport, UFactory*, UObject*);
	FOnAssetPostImport OnAssetPostImport;
	DECLARE_MULTICAST_DELEGATE_OneParam(FOnAssetReimport, UObject*);
	FOnAssetReimport OnAssetReimport;

	void BroadcastAssetPreImport(
		UFactory* InFactory, UClass* InClass, UObject* InParent, const FName& Name, const TCHAR* Type)
	{
		OnAssetPreImport.Broadcast(InFactory, InClass, InParent, Name, Type);
	}
	/** A null object: the import failed. */
	void BroadcastAssetPostImport(UFactory* InFactory, UObject* InCreatedObject)
	{
		OnAssetPostImport.Broadcast(InFactory, InCreatedObject);
	}
	void BroadcastAssetReimport(UObject* InCreatedObject) { OnAssetReimport.Broadcast(InCreatedObject); }
};
