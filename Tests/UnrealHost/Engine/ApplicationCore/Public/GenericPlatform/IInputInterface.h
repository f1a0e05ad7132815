// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** One motor of a gamepad. */
enum class FForceFeedbackChannelType
{
	LEFT_LARGE,
	LEFT_SMALL,
	RIGHT_LARGE,
	RIGHT_SMALL
};

/** Strength of each motor, 0 to 1. */
struct FForceFeedbackValues
{
	float LeftLarge = 0.0f;
	float LeftSmall = 0.0f;
	float RightLarge = 0.0f;
	float RightSmall = 0.0f;
};

struct FHapticFeedbackBuffer;

/** Vibration of one hand's device. The buffer is not owned and may be null. */
struct FHapticFeedbackValues
{
	float Frequency = 0.0f;
	float Amplitude = 0.0f;
	FHapticFeedbackBuffer* HapticBuffer = nullptr;

	FHapticFeedbackValues() = default;
	FHapticFeedbackValues(const float InFrequency, const float InAmplitude)
		: Frequency(InFrequency)
		, Amplitude(InAmplitude)
	{
	}
};

struct FInputDeviceProperty;
