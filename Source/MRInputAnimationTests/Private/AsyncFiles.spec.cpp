// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Async/Async.h"
#include "HAL/FileManager.h"
#include "MRInputAsyncActions.h"
#include "MRInputFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Support/MRInputFileLog.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"
#include "UObject/GarbageCollection.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace AsyncFilesSpecDetail
{

/** Runs Then on the game thread after the callbacks of everything started so far. */
void AfterAllCallbacks(TUniqueFunction<void()> Then)
{
	MRInputFiles::WaitForAll();
	AsyncTask(ENamedThreads::GameThread, MoveTemp(Then));
}

TArray<uint8> ReadBytes(const FString& Path)
{
	TArray<uint8> Bytes;
	FFileHelper::LoadFileToArray(Bytes, *Path);
	return Bytes;
}

} // namespace AsyncFilesSpecDetail

BEGIN_DEFINE_SPEC(FMRInputAsyncFilesSpec, "MRInputAnimation.Unit.AsyncFiles",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestWorld> World;
TStrongObjectPtr<UMRInputFileLog> Log;
FMRInputAnimationPtr Animation;
FString Path;
TArray<int32> Finished;

void DefineLoading();
void DefineSaving();
void DefineEnds();
void Load(const FString& From);
void Save();
END_DEFINE_SPEC(FMRInputAsyncFilesSpec)

void FMRInputAsyncFilesSpec::Define()
{
	BeforeEach(
		[this]
		{
			World = MakeUnique<FMRInputTestWorld>();
			Log.Reset(NewObject<UMRInputFileLog>());
			Animation = MRInputTestRecordings::LoadSample(TEXT("PressButton"));
			Path = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString(), TEXT("Take.bin"));
			Finished.Reset();
		});
	AfterEach(
		[this]
		{
			MRInputFiles::WaitForAll();
			Animation.Reset();
			Log.Reset();
			World.Reset();
			IFileManager::Get().DeleteDirectory(*FPaths::GetPath(Path), false, true);
		});
	DefineLoading();
	DefineSaving();
	DefineEnds();
}

void FMRInputAsyncFilesSpec::Load(const FString& From)
{
	UMRInputLoadRecordingAsync* Action = UMRInputLoadRecordingAsync::LoadRecordingFromFileAsync(&World->Get(), From);
	Log->ListenToLoad(*Action);
	Action->Activate();
}

void FMRInputAsyncFilesSpec::Save()
{
	UMRInputSaveRecordingAsync* Action =
		UMRInputSaveRecordingAsync::SaveRecordingToFileAsync(&World->Get(), Animation.Get(), Path);
	Log->ListenToSave(*Action);
	Action->Activate();
}

void FMRInputAsyncFilesSpec::DefineLoading()
{
	LatentIt("loads in the background and calls back on the game thread",
		[this](const FDoneDelegate& Done)
		{
			Log->OnReceived = [this, Done]
			{
				TestEqual(TEXT("successes"), Log->Successes, 1);
				TestTrue(TEXT("on the game thread"), Log->bWasOnGameThread);
				TestFalse(TEXT("an error"), Log->Error.IsSet());
				TestTrue(TEXT("the bytes"), Log->Animation && Log->Animation->GetBytes() == Animation->GetBytes());
				Done.Execute();
			};
			Load(MRInputTestRecordings::GetSamplePath(TEXT("PressButton")));
			TestEqual(TEXT("called back at once"), Log->Successes, 0);
		});

	LatentIt("says why it could not load",
		[this](const FDoneDelegate& Done)
		{
			Log->OnReceived = [this, Done]
			{
				TestEqual(TEXT("failures"), Log->Failures, 1);
				TestTrue(TEXT("on the game thread"), Log->bWasOnGameThread);
				TestTrue(TEXT("the code"), Log->Error.Code == EMRInputErrorCode::FileNotFound);
				TestNull(TEXT("the animation"), Log->Animation.Get());
				Done.Execute();
			};
			Load(Path);
		});

	LatentIt("continues while garbage is collected",
		[this](const FDoneDelegate& Done)
		{
			Load(MRInputTestRecordings::GetSamplePath(TEXT("PressButton")));
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			AsyncFilesSpecDetail::AfterAllCallbacks(
				[this, Done]
				{
					TestEqual(TEXT("successes"), Log->Successes, 1);
					Done.Execute();
				});
		});
}

