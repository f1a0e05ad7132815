// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSettings.h"

UMRInputSettings::UMRInputSettings()
{
	// Both keys of a hand: MRTK's pinch selects and grips, and programs for HoloLens 2 listen to either.
	Keys = {
		{EMRInputHand::Left, TEXT("OpenXRMsftHandInteraction_Left_Select_Axis")},
		{EMRInputHand::Left, TEXT("OpenXRMsftHandInteraction_Left_Grip_Axis")},
		{EMRInputHand::Right, TEXT("OpenXRMsftHandInteraction_Right_Select_Axis")},
		{EMRInputHand::Right, TEXT("OpenXRMsftHandInteraction_Right_Grip_Axis")},
	};
}

FName UMRInputSettings::GetCategoryName() const
{
	return TEXT("Plugins");
}
