// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GenericPlatform/IInputInterface.h"

/** A device that can vibrate a hand. */
class IHapticDevice
{
public:
	virtual ~IHapticDevice() = default;

	virtual void SetHapticFeedbackValues(int32 ControllerId, int32 Hand, const FHapticFeedbackValues& Values) = 0;
	virtual void GetHapticFrequencyRange(float& MinFrequency, float& MaxFrequency) const = 0;
	virtual float GetHapticAmplitudeScale() const = 0;
};
