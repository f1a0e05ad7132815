// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/UnrealMathUtility.h"
#include "Misc/CoreMiscDefines.h"

namespace UE::Math
{
/** X forward, Y right, Z up (left-handed); lengths in centimetres where a unit applies. */
template <typename T>
struct TVector
{
	T X = T(0);
	T Y = T(0);
	T Z = T(0);

	static const TVector ZeroVector;
	static const TVector OneVector;
	static const TVector UpVector;
	static const TVector ForwardVector;

	constexpr TVector() = default;
	constexpr explicit TVector(T InF)
		: X(InF)
		, Y(InF)
		, Z(InF)
	{
	}
	constexpr TVector(T InX, T InY, T InZ)
		: X(InX)
		, Y(InY)
		, Z(InZ)
	{
	}

	TVector operator+(const TVector& V) const { return TVector(X + V.X, Y + V.Y, Z + V.Z); }
	TVector operator-(const TVector& V) const { return TVector(X - V.X, Y - V.Y, Z - V.Z); }
	TVector operator*(const TVector& V) const { return TVector(X * V.X, Y * V.Y, Z * V.Z); }
	TVector operator/(const TVector& V) const { return TVector(X / V.X, Y / V.Y, Z / V.Z); }
	TVector operator-() const { return TVector(-X, -Y, -Z); }
	TVector operator*(T Scale) const { return TVector(X * Scale, Y * Scale, Z * Scale); }
	TVector operator/(T Scale) const { return *this * (T(1) / Scale); }
	TVector& operator+=(const TVector& V) { return *this = *this + V; }
	TVector& operator*=(T Scale) { return *this = *this * Scale; }

	/** Cross product. */
	TVector operator^(const TVector& V) const
	{
		return TVector(Y * V.Z - Z * V.Y, Z * V.X - X * V.Z, X * V.Y - Y * V.X);
	}

	/** Dot product. */
	T operator|(const TVector& V) const { return X * V.X + Y * V.Y + Z * V.Z; }

	static TVector CrossProduct(const TVector& A, const TVector& B) { return A ^ B; }
	static T DotProduct(const TVector& A, const TVector& B) { return A | B; }

	/** Each component within Tolerance. */
	bool Equals(const TVector& V, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return (*this - V).IsNearlyZero(Tolerance);
	}

	bool IsNearlyZero(T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return FMath::Abs(X) <= Tolerance && FMath::Abs(Y) <= Tolerance && FMath::Abs(Z) <= Tolerance;
	}

	bool IsZero() const { return X == T(0) && Y == T(0) && Z == T(0); }
	bool IsUnit(T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const { return FMath::Abs(T(1) - SizeSquared()) < Tolerance; }
	bool IsNormalized() const { return IsUnit(T(UE_THRESH_VECTOR_NORMALIZED)); }

	/** True for infinities too. */
	bool ContainsNaN() const { return !FMath::IsFinite(X) || !FMath::IsFinite(Y) || !FMath::IsFinite(Z); }

	T Size() const { return FMath::Sqrt(SizeSquared()); }
	T SizeSquared() const { return *this | *this; }

	TVector GetSafeNormal(T Tolerance = T(UE_SMALL_NUMBER), const TVector& ResultIfZero = ZeroVector) const
	{
		const T SquareSum = SizeSquared();
		if (SquareSum == T(1))
		{
			return *this;
		}
		return SquareSum < Tolerance ? ResultIfZero : *this * FMath::InvSqrt(SquareSum);
	}

	static T Dist(const TVector& A, const TVector& B) { return (A - B).Size(); }

	/** "X=1.000 Y=2.000 Z=3.000". */
	FString ToString() const;
	friend FArchive& operator<<(FArchive& Ar, TVector& V) { return Ar << V.X << V.Y << V.Z; }
};

template <typename T>
inline const TVector<T> TVector<T>::ZeroVector{T(0), T(0), T(0)};
template <typename T>
inline const TVector<T> TVector<T>::OneVector{T(1), T(1), T(1)};
template <typename T>
inline const TVector<T> TVector<T>::UpVector{T(0), T(0), T(1)};
template <typename T>
inline const TVector<T> TVector<T>::ForwardVector{T(1), T(0), T(0)};

template <typename T, typename U, typename = std::enable_if_t<std::is_arithmetic_v<U>>>
TVector<T> operator*(U Scale, const TVector<T>& V)
{
	return V * static_cast<T>(Scale);
}

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
	friend FArchive& operator<<(FArchive& Ar, TVector2& V) { return Ar << V.X << V.Y; }
};

template <typename T>
inline const TVector2<T> TVector2<T>::ZeroVector{T(0), T(0)};
} // namespace UE::Math
