// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAccess.h"
#include "MRInputBelowOpenXR.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "MRInputSnapshot.h"
#include "Misc/AutomationTest.h"
#include "Misc/ConfigCacheIni.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputOpenXRRouteSpec, "MRInputAnimation.Unit.OpenXRRoute",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;

void PlayAt(float Time);
END_DEFINE_SPEC(FMRInputOpenXRRouteSpec)

void FMRInputOpenXRRouteSpec::PlayAt(float Time)
{
	FMRInputPlayOptions Options;
	Options.Clock = EMRInputClock::External;
	Options.LoopMode = EMRInputLoopMode::Hold;
	World->Play(Known.Get(), Options);
	World->Tick(0.01f);
	World->GetPlayback().AdvanceTo(Time);
}

void FMRInputOpenXRRouteSpec::Define()
{
	BeforeEach([this] { MRInputTestStage::Begin(Engine, World, Known); });
	AfterEach([this] { MRInputTestStage::End(Engine, World, Known); });

	It("keeps the devices away and hands out the frame while a session of OpenXR is there",
		[this]
		{
			const IHandTracker* Real = MRInputTestDevices::FindHandTracker();
			FMRInputBelowOpenXR Below;
			Below.BeginSession();
			PlayAt(0.75f);
			TestTrue(TEXT("the same hand tracker"), MRInputTestDevices::FindHandTracker() == Real);
			mria::Frame Expected;
			FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(0.75f, Expected);
			float Shown = 0.0f;
			const bool bIsRead = Below.Read([&Shown](const FMRInputSnapshot& Snapshot)
				{ Shown = Snapshot.Mixed.frame[mria::Hand::Left][mria::Joint::IndexTip].position.x; });
			TestTrue(TEXT("a frame"), bIsRead);
			TestEqual(
				TEXT("the recorded one"), Shown, Expected[mria::Hand::Left][mria::Joint::IndexTip].position.x, 1e-5f);

			Below.EndSession();
			World->GetPlayback().AdvanceTo(0.8f);
			World->GetPlayback().AdvanceTo(0.85f);
			TestTrue(TEXT("ours afterwards"), MRInputTestDevices::FindHandTracker() != Real);
		});

	It("hands out nothing while nothing plays, nor once it is detached",
		[this]
		{
			FMRInputBelowOpenXR Below;
			const auto Ignore = [](const FMRInputSnapshot&) {};
			TestFalse(TEXT("without playback"), Below.Read(Ignore));
			PlayAt(0.75f);
			TestTrue(TEXT("with it"), Below.Read(Ignore));
			Below.Detach();
			TestFalse(TEXT("detached"), Below.Read(Ignore));
		});

	It("is the default on HoloLens only",
		[this]
		{
			TestTrue(TEXT("HoloLens"), UMRInputSettings::GetDefaultRoute(TEXT("HoloLens")) == EMRInputRoute::OpenXR);
			TestTrue(TEXT("Windows"), UMRInputSettings::GetDefaultRoute(TEXT("Windows")) == EMRInputRoute::Devices);
		});

	It("is chosen in the configuration, which can be read before there are objects",
		[this]
		{
			const TCHAR* Section = TEXT("/Script/MRInputAnimation.MRInputSettings");
			FString Before;
			const bool bWasSet = GConfig->GetString(Section, TEXT("Route"), Before, GEngineIni);
			GConfig->SetString(Section, TEXT("Route"), TEXT("Devices"), GEngineIni);
			TestFalse(TEXT("devices"), UMRInputSettings::IsBelowOpenXR());
			GConfig->SetString(Section, TEXT("Route"), TEXT("OpenXR"), GEngineIni);
			TestTrue(TEXT("OpenXR"), UMRInputSettings::IsBelowOpenXR());
			if (bWasSet)
			{
				GConfig->SetString(Section, TEXT("Route"), *Before, GEngineIni);
			}
			else
			{
				GConfig->RemoveKey(Section, TEXT("Route"), GEngineIni);
			}
		});
}

#endif
