// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "EnhancedInputLibrary.h"
#include "EnhancedInputModule.h"
#include "EnhancedInputSubsystems.h"
#include "EnhancedPlayerInput.h"
#include "Host/HostInput.h"
#include "InputAction.h"
#include "InputMappingContext.h"
#include "SelfTest.h"
#include "XrInputDoubles.h"

namespace XrInputSelfTestsDetail
{

using namespace XrInputDoubles;

const FKey Button("XrInputSelfTests_Button");
const FKey Axis("XrInputSelfTests_Axis");

/** Registered before the engine starts, as a plugin's module is. */
FDeviceModule& GetDeviceModule()
{
	static FDeviceModule Module;
	return Module;
}
const FDeviceModule& DeviceModule = GetDeviceModule();

/** Adds the two keys for a test and takes them away. */
struct FScopedKeys
{
	FScopedKeys()
	{
		EKeys::AddMenuCategoryDisplayInfo(TEXT("SelfTest"), FText::FromString(TEXT("Self test")), NAME_None);
		EKeys::AddKey(FKeyDetails(Button, FText::FromString(TEXT("Button")), FKeyDetails::NoFlags, TEXT("SelfTest")));
		EKeys::AddKey(FKeyDetails(Axis, FText::FromString(TEXT("Axis")), FKeyDetails::Axis1D, TEXT("SelfTest")));
	}
	~FScopedKeys()
	{
		GetDeviceModule().Device->Send = nullptr;
		EKeys::RemoveKeysWithCategory(TEXT("SelfTest"));
		UE::Host::ClearInputEvents();
	}
};

FPlatformUserId User()
{
	return FPlatformUserId::CreateFromInternalId(0);
}

FInputDeviceId Device()
{
	return FInputDeviceId::CreateFromInternalId(0);
}

void TickWhile(TFunction<void(FGenericApplicationMessageHandler&)> Send)
{
	GetDeviceModule().Device->Send = MoveTemp(Send);
	UE::Host::TickEngine(Frame);
	GetDeviceModule().Device->Send = nullptr;
}

} // namespace XrInputSelfTestsDetail

using namespace XrInputSelfTestsDetail;

HOST_SELF_TEST(KeysAreKnownOnceAddedAndUntilTheirCategoryGoes)
{
	HOST_EXPECT(!Button.IsValid());
	{
		const FScopedKeys Keys;
		HOST_EXPECT(Button.IsValid() && Button.IsDigital() && !Button.IsAnalog());
		HOST_EXPECT(Axis.IsValid() && Axis.IsAxis1D() && Axis.IsAnalog());
		HOST_EXPECT(EKeys::GetKeyDetails(Axis)->GetMenuCategory() == FName(TEXT("SelfTest")));
	}
	HOST_EXPECT(!Button.IsValid() && !Axis.IsValid() && !EKeys::GetKeyDetails(Axis).IsValid());
	HOST_EXPECT(EKeys::Gamepad_LeftX.IsValid() && !EKeys::Invalid.IsValid());
}

HOST_SELF_TEST(DeviceIsMadeAtEngineInitAndTickedByTheEngine)
{
	const TSharedPtr<FDevice> Made = DeviceModule.Device;
	HOST_EXPECT(Made.IsValid() && Made->Handler.IsValid());
	FDeviceModule Late;
	const int32 Ticks = Made->Ticks;
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(Made->Ticks == Ticks + 1);
	HOST_EXPECT(!Late.Device.IsValid());
	IModularFeatures::Get().UnregisterModularFeature(IInputDeviceModule::GetModularFeatureName(), &Late);
}

HOST_SELF_TEST(EventsAreKeptInOrderWithTheirUserAndDevice)
{
	const FScopedKeys Keys;
	UE::Host::ClearInputEvents();
	TickWhile(
		[](FGenericApplicationMessageHandler& Handler)
		{
			Handler.OnControllerAnalog(Axis.GetFName(), User(), Device(), 0.25f);
			Handler.OnControllerButtonPressed(
				Button.GetFName(), User(), FInputDeviceId::CreateFromInternalId(3), false);
			Handler.OnControllerButtonReleased(Button.GetFName(), User(), Device(), false);
		});
	const TArray<UE::Host::FInputEvent>& Events = UE::Host::GetInputEvents();
	HOST_EXPECT(Events.Num() == 3);
	HOST_EXPECT(Events[0].Kind == UE::Host::EInputEventKind::Analog && Events[0].Value == 0.25f);
	HOST_EXPECT(Events[1].Kind == UE::Host::EInputEventKind::Pressed && Events[1].Device.GetId() == 3);
	HOST_EXPECT(Events[2].Kind == UE::Host::EInputEventKind::Released && Events[2].User == User());
}

