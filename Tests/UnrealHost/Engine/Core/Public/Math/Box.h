// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Vector.h"

namespace UE::Math
{
/** Axis-aligned; empty, with IsValid 0, until a point is added. */
template <typename T>
struct TBox
{
	TVector<T> Min;
	TVector<T> Max;
	uint8 IsValid = 0;

	TBox() = default;
	TBox(const TVector<T>& InMin, const TVector<T>& InMax)
		: Min(InMin)
		, Max(InMax)
		, IsValid(1)
	{
	}

	TVector<T> GetSize() const { return Max - Min; }
};
} // namespace UE::Math
