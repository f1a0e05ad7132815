// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/CoreMiscDefines.h"

/** Key names as input devices send them; a few of the engine's constants. */
struct APPLICATIONCORE_API FGamepadKeyNames
{
	typedef FName Type;

	static const Type Invalid;
};

/** Where input devices send what happened. Each function says whether anybody took the event. */
class APPLICATIONCORE_API FGenericApplicationMessageHandler
{
public:
	virtual ~FGenericApplicationMessageHandler() = default;

	virtual bool OnControllerAnalog(FGamepadKeyNames::Type KeyName, FPlatformUserId PlatformUserId,
		FInputDeviceId InputDeviceId, float AnalogValue);
	virtual bool OnControllerButtonPressed(
		FGamepadKeyNames::Type KeyName, FPlatformUserId PlatformUserId, FInputDeviceId InputDeviceId, bool IsRepeat);
	virtual bool OnControllerButtonReleased(
		FGamepadKeyNames::Type KeyName, FPlatformUserId PlatformUserId, FInputDeviceId InputDeviceId, bool IsRepeat);
};
