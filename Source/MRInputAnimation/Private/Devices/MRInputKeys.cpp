// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputKeys.h"

#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"

void FMRInputKeys::Begin(const UMRInputSettings& Settings)
{
	End();
	MRInputKeyPresets::RegisterMissing(Settings); // the settings may have changed since the engine started
	for (const FMRInputPinchKey& Key : MRInputKeyPresets::GetKeys(Settings))
	{
		Bind(Key);
	}
}

void FMRInputKeys::Bind(const FMRInputPinchKey& PinchKey)
{
	FBoundKey* Key =
		BoundKeys.FindByPredicate([&PinchKey](const FBoundKey& Bound) { return Bound.Name == PinchKey.Name; });
	if (!Key)
	{
		Key = &BoundKeys.AddDefaulted_GetRef();
		Key->Name = PinchKey.Name;
		Key->Kind = PinchKey.Kind;
	}
	Key->Hands.Set(PinchKey.Hand, true);
}

void FMRInputKeys::Update(const FMRInputHandFlags& Pinches)
{
	if (Pinches == Sent)
	{
		return;
	}
	Sent = Pinches;
	// By index, without references across Send: a listener may end playback and so empty the array.
	for (int32 Index = 0; Index < BoundKeys.Num(); ++Index)
	{
		FBoundKey& Key = BoundKeys[Index];
		const bool bIsDown = (Key.Hands & Pinches).HasAny();
		if (Key.bIsDown != bIsDown)
		{
			Key.bIsDown = bIsDown;
			Send(Key.Name, Key.Kind, bIsDown);
		}
	}
}

void FMRInputKeys::End()
{
	const TArray<FBoundKey> Keys = MoveTemp(BoundKeys);
	BoundKeys.Reset();
	Sent = FMRInputHandFlags();
	for (const FBoundKey& Key : Keys)
	{
		if (Key.bIsDown)
		{
			Send(Key.Name, Key.Kind, false);
		}
	}
}

void FMRInputKeys::Send(FName Name, EMRInputKeyKind Kind, bool bIsDown)
{
	if (!MessageHandler)
	{
		return;
	}
	const TSharedPtr<FGenericApplicationMessageHandler> Handler = MessageHandler;
	const IPlatformInputDeviceMapper& Mapper = IPlatformInputDeviceMapper::Get();
	const FPlatformUserId User = Mapper.GetPrimaryPlatformUser();
	const FInputDeviceId Device = Mapper.GetDefaultInputDevice();

	if (Kind != EMRInputKeyKind::Button)
	{
		Handler->OnControllerAnalog(Name, User, Device, bIsDown ? 1.0f : 0.0f);
	}
	if (Kind != EMRInputKeyKind::Axis && bIsDown)
	{
		Handler->OnControllerButtonPressed(Name, User, Device, false);
	}
	else if (Kind != EMRInputKeyKind::Axis)
	{
		Handler->OnControllerButtonReleased(Name, User, Device, false);
	}
}

void FMRInputKeys::Tick(float) {}

void FMRInputKeys::SendControllerEvents() {}

void FMRInputKeys::SetMessageHandler(const TSharedRef<FGenericApplicationMessageHandler>& InMessageHandler)
{
	MessageHandler = InMessageHandler;
}

bool FMRInputKeys::Exec(UWorld*, const TCHAR*, FOutputDevice&)
{
	return false;
}

void FMRInputKeys::SetChannelValue(int32, FForceFeedbackChannelType, float) {}

void FMRInputKeys::SetChannelValues(int32, const FForceFeedbackValues&) {}

bool FMRInputKeys::SupportsForceFeedback(int32)
{
	return false;
}
