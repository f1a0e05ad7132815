// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostInput.h"

#include "Async/TaskGraphInterfaces.h"
#include "InputCoreTypes.h"

namespace HostInputDetail
{

using namespace UE::Host;

constexpr int32 MaxEvents = 65536;

using FUsers = TMap<int32, FInputKeyStates>;

struct FInputLog
{
	TArray<FInputEvent> Events;
	FUsers Users;
	FUsers UsersAtFrameBegin;
};

FInputLog& GetLog()
{
	static FInputLog Log;
	return Log;
}

FInputKeyStates FindStates(const FUsers& Users, FPlatformUserId User)
{
	const FInputKeyStates* States = Users.Find(User.GetId());
	return States != nullptr ? *States : FInputKeyStates();
}

/** The state to change, or null when the event is dropped. */
FInputKeyState* Accept(const FInputEvent& Event)
{
	check(IsInGameThread());
	if (!ensureMsgf(
			FKey(Event.Key).IsValid(), TEXT("An input device sent the unknown key '%s'"), *Event.Key.ToString()))
	{
		return nullptr;
	}
	if (GetLog().Events.Num() < MaxEvents)
	{
		GetLog().Events.Add(Event);
	}
	return &GetLog().Users.FindOrAdd(Event.User.GetId()).FindOrAdd(Event.Key);
}

class FHostMessageHandler final : public FGenericApplicationMessageHandler
{
public:
	virtual bool OnControllerAnalog(
		FGamepadKeyNames::Type KeyName, FPlatformUserId User, FInputDeviceId Device, float AnalogValue) override
	{
		FInputKeyState* State = Accept({EInputEventKind::Analog, KeyName, User, Device, AnalogValue, false});
		if (State != nullptr)
		{
			State->bHasAnalog = true;
			State->Analog = AnalogValue;
		}
		return State != nullptr;
	}

	virtual bool OnControllerButtonPressed(
		FGamepadKeyNames::Type KeyName, FPlatformUserId User, FInputDeviceId Device, bool IsRepeat) override
	{
		FInputKeyState* State = Accept({EInputEventKind::Pressed, KeyName, User, Device, 0.0f, IsRepeat});
		if (State != nullptr)
		{
			State->Presses += IsRepeat ? 0 : 1;
			State->bDown = true;
		}
		return State != nullptr;
	}

	virtual bool OnControllerButtonReleased(
		FGamepadKeyNames::Type KeyName, FPlatformUserId User, FInputDeviceId Device, bool IsRepeat) override
	{
		FInputKeyState* State = Accept({EInputEventKind::Released, KeyName, User, Device, 0.0f, IsRepeat});
		if (State != nullptr)
		{
			State->Releases += IsRepeat ? 0 : 1;
			State->bDown = false;
		}
		return State != nullptr;
	}
};

} // namespace HostInputDetail

namespace UE::Host
{

TSharedRef<FGenericApplicationMessageHandler> GetMessageHandler()
{
	static TSharedRef<FGenericApplicationMessageHandler> Handler = MakeShared<HostInputDetail::FHostMessageHandler>();
	return Handler;
}

const TArray<FInputEvent>& GetInputEvents()
{
	return HostInputDetail::GetLog().Events;
}

void ClearInputEvents()
{
	HostInputDetail::GetLog().Events.Empty();
}

FInputKeyStates GetInputKeyStates(FPlatformUserId User)
{
	return HostInputDetail::FindStates(HostInputDetail::GetLog().Users, User);
}

FInputKeyStates GetInputKeyStatesAtFrameBegin(FPlatformUserId User)
{
	return HostInputDetail::FindStates(HostInputDetail::GetLog().UsersAtFrameBegin, User);
}

void BeginInputFrame()
{
	HostInputDetail::GetLog().UsersAtFrameBegin = HostInputDetail::GetLog().Users;
}

void ResetInput()
{
	HostInputDetail::GetLog() = HostInputDetail::FInputLog();
}

} // namespace UE::Host
