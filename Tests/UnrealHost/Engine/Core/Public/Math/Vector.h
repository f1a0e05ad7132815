// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"
#include "Serialization/Archive.h"

#include <cmath>
#include <limits>
#include <type_traits>

#define UE_PI (3.1415926535897932f)
#define UE_SMALL_NUMBER (1.e-8f)
#define UE_KINDA_SMALL_NUMBER (1.e-4f)
#define UE_BIG_NUMBER (3.4e+38f)
#define UE_THRESH_VECTOR_NORMALIZED (0.01f)
#define UE_THRESH_QUAT_NORMALIZED (0.01f)

#define UE_DOUBLE_PI (3.141592653589793238462643383279502884197169399)
#define UE_DOUBLE_SMALL_NUMBER (1.e-8)

/** Names of the math types without their definitions. As in Unreal 5 they are aliases: `struct FVector;` is an error.
 */
namespace UE::Math
{
template <typename T>
struct TVector2;
struct VectorD;
struct QuatD;
struct RotatorD;
struct TransformD;
struct BoxD;
} // namespace UE::Math

using FVector = UE::Math::VectorD;
using FVector2D = UE::Math::TVector2<double>;
using FVector2f = UE::Math::TVector2<float>;
using FQuat = UE::Math::QuatD;
using FRotator = UE::Math::RotatorD;
using FTransform = UE::Math::TransformD;
using FBox = UE::Math::BoxD;

struct FColor;
struct FLinearColor;

namespace UE::Host
{
/** Two different floating-point types: Unreal takes such pairs as double, any other mixed pair is an error there too.
 */
template <typename A, typename B>
using TMixedFloats =
	std::enable_if_t<std::is_floating_point_v<A> && std::is_floating_point_v<B> && !std::is_same_v<A, B>, double>;
} // namespace UE::Host

/** Scalar mathematics. Angles are in radians unless the name says degrees. */
struct FMath
{
	template <typename T>
	static constexpr T Abs(const T A)
	{
		return A < T(0) ? -A : A;
	}

	template <typename T>
	static constexpr T Max(const T A, const T B)
	{
		return B < A ? A : B;
	}

	template <typename T>
	static constexpr T Min(const T A, const T B)
	{
		return A < B ? A : B;
	}

	template <typename A, typename B>
	static constexpr UE::Host::TMixedFloats<A, B> Min(const A First, const B Second)
	{
		return Min(static_cast<double>(First), static_cast<double>(Second));
	}

	/** MinValue when the range is empty. */
	template <typename T>
	static constexpr T Clamp(const T X, const T MinValue, const T MaxValue)
	{
		return X < MinValue ? MinValue : (X < MaxValue ? X : MaxValue);
	}

	static constexpr double Clamp(const float X, const double MinValue, const double MaxValue)
	{
		return Clamp<double>(X, MinValue, MaxValue);
	}

	static constexpr double Clamp(const double X, const float MinValue, const float MaxValue)
	{
		return Clamp<double>(X, MinValue, MaxValue);
	}

	/** Linear; rotators take the short way round, quaternions are slerped. */
	template <typename T, typename U>
	static constexpr T Lerp(const T& A, const T& B, const U& Alpha)
	{
		return static_cast<T>(A + Alpha * (B - A));
	}

	static bool IsNearlyEqual(float A, float B, float Tolerance = UE_SMALL_NUMBER) { return Abs(A - B) <= Tolerance; }

	static bool IsNearlyEqual(double A, double B, double Tolerance = UE_DOUBLE_SMALL_NUMBER)
	{
		return Abs(A - B) <= Tolerance;
	}

	static bool IsFinite(float A) { return std::isfinite(A); }
	static bool IsFinite(double A) { return std::isfinite(A); }
	static bool IsNaN(float A) { return std::isnan(A); }
	static bool IsNaN(double A) { return std::isnan(A); }

