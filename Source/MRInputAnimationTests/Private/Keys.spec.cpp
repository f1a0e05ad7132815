// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/PlayerController.h"
#include "InputCoreTypes.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputEventLog.h"
#include "Support/MRInputTestStage.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace KeysSpecDetail
{

const TCHAR* const LeftKeys[] = {
	TEXT("OpenXRMsftHandInteraction_Left_Select_Axis"), TEXT("OpenXRMsftHandInteraction_Left_Grip_Axis")};
const TCHAR* const RightKeys[] = {
	TEXT("OpenXRMsftHandInteraction_Right_Select_Axis"), TEXT("OpenXRMsftHandInteraction_Right_Grip_Axis")};
const TCHAR* const RightKey = RightKeys[0];

} // namespace KeysSpecDetail

BEGIN_DEFINE_SPEC(FMRInputKeysSpec, "MRInputAnimation.Unit.Keys",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
FMRInputPlayOptions Options;

void DefinePresses();
void DefineReleases();
void DefineChoice();
bool IsDown(const TCHAR* Key) const
{
	return World->GetPlayer().IsInputKeyDown(FKey(Key));
}
void CheckKeys(TConstArrayView<const TCHAR*> Names, bool bIsDown);
void PlayInto(float Time);
END_DEFINE_SPEC(FMRInputKeysSpec)

void FMRInputKeysSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			World->Tick(0.01f);
			Options = FMRInputPlayOptions();
		});
	AfterEach([this] { MRInputTestStage::End(Engine, World, Known); });
	DefinePresses();
	DefineReleases();
	DefineChoice();
}

void FMRInputKeysSpec::CheckKeys(TConstArrayView<const TCHAR*> Names, bool bIsDown)
{
	for (const TCHAR* Name : Names)
	{
		const FString What = FString::Printf(TEXT("%s at %g"), Name, World->GetPlayback().GetTime());
		TestTrue(What, IsDown(Name) == bIsDown);
		const float Value = World->GetPlayer().GetInputAnalogKeyState(FKey(Name));
		TestEqual(What, Value, bIsDown ? 1.0f : 0.0f, 0.0f);
	}
}

/** From the start, in frames of 20 ms. */
void FMRInputKeysSpec::PlayInto(float Time)
{
	World->Play(Known.Get(), Options);
	World->TickFrames(FMath::RoundToInt32(Time / 0.02f), 0.02f);
}

void FMRInputKeysSpec::DefinePresses()
{
	using namespace KeysSpecDetail;

	It("are down while their hand pinches",
		[this]
		{
			World->Play(Known.Get());
			int32 FramesDown = 0;
			for (int32 Frame = 0; Frame < 100; ++Frame)
			{
				World->Tick(0.0197f);
				const FMRInputFrame Shown = World->GetPlayback().GetFrame();
				CheckKeys(LeftKeys, Shown.LeftHand.bIsTracked && Shown.LeftHand.bIsPinching);
				CheckKeys(RightKeys, Shown.RightHand.bIsTracked && Shown.RightHand.bIsPinching);
				FramesDown += IsDown(RightKey) ? 1 : 0;
			}
			TestTrue(TEXT("there were pinches"), FramesDown > 20);
		});

	It("are pressed and released once a pinch",
		[this]
		{
			World->Play(Known.Get());
			int32 Presses = 0;
			int32 Releases = 0;
			for (int32 Frame = 0; Frame < 110; ++Frame)
			{
				World->Tick(1.0f / 240.0f * 5.0f);
				Presses += World->GetPlayer().WasInputKeyJustPressed(FKey(LeftKeys[0])) ? 1 : 0;
				Releases += World->GetPlayer().WasInputKeyJustReleased(FKey(LeftKeys[0])) ? 1 : 0;
			}
			TestEqual(TEXT("presses"), Presses, 1);
			TestEqual(TEXT("releases"), Releases, 1);
		});

	It("are pressed and released by a pinch that is shorter than a frame",
		[this]
		{
			PlayInto(1.2f);
			TestFalse(TEXT("down before"), IsDown(RightKey));
			World->Tick(0.02f);
			const APlayerController& Player = World->GetPlayer();
			TestTrue(TEXT("pressed"), Player.WasInputKeyJustPressed(FKey(RightKey)));
			TestTrue(TEXT("released"), Player.WasInputKeyJustReleased(FKey(RightKey)));
			TestFalse(TEXT("down"), IsDown(RightKey));
			World->Tick(0.02f);
			TestFalse(TEXT("pressed again"), Player.WasInputKeyJustPressed(FKey(RightKey)));
		});

	It("are pressed and released by a recording that is over in one frame",
		[this]
		{
			World->Play(Known.Get());
			World->Tick(60.0f);
			TestTrue(TEXT("stopped"), World->GetPlayback().GetStatus() == EMRInputPlayStatus::Stopped);
			for (const TCHAR* Name : {LeftKeys[0], RightKey})
			{
				TestTrue(TEXT("pressed"), World->GetPlayer().WasInputKeyJustPressed(FKey(Name)));
				TestTrue(TEXT("released"), World->GetPlayer().WasInputKeyJustReleased(FKey(Name)));
				TestFalse(TEXT("down"), IsDown(Name));
			}
		});

	It("are not pressed by a hand that is not tracked",
		[this]
		{
			mria::Recording Unseen = MRInputTestRecordings::MakeKnown();
			MRInputTestRecordings::SetFlag(
				Unseen, mria::TrackedCurve(mria::Hand::Right), {{0.0f, false}, {0.75f, true}});
			Known = MRInputTestRecordings::Make(Unseen);
			World->Play(Known.Get());
			for (int32 Frame = 0; Frame < 37; ++Frame)
			{
				World->Tick(0.02f);
				TestFalse(TEXT("pressed"), World->GetPlayer().WasInputKeyJustPressed(FKey(RightKey)));
			}
			World->Tick(0.02f);
			TestTrue(TEXT("but by one that is found pinching"), IsDown(RightKey));
		});

	It("exist, even if no plugin brings them",
		[this]
		{
			World->Play(Known.Get());
			for (const TCHAR* Name : RightKeys)
			{
				const FKey Key(Name);
				TestTrue(Name, Key.IsValid() && Key.IsAxis1D());
			}
		});

	It("stay as they are while paused",
		[this]
		{
			PlayInto(0.6f);
			World->GetPlayback().Pause();
			World->TickFrames(5, 0.1f);
			CheckKeys(RightKeys, true);
		});
}