HOST_SELF_TEST(KeysReachThePlayerController)
{
	const FScopedKeys Keys;
	const FGame Game;
	const APlayerController* Player = Game.GetPlayer();
	TickWhile(
		[](FGenericApplicationMessageHandler& Handler)
		{
			Handler.OnControllerButtonPressed(Button.GetFName(), User(), Device(), false);
			Handler.OnControllerAnalog(Axis.GetFName(), User(), Device(), 0.5f);
		});
	HOST_EXPECT(Player->IsInputKeyDown(Button) && Player->WasInputKeyJustPressed(Button));
	HOST_EXPECT(Player->GetInputAnalogKeyState(Button) == 1.0f && Player->GetInputAnalogKeyState(Axis) == 0.5f);
	HOST_EXPECT(!Player->IsInputKeyDown(Axis));
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(Player->IsInputKeyDown(Button) && !Player->WasInputKeyJustPressed(Button));
	TickWhile([](FGenericApplicationMessageHandler& Handler)
		{ Handler.OnControllerButtonReleased(Button.GetFName(), User(), Device(), false); });
	HOST_EXPECT(!Player->IsInputKeyDown(Button) && Player->WasInputKeyJustReleased(Button));
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(!Player->WasInputKeyJustReleased(Button) && Player->GetInputAnalogKeyState(Axis) == 0.5f);
}

HOST_SELF_TEST(KeysOfAnotherUserDoNotReachThePlayer)
{
	const FScopedKeys Keys;
	const FGame Game;
	TickWhile(
		[](FGenericApplicationMessageHandler& Handler) {
			Handler.OnControllerButtonPressed(
				Button.GetFName(), FPlatformUserId::CreateFromInternalId(1), Device(), false);
		});
	HOST_EXPECT(!Game.GetPlayer()->IsInputKeyDown(Button));
}

HOST_SELF_TEST(KeysReachNoPlayerWhoseViewportLacksTheFocus)
{
	const FScopedKeys Keys;
	const FGame Game;
	UE::Host::GetXRHooks().FocusedViewport = nullptr;
	TickWhile([](FGenericApplicationMessageHandler& Handler)
		{ Handler.OnControllerButtonPressed(Button.GetFName(), User(), Device(), false); });
	HOST_EXPECT(UE::Host::GetInputEvents().Num() > 0 && !Game.GetPlayer()->IsInputKeyDown(Button));
}

HOST_SELF_TEST(InjectedInputLastsOneEvaluation)
{
	const FGame Game;
	UInputAction* Action = NewObject<UInputAction>();
	Action->AddToRoot();
	Action->ValueType = EInputActionValueType::Axis1D;
	UEnhancedInputLocalPlayerSubsystem* Subsystem =
		Game.GameInstance->GetFirstGamePlayer()->GetSubsystem<UEnhancedInputLocalPlayerSubsystem>();
	int32 Found = 0;
	IEnhancedInputModule::Get().GetLibrary()->ForEachSubsystem([&](IEnhancedInputSubsystemInterface* Candidate)
		{ Found += Candidate == static_cast<IEnhancedInputSubsystemInterface*>(Subsystem) ? 1 : 0; });
	HOST_EXPECT(Found == 1);
	const UEnhancedPlayerInput* Input = Subsystem->GetPlayerInput();
	Subsystem->InjectInputForAction(Action, FInputActionValue(0.75f), {}, {});
	HOST_EXPECT(!Input->GetActionValue(Action).IsNonZero());
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(Input->GetActionValue(Action).Get<float>() == 0.75f);
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(!Input->GetActionValue(Action).IsNonZero());
	Action->RemoveFromRoot();
}

HOST_SELF_TEST(MappedKeysDriveActions)
{
	const FScopedKeys Keys;
	const FGame Game;
	UInputMappingContext* Context = NewObject<UInputMappingContext>();
	UInputAction* Action = NewObject<UInputAction>(Context);
	Context->MapKey(Action, Axis);
	UEnhancedInputLocalPlayerSubsystem* Subsystem =
		ULocalPlayer::GetSubsystem<UEnhancedInputLocalPlayerSubsystem>(Game.GameInstance->GetFirstGamePlayer());
	Subsystem->AddMappingContext(Context, 0);
	HOST_EXPECT(Subsystem->HasMappingContext(Context));
	TickWhile([](FGenericApplicationMessageHandler& Handler)
		{ Handler.OnControllerAnalog(Axis.GetFName(), User(), Device(), 0.5f); });
	HOST_EXPECT(Subsystem->GetPlayerInput()->GetActionValue(Action).Get<bool>());
	Subsystem->RemoveMappingContext(Context);
	UE::Host::TickEngine(Frame);
	HOST_EXPECT(!Subsystem->GetPlayerInput()->GetActionValue(Action).Get<bool>());
}
