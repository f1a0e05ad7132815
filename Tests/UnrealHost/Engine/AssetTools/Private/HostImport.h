// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

class UAssetImportTask;
class UAutomatedAssetImportData;
class UFactory;

namespace UE::Host
{
struct FImportRequest
{
	FString Filename;
	FString DestinationPath;
	FString DestinationName;
	UFactory* Factory = nullptr;
	UAssetImportTask* Task = nullptr;
	const UAutomatedAssetImportData* Data = nullptr;
	/** Off: an asset of that name stays as it is, and nothing is imported, unless asked by a person. */
	bool bReplaceExisting = true;
};

/** Made at need, one of a class, so that a factory sees all files of a batch. */
class FFactoryPool
{
public:
	FFactoryPool() = default;
	FFactoryPool(const FFactoryPool&) = delete;
	FFactoryPool& operator=(const FFactoryPool&) = delete;

	/** Cleans up every factory that was used: once a batch. */
	~FFactoryPool();

	void Use(UFactory* Factory) { Used.AddUnique(Factory); }

	/** The one that imports the file; null if there is none for its extension. */
	UFactory* Find(const FString& Filename);

private:
	TArray<UFactory*> Made;
	TArray<UFactory*> Used;
};

/** Empty when it failed. Nothing is left of an import that fails. */
TArray<UObject*> Import(const FImportRequest& Request, FFactoryPool& Pool, bool& bOutCanceled);
} // namespace UE::Host
