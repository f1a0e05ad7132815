// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Async/Async.h"
#include "HAL/CriticalSection.h"
#include "HAL/FileManager.h"
#include "MRInputAsyncActions.h"
#include "MRInputFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Misc/ScopeLock.h"
#include "Support/MRInputFileLog.h"
#include "Support/MRInputTestDisk.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"
#include "UObject/GarbageCollection.h"

#include <atomic>

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputCancelLoadSpec, "MRInputAnimation.Unit.CancelLoad",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestDisk::FScope> Disk;
TStrongObjectPtr<UMRInputFileLog> Log;
TWeakObjectPtr<UMRInputLoadRecordingAsync> Action;
FString Path;

/** Held while the reading thread is to wait. */
FCriticalSection Gate;
std::atomic<int32> Reads{0};

void DefineCancel();
void DefineEnds();
void Make(const FString& From);

/** Starts to load. While the file is read, calls `During` on the game thread; then reading continues, and Then is
 * called.
 */
void LoadAnd(TFunction<void()> During, TFunction<void()> Then);

/** Runs Then on the game thread, after the events that are due there. */
void AfterEvents(TUniqueFunction<void()> Then)
{
	MRInputFiles::WaitForAll();
	AsyncTask(ENamedThreads::GameThread, MoveTemp(Then));
}
int32 CountEvents() const
{
	return Log->Successes + Log->Failures;
}
/** That no event fired, and nothing refers to the action any more. */
void CheckReleased()
{
	TestEqual(TEXT("events"), CountEvents(), 0);
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	TestFalse(TEXT("the action is still there"), Action.IsValid());
}
END_DEFINE_SPEC(FMRInputCancelLoadSpec)

void FMRInputCancelLoadSpec::Define()
{
	BeforeEach(
		[this]
		{
			World = MakeUnique<FMRInputTestWorld>();
			Log.Reset(NewObject<UMRInputFileLog>());
			Path = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString(), TEXT("Take.bin"));
			FFileHelper::SaveArrayToFile(MRInputTestRecordings::Write(MRInputTestRecordings::MakeKnown()), *Path);
			Disk = MakeUnique<FMRInputTestDisk::FScope>(FPaths::GetPath(Path));
			Reads = 0;
			Disk->SetBeforeRead([this] { ++Reads; });
			Make(Path);
		});
	AfterEach(
		[this]
		{
			MRInputFiles::WaitForAll();
			Disk.Reset();
			Log.Reset();
			World.Reset();
			IFileManager::Get().DeleteDirectory(*FPaths::GetPath(Path), false, true);
		});
	DefineCancel();
	DefineEnds();
}

void FMRInputCancelLoadSpec::Make(const FString& From)
{
	Action = UMRInputLoadRecordingAsync::LoadRecordingFromFileAsync(&World->Get(), From);
	Log->ListenToLoad(*Action);
}

void FMRInputCancelLoadSpec::LoadAnd(TFunction<void()> During, TFunction<void()> Then)
{
	Gate.Lock();
	Disk->SetBeforeRead(
		[this, During, Then]
		{
			if (Reads++ == 0)
			{
				AsyncTask(ENamedThreads::GameThread,
					[this, During, Then]
					{
						During();
						Gate.Unlock();
						AfterEvents(Then);
					});
				const FScopeLock Wait(&Gate);
			}
		});
	Action->Activate();
}

void FMRInputCancelLoadSpec::DefineCancel()
{
	LatentIt("before it starts: nothing is read, no event fires",
		[this](const FDoneDelegate& Done)
		{
			TestTrue(TEXT("active"), Action->IsActive());
			Action->Cancel();
			TestFalse(TEXT("active afterwards"), Action->IsActive());
			Action->Activate();
			AfterEvents(
				[this, Done]
				{
					TestEqual(TEXT("reads"), Reads.load(), 0);
					CheckReleased();
					Done.Execute();
				});
		});

	LatentIt("while it reads: no event fires, and the action is collected",
		[this](const FDoneDelegate& Done)
		{
			LoadAnd([this] { Action->Cancel(); },
				[this, Done]
				{
					TestTrue(TEXT("it was reading"), Reads.load() > 0);
					CheckReleased();
					Done.Execute();
				});
		});

	LatentIt("when it has read and its event is due: no event fires",
		[this](const FDoneDelegate& Done)
		{
			Action->Activate();
			MRInputFiles::WaitForAll();
			Action->Cancel();
			AfterEvents(
				[this, Done]
				{
					CheckReleased();
					Done.Execute();
				});
		});

	LatentIt("of a file that is not there: no event fires",
		[this](const FDoneDelegate& Done)
		{
			Action->Cancel();
			Make(Path + TEXT(".none"));
			Action->Activate();
			Action->Cancel();
			AfterEvents(
				[this, Done]
				{
					CheckReleased();
					Done.Execute();
				});
		});

	LatentIt("after it has ended, or in a listener of its event: changes nothing",
		[this](const FDoneDelegate& Done)
		{
			Log->OnReceived = [this] { Action->Cancel(); };
			Action->Activate();
			AfterEvents(
				[this, Done]
				{
					TestFalse(TEXT("active"), Action->IsActive());
					Action->Cancel();
					TestEqual(TEXT("successes"), Log->Successes, 1);
					TestTrue(TEXT("the recording"), Log->Animation && Log->Animation->HasRecording());
					Done.Execute();
				});
		});

	LatentIt("leaves other loads of the same file alone",
		[this](const FDoneDelegate& Done)
		{
			const TWeakObjectPtr<UMRInputLoadRecordingAsync> First = Action;
			Make(Path);
			First->Activate();
			Action->Activate();
			First->Cancel();
			AfterEvents(
				[this, Done]
				{
					TestEqual(TEXT("successes"), Log->Successes, 1);
					TestEqual(TEXT("failures"), Log->Failures, 0);
					Done.Execute();
				});
		});
}

void FMRInputCancelLoadSpec::DefineEnds()
{
	LatentIt("fires no event if the world ends while it reads",
		[this](const FDoneDelegate& Done)
		{
			LoadAnd([this] { World.Reset(); },
				[this, Done]
				{
					CheckReleased();
					Done.Execute();
				});
		});

	LatentIt("continues if garbage is collected while it reads",
		[this](const FDoneDelegate& Done)
		{
			LoadAnd([] { CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS); },
				[this, Done]
				{
					TestEqual(TEXT("successes"), Log->Successes, 1);
					Done.Execute();
				});
		});
}

#endif
