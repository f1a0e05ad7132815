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
	FString ToString() const { return FString::Printf(TEXT("X=%.9f Y=%.9f Z=%.9f W=%.9f"), X, Y, Z, W); }
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

/** Degrees. Applied as roll, then pitch (positive looks up), then yaw (positive turns right). */
template <typename T>
struct TRotator
{
	T Pitch = T(0);
	T Yaw = T(0);
	T Roll = T(0);

	static const TRotator ZeroRotator;

	constexpr TRotator() = default;
	constexpr TRotator(T InPitch, T InYaw, T InRoll)
		: Pitch(InPitch)
		, Yaw(InYaw)
		, Roll(InRoll)
	{
	}

	TRotator operator+(const TRotator& R) const { return TRotator(Pitch + R.Pitch, Yaw + R.Yaw, Roll + R.Roll); }
	TRotator operator-(const TRotator& R) const { return TRotator(Pitch - R.Pitch, Yaw - R.Yaw, Roll - R.Roll); }
	TRotator operator*(T Scale) const { return TRotator(Pitch * Scale, Yaw * Scale, Roll * Scale); }

	/** Each angle within Tolerance, whole turns not counted. */
	bool Equals(const TRotator& R, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return (*this - R).IsNearlyZero(Tolerance);
	}
	bool IsNearlyZero(T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return FMath::Abs(NormalizeAxis(Pitch)) <= Tolerance && FMath::Abs(NormalizeAxis(Yaw)) <= Tolerance &&
			FMath::Abs(NormalizeAxis(Roll)) <= Tolerance;
	}

	TQuat<T> Quaternion() const { return TQuat<T>(*this); }

	/** The angle within [0, 360). */
	static T ClampAxis(T Angle)
	{
		const T Rest = FMath::Fmod(Angle, T(360));
		return Rest < T(0) ? Rest + T(360) : Rest;
	}

	/** The angle within (-180, 180]. */
	static T NormalizeAxis(T Angle)
	{
		const T Clamped = ClampAxis(Angle);
		return Clamped > T(180) ? Clamped - T(360) : Clamped;
	}

	/** "P=0.000000 Y=0.000000 R=0.000000". */
	FString ToString() const { return FString::Printf(TEXT("P=%f Y=%f R=%f"), Pitch, Yaw, Roll); }
	friend FArchive& operator<<(FArchive& Ar, TRotator& R) { return Ar << R.Pitch << R.Yaw << R.Roll; }
};

template <typename T>
inline const TRotator<T> TRotator<T>::ZeroRotator{T(0), T(0), T(0)};

/**
 * Scale, then rotation, then translation. A * B applies A first, then B.
 * Limit of the host: products with negative scales are composed like all others, while Unreal goes through matrices.
 */
template <typename T>
struct TTransform
{
	static const TTransform Identity;

	constexpr TTransform()
		: Rotation(T(0), T(0), T(0), T(1))
		, Scale3D(T(1), T(1), T(1))
	{
	}
	constexpr explicit TTransform(const TVector<T>& InTranslation)
		: TTransform()
	{
		Translation = InTranslation;
	}
	constexpr TTransform(const TQuat<T>& InRotation, const TVector<T>& InTranslation,
		const TVector<T>& InScale3D = TVector<T>(T(1), T(1), T(1)))
		: Rotation(InRotation)
		, Translation(InTranslation)
		, Scale3D(InScale3D)
	{
	}
	TTransform(const TRotator<T>& InRotation, const TVector<T>& InTranslation,
		const TVector<T>& InScale3D = TVector<T>(T(1), T(1), T(1)))
		: TTransform(TQuat<T>(InRotation), InTranslation, InScale3D)
	{
	}

