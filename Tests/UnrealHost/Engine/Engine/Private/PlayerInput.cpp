// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/PlayerInput.h"

#include "GameFramework/PlayerController.h"

bool UPlayerInput::InputKey(const UE::Host::FInputKeyArgs& Params)
{
	FKeyState& State = Coming.FindOrAdd(Params.Key.GetFName());
	switch (Params.Event)
	{
	case IE_Pressed:
		State.bDown = true;
		State.bJustPressed = true;
		break;
	case IE_Released:
		State.bDown = false;
		State.bJustReleased = true;
		break;
	case IE_Axis:
		State.bHasAnalog = true;
#if HOST_HAS_INPUT_KEY_EVENT_ARGS
		State.Analog = Params.AmountDepressed;
#else
		State.Analog = static_cast<float>(Params.Delta.X);
#endif
		break;
	default:
		break;
	}
	return true;
}

void UPlayerInput::HostBeginFrame()
{
	Shown = Coming;
	for (TPair<FName, FKeyState>& Key : Coming)
	{
		Key.Value.bJustPressed = false;
		Key.Value.bJustReleased = false;
	}
}

UPlayerInput::FKeyState UPlayerInput::Find(const FKey& Key) const
{
	const FKeyState* State = Shown.Find(Key.GetFName());
	return State ? *State : FKeyState();
}

float UPlayerInput::GetKeyValue(FKey InKey) const
{
	const FKeyState State = Find(InKey);
	return State.bHasAnalog ? State.Analog : (State.bDown ? 1.0f : 0.0f);
}
