// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/LocalPlayer.h"
#include "EnhancedInputSubsystems.h"
#include "EnhancedPlayerInput.h"
#include "InputAction.h"
#include "InputCoreTypes.h"
#include "InputMappingContext.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"
#include "UObject/GarbageCollection.h"
#include "UObject/Package.h"
#include "UObject/WeakObjectPtrTemplates.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputActionsSpec, "MRInputAnimation.Unit.Actions",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
using FBindings = TArray<FMRInputActionBinding>;

TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<TGuardValue<FBindings>> Bindings;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;
TStrongObjectPtr<UInputAction> Action;

UEnhancedInputLocalPlayerSubsystem& GetInput() const;
float GetValue() const;
void Bind(EMRInputHand Hand);
END_DEFINE_SPEC(FMRInputActionsSpec)

UEnhancedInputLocalPlayerSubsystem& FMRInputActionsSpec::GetInput() const
{
	return *ULocalPlayer::GetSubsystem<UEnhancedInputLocalPlayerSubsystem>(&World->GetLocalPlayer());
}

float FMRInputActionsSpec::GetValue() const
{
	return GetInput().GetPlayerInput()->GetActionValue(Action.Get()).Get<float>();
}

void FMRInputActionsSpec::Bind(EMRInputHand Hand)
{
	FMRInputActionBinding Binding;
	Binding.Hand = Hand;
	Binding.Action = Action.Get();
	GetMutableDefault<UMRInputSettings>()->Actions.Add(Binding);
}

void FMRInputActionsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Engine = MakeUnique<FMRInputBareEngine>();
			Bindings = MakeUnique<TGuardValue<FBindings>>(GetMutableDefault<UMRInputSettings>()->Actions, FBindings());
			World = MakeUnique<FMRInputTestWorld>();
			Action.Reset(NewObject<UInputAction>(GetTransientPackage()));
			Action->ValueType = EInputActionValueType::Axis1D;
			Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			World->Tick(0.01f);
		});
	AfterEach(
		[this]
		{
			World.Reset();
			Bindings.Reset();
			Engine.Reset();
			Known.Reset();
			Action.Reset();
		});

	It("are triggered in every frame of a pinch, and in no other",
		[this]
		{
			Bind(EMRInputHand::Left);
			World->Play(Known.Get());
			int32 FramesOn = 0;
			for (int32 Frame = 0; Frame < 90; ++Frame)
			{
				World->Tick(0.02f);
				const bool bPinches = World->GetPlayback().GetFrame().LeftHand.bIsPinching;
				TestEqual(TEXT("the value"), GetValue(), bPinches ? 1.0f : 0.0f, 0.0f);
				FramesOn += bPinches ? 1 : 0;
			}
			TestTrue(TEXT("there were pinches"), FramesOn > 20);
		});

	It("are triggered by a pinch that is shorter than a frame",
		[this]
		{
			Bind(EMRInputHand::Right);
			World->Play(Known.Get());
			World->TickFrames(60, 0.02f);
			TestEqual(TEXT("before"), GetValue(), 0.0f, 0.0f);
			World->Tick(0.02f);
			TestEqual(TEXT("in its frame"), GetValue(), 1.0f, 0.0f);
			World->Tick(0.02f);
			TestEqual(TEXT("after"), GetValue(), 0.0f, 0.0f);
		});

	It("are triggered by any hand that they are bound to",
		[this]
		{
			Bind(EMRInputHand::Right);
			Bind(EMRInputHand::Left);
			World->Play(Known.Get());
			World->Tick(0.6f);
			TestEqual(TEXT("right"), GetValue(), 1.0f, 0.0f);
			World->Tick(0.8f);
			TestEqual(TEXT("left"), GetValue(), 1.0f, 0.0f);
			World->Tick(0.3f);
			TestEqual(TEXT("none"), GetValue(), 0.0f, 0.0f);
		});

	It("end with playback",
		[this]
		{
			Bind(EMRInputHand::Right);
			World->Play(Known.Get());
			World->Tick(0.6f);
			TestEqual(TEXT("on"), GetValue(), 1.0f, 0.0f);
			World->GetPlayback().Stop();
			World->TickFrames(2, 0.02f);
			TestEqual(TEXT("off"), GetValue(), 0.0f, 0.0f);
		});

	It("are kept while they are bound, though garbage is collected",
		[this]
		{
			Bind(EMRInputHand::Right);
			World->Play(Known.Get());
			World->Tick(0.01f);
			const TWeakObjectPtr<UInputAction> Bound = Action.Get();
			Action.Reset();
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			TestTrue(TEXT("kept"), Bound.IsValid());
		});

	It("are left alone if the channels leave keys out",
		[this]
		{
			Bind(EMRInputHand::Right);
			FMRInputPlayOptions Options;
			Options.Channels.bKeys = false;
			World->Play(Known.Get(), Options);
			World->Tick(0.6f);
			TestEqual(TEXT("the value"), GetValue(), 0.0f, 0.0f);
		});

	It("are triggered through the keys that they are mapped to as well",
		[this]
		{
			const TStrongObjectPtr<UInputMappingContext> Context(NewObject<UInputMappingContext>());
			World->Play(Known.Get());
			Context->MapKey(Action.Get(), FKey(TEXT("OpenXRMsftHandInteraction_Right_Select_Axis")));
			GetInput().AddMappingContext(Context.Get(), 0);
			World->Tick(0.4f);
			TestEqual(TEXT("before"), GetValue(), 0.0f, 0.0f);
			World->Tick(0.2f);
			TestEqual(TEXT("in the pinch"), GetValue(), 1.0f, 0.0f);
			World->Tick(0.45f);
			TestEqual(TEXT("after"), GetValue(), 0.0f, 0.0f);
			GetInput().RemoveMappingContext(Context.Get());
		});

	It("are named in a warning if they cannot be loaded",
		[this]
		{
			FMRInputActionBinding Binding;
			Binding.Action =
				TSoftObjectPtr<UInputAction>(FSoftObjectPath(TEXT("/Game/MRInputTests/NoSuchAction.NoSuchAction")));
			GetMutableDefault<UMRInputSettings>()->Actions.Add(Binding);
			AddExpectedError(TEXT("NoSuchAction"), EAutomationExpectedErrorFlags::Contains, 0);
			TestTrue(TEXT("plays all the same"), World->Play(Known.Get()));
			World->Tick(0.6f);
		});
}

#endif
