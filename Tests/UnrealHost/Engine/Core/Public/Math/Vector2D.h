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
	constexpr explicit TVector2(T InF)
		: X(InF)
		, Y(InF)
	{
	}
	constexpr TVector2(T InX, T InY)
		: X(InX)
		, Y(InY)
	{
	}
	constexpr explicit TVector2(EForceInit) {}
	constexpr explicit TVector2(const TVector<T>& V)
		: X(V.X)
		, Y(V.Y)
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
	TVector2& operator+=(const TVector2& V) { return *this = *this + V; }
	bool operator==(const TVector2& V) const { return X == V.X && Y == V.Y; }
	bool operator!=(const TVector2& V) const { return !(*this == V); }

	bool IsNearlyZero(T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return FMath::Abs(X) <= Tolerance && FMath::Abs(Y) <= Tolerance;
	}
	bool Equals(const TVector2& V, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return (*this - V).IsNearlyZero(Tolerance);
	}

	/** "X=1.000 Y=2.000". */
	FString ToString() const;
};

template <typename T>
inline const TVector2<T> TVector2<T>::ZeroVector{T(0), T(0)};

template <typename T>
TVector<T>::TVector(const TVector2<T>& V, T InZ)
	: X(V.X)
	, Y(V.Y)
	, Z(InZ)
{
}

template <typename T>
uint32 GetTypeHash(const TVector2<T>& V);
template <typename T>
FArchive& operator<<(FArchive& Ar, TVector2<T>& V);
} // namespace UE::Math
