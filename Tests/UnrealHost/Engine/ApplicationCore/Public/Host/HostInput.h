// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"

/** The host's end of the message handler: every event in order, and the state of the keys that follows. Game thread
 * only. */
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

/** State of one key of one user, as the devices have told it. */
struct FInputKeyState
{
	bool bDown = false;
	bool bHasAnalog = false;
	float Analog = 0.0f;
	/** How often it was pressed and released since the program began, repeats left out. */
	uint32 Presses = 0;
	uint32 Releases = 0;
};

using FInputKeyStates = TMap<FName, FInputKeyState>;

/** The one handler given to every input device. A key that EKeys does not know is an ensure and is
 * dropped. */
TSharedRef<FGenericApplicationMessageHandler> GetMessageHandler();

/** Everything sent since the last ClearInputEvents, oldest first; the list stops growing at 65536. */
const TArray<FInputEvent>& GetInputEvents();
void ClearInputEvents();

/** Keys of which something was heard: now, and when the engine's frame began. */
FInputKeyStates GetInputKeyStates(FPlatformUserId User);
FInputKeyStates GetInputKeyStatesAtFrameBegin(FPlatformUserId User);

/** The engine's tick calls it before devices send. */
void BeginInputFrame();

/** Forgets events and key states. */
void ResetInput();

} // namespace UE::Host
