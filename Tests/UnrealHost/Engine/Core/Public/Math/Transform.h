// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Vector.h"

namespace UE::Math
{
/** Rotation. A * B turns by B first, then by A. Left-handed: a turn about Z by a positive angle takes X towards Y. */
struct QuatD
{
	double X = 0.0;
	double Y = 0.0;
	double Z = 0.0;
	double W = 0.0;

	static const QuatD Identity;

	/** As in Unreal no value is promised here; the host gives zeros, so that using it by mistake shows. */
	constexpr QuatD() = default;
	constexpr explicit QuatD(EForceInit InInit)
		: W(InInit == ForceInitToZero ? 0.0 : 1.0)
	{
	}
	constexpr QuatD(double InX, double InY, double InZ, double InW)
		: X(InX)
		, Y(InY)
		, Z(InZ)
		, W(InW)
	{
	}
	explicit QuatD(const RotatorD& R);

	RotatorD Rotator() const;

	QuatD operator+(const QuatD& Q) const { return QuatD(X + Q.X, Y + Q.Y, Z + Q.Z, W + Q.W); }
	QuatD operator-(const QuatD& Q) const { return QuatD(X - Q.X, Y - Q.Y, Z - Q.Z, W - Q.W); }
	QuatD operator*(double Scale) const { return QuatD(X * Scale, Y * Scale, Z * Scale, W * Scale); }
	QuatD operator*(const QuatD& Q) const
	{
		return QuatD(W * Q.X + X * Q.W + Y * Q.Z - Z * Q.Y, W * Q.Y - X * Q.Z + Y * Q.W + Z * Q.X,
			W * Q.Z + X * Q.Y - Y * Q.X + Z * Q.W, W * Q.W - X * Q.X - Y * Q.Y - Z * Q.Z);
	}
	bool operator==(const QuatD& Q) const { return X == Q.X && Y == Q.Y && Z == Q.Z && W == Q.W; }

	/** Dot product. */
	double operator|(const QuatD& Q) const { return X * Q.X + Y * Q.Y + Z * Q.Z + W * Q.W; }

	/** The same rotation within Tolerance a component; Q and -Q are the same. */
	bool Equals(const QuatD& Q, double Tolerance = UE_KINDA_SMALL_NUMBER) const
	{
		return (*this - Q).IsNearlyZero(Tolerance) || (*this + Q).IsNearlyZero(Tolerance);
	}
	bool IsNormalized() const { return FMath::Abs(1.0 - SizeSquared()) < UE_THRESH_QUAT_NORMALIZED; }
	bool ContainsNaN() const
	{
		return !FMath::IsFinite(X) || !FMath::IsFinite(Y) || !FMath::IsFinite(Z) || !FMath::IsFinite(W);
	}

	double SizeSquared() const { return *this | *this; }

	/** Identity when the squared length is below Tolerance. */
	void Normalize(double Tolerance = UE_SMALL_NUMBER) { *this = GetNormalized(Tolerance); }
	QuatD GetNormalized(double Tolerance = UE_SMALL_NUMBER) const
	{
		const double SquareSum = SizeSquared();
		return SquareSum >= Tolerance ? *this * FMath::InvSqrt(SquareSum) : Identity;
	}

	/** Needs a normalized quaternion. */
	QuatD Inverse() const { return QuatD(-X, -Y, -Z, W); }

	/** Needs a normalized quaternion. */
	VectorD RotateVector(const VectorD& V) const
	{
		const VectorD Q(X, Y, Z);
		const VectorD Twice = 2.0 * VectorD::CrossProduct(Q, V);
		return V + W * Twice + VectorD::CrossProduct(Q, Twice);
	}
	VectorD UnrotateVector(const VectorD& V) const { return Inverse().RotateVector(V); }

	VectorD GetAxisX() const { return RotateVector(VectorD(1, 0, 0)); }
	VectorD GetAxisY() const { return RotateVector(VectorD(0, 1, 0)); }
	VectorD GetAxisZ() const { return RotateVector(VectorD(0, 0, 1)); }
	VectorD GetForwardVector() const { return GetAxisX(); }
	VectorD GetRightVector() const { return GetAxisY(); }
	VectorD GetUpVector() const { return GetAxisZ(); }

