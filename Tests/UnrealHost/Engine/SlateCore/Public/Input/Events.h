// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GenericPlatform/GenericApplication.h"
#include "InputCoreTypes.h"
#include "Types/SlateVector2.h"

enum class EFocusCause : uint8
{
	Mouse,
	SetDirectly = 2,
	Cleared,
};

struct FInputEvent
{
	virtual ~FInputEvent() = default;
};

struct FKeyEvent : FInputEvent
{
	FKeyEvent() = default;
	FKeyEvent(const FKey InKey, const FModifierKeysState&, const uint32, const bool, const uint32, const uint32)
		: Key(InKey)
	{
	}

	FKey GetKey() const { return Key; }

private:
	FKey Key;
};

/** One move, press or turn of a pointer. */
struct FPointerEvent : FInputEvent
{
	FPointerEvent() = default;
	FPointerEvent(uint32, const UE::Slate::FDeprecateVector2DParameter& InScreenSpacePosition,
		const UE::Slate::FDeprecateVector2DParameter&, const TSet<FKey>&, FKey InEffectingButton, float InWheelDelta,
		const FModifierKeysState&)
		: Position(FVector2D(InScreenSpacePosition))
		, EffectingButton(InEffectingButton)
		, WheelDelta(InWheelDelta)
	{
	}
	/** The engine has no such constructor. It keeps a reference, and a set made for the call is gone after it. */
	FPointerEvent(uint32, const UE::Slate::FDeprecateVector2DParameter&, const UE::Slate::FDeprecateVector2DParameter&,
		TSet<FKey>&&, FKey, float, const FModifierKeysState&) = delete;

	UE::Slate::FDeprecateVector2DResult GetScreenSpacePosition() const { return Position; }
	FKey GetEffectingButton() const { return EffectingButton; }
	float GetWheelDelta() const { return WheelDelta; }

private:
	FVector2D Position;
	FKey EffectingButton;
	float WheelDelta = 0.0f;
};

struct FCaptureLostEvent
{
	// UNCONFIRMED(capture-lost-arguments): FCaptureLostEvent takes the user's index, then the pointer's. [compile]
	explicit FCaptureLostEvent(int32 = 0, int32 = 0) {}
};

class FDragDropEvent;
