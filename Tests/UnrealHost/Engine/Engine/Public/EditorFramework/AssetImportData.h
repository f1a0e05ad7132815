// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/DateTime.h"
#include "Misc/SecureHash.h"
#include "UObject/Object.h"

#include "AssetImportData.generated.h"

struct ENGINE_API FAssetImportInfo
{
	struct FSourceFile
	{
		FSourceFile(FString InRelativeFilename, const FDateTime& InTimestamp = FDateTime::MinValue(),
			const FMD5Hash& InFileHash = FMD5Hash(), const FString& InDisplayLabelName = FString());

		FString RelativeFilename;
		FDateTime Timestamp;
		FMD5Hash FileHash;
		FString DisplayLabelName;
	};

	void Insert(const FSourceFile& InSourceFile) { SourceFiles.Add(InSourceFile); }

	/** The layout is the host's own. */
	FString ToJson() const;

	TArray<FSourceFile> SourceFiles;
};

/** Where an asset came from; there only while editing. */
UCLASS(BlueprintType)
class ENGINE_API UAssetImportData : public UObject
{
	GENERATED_BODY()

public:
	virtual void Serialize(FArchive& Ar) override;

#if WITH_EDITORONLY_DATA

	FAssetImportInfo SourceData;
#endif

#if WITH_EDITOR
	/** Name, time stamp and hash of one file, absolute or relative to the working directory. */
	void Update(const FString& AbsoluteFilename)
	{
		Update(AbsoluteFilename, FMD5Hash::HashFile(*AbsoluteFilename));
	}
	void Update(const FString& AbsoluteFilename, FMD5Hash Hash);
	void UpdateFilenameOnly(const FString& InPath);

	/** Empty without a file. */
	FString GetFirstFilename() const;
	void ExtractFilenames(TArray<FString>& AbsoluteFilenames) const;
	const FAssetImportInfo& GetSourceData() const
	{
		return SourceData;
	}
#endif
};
