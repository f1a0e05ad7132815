// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostInput.h"

#include "Async/TaskGraphInterfaces.h"
#include "GenericPlatform/GenericApplication.h"
#include "InputCoreTypes.h"
#include "Misc/AutomationTest.h"

namespace HostInputDetail
{
using namespace UE::Host;

constexpr int32 MaxEvents = 65536;

TArray<FInputEvent>& GetLog()
{
	static TArray<FInputEvent> Log;
	return Log;
}

FInputReceiver& GetReceiver()
{
	static FInputReceiver Receiver;
	return Receiver;
}

/** To the focused widget. */
bool Route(const FInputEvent& Event)
{
	check(IsInGameThread());
	if (!ensureMsgf(
			FKey(Event.Key).IsValid(), TEXT("An input device sent the unknown key '%s'"), *Event.Key.ToString()))
	{
		return false;
	}
	if (GetLog().Num() < MaxEvents)
	{
		GetLog().Add(Event);
	}
	if (FAutomationTestBase* Test = FAutomationTestBase::HostGetCurrent())
	{
		Test->AddError(
			FString::Printf(TEXT("The key %s went to the application: an editor's focused widget would get it"),
				*Event.Key.ToString()));
	}
	return GetReceiver() && GetReceiver()(Event);
}

class FHostMessageHandler final : public FGenericApplicationMessageHandler
{
public:
	virtual bool OnControllerAnalog(
		FGamepadKeyNames::Type KeyName, FPlatformUserId User, FInputDeviceId Device, float AnalogValue) override
	{
		return Route({EInputEventKind::Analog, KeyName, User, Device, AnalogValue, false});
	}

	virtual bool OnControllerButtonPressed(
		FGamepadKeyNames::Type KeyName, FPlatformUserId User, FInputDeviceId Device, bool IsRepeat) override
	{
		return Route({EInputEventKind::Pressed, KeyName, User, Device, 0.0f, IsRepeat});
	}

	virtual bool OnControllerButtonReleased(
		FGamepadKeyNames::Type KeyName, FPlatformUserId User, FInputDeviceId Device, bool IsRepeat) override
	{
		return Route({EInputEventKind::Released, KeyName, User, Device, 0.0f, IsRepeat});
	}
};
} // namespace HostInputDetail

TSharedRef<FGenericApplicationMessageHandler> GenericApplication::GetMessageHandler() const
{
	return UE::Host::GetMessageHandler();
}

namespace UE::Host
{
TSharedRef<FGenericApplicationMessageHandler> GetMessageHandler()
{
	static TSharedRef<FGenericApplicationMessageHandler> Handler = MakeShared<HostInputDetail::FHostMessageHandler>();
	return Handler;
}

const TArray<FInputEvent>& GetInputEvents()
{
	return HostInputDetail::GetLog();
}

void ClearInputEvents()
{
	HostInputDetail::GetLog().Empty();
}

void SetInputReceiver(FInputReceiver Receiver)
{
	HostInputDetail::GetReceiver() = MoveTemp(Receiver);
}
} // namespace UE::Host
