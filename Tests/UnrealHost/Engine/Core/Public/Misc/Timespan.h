// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** A difference of times in ticks of 100 nanoseconds; may be negative. */
struct FTimespan
{
	constexpr FTimespan() = default;
	constexpr explicit FTimespan(int64 InTicks)
		: Ticks(InTicks)
	{
	}

	double GetTotalSeconds() const { return static_cast<double>(Ticks) * 1e-7; }

	static FTimespan FromSeconds(double Seconds) { return FTimespan(static_cast<int64>(Seconds * 1e7 + 0.5)); }
	static constexpr FTimespan MaxValue() { return FTimespan(9223372036854775807LL); }

private:
	int64 Ticks = 0;
};
