// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Devices/MRInputKeyPresets.h"

#include "InputCoreTypes.h"

namespace MRInputKeyPresetsDetail
{

/** One key of both hands: OculusTouch_Left_Grip_Axis is device, hand and control. */
struct FRow
{
	EMRInputKeyPreset Preset;
	const TCHAR* Device;
	const TCHAR* Control;
	EMRInputKeyKind Kind;
};

using EKind = EMRInputKeyKind;
using EPreset = EMRInputKeyPreset;

/**
 * The names are the engine's own, except for the first two, which its plugin OpenXRMsftHandInteraction registers. A
 * controller without a grip axis, or without a grip click, has no such row.
 */
constexpr FRow Rows[] = {
	{EPreset::HandInteraction, TEXT("OpenXRMsftHandInteraction"), TEXT("Select_Axis"), EKind::AxisAndButton},
	{EPreset::HandInteraction, TEXT("OpenXRMsftHandInteraction"), TEXT("Grip_Axis"), EKind::AxisAndButton},
	{EPreset::OculusTouch, TEXT("OculusTouch"), TEXT("Trigger_Axis"), EKind::Axis},
	{EPreset::OculusTouch, TEXT("OculusTouch"), TEXT("Trigger_Click"), EKind::Button},
	{EPreset::OculusTouch, TEXT("OculusTouch"), TEXT("Grip_Axis"), EKind::Axis},
	{EPreset::OculusTouch, TEXT("OculusTouch"), TEXT("Grip_Click"), EKind::Button},
	{EPreset::ValveIndex, TEXT("ValveIndex"), TEXT("Trigger_Axis"), EKind::Axis},
	{EPreset::ValveIndex, TEXT("ValveIndex"), TEXT("Trigger_Click"), EKind::Button},
	{EPreset::ValveIndex, TEXT("ValveIndex"), TEXT("Grip_Axis"), EKind::Axis},
	{EPreset::ValveIndex, TEXT("ValveIndex"), TEXT("Grip_Force"), EKind::Axis},
	{EPreset::HTCVive, TEXT("Vive"), TEXT("Trigger_Axis"), EKind::Axis},
	{EPreset::HTCVive, TEXT("Vive"), TEXT("Trigger_Click"), EKind::Button},
	{EPreset::HTCVive, TEXT("Vive"), TEXT("Grip_Click"), EKind::Button},
	{EPreset::WindowsMR, TEXT("MixedReality"), TEXT("Trigger_Axis"), EKind::Axis},
	{EPreset::WindowsMR, TEXT("MixedReality"), TEXT("Trigger_Click"), EKind::Button},
	{EPreset::WindowsMR, TEXT("MixedReality"), TEXT("Grip_Click"), EKind::Button},
};

FMRInputPinchKey MakeKey(const FRow& Row, EMRInputHand Hand)
{
	const TCHAR* HandName = Hand == EMRInputHand::Left ? TEXT("Left") : TEXT("Right");
	return {FName(*FString::Printf(TEXT("%s_%s_%s"), Row.Device, HandName, Row.Control)), Hand, Row.Kind};
}

/** A registered digital key is a button; an unknown key becomes an axis that can also be pressed. */
EMRInputKeyKind FindKind(FName Name)
{
	const FKey Key(Name);
	return Key.IsValid() && Key.IsDigital() ? EMRInputKeyKind::Button : EMRInputKeyKind::AxisAndButton;
}

/** A plugin that is not enabled has not registered its keys, and nothing can listen to an unregistered key. */
void RegisterIfMissing(const FMRInputPinchKey& PinchKey)
{
	const FKey Key(PinchKey.Name);
	if (Key.IsValid())
	{
		return;
	}
	static const FName Category(TEXT("MRInput"));
	EKeys::AddMenuCategoryDisplayInfo(
		Category, NSLOCTEXT("MRInput", "KeyCategory", "MR Input"), TEXT("GraphEditor.PadEvent_16x"));
	// UNCONFIRMED(hand-key-flags): The stock hand-interaction keys are gamepad keys and one-dimensional axes.
	// [by hand: enable the plugin OpenXRMsftHandInteraction and map its Select and Grip to an action of type Axis1D]
	const uint32 Flags = PinchKey.Kind == EMRInputKeyKind::Button ? FKeyDetails::NoFlags : FKeyDetails::Axis1D;
	EKeys::AddKey(FKeyDetails(Key, FText::FromName(PinchKey.Name), FKeyDetails::GamepadKey | Flags, Category));
}

} // namespace MRInputKeyPresetsDetail

TArray<FMRInputPinchKey> MRInputKeyPresets::GetKeys(const UMRInputSettings& Settings)
{
	using namespace MRInputKeyPresetsDetail;
	TArray<FMRInputPinchKey> Keys;
	for (const FRow& Row : Rows)
	{
		if (Row.Preset == Settings.KeyPreset)
		{
			Keys.Add(MakeKey(Row, EMRInputHand::Left));
			Keys.Add(MakeKey(Row, EMRInputHand::Right));
		}
	}
	if (Settings.KeyPreset == EMRInputKeyPreset::Custom)
	{
		for (const FMRInputKeyBinding& Binding : Settings.Keys)
		{
			if (!Binding.Key.IsNone())
			{
				Keys.Add({Binding.Key, Binding.Hand, FindKind(Binding.Key)});
			}
		}
	}
	return Keys;
}

FString MRInputKeyPresets::GetInteractionProfile(EMRInputKeyPreset Preset)
{
	switch (Preset)
	{
	case EMRInputKeyPreset::HandInteraction:
		return TEXT("/interaction_profiles/microsoft/hand_interaction");
	case EMRInputKeyPreset::OculusTouch:
		return TEXT("/interaction_profiles/oculus/touch_controller");
	case EMRInputKeyPreset::ValveIndex:
		return TEXT("/interaction_profiles/valve/index_controller");
	case EMRInputKeyPreset::HTCVive:
		return TEXT("/interaction_profiles/htc/vive_controller");
	case EMRInputKeyPreset::WindowsMR:
		return TEXT("/interaction_profiles/microsoft/motion_controller");
	default:
		return FString();
	}
}

void MRInputKeyPresets::RegisterMissing(const UMRInputSettings& Settings)
{
	using namespace MRInputKeyPresetsDetail;
	for (const FRow& Row : Rows)
	{
		RegisterIfMissing(MakeKey(Row, EMRInputHand::Left));
		RegisterIfMissing(MakeKey(Row, EMRInputHand::Right));
	}
	for (const FMRInputPinchKey& Key : GetKeys(Settings))
	{
		RegisterIfMissing(Key);
	}
}
