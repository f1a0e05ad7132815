// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Misc/Paths.h"

#include "HAL/FileManager.h"
#include "MRInputAsyncActions.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputFiles.h"
#include "MRInputPaths.h"
#include "MRInputSettings.h"
#include "MRInputTakeFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Support/MRInputFileLog.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"
#include "UObject/Package.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputPathsSpec, "MRInputAnimation.Unit.Paths",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
FMRInputAnimationPtr Known;
TUniquePtr<FMRInputTestWorld> World;
TStrongObjectPtr<UMRInputFileLog> Log;
TArray<FString> Written;

void DefineFiles();
void DefineNodes();
void DefineNames();
FString Write(const FString& Path);
FString Find(const FString& Path);
END_DEFINE_SPEC(FMRInputPathsSpec)

/** Puts a recording there, for this test. */
FString FMRInputPathsSpec::Write(const FString& Path)
{
	FMRInputError Error;
	TestTrue(TEXT("written"), MRInputFiles::Save(Known->GetBytes(), Path, Error));
	Written.Add(Path);
	return Path;
}

/** What it is resolved to, whole; empty if it is not. */
FString FMRInputPathsSpec::Find(const FString& Path)
{
	FString Found;
	FMRInputError Error;
	const bool bIsFound = MRInputPaths::Resolve(Path, Found, Error);
	TestEqual(TEXT("an error if not found"), Error.IsSet(), !bIsFound);
	return bIsFound ? FPaths::ConvertRelativePathToFull(Found) : FString();
}

void FMRInputPathsSpec::Define()
{
	BeforeEach([this] { Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown()); });
	AfterEach(
		[this]
		{
			for (const FString& Path : Written)
			{
				IFileManager::Get().Delete(*Path, false, true, true);
			}
			Written.Reset();
			Known.Reset();
			Log.Reset();
			World.Reset();
		});
	DefineFiles();
	DefineNodes();
	DefineNames();
}

void FMRInputPathsSpec::DefineFiles()
{
	It("find a file in each of the folders, with and without its extension",
		[this]
		{
			const FString Name = FGuid::NewGuid().ToString();
			const FString Folders[] = {FPaths::ProjectDir(), MRInputTakeFiles::GetFolder(), FPaths::ProjectSavedDir(),
				FPaths::ProjectContentDir()};
			for (const FString& Folder : Folders)
			{
				const FString Path = Write(FPaths::Combine(Folder, Name, TEXT("Reach.bin")));
				const FString Full = FPaths::ConvertRelativePathToFull(Path);
				TestEqual(TEXT("with"), *Find(Name / TEXT("Reach.bin")), *Full);
				TestEqual(TEXT("without"), *Find(Name / TEXT("Reach")), *Full);
				IFileManager::Get().DeleteDirectory(*FPaths::GetPath(Path), false, true);
			}
			TestEqual(TEXT("none left"), *Find(Name / TEXT("Reach")), TEXT(""));
		});

	It("find the plugin's samples by their names alone",
		[this]
		{
			const FString Sample =
				FPaths::ConvertRelativePathToFull(MRInputTestRecordings::GetSamplePath(TEXT("PinchDrag")));
			TestEqual(TEXT("the sample"), *Find(TEXT("PinchDrag")), *Sample);
		});

	It("take the project's own before the samples, and the project's folder before its recordings",
		[this]
		{
			FString& Setting = GetMutableDefault<UMRInputSettings>()->RecordingFolder;
			const TGuardValue<FString> Restore(Setting,
				FPaths::ConvertRelativePathToFull(FPaths::AutomationTransientDir() / FGuid::NewGuid().ToString()));
			const FString Sample = Write(FPaths::Combine(MRInputTakeFiles::GetFolder(), TEXT("PinchDrag.bin")));
			TestEqual(TEXT("a recording"), *Find(TEXT("PinchDrag")), *FPaths::ConvertRelativePathToFull(Sample));

			const FString Name = FGuid::NewGuid().ToString() + TEXT(".bin");
			const FString Recording = Write(FPaths::Combine(MRInputTakeFiles::GetFolder(), Name));
			TestEqual(TEXT("a recording only"), *Find(Name), *FPaths::ConvertRelativePathToFull(Recording));
			const FString InProject = Write(FPaths::Combine(FPaths::ProjectDir(), Name));
			TestEqual(TEXT("the project"), *Find(Name), *FPaths::ConvertRelativePathToFull(InProject));
		});

	It("take whole paths, and those that the engine's folders make",
		[this]
		{
			const FString Path = Write(FPaths::ProjectSavedDir() / FGuid::NewGuid().ToString() + TEXT(".bin"));
			const FString Full = FPaths::ConvertRelativePathToFull(Path);
			TestEqual(TEXT("whole"), *Find(Full), *Full);
			TestEqual(TEXT("whole, without"), *Find(Full.LeftChop(4)), *Full);
			TestEqual(TEXT("the engine's"), *Find(Path), *Full);
		});

	It("say where they looked",
		[this]
		{
			FString Found = TEXT("before");
			FMRInputError Error;
			TestFalse(TEXT("found"), MRInputPaths::Resolve(TEXT("Nowhere"), Found, Error));
			TestTrue(TEXT("empty"), Found.IsEmpty());
			TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::FileNotFound);
			TestEqual(TEXT("the source"), *Error.Source, TEXT("Nowhere"));
			const FString Text = Error.Text.ToString();
			for (const FString& Folder : {FPaths::ProjectContentDir(), MRInputTakeFiles::GetFolder()})
			{
				TestTrue(*Text, Text.Contains(FPaths::ConvertRelativePathToFull(Folder)));
			}
			TestTrue(*Text, Text.Contains(TEXT("Samples/Nowhere")));
		});

	It("find nothing for an empty path or a folder",
		[this]
		{
			TestEqual(TEXT("empty"), *Find(FString()), TEXT(""));
			TestEqual(TEXT("a folder"), *Find(FPaths::ProjectDir()), TEXT(""));
		});
}