	static int32 FloorToInt32(double F) { return static_cast<int32>(std::floor(F)); }
	static int64 FloorToInt64(double F) { return static_cast<int64>(std::floor(F)); }
	static double FloorToDouble(double F) { return std::floor(F); }

	static int32 CeilToInt32(double F) { return static_cast<int32>(std::ceil(F)); }
	static int64 CeilToInt64(double F) { return static_cast<int64>(std::ceil(F)); }
	static double CeilToDouble(double F) { return std::ceil(F); }

	/** To the nearest integer; halves go up. */
	static int32 RoundToInt32(double F) { return FloorToInt32(F + 0.5); }
	static int64 RoundToInt64(double F) { return FloorToInt64(F + 0.5); }
	static double RoundToDouble(double F) { return std::floor(F + 0.5); }

	static float Sqrt(float Value) { return std::sqrt(Value); }
	static double Sqrt(double Value) { return std::sqrt(Value); }
	static float InvSqrt(float Value) { return 1.0f / std::sqrt(Value); }
	static double InvSqrt(double Value) { return 1.0 / std::sqrt(Value); }
	static float Pow(float A, float B) { return std::pow(A, B); }
	static double Pow(double A, double B) { return std::pow(A, B); }

	/** The argument is clamped to [-1, 1] first. */
	static float Asin(float Value) { return std::asin(Clamp(Value, -1.0f, 1.0f)); }
	static double Asin(double Value) { return std::asin(Clamp(Value, -1.0, 1.0)); }
	static float Atan2(float Y, float X) { return std::atan2(Y, X); }
	static double Atan2(double Y, double X) { return std::atan2(Y, X); }

	template <typename T>
	static void SinCos(std::decay_t<T>* OutSin, std::decay_t<T>* OutCos, T Value)
	{
		*OutSin = std::sin(Value);
		*OutCos = std::cos(Value);
	}

	/** 0 when Y is (nearly) zero. */
	static float Fmod(float X, float Y) { return Abs(Y) <= 1.e-8f ? 0.0f : std::fmod(X, Y); }
	static double Fmod(double X, double Y) { return Abs(Y) <= 1.e-8 ? 0.0 : std::fmod(X, Y); }

	static constexpr float DegreesToRadians(float Degrees) { return Degrees * (UE_PI / 180.0f); }
	static constexpr double DegreesToRadians(double Degrees) { return Degrees * (UE_DOUBLE_PI / 180.0); }
	static constexpr float RadiansToDegrees(float Radians) { return Radians * (180.0f / UE_PI); }
	static constexpr double RadiansToDegrees(double Radians) { return Radians * (180.0 / UE_DOUBLE_PI); }

	/** Next value of this thread's random sequence, which RandInit restarts. */
	static int32 Rand();
	static void RandInit(int32 Seed);
	/** Starts the sequence of SRand, which the host does not have. */
	static void SRandInit(int32) {}
};

namespace UE::Math
{
/** X forward, Y right, Z up (left-handed); lengths in centimetres where a unit applies. */
struct VectorD
{
	double X = 0.0;
	double Y = 0.0;
	double Z = 0.0;

	static const VectorD ZeroVector;
	static const VectorD OneVector;
	static const VectorD UpVector;
	static const VectorD ForwardVector;

	constexpr VectorD() = default;
	constexpr explicit VectorD(double InF)
		: X(InF)
		, Y(InF)
		, Z(InF)
	{
	}
	constexpr VectorD(double InX, double InY, double InZ)
		: X(InX)
		, Y(InY)
		, Z(InZ)
	{
	}

