// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Host/HostEngine.h"
#include "MRInputConvert.h"
#include "MRInputFunctionalTest.h"
#include "MRInputFunctionalTestSettings.h"
#include "MRInputTestLevels.h"
#include "MRInputTestSession.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Support/MRInputTestStage.h"
#include "UnrealClient.h"

/**
 * What a real engine would not let a spec see: in one an automation test runs, which collects the failed Assert nodes;
 * levels are left, and pictures taken.
 */
BEGIN_DEFINE_SPEC(FMRInputFunctionalTestGameSpec, "MRInputAnimation.Unit.FunctionalTestGame",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
AMRInputFunctionalTest* Test = nullptr;
FString Folder;

const mria::TestOutcome& GetOutcome() const
{
	return FMRInputTestAccess::GetSession(*Test).GetOutcome();
}
void RunFrames(int32 Count);
void TestMessage(const TCHAR* State, const TCHAR* Message);
END_DEFINE_SPEC(FMRInputFunctionalTestGameSpec)

void FMRInputFunctionalTestGameSpec::RunFrames(int32 Count)
{
	for (int32 Frame = 0; Frame < Count && Test->IsRunning(); ++Frame)
	{
		World->Tick(1.0f / 60.0f);
	}
}

void FMRInputFunctionalTestGameSpec::TestMessage(const TCHAR* State, const TCHAR* Message)
{
	TestEqual(TEXT("the state"), FString(mria::ToString(GetOutcome().state)), FString(State));
	TestEqual(TEXT("the message"), MRInputConvert::ToString(GetOutcome().message), FString(Message));
}

void FMRInputFunctionalTestGameSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Folder = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
			Test = World->Get().SpawnActor<AMRInputFunctionalTest>();
			Test->TestName = TEXT("Lamp");
			Test->Recording = Known.Get();
			Test->SnapshotMode = EMRInputSnapshotMode::Off;
			Test->TakeCheck = EMRInputTakeCheck::Off;
			FMRInputTestAccess::GetSession(*Test).Files.Folder = Folder;
		});
	AfterEach([this] { MRInputTestStage::End(Engine, World, Known); });

	It("fails if one of the engine's Assert nodes fails, with its text and time",
		[this]
		{
			AddExpectedError(TEXT("the lamp is"), EAutomationExpectedErrorFlags::Contains, 2);
			Test->RunTest();
			RunFrames(61);
			Test->AssertTrue(true, TEXT("it has power"));
			Test->AssertTrue(false, TEXT("the lamp is on"), Test);
			Test->AssertTrue(false, TEXT("the lamp is red"));
			RunFrames(400);
			const FString Text =
				FString::Printf(TEXT("Assertion Failed: 'the lamp is on' for context '%s'"), *Test->GetName());
			TestMessage(TEXT("failed"), *Text);
			if (TestEqual(TEXT("events"), static_cast<int32>(GetOutcome().events.size()), 2))
			{
				const mria::TestEvent& Event = GetOutcome().events[0];
				TestEqual(TEXT("its severity"), FString(Event.severity.c_str()), FString(TEXT("error")));
				TestEqual(TEXT("its text"), MRInputConvert::ToString(Event.text), Text);
				TestEqual(TEXT("its time"), Event.time, 1.0, 0.03);
			}
		});

	It("listens only while it runs, and forgets what an earlier run has heard",
		[this]
		{
			AddExpectedError(TEXT("the lamp is"), EAutomationExpectedErrorFlags::Contains, 3);
			Test->AssertTrue(false, TEXT("the lamp is on"));
			Test->RunTest();
			Test->AssertTrue(false, TEXT("the lamp is there"));
			RunFrames(400);
			TestMessage(TEXT("failed"), TEXT("Assertion Failed: 'the lamp is there' for context ''"));
			Test->AssertTrue(false, TEXT("the lamp is off"));
			TestEqual(TEXT("events"), static_cast<int32>(GetOutcome().events.size()), 1);
			Test->RunTest();
			RunFrames(400);
			TestMessage(TEXT("passed"), TEXT(""));
		});

	It("asks for a picture at each marker and at the end, in its folder",
		[this]
		{
			Test->RunTest();
			RunFrames(60);
			TestEqual(
				TEXT("at a marker"), FScreenshotRequest::GetFilename(), FPaths::Combine(Folder, TEXT("Lamp-one.png")));
			RunFrames(400);
			TestEqual(
				TEXT("at the end"), FScreenshotRequest::GetFilename(), FPaths::Combine(Folder, TEXT("Lamp-end.png")));
			TestEqual(TEXT("files"), static_cast<int32>(GetOutcome().files.size()), 3);
		});

#if WITH_EDITOR // a Game target of the host has a game of its own, which stays
	It("opens levels afresh, and waits until the next world has begun play",
		[this]
		{
			const TGuardValue<TArray<FSoftObjectPath>> Levels(
				GetMutableDefault<UMRInputFunctionalTestSettings>()->Levels,
				{FSoftObjectPath(TEXT("/Game/Maps/Buttons.Buttons")), FSoftObjectPath(TEXT("/Game/Maps/Lamps.Lamps"))});
			FMRInputTestLevels Opener;
			TestEqual(TEXT("the levels of the settings"), FString::Join(Opener.List(), TEXT(" ")),
				FString(TEXT("/Game/Maps/Buttons /Game/Maps/Lamps")));
			TestTrue(TEXT("the level of the app before"), Opener.FindOpened() == &World->Get());
			Opener.Open(TEXT("/Game/Maps/Lamps"));
			TestNull(TEXT("not open yet"), Opener.FindOpened());
			TestEqual(TEXT("what the engine is asked for"), UE::Host::GetAskedLevel(), FName(TEXT("/Game/Maps/Lamps")));
			TestNull(TEXT("the world that is left does not count"), Opener.FindOpened());
			World = MakeUnique<FMRInputTestWorld>();
			TestTrue(TEXT("the next one"), Opener.FindOpened() == &World->Get());
			Opener.Open(FString());
			TestNull(TEXT("the same level again"), Opener.FindOpened());
			TestEqual(TEXT("by its name"), UE::Host::GetAskedLevel(), FName(*World->Get().GetMapName()));
		});
#endif

	It("has the app's first level if the settings name none",
		[this] { TestTrue(TEXT("one without a name"), FMRInputTestLevels().List() == TArray<FString>({FString()})); });
}
