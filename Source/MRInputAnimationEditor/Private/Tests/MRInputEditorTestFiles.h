// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Recordings for the editor's specs, as bytes. */
namespace MRInputEditorTestFiles
{

/** A file to try, and what to call it. */
struct FFile
{
	FString Name;
	TArray<uint8> Bytes;
};

/** The plugin's samples, a generated take in each dialect, and the files in the folder MRINPUT_RECORDINGS names. */
TArray<FFile> GetGood();

/** Bytes that are no recording, each broken in its own way. Those named Other are not ours at all. */
TArray<FFile> GetBad();

/** A sample of 1.0 without its header, as 2019 files are. */
TArray<uint8> MakeHeaderless();

/** A take whose rotations change sign and that starts at 3 s: both repairs have something to do. */
TArray<uint8> MakeFaulty();

/** The bytes of a sample that ships with the plugin. */
TArray<uint8> GetSample(const TCHAR* Name);

} // namespace MRInputEditorTestFiles
