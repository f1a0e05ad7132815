// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "InputCoreTypes.h"

const FKey EKeys::LeftMouseButton("LeftMouseButton");
const FKey EKeys::RightMouseButton("RightMouseButton");
const FKey EKeys::Enter("Enter");
const FKey EKeys::Escape("Escape");
const FKey EKeys::Left("Left");
const FKey EKeys::Right("Right");
const FKey EKeys::Home("Home");
const FKey EKeys::End("End");
const FKey EKeys::MiddleMouseButton("MiddleMouseButton");
const FKey EKeys::SpaceBar("SpaceBar");
const FKey EKeys::A("A");
const FKey EKeys::Gamepad_LeftX("Gamepad_LeftX");
const FKey EKeys::Invalid(NAME_None);

namespace InputCoreTypesDetail
{
struct FKeyTable
{
	TMap<FName, TSharedPtr<FKeyDetails>> Keys;
	TMap<FName, FText> Categories;

	FKeyTable();
	void AddHandControllers();
	void Add(const FKeyDetails& Details) { Keys.Add(Details.GetKey().GetFName(), MakeShared<FKeyDetails>(Details)); }
};

FKeyTable::FKeyTable()
{
	const auto AddBuiltIn = [this](const ANSICHAR* Name, uint32 Flags, const ANSICHAR* Category)
	{
		const FKey Key(Name);
		Add(FKeyDetails(Key, FText::FromString(Key.ToString()), Flags, FName(Category)));
	};
	for (const ANSICHAR* Name :
		{"AnyKey", "Enter", "Escape", "SpaceBar", "Left", "Right", "Home", "End", "A", "D", "S", "W"})
	{
		AddBuiltIn(Name, FKeyDetails::NoFlags, "Key");
	}
	AddBuiltIn("LeftShift", FKeyDetails::ModifierKey, "Key");
	AddBuiltIn("LeftControl", FKeyDetails::ModifierKey, "Key");
	AddBuiltIn("MouseX", FKeyDetails::Axis1D | FKeyDetails::UpdateAxisWithoutSamples, "Mouse");
	AddBuiltIn("MouseY", FKeyDetails::Axis1D | FKeyDetails::UpdateAxisWithoutSamples, "Mouse");
	AddBuiltIn("LeftMouseButton", FKeyDetails::MouseButton, "Mouse");
	AddBuiltIn("RightMouseButton", FKeyDetails::MouseButton, "Mouse");
	AddBuiltIn("MiddleMouseButton", FKeyDetails::MouseButton, "Mouse");
	AddBuiltIn("MouseWheelAxis", FKeyDetails::Axis1D, "Mouse");
	for (const ANSICHAR* Name : {"Gamepad_LeftX", "Gamepad_LeftY", "Gamepad_RightX", "Gamepad_RightY",
			 "Gamepad_LeftTriggerAxis", "Gamepad_RightTriggerAxis"})
	{
		AddBuiltIn(Name, FKeyDetails::GamepadKey | FKeyDetails::Axis1D, "Gamepad");
	}
	for (const ANSICHAR* Name :
		{"Gamepad_LeftTrigger", "Gamepad_RightTrigger", "Gamepad_FaceButton_Bottom", "Gamepad_FaceButton_Right"})
	{
		AddBuiltIn(Name, FKeyDetails::GamepadKey, "Gamepad");
	}
	AddHandControllers();
}

/** Trigger and grip of the controllers that the engine knows by itself. UNCONFIRMED(controller-key-flags): Keys of hand
 * controllers whose names end in Axis or Force are one-dimensional axes, those that end in Click are buttons. */
void FKeyTable::AddHandControllers()
{
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
			Add(FKeyDetails(Key, FText::FromString(Key.ToString()), FKeyDetails::GamepadKey | Axis, FName("Gamepad")));
		}
	}
}

FKeyTable& GetTable()
{
	static FKeyTable Table;
	return Table;
}
} // namespace InputCoreTypesDetail

bool FKey::IsValid() const
{
	return !KeyName.IsNone() && EKeys::GetKeyDetails(*this).IsValid();
}

bool FKey::IsGamepadKey() const
{
	return IsValid() && EKeys::GetKeyDetails(*this)->IsGamepadKey();
}

bool FKey::IsAxis1D() const
{
	return IsValid() && EKeys::GetKeyDetails(*this)->IsAxis1D();
}

bool FKey::IsDigital() const
{
	return IsValid() && EKeys::GetKeyDetails(*this)->IsDigital();
}

FName FKey::GetMenuCategory() const
{
	return IsValid() ? EKeys::GetKeyDetails(*this)->GetMenuCategory() : FName();
}

FKeyDetails::FKeyDetails(const FKey InKey, const FText& InLongDisplayName, const uint32 InKeyFlags,
	const FName InMenuCategory, const FText& InShortDisplayName)
	: Key(InKey)
	, KeyFlags(InKeyFlags)
	, MenuCategory(InMenuCategory.IsNone() ? FName("Key") : InMenuCategory)
	, LongDisplayName(InLongDisplayName)
	, ShortDisplayName(InShortDisplayName)
{
}

void EKeys::AddKey(const FKeyDetails& KeyDetails)
{
	const bool bIsNew = !GetKeyDetails(KeyDetails.GetKey()).IsValid();
	if (ensureMsgf(bIsNew, TEXT("Key '%s' was added before"), *KeyDetails.GetKey().ToString()))
	{
		InputCoreTypesDetail::GetTable().Add(KeyDetails);
	}
}

TSharedPtr<FKeyDetails> EKeys::GetKeyDetails(const FKey Key)
{
	return InputCoreTypesDetail::GetTable().Keys.FindRef(Key.GetFName());
}

void EKeys::AddMenuCategoryDisplayInfo(const FName CategoryName, const FText DisplayName, const FName)
{
	InputCoreTypesDetail::GetTable().Categories.Add(CategoryName, DisplayName);
}
