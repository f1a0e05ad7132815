// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Vector.h"

namespace UE::Math
{
template <typename T>
struct TVector2
{
	T X = T(0);
	T Y = T(0);

	static const TVector2 ZeroVector;

	constexpr TVector2() = default;
	constexpr TVector2(T InX, T InY)
		: X(InX)
		, Y(InY)
	{
	}

	template <typename U, typename = std::enable_if_t<!std::is_same_v<T, U>>>
	constexpr explicit TVector2(const TVector2<U>& V)
		: X(static_cast<T>(V.X))
		, Y(static_cast<T>(V.Y))
	{
	}

	TVector2 operator+(const TVector2& V) const { return TVector2(X + V.X, Y + V.Y); }
	TVector2 operator-(const TVector2& V) const { return TVector2(X - V.X, Y - V.Y); }
	TVector2 operator*(T Scale) const { return TVector2(X * Scale, Y * Scale); }
	TVector2 operator/(T Scale) const { return TVector2(X / Scale, Y / Scale); }
	bool operator==(const TVector2& V) const { return X == V.X && Y == V.Y; }

	/** "X=1.000 Y=2.000". */
	FString ToString() const;
};

template <typename T>
inline const TVector2<T> TVector2<T>::ZeroVector{T(0), T(0)};

template <typename T>
FArchive& operator<<(FArchive& Ar, TVector2<T>& V);
} // namespace UE::Math
