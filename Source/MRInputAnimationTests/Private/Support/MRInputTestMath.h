// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Pose.h"

/** Axes and differences, worked out here a second time so that a mistake of the plugin cannot hide behind itself. */
namespace MRInputTestMath
{

inline FVector ToUnrealPosition(const mria::Vec3& Unity, double WorldToMeters = 100.0)
{
	return FVector(Unity.z, Unity.x, Unity.y) * WorldToMeters;
}

inline FQuat ToUnrealRotation(const mria::Quat& Unity)
{
	return FQuat(Unity.z, Unity.x, Unity.y, Unity.w);
}

inline FTransform ToUnreal(const mria::Pose& Unity, double WorldToMeters = 100.0)
{
	return FTransform(ToUnrealRotation(Unity.rotation), ToUnrealPosition(Unity.position, WorldToMeters));
}

/** Precise for small angles, and blind to the sign of a quaternion. */
inline double GetDegreesBetween(const FQuat& A, const FQuat& B)
{
	const FQuat Turn = A.GetNormalized().Inverse() * B.GetNormalized();
	const double Sine = FVector(Turn.X, Turn.Y, Turn.Z).Size();
	return FMath::RadiansToDegrees(2.0 * FMath::Atan2(Sine, FMath::Abs(Turn.W)));
}

/** The largest difference between poses so far. */
struct FLargestDifference
{
	double Length = 0.0;
	double Degrees = 0.0;
	int32 Count = 0;

	void Add(const FTransform& Actual, const FTransform& Expected)
	{
		Length = FMath::Max(Length, FVector::Dist(Actual.GetLocation(), Expected.GetLocation()));
		Degrees = FMath::Max(Degrees, GetDegreesBetween(Actual.GetRotation(), Expected.GetRotation()));
		++Count;
	}

	/** What is promised of poses: 1e-3 cm and 1e-4 degrees. False where nothing was compared. */
	bool IsSmall() const { return Count > 0 && Length < 1e-3 && Degrees < 1e-4; }

	FString ToString() const
	{
		return FString::Printf(TEXT("%d poses, largest difference %g cm, %g degrees"), Count, Length, Degrees);
	}
};

} // namespace MRInputTestMath
