// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputRecordingStage.h"

#include "HAL/FileManager.h"
#include "MRInputFiles.h"
#include "MRInputSettings.h"
#include "Misc/AssertionMacros.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"

FMRInputRecordingStage::FMRInputRecordingStage()
	: Folder(FPaths::ConvertRelativePathToFull(
		  FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString())))
	, FolderBefore(GetDefault<UMRInputSettings>()->RecordingFolder)
{
	GetMutableDefault<UMRInputSettings>()->RecordingFolder = Folder;
	World = MakeUnique<FMRInputTestWorld>();
	World->Tick(0.01f);
	Recorder = World->Get().GetSubsystem<UMRInputRecorderSubsystem>();
	Log.Reset(NewObject<UMRInputRecorderLog>());
	Log->Listen(*Recorder);
}

FMRInputRecordingStage::~FMRInputRecordingStage()
{
	World.Reset();
	MRInputFiles::WaitForAll();
	GetMutableDefault<UMRInputSettings>()->RecordingFolder = FolderBefore;
	IFileManager::Get().DeleteDirectory(*Folder, false, true);
}

void FMRInputRecordingStage::Record(int32 Frames)
{
	FMRInputError Error;
	const bool bRecords = Recorder->StartRecording(Options, Error) == EMRInputResult::Success;
	ensureMsgf(bRecords, TEXT("%s"), *Error.Text.ToString());
	World->TickFrames(Frames, 1.0f / 60.0f);
}

FString FMRInputRecordingStage::BlockPath(const TCHAR* Name) const
{
	const FString Path = FPaths::Combine(Folder, Name);
	FFileHelper::SaveArrayToFile(TArray<uint8>{1}, *Path);
	return Path;
}

TArray<FString> FMRInputRecordingStage::FindFiles(const TCHAR* Pattern) const
{
	TArray<FString> Names;
	IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, Pattern), true, false);
	return Names;
}

TArray<uint8> FMRInputRecordingStage::LoadBytes(const FString& Path)
{
	MRInputFiles::WaitForAll();
	TArray<uint8> Bytes;
	FFileHelper::LoadFileToArray(Bytes, *Path, FILEREAD_Silent);
	return Bytes;
}
