// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputKeys.h"

#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "InputCoreTypes.h"
#include "MRInputSettings.h"

namespace MRInputKeysDetail
{

/** A plugin that is not enabled has not registered its keys; without them nothing could listen. */
void RegisterIfMissing(FName Name)
{
	const FKey Key(Name);
	if (Key.IsValid())
	{
		return;
	}
	static const FName Category(TEXT("MRInput"));
	EKeys::AddMenuCategoryDisplayInfo(
		Category, NSLOCTEXT("MRInput", "KeyCategory", "MR Input"), TEXT("GraphEditor.PadEvent_16x"));
	// UNCONFIRMED: that the stock hand keys carry these flags.
	EKeys::AddKey(FKeyDetails(Key, FText::FromName(Name), FKeyDetails::GamepadKey | FKeyDetails::Axis1D, Category));
}

} // namespace MRInputKeysDetail

void FMRInputKeys::Begin(const UMRInputSettings& Settings)
{
	End();
	for (const FMRInputKeyBinding& Binding : Settings.Keys)
	{
		if (!Binding.Key.IsNone())
		{
			MRInputKeysDetail::RegisterIfMissing(Binding.Key);
			Bind(Binding.Key, Binding.Hand);
		}
	}
}

void FMRInputKeys::Bind(FName Name, EMRInputHand Hand)
{
	FBoundKey* Key = BoundKeys.FindByPredicate([Name](const FBoundKey& Bound) { return Bound.Name == Name; });
	if (!Key)
	{
		Key = &BoundKeys.AddDefaulted_GetRef();
		Key->Name = Name;
	}
	Key->Hands.Add(Hand);
}

void FMRInputKeys::Update(const FMRInputPinches& Pinches)
{
	// By index, and nothing kept across Send: whoever hears a key may end playback and so empty the array.
	for (int32 Index = 0; Index < BoundKeys.Num(); ++Index)
	{
		FBoundKey& Key = BoundKeys[Index];
		const bool bIsDown = Key.Hands.Meets(Pinches);
		if (Key.bIsDown != bIsDown)
		{
			Key.bIsDown = bIsDown;
			Send(Key.Name, bIsDown);
		}
	}
}

void FMRInputKeys::End()
{
	const TArray<FBoundKey> Keys = MoveTemp(BoundKeys);
	BoundKeys.Reset();
	for (const FBoundKey& Key : Keys)
	{
		if (Key.bIsDown)
		{
			Send(Key.Name, false);
		}
	}
}

void FMRInputKeys::Send(FName Name, bool bIsDown)
{
	if (!MessageHandler)
	{
		return;
	}
	const TSharedPtr<FGenericApplicationMessageHandler> Handler = MessageHandler;
	const IPlatformInputDeviceMapper& Mapper = IPlatformInputDeviceMapper::Get();
	const FPlatformUserId User = Mapper.GetPrimaryPlatformUser();
	const FInputDeviceId Device = Mapper.GetDefaultInputDevice();

	Handler->OnControllerAnalog(Name, User, Device, bIsDown ? 1.0f : 0.0f);
	if (bIsDown)
	{
		Handler->OnControllerButtonPressed(Name, User, Device, false);
	}
	else
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