void FMRInputAsyncFilesSpec::DefineSaving()
{
	using namespace AsyncFilesSpecDetail;

	LatentIt("saves what the animation held at the time of the call",
		[this](const FDoneDelegate& Done)
		{
			const TArray<uint8> Expected = Animation->GetBytes();
			Save();
			Animation.Reset();
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			AfterAllCallbacks(
				[this, Done, Expected]
				{
					TestEqual(TEXT("successes"), Log->Successes, 1);
					TestTrue(TEXT("on the game thread"), Log->bWasOnGameThread);
					TestEqual(TEXT("the path"), *Log->FilePath, *Path);
					TestTrue(TEXT("the bytes"), ReadBytes(Path) == Expected);
					Done.Execute();
				});
		});

	LatentIt("keeps the order of saves: the last one stays",
		[this](const FDoneDelegate& Done)
		{
			constexpr int32 Count = 50;
			for (int32 Number = 0; Number < Count; ++Number)
			{
				TArray<uint8> Bytes;
				Bytes.Init(static_cast<uint8>(Number), 10000);
				MRInputFiles::SaveAsync(MoveTemp(Bytes), Path,
					[this, Number](FMRInputError Error)
					{
						TestFalse(TEXT("an error"), Error.IsSet());
						Finished.Add(Number);
					});
			}
			AfterAllCallbacks(
				[this, Done]
				{
					TestEqual(TEXT("called back"), Finished.Num(), Count);
					for (int32 Index = 0; Index < Finished.Num(); ++Index)
					{
						TestEqual(TEXT("in order"), Finished[Index], Index);
					}
					const TArray<uint8> Bytes = ReadBytes(Path);
					TestTrue(TEXT("the last one"), Bytes.Num() == 10000 && Bytes[0] == Count - 1);
					Done.Execute();
				});
		});

	LatentIt("says why it could not save",
		[this](const FDoneDelegate& Done)
		{
			IFileManager::Get().MakeDirectory(*Path, true);
			Save();
			AfterAllCallbacks(
				[this, Done]
				{
					TestEqual(TEXT("failures"), Log->Failures, 1);
					TestTrue(TEXT("the code"), Log->Error.Code == EMRInputErrorCode::FileNotWritten);
					Done.Execute();
				});
		});

	It("says at once that there is nothing to save",
		[this]
		{
			Animation.Reset(NewObject<UMRInputAnimation>());
			Save();
			TestEqual(TEXT("failures"), Log->Failures, 1);
			TestTrue(TEXT("the code"), Log->Error.Code == EMRInputErrorCode::NoAnimation);
		});
}

void FMRInputAsyncFilesSpec::DefineEnds()
{
	using namespace AsyncFilesSpecDetail;

	LatentIt("does not call back for a load whose world has ended",
		[this](const FDoneDelegate& Done)
		{
			Load(MRInputTestRecordings::GetSamplePath(TEXT("PinchDrag")));
			World.Reset();
			AfterAllCallbacks(
				[this, Done]
				{
					TestEqual(TEXT("successes"), Log->Successes, 0);
					TestEqual(TEXT("failures"), Log->Failures, 0);
					Done.Execute();
				});
		});

	LatentIt("writes the file of a save whose world has ended, without calling back",
		[this](const FDoneDelegate& Done)
		{
			Save();
			World.Reset();
			AfterAllCallbacks(
				[this, Done]
				{
					TestEqual(TEXT("successes"), Log->Successes, 0);
					TestTrue(TEXT("the bytes"), ReadBytes(Path) == Animation->GetBytes());
					Done.Execute();
				});
		});
}

#endif
