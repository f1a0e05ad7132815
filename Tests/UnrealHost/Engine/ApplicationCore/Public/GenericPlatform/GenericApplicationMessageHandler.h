// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace EMouseCursor
{
enum Type
{
	None,
	Default,
	ResizeLeftRight = 3,
	Hand = 6,
	GrabHandClosed = 8
};
} // namespace EMouseCursor

/** One motor of a gamepad, and the strength of each. */
enum class FForceFeedbackChannelType;
struct FForceFeedbackValues;

/** Key names as input devices send them. */
struct FGamepadKeyNames
{
	typedef FName Type;
};

/** Where input devices send what happened. Each function says whether anybody took the event. */
class FGenericApplicationMessageHandler
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

namespace UE::Host
{
/**
 * The one handler given to every input device. A key that EKeys does not know is an ensure. A key that is sent while an
 * automation test runs fails the test: in an editor it would reach the widget that the user works in.
 */
APPLICATIONCORE_API TSharedRef<FGenericApplicationMessageHandler> GetMessageHandler();
} // namespace UE::Host
