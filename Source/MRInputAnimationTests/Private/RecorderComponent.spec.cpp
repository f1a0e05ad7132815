// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HAL/FileManager.h"
#include "MRInputFiles.h"
#include "MRInputRecorderComponent.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Support/MRInputRecorderLog.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputRecorderComponentSpec, "MRInputAnimation.Unit.RecorderComponent",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestWorld> World;
UMRInputRecorderSubsystem* Recorder = nullptr;
AActor* Actor = nullptr;
UMRInputRecorderComponent* Component = nullptr;
TStrongObjectPtr<UMRInputRecorderLog> Log;
FString Folder;
FString FolderBefore;

bool Start()
{
	FMRInputError Error;
	return Component->StartRecording(Error) == EMRInputResult::Success;
}
int32 CountFiles() const
{
	TArray<FString> Names;
	IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, TEXT("*.bin")), true, false);
	return Names.Num();
}
void DefineEnds();
END_DEFINE_SPEC(FMRInputRecorderComponentSpec)

void FMRInputRecorderComponentSpec::Define()
{
	BeforeEach(
		[this]
		{
			Folder = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			FolderBefore = GetDefault<UMRInputSettings>()->RecordingFolder;
			GetMutableDefault<UMRInputSettings>()->RecordingFolder = FPaths::ConvertRelativePathToFull(Folder);
			World = MakeUnique<FMRInputTestWorld>();
			Recorder = World->Get().GetSubsystem<UMRInputRecorderSubsystem>();
			Actor = World->AddActor();
			Component = NewObject<UMRInputRecorderComponent>(Actor);
			Component->RegisterComponent();
			Log.Reset(NewObject<UMRInputRecorderLog>());
			Log->Listen(*Component);
		});
	AfterEach(
		[this]
		{
			World.Reset();
			MRInputFiles::WaitForAll();
			Log.Reset();
			GetMutableDefault<UMRInputSettings>()->RecordingFolder = FolderBefore;
			IFileManager::Get().DeleteDirectory(*Folder, false, true);
		});

	It("starts with the game only if enabled",
		[this]
		{
			TestFalse(TEXT("by default"), Component->IsRecording());
			UMRInputRecorderComponent* Other = NewObject<UMRInputRecorderComponent>(Actor);
			Other->bAutoStart = true;
			Other->RegisterComponent();
			TestTrue(TEXT("if enabled"), Other->IsRecording());
		});

	It("records, pauses, marks and stops through the world's recorder",
		[this]
		{
			TestTrue(TEXT("result"), Start());
			World->TickFrames(61, 1.0f / 60.0f);
			Component->PauseRecording();
			TestTrue(TEXT("paused"), Recorder->IsRecordingPaused());
			Component->ResumeRecording();
			Component->AddMarker(TEXT("mark"));
			Component->StopRecording();
			TestFalse(TEXT("recording"), Component->IsRecording() || Recorder->IsRecording());
			TestEqual(TEXT("seconds"), Recorder->GetRecordedSeconds(), 1.0f, 1e-3f);
			TestEqual(TEXT("events"), Log->Describe(), FString(TEXT("started 1, stopped 1")));
		});

	It("receives events of its own recording only",
		[this]
		{
			Start();
			FMRInputError Error;
			Recorder->StartRecording(FMRInputRecordOptions(), Error);
			TestFalse(TEXT("its own"), Component->IsRecording());
			Component->StopRecording();
			TestTrue(TEXT("the other one continues"), Recorder->IsRecording());
			Recorder->StopRecording();
			TestEqual(TEXT("events"), Log->Describe(), FString(TEXT("started 1, stopped 1")));
			Start();
			TestEqual(TEXT("events afterwards"), Log->Describe(), FString(TEXT("started 1, stopped 1, started 3")));
		});

	It("fires when another recording replaces its own",
		[this]
		{
			Start();
			Start();
			TestEqual(TEXT("events"), Log->Describe(), FString(TEXT("started 1, stopped 1, started 2")));
		});
	DefineEnds();
}

void FMRInputRecorderComponentSpec::DefineEnds()
{
	It("ends its recording with its actor, and saves it if enabled",
		[this]
		{
			Component->Options.bSaveOnEnd = true;
			Start();
			World->TickFrames(10, 0.02f);
			Actor->Destroy();
			TestFalse(TEXT("recording"), Recorder->IsRecording());
			MRInputFiles::WaitForAll();
			TestEqual(TEXT("files"), CountFiles(), 1);
		});

	It("leaves saving to the world's recorder when the world ends",
		[this]
		{
			Component->Options.bSaveOnEnd = true;
			Start();
			World->TickFrames(10, 0.02f);
			World.Reset();
			TestEqual(TEXT("files"), CountFiles(), 1);
		});

	It("says that there is nothing to save",
		[this]
		{
			AddExpectedError(TEXT("Nothing is recorded yet"), EAutomationExpectedErrorFlags::Contains, 1);
			Component->SaveRecording(FString());
			TestEqual(TEXT("events"), Log->Describe(), FString(TEXT("not saved 0")));
			TestTrue(TEXT("code"), Log->Error.Code == EMRInputErrorCode::NothingRecorded);
		});
}

#endif
