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
	constexpr explicit TVector(EForceInit) {}
	explicit TVector(const TVector2<T>& V, T InZ = T(0));

	template <typename U, typename = std::enable_if_t<!std::is_same_v<T, U>>>
	constexpr explicit TVector(const TVector<U>& V)
		: X(static_cast<T>(V.X))
		, Y(static_cast<T>(V.Y))
		, Z(static_cast<T>(V.Z))
	{
	}

	static TVector One() { return OneVector; }

	TVector operator+(const TVector& V) const { return TVector(X + V.X, Y + V.Y, Z + V.Z); }
	TVector operator-(const TVector& V) const { return TVector(X - V.X, Y - V.Y, Z - V.Z); }
	TVector operator*(const TVector& V) const { return TVector(X * V.X, Y * V.Y, Z * V.Z); }
	TVector operator/(const TVector& V) const { return TVector(X / V.X, Y / V.Y, Z / V.Z); }
	TVector operator-() const { return TVector(-X, -Y, -Z); }
	TVector operator+(T Bias) const { return TVector(X + Bias, Y + Bias, Z + Bias); }
	TVector operator-(T Bias) const { return TVector(X - Bias, Y - Bias, Z - Bias); }
	TVector operator*(T Scale) const { return TVector(X * Scale, Y * Scale, Z * Scale); }
	TVector operator/(T Scale) const { return *this * (T(1) / Scale); }
	TVector& operator+=(const TVector& V) { return *this = *this + V; }
	TVector& operator-=(const TVector& V) { return *this = *this - V; }
	TVector& operator*=(const TVector& V) { return *this = *this * V; }
	TVector& operator/=(const TVector& V) { return *this = *this / V; }
	TVector& operator*=(T Scale) { return *this = *this * Scale; }
	TVector& operator/=(T Scale) { return *this = *this / Scale; }
	bool operator==(const TVector& V) const { return X == V.X && Y == V.Y && Z == V.Z; }
	bool operator!=(const TVector& V) const { return !(*this == V); }

	/** Cross product. */
	TVector operator^(const TVector& V) const
	{
		return TVector(Y * V.Z - Z * V.Y, Z * V.X - X * V.Z, X * V.Y - Y * V.X);
	}

	/** Dot product. */
	T operator|(const TVector& V) const { return X * V.X + Y * V.Y + Z * V.Z; }

	T& operator[](int32 Index) { return Index == 0 ? X : (Index == 1 ? Y : Z); }
	T operator[](int32 Index) const { return Index == 0 ? X : (Index == 1 ? Y : Z); }
	T& Component(int32 Index) { return (*this)[Index]; }
	T Component(int32 Index) const { return (*this)[Index]; }

	static TVector CrossProduct(const TVector& A, const TVector& B) { return A ^ B; }
	static T DotProduct(const TVector& A, const TVector& B) { return A | B; }

	void Set(T InX, T InY, T InZ) { *this = TVector(InX, InY, InZ); }

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
	T Length() const { return Size(); }
	T SizeSquared() const { return *this | *this; }
	T Size2D() const { return FMath::Sqrt(SizeSquared2D()); }
	T SizeSquared2D() const { return X * X + Y * Y; }

	/** False, and unchanged, when the squared length is not above Tolerance. */
	bool Normalize(T Tolerance = T(UE_SMALL_NUMBER))
	{
		const T SquareSum = SizeSquared();
		if (SquareSum <= Tolerance)
		{
			return false;
		}
		*this *= FMath::InvSqrt(SquareSum);
		return true;
	}

	TVector GetSafeNormal(T Tolerance = T(UE_SMALL_NUMBER), const TVector& ResultIfZero = ZeroVector) const
	{
		const T SquareSum = SizeSquared();
		if (SquareSum == T(1))
		{
			return *this;
		}
		return SquareSum < Tolerance ? ResultIfZero : *this * FMath::InvSqrt(SquareSum);
	}

	/** The rotation whose forward axis this vector is; roll 0. */
	TRotator<T> Rotation() const { return ToOrientationRotator(); }
	TRotator<T> ToOrientationRotator() const;

	static T Dist(const TVector& A, const TVector& B) { return (A - B).Size(); }

	/** "X=1.000 Y=2.000 Z=3.000". */
	FString ToString() const;
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
uint32 GetTypeHash(const TVector<T>& V);
template <typename T>
FArchive& operator<<(FArchive& Ar, TVector<T>& V);
} // namespace UE::Math

// Later parts of this family need the vector above to be complete.
#include "Math/Vector2D.h"
