// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "Factory.generated.h"

class FFeedbackContext;
class UAssetImportTask;

/** Makes assets, new or from files. Factories are found by their class; an object is made for each batch. */
UCLASS(Abstract)
class UNREALED_API UFactory : public UObject
{
	GENERATED_BODY()

public:
	UFactory(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
		, bCreateNew(false)
		, bEditorImport(false)
		, bText(false)
	{
	}

	static constexpr int32 DefaultImportPriority = 100;

	UPROPERTY()
	TSubclassOf<UObject> SupportedClass;

	/** "extension;Description" each. */
	TArray<FString> Formats;

	UPROPERTY()
	TObjectPtr<UAssetImportTask> AssetImportTask;

	/** The highest that can import a file does it. */
	int32 ImportPriority = DefaultImportPriority;

	uint32 bCreateNew : 1;
	uint32 bEditorImport : 1;
	uint32 bText : 1;

	/** UNCONFIRMED(factory-base-says-no): FactoryCanImport of the base says yes to T3D files only. */
	virtual bool FactoryCanImport(const FString& Filename);
	virtual UClass* ResolveSupportedClass() { return SupportedClass; }
	virtual void CleanUp() { AdditionalImportedObjects.Empty(); }

	/** Null; the engine's reads the file for other functions that the host does not have. */
	virtual UObject* FactoryCreateFile(
		UClass*, UObject*, FName, EObjectFlags, const FString&, const TCHAR*, FFeedbackContext*, bool&)
	{
		return nullptr;
	}

	/** Makes the object from the file. Null when it failed. */
	UObject* ImportObject(UClass* InClass, UObject* InOuter, FName InName, EObjectFlags Flags, const FString& Filename,
		const TCHAR* Parms, bool& OutCanceled);

	/** The file of the import under way. */
	static FString GetCurrentFilename() { return CurrentFilename; }

	/** Lower case, without dots. */
	void GetSupportedFileExtensions(TArray<FString>& OutExtensions) const;

	/** No user can answer questions. */
	bool IsAutomatedImport() const;
	void SetAssetImportTask(UAssetImportTask* Task) { AssetImportTask = Task; }
	/** What the import made in addition to its result. */
	const TArray<UObject*>& GetAdditionalImportedObjects() const { return AdditionalImportedObjects; }

protected:
	static FString CurrentFilename;

	TArray<UObject*> AdditionalImportedObjects;
};
