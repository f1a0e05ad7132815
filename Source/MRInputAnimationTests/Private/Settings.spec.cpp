// SPDX-License-Identifier: MIT

#include "HAL/FileManager.h"
#include "MRInputPlayerComponent.h"
#include "MRInputRecorderComponent.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Misc/ConfigCacheIni.h"
#include "Misc/Paths.h"
#include "UObject/StrongObjectPtr.h"
#include "UObject/UnrealType.h"

namespace SettingsSpecDetail
{

using FSettingsPtr = TStrongObjectPtr<UMRInputSettings>;

FSettingsPtr Make()
{
	return FSettingsPtr(NewObject<UMRInputSettings>());
}

/** Nothing as it is by default. */
FSettingsPtr MakeUnusual()
{
	FSettingsPtr Settings = Make();
	Settings->Keys = {{EMRInputHand::Right, TEXT("Gamepad_FaceButton_Bottom")}};
	Settings->HeadRoute = EMRInputHeadRoute::Always;
	Settings->HandTrackerName = TEXT("Other");
	Settings->bLongMotionSources = false;
	Settings->bShowStatus = true;
	Settings->RecordingFolder = TEXT("Takes/Of today");
	Settings->PlayOptions.LoopMode = EMRInputLoopMode::PingPong;
	Settings->PlayOptions.Rate = -0.5f;
	Settings->PlayOptions.bAsStored = true;
	Settings->PlayOptions.Channels.bKeys = false;
	Settings->RecordOptions.MaxRate = 30.0f;
	Settings->RecordOptions.bKeepAll = true;
	Settings->RecordOptions.Format = EMRInputFileFormat::Mrtk10;
	Settings->RecordOptions.Channels.bGaze = true;
	Settings->RecordOptions.Tolerances.JointPosition = 0.25f;
	return Settings;
}

} // namespace SettingsSpecDetail

BEGIN_DEFINE_SPEC(FMRInputSettingsSpec, "MRInput.Settings",
	EAutomationTestFlags::ProductFilter | EAutomationTestFlags_ApplicationContextMask)
FString ConfigPath;
END_DEFINE_SPEC(FMRInputSettingsSpec)

void FMRInputSettingsSpec::Define()
{
	using namespace SettingsSpecDetail;

	BeforeEach(
		[this]
		{
			const FString Name = FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("MRInputSettings.ini"));
			ConfigPath = FPaths::ConvertRelativePathToFull(Name);
		});

	AfterEach([this] { IFileManager::Get().Delete(*ConfigPath, false, true, true); });

	It("stands among the plugins of the project's settings",
		[this]
		{
			const UMRInputSettings* Settings = GetDefault<UMRInputSettings>();
			TestEqual(TEXT("container"), Settings->GetContainerName(), FName(TEXT("Project")));
			TestEqual(TEXT("category"), Settings->GetCategoryName(), FName(TEXT("Plugins")));
		});

	It("presses the keys of HoloLens 2 by default, two a hand",
		[this]
		{
			int32 LeftCount = 0;
			const FSettingsPtr Settings = Make();
			for (const FMRInputKeyBinding& Binding : Settings->Keys)
			{
				const FString Name = Binding.Key.ToString();
				const TCHAR* Side = Binding.Hand == EMRInputHand::Left ? TEXT("_Left_") : TEXT("_Right_");
				TestTrue(Name, Name.StartsWith(TEXT("OpenXRMsftHandInteraction")) && Name.Contains(Side));
				LeftCount += Binding.Hand == EMRInputHand::Left ? 1 : 0;
			}
			TestEqual(TEXT("keys"), Settings->Keys.Num(), 4);
			TestEqual(TEXT("left keys"), LeftCount, 2);
			TestEqual(TEXT("actions"), Settings->Actions.Num(), 0);
		});

	It("plays corrected and records as MRTK does by default",
		[this]
		{
			const FSettingsPtr Settings = Make();
			TestFalse(TEXT("as stored"), Settings->PlayOptions.bAsStored);
			TestFalse(TEXT("gaze is recorded"), Settings->RecordOptions.Channels.bGaze);
			TestEqual(TEXT("window"), Settings->RecordOptions.WindowSeconds, 30.0f);
			TestEqual(TEXT("joint tolerance"), Settings->RecordOptions.Tolerances.JointPosition, 0.1f);
			TestEqual(TEXT("folder"), Settings->RecordingFolder, FString(TEXT("MRInput")));
			TestFalse(TEXT("status line"), Settings->bShowStatus);
			TestTrue(TEXT("head route"), Settings->HeadRoute == EMRInputHeadRoute::WithoutHeadset);
		});

	It("comes back from the config file as it was saved",
		[this]
		{
			MakeUnusual()->SaveConfig(CPF_Config, *ConfigPath);
			const FSettingsPtr Loaded = Make();
			Loaded->LoadConfig(nullptr, *ConfigPath);
			const FSettingsPtr Expected = MakeUnusual();
			for (TFieldIterator<FProperty> Property(UMRInputSettings::StaticClass()); Property; ++Property)
			{
				if (Property->HasAnyPropertyFlags(CPF_Config))
				{
					TestTrue(Property->GetName(), Property->Identical_InContainer(Loaded.Get(), Expected.Get()));
				}
			}
			TestEqual(TEXT("rate"), Loaded->PlayOptions.Rate, -0.5f);
			TestEqual(TEXT("folder"), Loaded->RecordingFolder, FString(TEXT("Takes/Of today")));
		});

	It("gives new components their options",
		[this]
		{
			UMRInputSettings& Settings = *GetMutableDefault<UMRInputSettings>();
			const TGuardValue<bool> AsStored(Settings.PlayOptions.bAsStored, true);
			const TGuardValue<float> Rate(Settings.RecordOptions.MaxRate, 12.0f);
			const TStrongObjectPtr<UMRInputPlayerComponent> Player(NewObject<UMRInputPlayerComponent>());
			const TStrongObjectPtr<UMRInputRecorderComponent> Recorder(NewObject<UMRInputRecorderComponent>());
			TestTrue(TEXT("as stored"), Player->Options.bAsStored);
			TestEqual(TEXT("rate"), Recorder->Options.MaxRate, 12.0f);
		});
}
