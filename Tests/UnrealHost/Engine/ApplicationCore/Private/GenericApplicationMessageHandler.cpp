// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "GenericPlatform/GenericApplicationMessageHandler.h"

const FGamepadKeyNames::Type FGamepadKeyNames::Invalid(NAME_None);
const FGamepadKeyNames::Type FGamepadKeyNames::LeftAnalogX("Gamepad_LeftX");
const FGamepadKeyNames::Type FGamepadKeyNames::LeftAnalogY("Gamepad_LeftY");
const FGamepadKeyNames::Type FGamepadKeyNames::RightAnalogX("Gamepad_RightX");
const FGamepadKeyNames::Type FGamepadKeyNames::RightAnalogY("Gamepad_RightY");
const FGamepadKeyNames::Type FGamepadKeyNames::LeftTriggerAnalog("Gamepad_LeftTriggerAxis");
const FGamepadKeyNames::Type FGamepadKeyNames::RightTriggerAnalog("Gamepad_RightTriggerAxis");
const FGamepadKeyNames::Type FGamepadKeyNames::FaceButtonBottom("Gamepad_FaceButton_Bottom");
const FGamepadKeyNames::Type FGamepadKeyNames::FaceButtonRight("Gamepad_FaceButton_Right");

bool FGenericApplicationMessageHandler::OnControllerAnalog(
	FGamepadKeyNames::Type, FPlatformUserId, FInputDeviceId, float)
{
	return false;
}

bool FGenericApplicationMessageHandler::OnControllerButtonPressed(
	FGamepadKeyNames::Type, FPlatformUserId, FInputDeviceId, bool)
{
	return false;
}

bool FGenericApplicationMessageHandler::OnControllerButtonReleased(
	FGamepadKeyNames::Type, FPlatformUserId, FInputDeviceId, bool)
{
	return false;
}
