// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestKeys.h"

#include "Framework/Application/SlateApplication.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/PlayerInput.h"
#include "GenericPlatform/GenericApplication.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "IInputDeviceModule.h"
#include "InputCoreTypes.h"
#include "MRInputEngineCompat.h"
#include "Modules/ModuleManager.h"
#include "UObject/WeakObjectPtrTemplates.h"

#if MRINPUT_INPUT_KEY_TAKES_EVENT_ARGS
#include "HAL/PlatformTime.h"
#include "InputKeyEventArgs.h"
#endif

namespace MRInputTestKeysDetail
{

using FHandlerRef = TSharedRef<FGenericApplicationMessageHandler>;

/** Hands keys to a player's controller as its viewport would. */
class FHandler final : public FGenericApplicationMessageHandler
{
public:
	explicit FHandler(APlayerController& InPlayer)
		: Player(&InPlayer)
	{
	}

	virtual bool OnControllerAnalog(
		FGamepadKeyNames::Type KeyName, FPlatformUserId, FInputDeviceId Device, float AnalogValue) override
	{
		return Send(KeyName, Device, IE_Axis, AnalogValue);
	}

	virtual bool OnControllerButtonPressed(
		FGamepadKeyNames::Type KeyName, FPlatformUserId, FInputDeviceId Device, bool bIsRepeat) override
	{
		return Send(KeyName, Device, bIsRepeat ? IE_Repeat : IE_Pressed, 1.0f);
	}

	virtual bool OnControllerButtonReleased(
		FGamepadKeyNames::Type KeyName, FPlatformUserId, FInputDeviceId Device, bool) override
	{
		return Send(KeyName, Device, IE_Released, 0.0f);
	}

private:
	bool Send(FName KeyName, FInputDeviceId Device, EInputEvent Event, float Value) const
	{
		APlayerController* Receiver = Player.Get();
		if (!Receiver)
		{
			return false;
		}
		constexpr float FrameSeconds = 1.0f / 60.0f;
#if MRINPUT_INPUT_KEY_TAKES_EVENT_ARGS
		const uint64 Now = FPlatformTime::Cycles64();
		return Event == IE_Axis
			? Receiver->InputKey(FInputKeyEventArgs(nullptr, Device, FKey(KeyName), Value, FrameSeconds, 1, Now))
			: Receiver->InputKey(FInputKeyEventArgs(nullptr, Device, FKey(KeyName), Event, Value, false, Now));
#else
		FInputKeyParams Params;
		Params.Key = FKey(KeyName);
		Params.InputDevice = Device;
		Params.Event = Event;
		Params.Delta = FVector(Value, 0.0, 0.0);
		Params.DeltaTime = FrameSeconds;
		Params.NumSamples = 1;
		return Receiver->InputKey(Params);
#endif
	}

	TWeakObjectPtr<APlayerController> Player;
};

/** Those that live, oldest first. */
TArray<FHandlerRef> Handlers;

/** The plugin has one device, which sends to the handler that it was last given. */
void SendTo(const FHandlerRef& Handler)
{
	FModuleManager::GetModuleChecked<IInputDeviceModule>(TEXT("MRInputAnimation")).CreateInputDevice(Handler);
}

} // namespace MRInputTestKeysDetail

FMRInputTestKeys::FMRInputTestKeys(APlayerController& Player)
	: Handler(MakeShared<MRInputTestKeysDetail::FHandler>(Player))
{
	MRInputTestKeysDetail::Handlers.Add(Handler);
	MRInputTestKeysDetail::SendTo(Handler);
}

FMRInputTestKeys::~FMRInputTestKeys()
{
	using namespace MRInputTestKeysDetail;
	Handlers.RemoveSingle(Handler);
	if (Handlers.Num() > 0)
	{
		SendTo(Handlers.Last());
	}
	else if (FSlateApplication::IsInitialized())
	{
		SendTo(FSlateApplication::Get().GetPlatformApplication()->GetMessageHandler());
	}
}
