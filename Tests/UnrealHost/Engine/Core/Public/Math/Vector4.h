// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Vector.h"

namespace UE::Math
{
/** Four components; W is 1 unless it is given. */
template <typename T>
struct TVector4
{
	T X = T(0);
	T Y = T(0);
	T Z = T(0);
	T W = T(1);

	constexpr explicit TVector4(T InX = T(0), T InY = T(0), T InZ = T(0), T InW = T(1))
		: X(InX)
		, Y(InY)
		, Z(InZ)
		, W(InW)
	{
	}
	constexpr TVector4(const TVector<T>& V, T InW = T(1))
		: X(V.X)
		, Y(V.Y)
		, Z(V.Z)
		, W(InW)
	{
	}
	constexpr explicit TVector4(EForceInit)
		: W(T(0))
	{
	}

	template <typename U, typename = std::enable_if_t<!std::is_same_v<T, U>>>
	constexpr explicit TVector4(const TVector4<U>& V)
		: X(static_cast<T>(V.X))
		, Y(static_cast<T>(V.Y))
		, Z(static_cast<T>(V.Z))
		, W(static_cast<T>(V.W))
	{
	}

	bool operator==(const TVector4& V) const { return X == V.X && Y == V.Y && Z == V.Z && W == V.W; }
	bool operator!=(const TVector4& V) const { return !(*this == V); }

	/** "X=1.000 Y=2.000 Z=3.000 W=4.000". */
	FString ToString() const;
};

template <typename T>
FArchive& operator<<(FArchive& Ar, TVector4<T>& V);
} // namespace UE::Math
