// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/FrameRate.h"

/** A frame time and the rate it counts in. */
struct FQualifiedFrameTime
{
	FFrameTime Time;
	FFrameRate Rate;

	FQualifiedFrameTime(const FFrameTime& InTime, const FFrameRate& InRate)
		: Time(InTime)
		, Rate(InRate)
	{
	}

	double AsSeconds() const { return Rate.AsSeconds(Time); }
	FFrameTime ConvertTo(FFrameRate DesiredRate) const { return FFrameRate::TransformTime(Time, Rate, DesiredRate); }
};