	VectorD operator+(const VectorD& V) const { return VectorD(X + V.X, Y + V.Y, Z + V.Z); }
	VectorD operator-(const VectorD& V) const { return VectorD(X - V.X, Y - V.Y, Z - V.Z); }
	VectorD operator*(const VectorD& V) const { return VectorD(X * V.X, Y * V.Y, Z * V.Z); }
	VectorD operator/(const VectorD& V) const { return VectorD(X / V.X, Y / V.Y, Z / V.Z); }
	VectorD operator-() const { return VectorD(-X, -Y, -Z); }
	VectorD operator*(double Scale) const { return VectorD(X * Scale, Y * Scale, Z * Scale); }
	VectorD operator/(double Scale) const { return *this * (1.0 / Scale); }
	VectorD& operator+=(const VectorD& V) { return *this = *this + V; }
	VectorD& operator*=(double Scale) { return *this = *this * Scale; }

	/** Cross product. */
	VectorD operator^(const VectorD& V) const
	{
		return VectorD(Y * V.Z - Z * V.Y, Z * V.X - X * V.Z, X * V.Y - Y * V.X);
	}

	/** Dot product. */
	double operator|(const VectorD& V) const { return X * V.X + Y * V.Y + Z * V.Z; }

	static VectorD CrossProduct(const VectorD& A, const VectorD& B) { return A ^ B; }
	static double DotProduct(const VectorD& A, const VectorD& B) { return A | B; }

	/** Each component within Tolerance. */
	bool Equals(const VectorD& V, double Tolerance = UE_KINDA_SMALL_NUMBER) const
	{
		return (*this - V).IsNearlyZero(Tolerance);
	}

	bool IsNearlyZero(double Tolerance = UE_KINDA_SMALL_NUMBER) const
	{
		return FMath::Abs(X) <= Tolerance && FMath::Abs(Y) <= Tolerance && FMath::Abs(Z) <= Tolerance;
	}

	bool IsZero() const { return X == 0.0 && Y == 0.0 && Z == 0.0; }
	bool IsUnit(double Tolerance = UE_KINDA_SMALL_NUMBER) const { return FMath::Abs(1.0 - SizeSquared()) < Tolerance; }
	bool IsNormalized() const { return IsUnit(UE_THRESH_VECTOR_NORMALIZED); }

	/** True for infinities too. */
	bool ContainsNaN() const { return !FMath::IsFinite(X) || !FMath::IsFinite(Y) || !FMath::IsFinite(Z); }

	double Size() const { return FMath::Sqrt(SizeSquared()); }
	double SizeSquared() const { return *this | *this; }

	VectorD GetSafeNormal(double Tolerance = UE_SMALL_NUMBER, const VectorD& ResultIfZero = ZeroVector) const
	{
		const double SquareSum = SizeSquared();
		if (SquareSum == 1.0)
		{
			return *this;
		}
		return SquareSum < Tolerance ? ResultIfZero : *this * FMath::InvSqrt(SquareSum);
	}

	static double Dist(const VectorD& A, const VectorD& B) { return (A - B).Size(); }

	/** "X=1.000 Y=2.000 Z=3.000". */
	FString ToString() const { return FString::Printf(TEXT("X=%3.3f Y=%3.3f Z=%3.3f"), X, Y, Z); }
	friend VectorD operator*(double Scale, const VectorD& V) { return V * Scale; }
	friend FArchive& operator<<(FArchive& Ar, VectorD& V) { return Ar << V.X << V.Y << V.Z; }
};

inline const VectorD VectorD::ZeroVector{0.0, 0.0, 0.0};
inline const VectorD VectorD::OneVector{1.0, 1.0, 1.0};
inline const VectorD VectorD::UpVector{0.0, 0.0, 1.0};
inline const VectorD VectorD::ForwardVector{1.0, 0.0, 0.0};

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

/** Axis-aligned; empty, with IsValid 0, until a point is added. */
struct BoxD
{
	VectorD Min;
	VectorD Max;
	uint8 IsValid = 0;

	BoxD() = default;
	BoxD(const VectorD& InMin, const VectorD& InMax)
		: Min(InMin)
		, Max(InMax)
		, IsValid(1)
	{
	}

	VectorD GetSize() const { return Max - Min; }
};
} // namespace UE::Math
