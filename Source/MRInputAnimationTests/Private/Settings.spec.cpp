// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HAL/FileManager.h"
#include "HAL/IConsoleManager.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Misc/StringOutputDevice.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestWorld.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSettingsSpec, "MRInputAnimation.Unit.Settings",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputSettings> Before;
FString ConfigPath;

void DefineDefaults();
void DefineConfig();
void DefineUse();
static void Copy(const UMRInputSettings& From, UMRInputSettings& To);
static void MakeUnusual(UMRInputSettings& Settings);
END_DEFINE_SPEC(FMRInputSettingsSpec)

void FMRInputSettingsSpec::Copy(const UMRInputSettings& From, UMRInputSettings& To)
{
	To.KeyPreset = From.KeyPreset;
	To.Keys = From.Keys;
	To.Actions = From.Actions;
	To.HeadRoute = From.HeadRoute;
	To.HandTrackerName = From.HandTrackerName;
	To.bLongMotionSources = From.bLongMotionSources;
	To.PlayOptions = From.PlayOptions;
	To.EyeHeight = From.EyeHeight;
	To.bShowStatus = From.bShowStatus;
	To.RecordOptions = From.RecordOptions;
	To.RecordingFolder = From.RecordingFolder;
}

/** Nothing as it is by default. */
void FMRInputSettingsSpec::MakeUnusual(UMRInputSettings& Settings)
{
	FMRInputKeyBinding Key;
	Key.Hand = EMRInputHand::Right;
	Key.Key = TEXT("Gamepad_FaceButton_Bottom");
	Settings.KeyPreset = EMRInputKeyPreset::Custom;
	Settings.Keys = {Key};
	Settings.HeadRoute = EMRInputHeadRoute::Always;
	Settings.HandTrackerName = TEXT("Other");
	Settings.bLongMotionSources = false;
	Settings.EyeHeight = 120.0f;
	Settings.bShowStatus = true;
	Settings.RecordingFolder = TEXT("Takes/Of today");
	Settings.PlayOptions.LoopMode = EMRInputLoopMode::PingPong;
	Settings.PlayOptions.Rate = -0.5f;
	Settings.PlayOptions.bAsStored = true;
	Settings.PlayOptions.Channels.bKeys = false;
	Settings.RecordOptions.MaxRate = 30.0f;
	Settings.RecordOptions.Format = EMRInputFileFormat::Mrtk10;
	Settings.RecordOptions.Channels.bGaze = true;
	Settings.RecordOptions.Tolerances.JointPosition = 0.25f;
}

void FMRInputSettingsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Before.Reset(NewObject<UMRInputSettings>());
			Copy(*GetDefault<UMRInputSettings>(), *Before);
			const FString Path = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			ConfigPath = FPaths::ConvertRelativePathToFull(Path + TEXT(".ini"));
		});
	AfterEach(
		[this]
		{
			Copy(*Before, *GetMutableDefault<UMRInputSettings>());
			Before.Reset();
			IFileManager::Get().Delete(*ConfigPath, false, true, true);
		});
	DefineDefaults();
	DefineConfig();
	DefineUse();
}

void FMRInputSettingsSpec::DefineDefaults()
{
	It("is listed among the plugins in the project settings",
		[this]
		{
			const UMRInputSettings* Settings = GetDefault<UMRInputSettings>();
			TestEqual(TEXT("container"), Settings->GetContainerName(), FName(TEXT("Project")));
			TestEqual(TEXT("category"), Settings->GetCategoryName(), FName(TEXT("Plugins")));
		});

	It("presses the keys of HoloLens 2",
		[this]
		{
			const UMRInputSettings* Settings = GetDefault<UMRInputSettings>();
			TestTrue(TEXT("preset"), Settings->KeyPreset == EMRInputKeyPreset::HandInteraction);
			TestEqual(TEXT("own keys"), Settings->Keys.Num(), 0);
			TestEqual(TEXT("actions"), Settings->Actions.Num(), 0);
		});

	It("plays corrected, and records as MRTK does but no gaze",
		[this]
		{
			const UMRInputSettings* Settings = GetDefault<UMRInputSettings>();
			TestFalse(TEXT("as stored"), Settings->PlayOptions.bAsStored);
			TestFalse(TEXT("gaze"), Settings->RecordOptions.Channels.bGaze);
			TestEqual(TEXT("window"), Settings->RecordOptions.WindowSeconds, 30.0f);
			TestEqual(TEXT("joints, cm"), Settings->RecordOptions.Tolerances.JointPosition, 0.1f);
			TestEqual(TEXT("head, cm"), Settings->RecordOptions.Tolerances.HeadPosition, 0.2f);
			TestEqual(TEXT("folder"), Settings->RecordingFolder, FString(TEXT("MRInput")));
			TestFalse(TEXT("status line"), Settings->bShowStatus);
			TestTrue(TEXT("head route"), Settings->HeadRoute == EMRInputHeadRoute::WithoutHeadset);
		});
}

