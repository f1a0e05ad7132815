// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "InputKeyEventArgs.h"
#include "UObject/Object.h"

#include "PlayerInput.generated.h"

/** The keys of one player in the current frame. Its outer is the player's controller. */
UCLASS()
class ENGINE_API UPlayerInput : public UObject
{
	GENERATED_BODY()

public:
	/** Takes an event in; the next frame of the controller shows it. */
	virtual bool InputKey(const UE::Host::FInputKeyArgs& Params);

	bool IsPressed(FKey InKey) const { return Find(InKey).bDown; }
	bool WasJustPressed(FKey InKey) const { return Find(InKey).bJustPressed; }
	bool WasJustReleased(FKey InKey) const { return Find(InKey).bJustReleased; }
	float GetKeyValue(FKey InKey) const
	{
		const FKeyState State = Find(InKey);
		return State.bHasAnalog ? State.Analog : (State.bDown ? 1.0f : 0.0f);
	}

	/** The controller's frame begins: what has come since the last one is now "just" pressed or released. */
	virtual void HostBeginFrame()
	{
		Shown = Coming;
		for (TPair<FName, FKeyState>& Key : Coming)
		{
			Key.Value.bJustPressed = false;
			Key.Value.bJustReleased = false;
		}
	}

private:
	/** One key, since the last frame and now. */
	struct FKeyState
	{
		bool bDown = false;
		bool bJustPressed = false;
		bool bJustReleased = false;
		bool bHasAnalog = false;
		float Analog = 0.0f;
	};
	using FKeyStates = TMap<FName, FKeyState>;

	FKeyState Find(const FKey& Key) const { return Shown.FindRef(Key.GetFName()); }

	FKeyStates Shown; ///< As of this frame.
	FKeyStates Coming; ///< As of now.
};
