// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "InputCoreTypes.h"

namespace InputCoreTypesDetail
{
using FKeyTable = TMap<FName, TSharedPtr<FKeyDetails>>;

static FKeyTable MakeTable()
{
	FKeyTable Table;
	const auto Add = [&Table](const FKey& Key, uint32 Flags, const ANSICHAR* Category)
	{ Table.Add(Key.GetFName(), MakeShared<FKeyDetails>(Key, FText(), Flags, FName(Category))); };
	for (const ANSICHAR* Name : {"AnyKey", "Enter", "Escape", "SpaceBar", "Left", "Right", "Home", "End", "A", "D", "S",
			 "W", "LeftShift", "LeftControl"})
	{
		Add(Name, FKeyDetails::NoFlags, "Key");
	}
	for (const ANSICHAR* Name : {"LeftMouseButton", "RightMouseButton", "MiddleMouseButton"})
	{
		Add(Name, FKeyDetails::NoFlags, "Mouse");
	}
	for (const ANSICHAR* Name : {"MouseX", "MouseY", "MouseWheelAxis"})
	{
		Add(Name, FKeyDetails::Axis1D, "Mouse");
	}
	for (const ANSICHAR* Name : {"Gamepad_LeftX", "Gamepad_LeftY", "Gamepad_RightX", "Gamepad_RightY",
			 "Gamepad_LeftTriggerAxis", "Gamepad_RightTriggerAxis"})
	{
		Add(Name, FKeyDetails::GamepadKey | FKeyDetails::Axis1D, "Gamepad");
	}
	for (const ANSICHAR* Name :
		{"Gamepad_LeftTrigger", "Gamepad_RightTrigger", "Gamepad_FaceButton_Bottom", "Gamepad_FaceButton_Right"})
	{
		Add(Name, FKeyDetails::GamepadKey, "Gamepad");
	}
	// Trigger and grip of the controllers that the engine knows by itself.
	// UNCONFIRMED(controller-key-flags): Keys of hand controllers whose names end in Axis or Force are one-dimensional
	// axes, those that end in Click are buttons.
	for (const ANSICHAR* Name : {"OculusTouch_%s_Trigger_Axis", "OculusTouch_%s_Trigger_Click",
			 "OculusTouch_%s_Grip_Axis", "OculusTouch_%s_Grip_Click", "ValveIndex_%s_Trigger_Axis",
			 "ValveIndex_%s_Trigger_Click", "ValveIndex_%s_Grip_Axis", "ValveIndex_%s_Grip_Force",
			 "Vive_%s_Trigger_Axis", "Vive_%s_Trigger_Click", "Vive_%s_Grip_Click", "MixedReality_%s_Trigger_Axis",
			 "MixedReality_%s_Trigger_Click", "MixedReality_%s_Grip_Click"})
	{
		for (const TCHAR* Hand : {TEXT("Left"), TEXT("Right")})
		{
			const FKey Key(FName(*FString(Name).Replace(TEXT("%s"), Hand)));
			const uint32 Axis = Key.ToString().EndsWith(TEXT("_Click")) ? FKeyDetails::NoFlags : FKeyDetails::Axis1D;
			Add(Key, FKeyDetails::GamepadKey | Axis, "Gamepad");
		}
	}
	return Table;
}

static FKeyTable& GetTable()
{
	static FKeyTable Table = MakeTable();
	return Table;
}

/** Null for a key nobody added. */
static const FKeyDetails* Find(const FKey& Key)
{
	return GetTable().FindRef(Key.GetFName()).Get();
}
} // namespace InputCoreTypesDetail

using InputCoreTypesDetail::Find;

bool FKey::IsValid() const
{
	return Find(*this) != nullptr;
}

bool FKey::IsGamepadKey() const
{
	return IsValid() && Find(*this)->HostHasFlag(FKeyDetails::GamepadKey);
}

bool FKey::IsAxis1D() const
{
	return IsValid() && Find(*this)->HostHasFlag(FKeyDetails::Axis1D);
}

bool FKey::IsDigital() const
{
	return IsValid() && !IsAxis1D();
}

FName FKey::GetMenuCategory() const
{
	return IsValid() ? Find(*this)->GetMenuCategory() : FName();
}

void EKeys::AddKey(const FKeyDetails& KeyDetails)
{
	const FName Name = KeyDetails.GetKey().GetFName();
	if (ensureMsgf(!Find(KeyDetails.GetKey()), TEXT("Key '%s' was added before"), *Name.ToString()))
	{
		InputCoreTypesDetail::GetTable().Add(Name, MakeShared<FKeyDetails>(KeyDetails));
	}
}