	/** The smallest rotation taking A to B. */
	static QuatD FindBetweenNormals(const VectorD& A, const VectorD& B);

	/** "X=0.000000000 Y=0.000000000 Z=0.000000000 W=1.000000000". */
	FString ToString() const { return FString::Printf(TEXT("X=%.9f Y=%.9f Z=%.9f W=%.9f"), X, Y, Z, W); }
	friend FArchive& operator<<(FArchive& Ar, QuatD& Q) { return Ar << Q.X << Q.Y << Q.Z << Q.W; }

private:
	bool IsNearlyZero(double Tolerance) const
	{
		return FMath::Abs(X) <= Tolerance && FMath::Abs(Y) <= Tolerance && FMath::Abs(Z) <= Tolerance &&
			FMath::Abs(W) <= Tolerance;
	}
};

inline const QuatD QuatD::Identity{0.0, 0.0, 0.0, 1.0};

/** Degrees. Applied as roll, then pitch (positive looks up), then yaw (positive turns right). */
struct RotatorD
{
	double Pitch = 0.0;
	double Yaw = 0.0;
	double Roll = 0.0;

	static const RotatorD ZeroRotator;

	constexpr RotatorD() = default;
	constexpr RotatorD(double InPitch, double InYaw, double InRoll)
		: Pitch(InPitch)
		, Yaw(InYaw)
		, Roll(InRoll)
	{
	}

	RotatorD operator+(const RotatorD& R) const { return RotatorD(Pitch + R.Pitch, Yaw + R.Yaw, Roll + R.Roll); }
	RotatorD operator-(const RotatorD& R) const { return RotatorD(Pitch - R.Pitch, Yaw - R.Yaw, Roll - R.Roll); }
	RotatorD operator*(double Scale) const { return RotatorD(Pitch * Scale, Yaw * Scale, Roll * Scale); }

	/** Each angle within Tolerance, whole turns not counted. */
	bool Equals(const RotatorD& R, double Tolerance = UE_KINDA_SMALL_NUMBER) const
	{
		return (*this - R).IsNearlyZero(Tolerance);
	}
	bool IsNearlyZero(double Tolerance = UE_KINDA_SMALL_NUMBER) const
	{
		return FMath::Abs(NormalizeAxis(Pitch)) <= Tolerance && FMath::Abs(NormalizeAxis(Yaw)) <= Tolerance &&
			FMath::Abs(NormalizeAxis(Roll)) <= Tolerance;
	}

	QuatD Quaternion() const { return QuatD(*this); }

	/** The angle within [0, 360). */
	static double ClampAxis(double Angle)
	{
		const double Rest = FMath::Fmod(Angle, 360.0);
		return Rest < 0.0 ? Rest + 360.0 : Rest;
	}

	/** The angle within (-180, 180]. */
	static double NormalizeAxis(double Angle)
	{
		const double Clamped = ClampAxis(Angle);
		return Clamped > 180.0 ? Clamped - 360.0 : Clamped;
	}

	/** "P=0.000000 Y=0.000000 R=0.000000". */
	FString ToString() const { return FString::Printf(TEXT("P=%f Y=%f R=%f"), Pitch, Yaw, Roll); }
	friend FArchive& operator<<(FArchive& Ar, RotatorD& R) { return Ar << R.Pitch << R.Yaw << R.Roll; }
};

inline const RotatorD RotatorD::ZeroRotator{0.0, 0.0, 0.0};

/**
 * Scale, then rotation, then translation. A * B applies A first, then B.
 * Limit of the host: products with negative scales are composed like all others, while Unreal goes through matrices.
 */
struct TransformD
{
	static const TransformD Identity;

	constexpr TransformD()
		: Rotation(0.0, 0.0, 0.0, 1.0)
		, Scale3D(1.0, 1.0, 1.0)
	{
	}
	constexpr explicit TransformD(const VectorD& InTranslation)
		: TransformD()
	{
		Translation = InTranslation;
	}
	constexpr TransformD(
		const QuatD& InRotation, const VectorD& InTranslation, const VectorD& InScale3D = VectorD(1.0, 1.0, 1.0))
		: Rotation(InRotation)
		, Translation(InTranslation)
		, Scale3D(InScale3D)
	{
	}
	TransformD(
		const RotatorD& InRotation, const VectorD& InTranslation, const VectorD& InScale3D = VectorD(1.0, 1.0, 1.0))
		: TransformD(QuatD(InRotation), InTranslation, InScale3D)
	{
	}

