// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Set.h"
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
	FInputEvent() = default;
	explicit FInputEvent(const FModifierKeysState& InModifierKeys)
		: ModifierKeys(InModifierKeys)
	{
	}
	virtual ~FInputEvent() = default;

private:
	FModifierKeysState ModifierKeys;
};

struct FKeyEvent : FInputEvent
{
	FKeyEvent() = default;
	FKeyEvent(const FKey InKey, const FModifierKeysState& InModifierKeys, const uint32 InUserIndex,
		const bool bInIsRepeat, const uint32 InCharacterCode, const uint32 InKeyCode)
		: FInputEvent(InModifierKeys)
		, Key(InKey)
		, bIsRepeat(bInIsRepeat)
	{
		(void)InUserIndex;
		(void)InCharacterCode;
		(void)InKeyCode;
	}
	FKey GetKey() const { return Key; }

private:
	FKey Key;
	bool bIsRepeat = false;
};

/** One move, press or turn of a pointer. */
/** Keeps the caller's set of pressed buttons: a set that is gone by the time of a question is a fault. */
struct FPointerEvent : FInputEvent
{
	FPointerEvent() = default;
	FPointerEvent(uint32 InPointerIndex, const UE::Slate::FDeprecateVector2DParameter& InScreenSpacePosition,
		const UE::Slate::FDeprecateVector2DParameter& InLastScreenSpacePosition, const TSet<FKey>& InPressedButtons,
		FKey InEffectingButton, float InWheelDelta, const FModifierKeysState& InModifierKeys)
		: FInputEvent(InModifierKeys)
		, Position(FVector2D(InScreenSpacePosition))
		, LastPosition(FVector2D(InLastScreenSpacePosition))
		, PressedButtons(&InPressedButtons)
		, EffectingButton(InEffectingButton)
		, WheelDelta(InWheelDelta)
	{
		(void)InPointerIndex;
	}
	/** The engine has no such constructor. It keeps a reference, and a set made for the call is gone after it. */
	FPointerEvent(uint32, const UE::Slate::FDeprecateVector2DParameter&, const UE::Slate::FDeprecateVector2DParameter&,
		TSet<FKey>&&, FKey, float, const FModifierKeysState&) = delete;
	UE::Slate::FDeprecateVector2DResult GetScreenSpacePosition() const { return Position; }
	FKey GetEffectingButton() const { return EffectingButton; }
	float GetWheelDelta() const { return WheelDelta; }

private:
	static const TSet<FKey>* NoButtons()
	{
		static const TSet<FKey> None;
		return &None;
	}

	FVector2D Position;
	FVector2D LastPosition;
	const TSet<FKey>* PressedButtons = NoButtons();
	FKey EffectingButton;
	float WheelDelta = 0.0f;
};

struct FCaptureLostEvent
{
	// UNCONFIRMED(capture-lost-arguments): FCaptureLostEvent takes the user's index, then the pointer's. [compile]
	explicit FCaptureLostEvent(int32 InUserIndex = 0, int32 InPointerIndex = 0)
		: UserIndex(InUserIndex)
		, PointerIndex(InPointerIndex)
	{
	}
	int32 UserIndex;
	int32 PointerIndex;
};

class FDragDropEvent;
