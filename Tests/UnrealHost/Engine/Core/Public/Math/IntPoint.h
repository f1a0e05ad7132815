// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/UnrealMathUtility.h"
#include "Misc/CoreMiscDefines.h"

namespace UE::Math
{
template <typename T>
struct TIntPoint
{
	T X = T(0);
	T Y = T(0);

	constexpr TIntPoint() = default;
	constexpr TIntPoint(T InX, T InY)
		: X(InX)
		, Y(InY)
	{
	}
	constexpr TIntPoint(T InXY)
		: X(InXY)
		, Y(InXY)
	{
	}
	constexpr explicit TIntPoint(EForceInit) {}

	bool operator==(const TIntPoint& Other) const { return X == Other.X && Y == Other.Y; }
	bool operator!=(const TIntPoint& Other) const { return !(*this == Other); }

	/** "X=1 Y=2". */
	FString ToString() const;

	friend uint32 GetTypeHash(const TIntPoint& Point)
	{
		return static_cast<uint32>(Point.X) * 31u + static_cast<uint32>(Point.Y);
	}
};

template <typename T>
FArchive& operator<<(FArchive& Ar, TIntPoint<T>& Point);
} // namespace UE::Math