	QuatD GetRotation() const { return Rotation; }
	VectorD GetTranslation() const { return Translation; }
	VectorD GetLocation() const { return Translation; }
	VectorD GetScale3D() const { return Scale3D; }
	RotatorD Rotator() const { return Rotation.Rotator(); }
	void SetRotation(const QuatD& NewRotation) { Rotation = NewRotation; }
	void SetLocation(const VectorD& NewLocation) { Translation = NewLocation; }
	void SetScale3D(const VectorD& NewScale3D) { Scale3D = NewScale3D; }
	void RemoveScaling(double = UE_SMALL_NUMBER)
	{
		Scale3D = VectorD(1.0, 1.0, 1.0);
		Rotation.Normalize();
	}
	void ScaleTranslation(double Scale) { Translation *= Scale; }

	TransformD operator*(const TransformD& Other) const
	{
		return TransformD(Other.Rotation * Rotation,
			Other.Rotation.RotateVector(Other.Scale3D * Translation) + Other.Translation, Scale3D * Other.Scale3D);
	}
	TransformD& operator*=(const TransformD& Other) { return *this = *this * Other; }

	/** Exact for uniform scales only, as in Unreal. */
	TransformD Inverse() const
	{
		const QuatD InvRotation = Rotation.Inverse();
		const VectorD InvScale = GetSafeScaleReciprocal(Scale3D);
		return TransformD(InvRotation, -InvRotation.RotateVector(InvScale * Translation), InvScale);
	}

	/** The transform that, followed by Other, gives this one. */
	TransformD GetRelativeTransform(const TransformD& Other) const
	{
		const VectorD InvScale = GetSafeScaleReciprocal(Other.Scale3D);
		return TransformD(Other.Rotation.Inverse() * Rotation,
			Other.Rotation.UnrotateVector(Translation - Other.Translation) * InvScale, Scale3D * InvScale);
	}

	VectorD TransformPosition(const VectorD& V) const { return Rotation.RotateVector(Scale3D * V) + Translation; }
	VectorD InverseTransformPosition(const VectorD& V) const
	{
		return Rotation.UnrotateVector(V - Translation) * GetSafeScaleReciprocal(Scale3D);
	}
	VectorD TransformVector(const VectorD& V) const { return Rotation.RotateVector(Scale3D * V); }
	VectorD TransformVectorNoScale(const VectorD& V) const { return Rotation.RotateVector(V); }

	bool Equals(const TransformD& Other, double Tolerance = UE_KINDA_SMALL_NUMBER) const
	{
		return Rotation.Equals(Other.Rotation, Tolerance) && Translation.Equals(Other.Translation, Tolerance) &&
			Scale3D.Equals(Other.Scale3D, Tolerance);
	}
	bool ContainsNaN() const { return Rotation.ContainsNaN() || Translation.ContainsNaN() || Scale3D.ContainsNaN(); }

	/** 0 for components that are (nearly) 0. */
	static VectorD GetSafeScaleReciprocal(const VectorD& InScale, double Tolerance = UE_SMALL_NUMBER)
	{
		const auto Reciprocal = [Tolerance](double Value)
		{ return FMath::Abs(Value) <= Tolerance ? 0.0 : 1.0 / Value; };
		return VectorD(Reciprocal(InScale.X), Reciprocal(InScale.Y), Reciprocal(InScale.Z));
	}

	/** "X,Y,Z|Pitch,Yaw,Roll|ScaleX,ScaleY,ScaleZ". */
	FString ToString() const
	{
		const RotatorD Angles = Rotator();
		return FString::Printf(TEXT("%f,%f,%f|%f,%f,%f|%f,%f,%f"), Translation.X, Translation.Y, Translation.Z,
			Angles.Pitch, Angles.Yaw, Angles.Roll, Scale3D.X, Scale3D.Y, Scale3D.Z);
	}
	friend FArchive& operator<<(FArchive& Ar, TransformD& V) { return Ar << V.Rotation << V.Translation << V.Scale3D; }

private:
	QuatD Rotation;
	VectorD Translation;
	VectorD Scale3D;
};

inline const TransformD TransformD::Identity{};
} // namespace UE::Math
