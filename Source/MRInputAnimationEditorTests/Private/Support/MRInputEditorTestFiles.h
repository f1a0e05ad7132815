// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

/** Recordings for the editor's specs, as bytes. */
namespace MRInputEditorTestFiles
{

/** A file to try, and what to call it. */
struct FFile
{
	FString Name;
	TArray<uint8> Bytes;

	/** A 2019 file has none: import puts one in front. */
	bool bHasHeader = true;
};

/** Bytes that cannot be read, each broken in its own way. */
struct FBadFile
{
	FString Name;
	TArray<uint8> Bytes;
	EMRInputErrorCode Code;

	/** Whether the file is one of ours at all. */
	bool bIsRecording;
};

/**
 * The plugin's samples, a generated take in each dialect, one of them without its header, and the files in the folder
 * that MRINPUT_RECORDINGS names.
 */
TArray<FFile> GetGood();

/** One for each reason to refuse a file that a user may meet. */
TArray<FBadFile> GetBad();

/** A sample of 1.0 without its header, as 2019 files are. */
TArray<uint8> MakeHeaderless();

/** A take whose rotations change sign and that starts at 3 s: both repairs have something to do. */
TArray<uint8> MakeFaulty();

/** A take whose rotations lost their W: that is an error, not only odd. */
TArray<uint8> MakeDamaged();

/** A recording that was never finished: three frames and a marker. */
TArray<uint8> MakeStream();

/** A recording without a key. */
TArray<uint8> MakeEmpty();

/** A sample with that many markers. */
TArray<uint8> MakeMarked(int32 Count);

/** The bytes of a sample that ships with the plugin. */
TArray<uint8> GetSample(const TCHAR* Name);

/** The first half. */
TArray<uint8> CutInHalf(const TArray<uint8>& Bytes);

} // namespace MRInputEditorTestFiles

/** A folder on disk and one among the content, for one test. Both are empty, and gone when this is. */
class FMRInputTestSandbox
{
public:
	FMRInputTestSandbox();
	~FMRInputTestSandbox();
	UE_NONCOPYABLE(FMRInputTestSandbox);

	/** Writes a file, in folders below if the name has any, and gives its path. */
	FString Write(const FString& Name, const TArray<uint8>& Bytes) const;

	/** The bytes of a file there; empty if there is none. */
	TArray<uint8> Read(const FString& Name) const;

	/** All files in the folder and below it. */
	TArray<FString> List() const;

	/** Such as /Game/0123: of the package as saved, or of what is in memory. */
	bool IsSaved(const FString& AssetName) const;

	/** Puts something in the way of saving that package. */
	void BlockPackage(const FString& AssetName) const;

	/** Whether anything of that name is in memory: an object, or a package that somebody would be asked to save. */
	bool HasAnything(const FString& AssetName) const;

	FString Folder;
	FString Content;
};
