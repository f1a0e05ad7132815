// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "GenericPlatform/GenericApplicationMessageHandler.h"

const FGamepadKeyNames::Type FGamepadKeyNames::Invalid(NAME_None);

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
