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

	virtual bool OnControllerAnalog(FGamepadKeyNames::Type, FPlatformUserId, FInputDeviceId, float) { return false; }
	virtual bool OnControllerButtonPressed(FGamepadKeyNames::Type, FPlatformUserId, FInputDeviceId, bool)
	{
		return false;
	}
	virtual bool OnControllerButtonReleased(FGamepadKeyNames::Type, FPlatformUserId, FInputDeviceId, bool)
	{
		return false;
	}
};