void FMRInputPathsSpec::DefineNodes()
{
	It("are the same for the node that loads",
		[this]
		{
			UMRInputAnimation* Animation = nullptr;
			FMRInputError Error;
			TestTrue(TEXT("loaded"),
				UMRInputBlueprintLibrary::LoadRecordingFromFile(TEXT("PressButton"), Animation, Error) ==
					EMRInputResult::Success);
			TestTrue(TEXT("fails"),
				UMRInputBlueprintLibrary::LoadRecordingFromFile(TEXT("Nowhere"), Animation, Error) ==
					EMRInputResult::Failure);
			TestTrue(TEXT("says where it looked"), Error.Text.ToString().Contains(TEXT("Samples/Nowhere")));
		});

	LatentIt("are the same for the node that loads in the background",
		[this](const FDoneDelegate& Done)
		{
			World = MakeUnique<FMRInputTestWorld>();
			Log.Reset(NewObject<UMRInputFileLog>());
			Log->OnReceived = [this, Done]
			{
				if (Log->Successes + Log->Failures < 2)
				{
					return;
				}
				TestEqual(TEXT("found"), Log->Successes, 1);
				TestEqual(TEXT("not found"), Log->Failures, 1);
				Done.Execute();
			};
			for (const TCHAR* Name : {TEXT("PressButton"), TEXT("Nowhere")})
			{
				UMRInputLoadRecordingAsync* Action =
					UMRInputLoadRecordingAsync::LoadRecordingFromFileAsync(&World->Get(), Name);
				Log->ListenToLoad(*Action);
				Action->Activate();
			}
			TestEqual(TEXT("called back at once"), Log->Successes + Log->Failures, 0);
		});
}

void FMRInputPathsSpec::DefineNames()
{
	It("name a loaded file after itself",
		[this]
		{
			FMRInputError Error;
			const UMRInputAnimation* Animation = MRInputPaths::LoadNamed(TEXT("PinchDrag"), Error);
			if (TestNotNull(TEXT("loaded"), Animation))
			{
				TestEqual(TEXT("its name"), *Animation->GetDisplayName(), TEXT("PinchDrag"));
				TestTrue(TEXT("has a recording"), Animation->HasRecording());
			}
		});

	It("find an asset by its path, its object's path and its reference",
		[this]
		{
			const FString Path = TEXT("/Game/") + FGuid::NewGuid().ToString() + TEXT("/Reach");
			UPackage* Package = CreatePackage(*Path);
			UMRInputAnimation* Asset = NewObject<UMRInputAnimation>(Package, TEXT("Reach"), RF_Public | RF_Standalone);
			FMRInputError Error;
			Asset->SetBytes(Known->GetBytes(), TEXT("Reach"), Error);
			const FString ObjectPath = Path + TEXT(".Reach");
			const FString Reference = TEXT("/Script/MRInputAnimation.MRInputAnimation'") + ObjectPath + TEXT("'");
			for (const FString& Name : {Path, ObjectPath, Reference})
			{
				TestTrue(*Name, MRInputPaths::LoadNamed(Name, Error) == Asset);
				TestFalse(TEXT("an error"), Error.IsSet());
			}
			Asset->ClearFlags(RF_Standalone);
		});

	It("say what is wrong with a name",
		[this]
		{
			const FString Name = FGuid::NewGuid().ToString();
			const FString Path = FPaths::ProjectSavedDir() / Name + TEXT(".bin");
			FFileHelper::SaveStringToFile(TEXT("no recording"), *Path);
			Written.Add(Path);
			FMRInputError Error;
			TestNull(TEXT("no recording"), MRInputPaths::LoadNamed(Name, Error));
			TestTrue(TEXT("its bytes"), Error.ByteOffset >= 0);
			TestNull(TEXT("no file"), MRInputPaths::LoadNamed(TEXT("Nowhere"), Error));
			TestTrue(TEXT("not found"), Error.Code == EMRInputErrorCode::FileNotFound);
		});
}

#endif
