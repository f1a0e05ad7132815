// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "Templates/Function.h"

/**
 * The host's end of the message handler: every event in order, and where it goes. In the engine that is Slate, which
 * hands it to the focused widget; only if that is a game's viewport, the viewport's player gets it. Game thread only.
 */
namespace UE::Host
{
enum class EInputEventKind : uint8
{
	Pressed,
	Released,
	Analog
};

struct FInputEvent
{
	EInputEventKind Kind = EInputEventKind::Pressed;
	FName Key;
	FPlatformUserId User;
	FInputDeviceId Device;
	/** Analog events: the value; others: 0. */
	float Value = 0.0f;
	bool bIsRepeat = false;
};

/** Gets what was sent to the focused widget; whether it wanted it. */
using FInputReceiver = TFunction<bool(const FInputEvent& Event)>;

/**
 * The one handler given to every input device. A key that EKeys does not know is an ensure and is dropped. A key that
 * is sent while an automation test runs fails the test: in an editor it would reach the widget that the user works in.
 */
TSharedRef<FGenericApplicationMessageHandler> GetMessageHandler();

/** Everything sent since the last ClearInputEvents, oldest first; the list stops growing at 65536. */
const TArray<FInputEvent>& GetInputEvents();
void ClearInputEvents();

/** One at a time, for the life of the program. */
void SetInputReceiver(FInputReceiver Receiver);
} // namespace UE::Host
