// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"
#include "MRInputTestCommands.h"
#include "MRInputTestLibrary.h"
#include "MRInputTestProp.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputMarkerLog.h"
#include "Support/MRInputTestStage.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputTestNodesSpec, "MRInputAnimation.Unit.TestNodes",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;

void DefineCommands();
void DefineProps();
void Wait(const TCHAR* Marker, UMRInputMarkerLog& Log);
int32 CountFrames(IAutomationLatentCommand& Command);
AMRInputTestProp* AddProp(EMRInputTestPropKind Kind, float Time);
END_DEFINE_SPEC(FMRInputTestNodesSpec)

void FMRInputTestNodesSpec::Wait(const TCHAR* Marker, UMRInputMarkerLog& Log)
{
	UMRInputWaitForMarkerAsync* Node = UMRInputWaitForMarkerAsync::WaitForRecordedMarker(&World->Get(), Marker);
	Node->OnReached.AddDynamic(&Log, &UMRInputMarkerLog::HandleReached);
	Node->OnMissed.AddDynamic(&Log, &UMRInputMarkerLog::HandleMissed);
	Node->Activate();
}

int32 FMRInputTestNodesSpec::CountFrames(IAutomationLatentCommand& Command)
{
	int32 Frames = 0;
	while (!Command.Update() && ++Frames < 1000)
	{
		World->Tick(1.0f / 60.0f);
	}
	return Frames;
}

/** Where the right index finger is at that time. */
AMRInputTestProp* FMRInputTestNodesSpec::AddProp(EMRInputTestPropKind Kind, float Time)
{
	FMRInputPlayOptions Options;
	Options.Clock = EMRInputClock::External;
	Options.LoopMode = EMRInputLoopMode::Hold;
	World->Play(Known.Get(), Options);
	World->Tick(0.01f);
	World->GetPlayback().AdvanceTo(Time);
	const int32 IndexTip = 10; // EHandKeypoint::IndexTip
	const FVector Tip = World->GetPlayback().GetFrame().RightHand.Keypoints[IndexTip].GetLocation();
	World->GetPlayback().Stop();
	AMRInputTestProp* Prop = World->Get().SpawnActor<AMRInputTestProp>(Tip, FRotator::ZeroRotator);
	Prop->Kind = Kind;
	Prop->Reach = 1.0f;
	return Prop;
}

void FMRInputTestNodesSpec::Define()
{
	BeforeEach([this] { MRInputTestStage::Begin(Engine, World, Known); });
	AfterEach([this] { MRInputTestStage::End(Engine, World, Known); });
	DefineCommands();
	DefineProps();
}

void FMRInputTestNodesSpec::DefineCommands()
{
	It("plays, waits for a marker and for the end, by latent commands",
		[this]
		{
			FMRInputPlayCommand Play(this, &World->Get(), Known.Get());
			TestTrue(TEXT("started"), Play.Update());
			FMRInputWaitForMarkerCommand Wait(this, &World->Get(), TEXT("two"));
			TestTrue(TEXT("1.5 s"), FMath::Abs(CountFrames(Wait) - 90) <= 2);
			TestEqual(TEXT("the hands"), UMRInputTestLibrary::DescribeRecordedHands(&World->Get()),
				FString(TEXT("left hand pinches, right hand tracked")));
			FMRInputWaitForEndCommand End(&World->Get());
			TestTrue(TEXT("0.5 s more"), FMath::Abs(CountFrames(End) - 30) <= 2);
			TestEqual(TEXT("no hands"), UMRInputTestLibrary::DescribeRecordedHands(&World->Get()),
				FString(TEXT("no hand tracked")));
		});

	It("adds errors for what cannot be played or never comes",
		[this]
		{
			AddExpectedError(TEXT("has no marker three"), EAutomationExpectedErrorFlags::Contains, 1);
			AddExpectedError(TEXT("ended before marker two"), EAutomationExpectedErrorFlags::Contains, 1);
			FMRInputPlayCommand Play(this, &World->Get(), Known.Get());
			Play.Update();
			FMRInputWaitForMarkerCommand Never(this, &World->Get(), TEXT("three"));
			TestTrue(TEXT("no such marker"), Never.Update());
			World->GetPlayback().Stop();
			FMRInputWaitForMarkerCommand Late(this, &World->Get(), TEXT("two"));
			TestTrue(TEXT("nothing plays"), Late.Update());
		});

	It("waits for a marker by a node, of whose two events one fires, once",
		[this]
		{
			const TStrongObjectPtr<UMRInputMarkerLog> Log(NewObject<UMRInputMarkerLog>());
			World->Play(Known.Get());
			Wait(TEXT("two"), *Log);
			Wait(TEXT("three"), *Log);
			World->TickFrames(85, 1.0f / 60.0f);
			TestEqual(TEXT("before the marker"), Log->Describe(), FString());
			World->TickFrames(10, 1.0f / 60.0f);
			TestEqual(TEXT("after it"), Log->Describe(), FString(TEXT("reached 1.50")));
			World->TickFrames(60, 1.0f / 60.0f);
			TestEqual(TEXT("after the end"), Log->Describe(), FString(TEXT("reached 1.50, missed 2.00")));
			World->Play(Known.Get());
			World->TickFrames(130, 1.0f / 60.0f);
			TestEqual(TEXT("after another time"), Log->Describe(), FString(TEXT("reached 1.50, missed 2.00")));
			Wait(TEXT("two"), *Log);
			TestEqual(
				TEXT("while nothing plays"), Log->Describe(), FString(TEXT("reached 1.50, missed 2.00, missed 0.00")));
		});
}

void FMRInputTestNodesSpec::DefineProps()
{
	It("presses a button where the finger passes",
		[this]
		{
			const AMRInputTestProp* Button = AddProp(EMRInputTestPropKind::Button, 1.0f);
			World->Play(Known.Get());
			World->TickFrames(110, 1.0f / 60.0f);
			TestEqual(TEXT("touched once"), Button->TouchCount, 1);
			TestFalse(TEXT("released"), Button->bIsTouched);
		});

	It("lets a cube and a slider follow a pinch, and drops them at its end",
		[this]
		{
			AMRInputTestProp* Cube = AddProp(EMRInputTestPropKind::Grabbable, 0.52f);
			AMRInputTestProp* Slider = AddProp(EMRInputTestPropKind::Slider, 0.52f);
			const FVector Start = Cube->GetActorLocation();
			World->Play(Known.Get());
			World->TickFrames(50, 1.0f / 60.0f);
			TestTrue(TEXT("held"), Cube->bIsTouched && Slider->bIsTouched);
			World->TickFrames(20, 1.0f / 60.0f);
			TestFalse(TEXT("dropped"), Cube->bIsTouched || Slider->bIsTouched);
			TestTrue(TEXT("moved"), FVector::Dist(Cube->GetActorLocation(), Start) > 1.0);
			const FVector Moved = Slider->GetActorLocation() - Start;
			TestTrue(TEXT("along its axis only"), FMath::Abs(Moved.X) < 1e-3 && FMath::Abs(Moved.Z) < 1e-3);
			TestTrue(TEXT("its value"), Slider->SliderValue != 0.5f);
			const FVector Last = Cube->GetActorLocation();
			World->TickFrames(5, 1.0f / 60.0f);
			TestEqual(TEXT("stays"), Cube->GetActorLocation(), Last, 1e-3f);
		});
}

#endif
