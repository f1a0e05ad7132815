// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputConvert.h"
#include "Mria/CurveId.h"
#include "Mria/Frame.h"

/** What planning and measuring a bake share. */
namespace MRInputBakeMath
{

/** Precise for small angles too, unlike the engine's angular distance. */
inline double GetDegreesBetween(const FQuat& A, const FQuat& B)
{
	const FQuat Turn = A.Inverse() * B;
	const double Sine = FVector(Turn.X, Turn.Y, Turn.Z).Size();
	return FMath::RadiansToDegrees(2.0 * FMath::Atan2(Sine, FMath::Abs(Turn.W)));
}

/** In Unreal's axes, of length 1. */
inline FQuat ToRotation(const mria::Quat& Unity)
{
	// Normalised as doubles: a float's rounding would count as an angle.
	return MRInputConvert::ToUnrealRotation(Unity).GetNormalized();
}

} // namespace MRInputBakeMath
