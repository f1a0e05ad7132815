// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Quat.h"

namespace UE::Math
{
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
	FString ToString() const;
	friend FArchive& operator<<(FArchive& Ar, TRotator& R) { return Ar << R.Pitch << R.Yaw << R.Roll; }
};

template <typename T>
inline const TRotator<T> TRotator<T>::ZeroRotator{T(0), T(0), T(0)};
} // namespace UE::Math
