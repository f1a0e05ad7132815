// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "InputCoreTypes.h"
#include "Types/SlateVector2.h"

/** One move, press or turn of a pointer. */
struct FPointerEvent
{
	FPointerEvent() = default;
	// UNCONFIRMED: the engine has several constructors; this one is the host's.
	FPointerEvent(const FVector2D& InPosition, const FVector2D& InLastPosition, const FKey& InEffectingButton,
		float InWheelDelta = 0.0f)
		: Position(InPosition)
		, LastPosition(InLastPosition)
		, EffectingButton(InEffectingButton)
		, WheelDelta(InWheelDelta)
	{
	}
	UE::Slate::FDeprecateVector2DResult GetScreenSpacePosition() const { return Position; }
	UE::Slate::FDeprecateVector2DResult GetLastScreenSpacePosition() const { return LastPosition; }
	FKey GetEffectingButton() const { return EffectingButton; }
	bool IsMouseButtonDown(FKey Key) const { return Key == EffectingButton; }
	float GetWheelDelta() const { return WheelDelta; }

private:
	FVector2D Position;
	FVector2D LastPosition;
	FKey EffectingButton;
	float WheelDelta = 0.0f;
};

struct FCaptureLostEvent
{
	int32 UserIndex = 0;
	int32 PointerIndex = 0;
};
