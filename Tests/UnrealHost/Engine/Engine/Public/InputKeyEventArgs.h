// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/EngineBaseTypes.h"
#include "InputCoreTypes.h"

class FViewport;

#if HOST_HAS_INPUT_KEY_EVENT_ARGS
struct FInputKeyEventArgs
{
	FInputKeyEventArgs(FViewport*, FInputDeviceId InInputDevice, FKey InKey, EInputEvent InEvent,
		float InAmountDepressed, bool, uint64 InEventTimestamp)
		: InputDevice(InInputDevice)
		, Key(InKey)
		, Event(InEvent)
		, AmountDepressed(InAmountDepressed)
		, EventTimestamp(InEventTimestamp)
	{
	}
	FInputKeyEventArgs(FViewport*, FInputDeviceId InInputDevice, FKey InKey, float InDelta, float InDeltaTime,
		int32 InNumSamples, uint64 InEventTimestamp)
		: InputDevice(InInputDevice)
		, Key(InKey)
		, Event(IE_Axis)
		, AmountDepressed(InDelta)
		, DeltaTime(InDeltaTime)
		, NumSamples(InNumSamples)
		, EventTimestamp(InEventTimestamp)
	{
	}

	FInputDeviceId InputDevice;
	FKey Key;
	EInputEvent Event;
	float AmountDepressed;
	float DeltaTime = 0.0f;
	int32 NumSamples = 0;
	uint64 EventTimestamp;
};
#else
/** A key or axis event, on its way to a player. Without another event it is an axis. */
struct FInputKeyParams
{
	FKey Key;
	FInputDeviceId InputDevice;
	EInputEvent Event = IE_Axis;
	int32 NumSamples = 0;
	float DeltaTime = 0.0f;
	FVector Delta = FVector::ZeroVector;
};
#endif

namespace UE::Host
{
#if HOST_HAS_INPUT_KEY_EVENT_ARGS
using FInputKeyArgs = FInputKeyEventArgs;
#else
using FInputKeyArgs = FInputKeyParams;
#endif
} // namespace UE::Host
