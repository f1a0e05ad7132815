// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameRate.h"

namespace UE::MovieScene
{
/** Moves times of a sequence to other ones. The newest reference has it, that of 5.4 does not. */
struct IRetimingInterface
{
	virtual ~IRetimingInterface() = default;
	virtual FFrameTime RemapTime(FFrameTime InTime) const = 0;
};

struct FFrameRateRetiming : public IRetimingInterface
{
	FFrameRateRetiming(FFrameRate InSourceRate, FFrameRate InDestinationRate)
		: SourceRate(InSourceRate)
		, DestinationRate(InDestinationRate)
	{
	}

	virtual FFrameTime RemapTime(FFrameTime InTime) const override
	{
		return FFrameRate::TransformTime(InTime, SourceRate, DestinationRate);
	}

	FFrameRate SourceRate;
	FFrameRate DestinationRate;
};
} // namespace UE::MovieScene
