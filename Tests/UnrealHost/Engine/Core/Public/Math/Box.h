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
	explicit TBox(EForceInit) {}
	TBox(const TVector<T>& InMin, const TVector<T>& InMax)
		: Min(InMin)
		, Max(InMax)
		, IsValid(1)
	{
	}

	TBox& operator+=(const TVector<T>& Point)
	{
		Min = IsValid ? Min.ComponentMin(Point) : Point;
		Max = IsValid ? Max.ComponentMax(Point) : Point;
		IsValid = 1;
		return *this;
	}

	TBox& operator+=(const TBox& Other)
	{
		if (Other.IsValid)
		{
			*this += Other.Min;
			*this += Other.Max;
		}
		return *this;
	}

	TBox operator+(const TVector<T>& Point) const { return TBox(*this) += Point; }
	TBox operator+(const TBox& Other) const { return TBox(*this) += Other; }
	bool operator==(const TBox& Other) const { return Min == Other.Min && Max == Other.Max; }
	bool operator!=(const TBox& Other) const { return !(*this == Other); }

	TVector<T> GetSize() const { return Max - Min; }
	TBox ShiftBy(const TVector<T>& Offset) const { return TBox(Min + Offset, Max + Offset); }

	/** Points on a face are outside. */
	bool IsInside(const TVector<T>& In) const
	{
		return In.X > Min.X && In.X < Max.X && In.Y > Min.Y && In.Y < Max.Y && In.Z > Min.Z && In.Z < Max.Z;
	}
};

} // namespace UE::Math
