// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EditorFramework/AssetImportData.h"

#include "HAL/FileManager.h"
#include "Misc/Paths.h"

FAssetImportInfo::FSourceFile::FSourceFile(FString InRelativeFilename, const FDateTime& InTimestamp,
	const FMD5Hash& InFileHash, const FString& InDisplayLabelName)
	: RelativeFilename(MoveTemp(InRelativeFilename))
	, Timestamp(InTimestamp)
	, FileHash(InFileHash)
	, DisplayLabelName(InDisplayLabelName)
{
}

FString FAssetImportInfo::ToJson() const
{
	FString Json = TEXT("[");
	for (const FSourceFile& File : SourceFiles)
	{
		const TCHAR* Separator = Json.Len() > 1 ? TEXT(",") : TEXT("");
		Json += FString::Printf(TEXT("%s{\"RelativeFilename\":\"%s\",\"Timestamp\":\"%s\",\"FileMD5\":\"%s\"}"),
			Separator, *File.RelativeFilename, *File.Timestamp.ToString(), *LexToString(File.FileHash));
	}
	return Json + TEXT("]");
}

void UAssetImportData::Serialize(FArchive& Ar)
{
	Super::Serialize(Ar);
#if WITH_EDITORONLY_DATA
	if (!Ar.IsSaving() && !Ar.IsLoading())
	{
		return;
	}
	int32 Count = SourceData.SourceFiles.Num();
	Ar << Count;
	for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		if (Ar.IsLoading() && !SourceData.SourceFiles.IsValidIndex(Index))
		{
			SourceData.Insert(FAssetImportInfo::FSourceFile(FString()));
		}
		FAssetImportInfo::FSourceFile& File = SourceData.SourceFiles[Index];
		// The hash is left out: nobody here compares it after loading.
		Ar << File.RelativeFilename << File.Timestamp << File.DisplayLabelName;
	}
#endif
}

#if WITH_EDITOR
void UAssetImportData::Update(const FString& AbsoluteFilename, FMD5Hash Hash)
{
	SourceData.SourceFiles.Reset();
	SourceData.Insert(
		FAssetImportInfo::FSourceFile(AbsoluteFilename, IFileManager::Get().GetTimeStamp(*AbsoluteFilename), Hash));
}

void UAssetImportData::UpdateFilenameOnly(const FString& InPath)
{
	if (SourceData.SourceFiles.Num() == 1)
	{
		SourceData.SourceFiles[0].RelativeFilename = InPath;
		return;
	}
	SourceData.SourceFiles.Reset();
	SourceData.Insert(FAssetImportInfo::FSourceFile(InPath));
}

FString UAssetImportData::GetFirstFilename() const
{
	const bool bHasFile = SourceData.SourceFiles.Num() > 0;
	return bHasFile ? FPaths::ConvertRelativePathToFull(SourceData.SourceFiles[0].RelativeFilename) : FString();
}

void UAssetImportData::ExtractFilenames(TArray<FString>& AbsoluteFilenames) const
{
	for (const FAssetImportInfo::FSourceFile& File : SourceData.SourceFiles)
	{
		AbsoluteFilenames.Add(FPaths::ConvertRelativePathToFull(File.RelativeFilename));
	}
}
#endif
