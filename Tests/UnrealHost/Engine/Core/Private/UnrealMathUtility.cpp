// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Math/UnrealMathUtility.h"

#include "Math/Vector.h"

#include <random>

namespace UnrealMathUtilityDetail
{

static std::mt19937_64& Generator()
{
	static thread_local std::mt19937_64 Instance(0);
	return Instance;
}

template <typename T>
static T InterpTo(T Current, T Target, T DeltaTime, T InterpSpeed)
{
	if (InterpSpeed <= T(0) || FMath::Square(Target - Current) < T(UE_SMALL_NUMBER))
	{
		return Target;
	}
	return Current + (Target - Current) * FMath::Clamp(DeltaTime * InterpSpeed, T(0), T(1));
}

} // namespace UnrealMathUtilityDetail

float FMath::FInterpTo(float Current, float Target, float DeltaTime, float InterpSpeed)
{
	return UnrealMathUtilityDetail::InterpTo(Current, Target, DeltaTime, InterpSpeed);
}

double FMath::FInterpTo(double Current, double Target, double DeltaTime, double InterpSpeed)
{
	return UnrealMathUtilityDetail::InterpTo(Current, Target, DeltaTime, InterpSpeed);
}

FVector FMath::VInterpTo(const FVector& Current, const FVector& Target, float DeltaTime, float InterpSpeed)
{
	const FVector Distance = Target - Current;
	if (InterpSpeed <= 0.0f || Distance.SizeSquared() < UE_KINDA_SMALL_NUMBER)
	{
		return Target;
	}
	return Current + Distance * Clamp(DeltaTime * InterpSpeed, 0.0f, 1.0f);
}

int32 FMath::Rand()
{
	return static_cast<int32>(UnrealMathUtilityDetail::Generator()() & 0x7fffffffu);
}

void FMath::RandInit(int32 Seed)
{
	UnrealMathUtilityDetail::Generator().seed(static_cast<uint32>(Seed));
}

float FMath::FRand()
{
	// 24 bits are what a float holds exactly, so the result stays below 1.
	return static_cast<float>(Rand() & 0xffffff) / 16777216.0f;
}

bool FMath::RandBool()
{
	return RandRange(0, 1) == 1;
}

int32 FMath::RandRange(int32 MinValue, int32 MaxValue)
{
	return static_cast<int32>(RandRange(static_cast<int64>(MinValue), static_cast<int64>(MaxValue)));
}

int64 FMath::RandRange(int64 MinValue, int64 MaxValue)
{
	return std::uniform_int_distribution<int64>(MinValue, Max(MinValue, MaxValue))(
		UnrealMathUtilityDetail::Generator());
}
