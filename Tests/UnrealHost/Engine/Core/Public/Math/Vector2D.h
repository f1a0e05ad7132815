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
	TVector2 operator*(const TVector2& V) const { return TVector2(X * V.X, Y * V.Y); }
	TVector2 operator/(const TVector2& V) const { return TVector2(X / V.X, Y / V.Y); }
	TVector2 operator*(T Scale) const { return TVector2(X * Scale, Y * Scale); }
	TVector2 operator/(T Scale) const { return TVector2(X / Scale, Y / Scale); }
	TVector2 operator-() const { return TVector2(-X, -Y); }
	TVector2& operator+=(const TVector2& V) { return *this = *this + V; }
	TVector2& operator-=(const TVector2& V) { return *this = *this - V; }
	TVector2& operator*=(T Scale) { return *this = *this * Scale; }
	TVector2& operator/=(T Scale) { return *this = *this / Scale; }
	bool operator==(const TVector2& V) const { return X == V.X && Y == V.Y; }
	bool operator!=(const TVector2& V) const { return !(*this == V); }

	/** Dot and cross product. */
	T operator|(const TVector2& V) const { return X * V.X + Y * V.Y; }
	T operator^(const TVector2& V) const { return X * V.Y - Y * V.X; }
	static T DotProduct(const TVector2& A, const TVector2& B) { return A | B; }
	static T CrossProduct(const TVector2& A, const TVector2& B) { return A ^ B; }

	T& operator[](int32 Index) { return Index == 0 ? X : Y; }
	T operator[](int32 Index) const { return Index == 0 ? X : Y; }

	void Set(T InX, T InY) { *this = TVector2(InX, InY); }
	T Size() const { return FMath::Sqrt(SizeSquared()); }
	T Length() const { return Size(); }
	T SizeSquared() const { return *this | *this; }
	bool IsZero() const { return X == T(0) && Y == T(0); }
	bool IsNearlyZero(T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return FMath::Abs(X) <= Tolerance && FMath::Abs(Y) <= Tolerance;
	}
	bool Equals(const TVector2& V, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return (*this - V).IsNearlyZero(Tolerance);
	}
	bool ContainsNaN() const { return !FMath::IsFinite(X) || !FMath::IsFinite(Y); }
	TVector2 GetSafeNormal(T Tolerance = T(UE_SMALL_NUMBER)) const
	{
		const T SquareSum = SizeSquared();
		return SquareSum > Tolerance ? *this * FMath::InvSqrt(SquareSum) : TVector2();
	}
	static T Distance(const TVector2& A, const TVector2& B) { return (A - B).Size(); }

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

template <typename T, typename U, typename = std::enable_if_t<std::is_arithmetic_v<U>>>
TVector2<T> operator*(U Scale, const TVector2<T>& V)
{
	return V * static_cast<T>(Scale);
}

template <typename T>
uint32 GetTypeHash(const TVector2<T>& V);
template <typename T>
FArchive& operator<<(FArchive& Ar, TVector2<T>& V);

} // namespace UE::Math
