// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/Paths.h"
#include "Misc/SecureHash.h"
#include "UObject/Object.h"

#include "AssetImportData.generated.h"

/** In the engine each file has a time stamp and a hash. */
struct ENGINE_API FAssetImportInfo
{
	/** The layout is the host's own. */
	FString ToJson() const { return HostHash + TEXT(": ") + FString::Join(HostFiles, TEXT(", ")); }

	TArray<FString> HostFiles;
	FString HostHash;
};

/** Where an asset came from; there only while editing. */
UCLASS(BlueprintType)
class ENGINE_API UAssetImportData : public UObject
{
	GENERATED_BODY()

public:
#if WITH_EDITORONLY_DATA
	virtual void Serialize(FArchive& Ar) override
	{
		Super::Serialize(Ar);
		if (Ar.IsSaving() || Ar.IsLoading())
		{
			Ar << SourceData.HostFiles;
		}
	}

	FAssetImportInfo SourceData;
#endif

#if WITH_EDITOR
	/** Absolute or relative to the working directory. */
	void Update(const FString& AbsoluteFilename)
	{
		SourceData.HostFiles = {AbsoluteFilename};
		SourceData.HostHash = LexToString(FMD5Hash::HashFile(*AbsoluteFilename));
	}
	void UpdateFilenameOnly(const FString& InPath)
	{
		SourceData.HostFiles = {InPath};
	}

	/** Empty without a file. */
	FString GetFirstFilename() const
	{
		const bool bHasFile = SourceData.HostFiles.Num() > 0;
		return bHasFile ? FPaths::ConvertRelativePathToFull(SourceData.HostFiles[0]) : FString();
	}
	void ExtractFilenames(TArray<FString>& AbsoluteFilenames) const
	{
		for (const FString& File : SourceData.HostFiles)
		{
			AbsoluteFilenames.Add(FPaths::ConvertRelativePathToFull(File));
		}
	}
	const FAssetImportInfo& GetSourceData() const
	{
		return SourceData;
	}
#endif
};