	TQuat<T> GetRotation() const { return Rotation; }
	TVector<T> GetTranslation() const { return Translation; }
	TVector<T> GetLocation() const { return Translation; }
	TVector<T> GetScale3D() const { return Scale3D; }
	TRotator<T> Rotator() const { return Rotation.Rotator(); }
	void SetRotation(const TQuat<T>& NewRotation) { Rotation = NewRotation; }
	void SetLocation(const TVector<T>& NewLocation) { Translation = NewLocation; }
	void SetScale3D(const TVector<T>& NewScale3D) { Scale3D = NewScale3D; }
	void RemoveScaling(T = T(UE_SMALL_NUMBER))
	{
		Scale3D = TVector<T>(T(1), T(1), T(1));
		Rotation.Normalize();
	}
	void ScaleTranslation(T Scale) { Translation *= Scale; }

	TTransform operator*(const TTransform& Other) const
	{
		return TTransform(Other.Rotation * Rotation,
			Other.Rotation.RotateVector(Other.Scale3D * Translation) + Other.Translation, Scale3D * Other.Scale3D);
	}
	TTransform& operator*=(const TTransform& Other) { return *this = *this * Other; }

	/** Exact for uniform scales only, as in Unreal. */
	TTransform Inverse() const
	{
		const TQuat<T> InvRotation = Rotation.Inverse();
		const TVector<T> InvScale = GetSafeScaleReciprocal(Scale3D);
		return TTransform(InvRotation, -InvRotation.RotateVector(InvScale * Translation), InvScale);
	}

	/** The transform that, followed by Other, gives this one. */
	TTransform GetRelativeTransform(const TTransform& Other) const
	{
		const TVector<T> InvScale = GetSafeScaleReciprocal(Other.Scale3D);
		return TTransform(Other.Rotation.Inverse() * Rotation,
			Other.Rotation.UnrotateVector(Translation - Other.Translation) * InvScale, Scale3D * InvScale);
	}

	TVector<T> TransformPosition(const TVector<T>& V) const { return Rotation.RotateVector(Scale3D * V) + Translation; }
	TVector<T> InverseTransformPosition(const TVector<T>& V) const
	{
		return Rotation.UnrotateVector(V - Translation) * GetSafeScaleReciprocal(Scale3D);
	}
	TVector<T> TransformVector(const TVector<T>& V) const { return Rotation.RotateVector(Scale3D * V); }
	TVector<T> TransformVectorNoScale(const TVector<T>& V) const { return Rotation.RotateVector(V); }

	bool Equals(const TTransform& Other, T Tolerance = T(UE_KINDA_SMALL_NUMBER)) const
	{
		return Rotation.Equals(Other.Rotation, Tolerance) && Translation.Equals(Other.Translation, Tolerance) &&
			Scale3D.Equals(Other.Scale3D, Tolerance);
	}
	bool ContainsNaN() const { return Rotation.ContainsNaN() || Translation.ContainsNaN() || Scale3D.ContainsNaN(); }

	/** 0 for components that are (nearly) 0. */
	static TVector<T> GetSafeScaleReciprocal(const TVector<T>& InScale, T Tolerance = T(UE_SMALL_NUMBER))
	{
		const auto Reciprocal = [Tolerance](T Value) { return FMath::Abs(Value) <= Tolerance ? T(0) : T(1) / Value; };
		return TVector<T>(Reciprocal(InScale.X), Reciprocal(InScale.Y), Reciprocal(InScale.Z));
	}

	/** "X,Y,Z|Pitch,Yaw,Roll|ScaleX,ScaleY,ScaleZ". */
	FString ToString() const
	{
		const TRotator<T> Angles = Rotator();
		return FString::Printf(TEXT("%f,%f,%f|%f,%f,%f|%f,%f,%f"), Translation.X, Translation.Y, Translation.Z,
			Angles.Pitch, Angles.Yaw, Angles.Roll, Scale3D.X, Scale3D.Y, Scale3D.Z);
	}
	friend FArchive& operator<<(FArchive& Ar, TTransform& V) { return Ar << V.Rotation << V.Translation << V.Scale3D; }

private:
	TQuat<T> Rotation;
	TVector<T> Translation;
	TVector<T> Scale3D;
};

template <typename T>
inline const TTransform<T> TTransform<T>::Identity{};
} // namespace UE::Math
