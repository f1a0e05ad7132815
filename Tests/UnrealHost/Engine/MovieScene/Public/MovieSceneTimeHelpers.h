// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Range.h"

/** Whole frames as ranges have them. The ranges are finite at the end that is asked for. */
namespace UE::MovieScene
{
inline FFrameNumber DiscreteInclusiveLower(const TRange<FFrameNumber>& InRange)
{
	return InRange.GetLowerBoundValue() + (InRange.GetLowerBound().IsInclusive() ? 0 : 1);
}

inline FFrameNumber DiscreteExclusiveUpper(const TRange<FFrameNumber>& InRange)
{
	return InRange.GetUpperBoundValue() + (InRange.GetUpperBound().IsInclusive() ? 1 : 0);
}
} // namespace UE::MovieScene