void FMRInputSettingsSpec::DefineConfig()
{
	It("comes back from the config file as it was saved",
		[this]
		{
			UMRInputSettings& Settings = *GetMutableDefault<UMRInputSettings>();
			MakeUnusual(Settings);
			Settings.SaveConfig(CPF_Config, *ConfigPath);
			Copy(*Before, Settings);
			Settings.LoadConfig(nullptr, *ConfigPath);

			TestTrue(TEXT("preset"), Settings.KeyPreset == EMRInputKeyPreset::Custom);
			TestEqual(TEXT("eye height"), Settings.EyeHeight, 120.0f);
			if (TestEqual(TEXT("keys"), Settings.Keys.Num(), 1))
			{
				TestTrue(TEXT("hand"), Settings.Keys[0].Hand == EMRInputHand::Right);
				TestEqual(TEXT("key"), Settings.Keys[0].Key, FName(TEXT("Gamepad_FaceButton_Bottom")));
			}
			TestTrue(TEXT("head route"), Settings.HeadRoute == EMRInputHeadRoute::Always);
			TestEqual(TEXT("tracker"), Settings.HandTrackerName, FName(TEXT("Other")));
			TestFalse(TEXT("long sources"), Settings.bLongMotionSources);
			TestTrue(TEXT("status line"), Settings.bShowStatus);
			TestEqual(TEXT("folder"), Settings.RecordingFolder, FString(TEXT("Takes/Of today")));
			TestTrue(TEXT("loop"), Settings.PlayOptions.LoopMode == EMRInputLoopMode::PingPong);
			TestEqual(TEXT("rate"), Settings.PlayOptions.Rate, -0.5f);
			TestTrue(TEXT("as stored"), Settings.PlayOptions.bAsStored);
			TestFalse(TEXT("keys are driven"), Settings.PlayOptions.Channels.bKeys);
			TestEqual(TEXT("recording rate"), Settings.RecordOptions.MaxRate, 30.0f);
			TestTrue(TEXT("format"), Settings.RecordOptions.Format == EMRInputFileFormat::Mrtk10);
			TestTrue(TEXT("gaze"), Settings.RecordOptions.Channels.bGaze);
			TestEqual(TEXT("tolerance"), Settings.RecordOptions.Tolerances.JointPosition, 0.25f);
		});
}

void FMRInputSettingsSpec::DefineUse()
{
	It("is what the console plays and records with",
		[this]
		{
			const FMRInputBareEngine Engine;
			const FMRInputTestWorld World;
			MakeUnusual(*GetMutableDefault<UMRInputSettings>());
			FStringOutputDevice Out;
			IConsoleManager::Get().ProcessUserConsoleInput(TEXT("MRInput.Play PinchDrag 2"), Out, &World.Get());
			const FMRInputPlayOptions& Played = World.GetPlayback().GetOptions();
			TestTrue(TEXT("as stored"), Played.bAsStored);
			TestTrue(TEXT("loop"), Played.LoopMode == EMRInputLoopMode::PingPong);
			TestEqual(TEXT("rate, as the command says"), Played.Rate, 2.0f);

			IConsoleManager::Get().ProcessUserConsoleInput(TEXT("MRInput.Record 5"), Out, &World.Get());
			const FMRInputRecordOptions& Recorded =
				World.Get().GetSubsystem<UMRInputRecorderSubsystem>()->GetRecordOptions();
			TestEqual(TEXT("recording rate"), Recorded.MaxRate, 30.0f);
			TestTrue(TEXT("gaze"), Recorded.Channels.bGaze);
			TestEqual(TEXT("window, as the command says"), Recorded.WindowSeconds, 5.0f);
		});
}

#endif
