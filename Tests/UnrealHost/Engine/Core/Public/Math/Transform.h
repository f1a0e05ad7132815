// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Rotator.h"

namespace UE::Math
{
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
	TVector<T> InverseTransformVectorNoScale(const TVector<T>& V) const { return Rotation.UnrotateVector(V); }
	TQuat<T> InverseTransformRotation(const TQuat<T>& Q) const { return Rotation.Inverse() * Q; }

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
	FString ToString() const;
	friend FArchive& operator<<(FArchive& Ar, TTransform& V) { return Ar << V.Rotation << V.Translation << V.Scale3D; }

private:
	TQuat<T> Rotation;
	TVector<T> Translation;
	TVector<T> Scale3D;
};

template <typename T>
inline const TTransform<T> TTransform<T>::Identity{};
} // namespace UE::Math
