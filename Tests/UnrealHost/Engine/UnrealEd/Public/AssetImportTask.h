// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "AssetImportTask.generated.h"

class UFactory;

/** What to import, how and where to; IAssetTools::ImportAssetTasks carries it out and fills in the results. */
UCLASS(BlueprintType)
class UNREALED_API UAssetImportTask : public UObject
{
	GENERATED_BODY()

public:
	FString Filename;

	/** Such as "/Game/Recordings". */
	FString DestinationPath;

	/** Empty: the file's own name. */
	FString DestinationName;
	bool bReplaceExisting = false;

	/** No dialogs. */
	bool bAutomated = false;

	/** Write the packages after the import. */
	bool bSave = false;

	/** Null: one that can import the file is looked for. */
	UPROPERTY(BlueprintReadWrite, Category = "Asset Import Task")
	TObjectPtr<UFactory> Factory;

	UPROPERTY(BlueprintReadWrite, Category = "Asset Import Task")
	TObjectPtr<UObject> Options;

	TArray<FString> ImportedObjectPaths;

	/** What was imported; empty before, and after a failure. */
	const TArray<UObject*>& GetObjects() const { return ObjectPtrDecay(ImportedObjects); }

	/** For the import only. */
	void HostSetResult(const TArray<UObject*>& Objects)
	{
		ImportedObjects.Reset();
		ImportedObjectPaths.Reset();
		for (UObject* Object : Objects)
		{
			ImportedObjects.Add(Object);
			ImportedObjectPaths.Add(Object->GetPathName());
		}
	}

private:
	UPROPERTY()
	TArray<TObjectPtr<UObject>> ImportedObjects;
};
