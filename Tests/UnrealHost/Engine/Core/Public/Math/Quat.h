// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Vector.h"

namespace UE::Math
{
/** Rotation. A * B turns by B first, then by A. Left-handed: a turn about Z by a positive angle takes X towards Y. */
template <typename T>
struct TQuat
{
	T X = T(0);
	T Y = T(0);
	T Z = T(0);
	T W = T(0);

	static const TQuat Identity;

	/** As in Unreal no value is promised here; the host gives zeros, so that using it by mistake shows. */
	constexpr TQuat() = default;
	constexpr explicit TQuat(EForceInit InInit)
		: W(InInit == ForceInitToZero ? T(0) : T(1))
	{
	}
	constexpr TQuat(T InX, T InY, T InZ, T InW)
		: X(InX)
		, Y(InY)
		, Z(InZ)
		, W(InW)
	{
	}
	explicit TQuat(const TRotator<T>& R);

	TRotator<T> Rotator() const;

	TQuat operator+(const TQuat& Q) const { return TQuat(X + Q.X, Y + Q.Y, Z + Q.Z, W + Q.W); }
	TQuat operator-(const TQuat& Q) const { return TQuat(X - Q.X, Y - Q.Y, Z - Q.Z, W - Q.W); }
	TQuat operator*(T Scale) const { return TQuat(X * Scale, Y * Scale, Z * Scale, W * Scale); }
	TQuat operator*(const TQuat& Q) const
	{
		return TQuat(W * Q.X + X * Q.W + Y * Q.Z - Z * Q.Y, W * Q.Y - X * Q.Z + Y * Q.W + Z * Q.X,
			W * Q.Z + X * Q.Y - Y * Q.X + Z * Q.W, W * Q.W - X * Q.X - Y * Q.Y - Z * Q.Z);
	}
	bool operator==(const TQuat& Q) const { return X == Q.X && Y == Q.Y && Z == Q.Z && W == Q.W; }

	/** Dot product. */
	T operator|(const TQuat& Q) const { return X * Q.X + Y * Q.Y + Z * Q.Z + W * Q.W; }

	/** The same rotation within Tolerance a component; Q and -Q are the same. */
	bool Equals(const TQuat& Q, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return (*this - Q).IsNearlyZero(Tolerance) || (*this + Q).IsNearlyZero(Tolerance);
	}
	bool IsNormalized() const { return FMath::Abs(T(1) - SizeSquared()) < T(UE_THRESH_QUAT_NORMALIZED); }
	bool ContainsNaN() const
	{
		return !FMath::IsFinite(X) || !FMath::IsFinite(Y) || !FMath::IsFinite(Z) || !FMath::IsFinite(W);
	}

	T SizeSquared() const { return *this | *this; }

	/** Identity when the squared length is below Tolerance. */
	void Normalize(T Tolerance = T(UE_SMALL_NUMBER)) { *this = GetNormalized(Tolerance); }
	TQuat GetNormalized(T Tolerance = T(UE_SMALL_NUMBER)) const
	{
		const T SquareSum = SizeSquared();
		return SquareSum >= Tolerance ? *this * FMath::InvSqrt(SquareSum) : Identity;
	}

	/** Needs a normalized quaternion. */
	TQuat Inverse() const { return TQuat(-X, -Y, -Z, W); }

	/** Needs a normalized quaternion. */
	TVector<T> RotateVector(const TVector<T>& V) const
	{
		const TVector<T> Q(X, Y, Z);
		const TVector<T> Twice = T(2) * TVector<T>::CrossProduct(Q, V);
		return V + W * Twice + TVector<T>::CrossProduct(Q, Twice);
	}
	TVector<T> UnrotateVector(const TVector<T>& V) const { return Inverse().RotateVector(V); }

	TVector<T> GetAxisX() const { return RotateVector(TVector<T>(1, 0, 0)); }
	TVector<T> GetAxisY() const { return RotateVector(TVector<T>(0, 1, 0)); }
	TVector<T> GetAxisZ() const { return RotateVector(TVector<T>(0, 0, 1)); }
	TVector<T> GetForwardVector() const { return GetAxisX(); }
	TVector<T> GetRightVector() const { return GetAxisY(); }
	TVector<T> GetUpVector() const { return GetAxisZ(); }

	/** The smallest rotation taking A to B. */
	static TQuat FindBetweenNormals(const TVector<T>& A, const TVector<T>& B);

	/** "X=0.000000000 Y=0.000000000 Z=0.000000000 W=1.000000000". */
	FString ToString() const;
	friend FArchive& operator<<(FArchive& Ar, TQuat& Q) { return Ar << Q.X << Q.Y << Q.Z << Q.W; }

private:
	bool IsNearlyZero(T Tolerance) const
	{
		return FMath::Abs(X) <= Tolerance && FMath::Abs(Y) <= Tolerance && FMath::Abs(Z) <= Tolerance &&
			FMath::Abs(W) <= Tolerance;
	}
};

template <typename T>
inline const TQuat<T> TQuat<T>::Identity{T(0), T(0), T(0), T(1)};
} // namespace UE::Math