void FMRInputKeysSpec::DefineReleases()
{
	using namespace KeysSpecDetail;

	It("are released when playback stops",
		[this]
		{
			PlayInto(0.6f);
			CheckKeys(RightKeys, true);
			World->GetPlayback().Stop();
			World->Tick(0.02f);
			CheckKeys(RightKeys, false);
			TestTrue(TEXT("as an edge"), World->GetPlayer().WasInputKeyJustReleased(FKey(RightKey)));
		});

	It("are released when the hand is lost in mid-pinch",
		[this]
		{
			mria::Recording Lost = MRInputTestRecordings::MakeKnown();
			MRInputTestRecordings::SetFlag(Lost, mria::TrackedCurve(mria::Hand::Right), {{0.0f, true}, {0.75f, false}});
			Known = MRInputTestRecordings::Make(Lost);
			PlayInto(0.7f);
			CheckKeys(RightKeys, true);
			World->TickFrames(5, 0.02f);
			CheckKeys(RightKeys, false);
		});

	It("are released when another recording starts",
		[this]
		{
			PlayInto(0.6f);
			World->Play(Known.Get());
			World->Tick(0.02f);
			CheckKeys(RightKeys, false);
		});

	It("are released when a jump ends the pinch",
		[this]
		{
			PlayInto(0.6f);
			World->GetPlayback().Seek(0.3f);
			World->Tick(0.02f);
			CheckKeys(RightKeys, false);
		});

	It("are released when the world goes",
		[this]
		{
			FMRInputTestWorld Other;
			Other.Tick(0.01f);
			PlayInto(0.6f);
			Other.Tick(0.01f);
			TestTrue(
				TEXT("down, as the same player sees it elsewhere"), Other.GetPlayer().IsInputKeyDown(FKey(RightKey)));
			World.Reset();
			Other.Tick(0.01f);
			TestFalse(TEXT("down afterwards"), Other.GetPlayer().IsInputKeyDown(FKey(RightKey)));
		});
}

void FMRInputKeysSpec::DefineChoice()
{
	using namespace KeysSpecDetail;

	It("are left alone if the channels leave keys or the hand out",
		[this]
		{
			Options.Channels.bKeys = false;
			PlayInto(0.9f);
			CheckKeys(RightKeys, false);
			Options.Channels.bKeys = true;
			Options.Channels.bRightHand = false;
			PlayInto(0.9f);
			CheckKeys(RightKeys, false);
			CheckKeys(LeftKeys, true);
		});

	It("are those of the settings, down while any hand that they are bound to pinches",
		[this]
		{
			EMRInputKeyPreset& Preset = GetMutableDefault<UMRInputSettings>()->KeyPreset;
			const TGuardValue<EMRInputKeyPreset> RestorePreset(Preset, EMRInputKeyPreset::Custom);
			TArray<FMRInputKeyBinding>& Keys = GetMutableDefault<UMRInputSettings>()->Keys;
			const TGuardValue<TArray<FMRInputKeyBinding>> Restore(Keys, Keys);
			const FName Both(TEXT("MRInputTest_AnyPinch"));
			Keys = {{EMRInputHand::Left, Both}, {EMRInputHand::Right, Both}, {EMRInputHand::Left, NAME_None}};
			World->Play(Known.Get());
			for (int32 Frame = 0; Frame < 90; ++Frame)
			{
				World->Tick(0.02f);
				const FMRInputFrame Shown = World->GetPlayback().GetFrame();
				const bool bPinches = Shown.LeftHand.bIsPinching || Shown.RightHand.bIsPinching;
				TestTrue(TEXT("the key"), World->GetPlayer().IsInputKeyDown(FKey(Both)) == bPinches);
				TestFalse(TEXT("one that is not bound"), IsDown(RightKey));
			}
		});

	It("allow a listener to stop playback",
		[this]
		{
			const TStrongObjectPtr<UMRInputEventLog> Log(NewObject<UMRInputEventLog>());
			Log->Listen(World->GetPlayback());
			Log->OnReceived = [this](const FMRInputEvent& Event)
			{
				if (Event.Kind == EMRInputEventKind::PinchStarted)
				{
					World->GetPlayback().Stop();
				}
			};
			PlayInto(0.6f);
			TestTrue(TEXT("stopped"), World->GetPlayback().GetStatus() == EMRInputPlayStatus::Stopped);
			CheckKeys(RightKeys, false);
		});
}

#endif
