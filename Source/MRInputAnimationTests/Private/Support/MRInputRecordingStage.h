// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecorderSubsystem.h"
#include "Support/MRInputRecorderLog.h"
#include "Support/MRInputTestWorld.h"
#include "UObject/StrongObjectPtr.h"

/** A world whose recordings go to a folder of their own, which is deleted in the end. Game thread. */
class FMRInputRecordingStage
{
public:
	FMRInputRecordingStage();
	~FMRInputRecordingStage();
	UE_NONCOPYABLE(FMRInputRecordingStage);

	/** Starts with Options, and lets so many frames of 1/60 s pass. */
	void Record(int32 Frames);

	/** A file that stands where a folder is wanted. Returns its path. */
	FString BlockPath(const TCHAR* Name) const;

	/** Names of files in the folder. */
	TArray<FString> FindFiles(const TCHAR* Pattern) const;

	/** Bytes of a file, after everything that runs in the background; none if it is not there. */
	static TArray<uint8> LoadBytes(const FString& Path);

	FString Folder;
	FString FolderBefore; ///< As the settings have it.
	TUniquePtr<FMRInputTestWorld> World;
	UMRInputRecorderSubsystem* Recorder = nullptr; ///< The world's.
	TStrongObjectPtr<UMRInputRecorderLog> Log; ///< Hears it.
	FMRInputRecordOptions Options;
};
