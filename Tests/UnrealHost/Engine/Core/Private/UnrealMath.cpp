// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreMinimal.h"

#include <random>

namespace UE::Math
{
// The sine of the pitch from which on the host calls a rotation straight up or down.
static constexpr double PoleSine = 0.999999;

QuatD::QuatD(const FRotator& R)
{
	double SinPitch, CosPitch, SinYaw, CosYaw, SinRoll, CosRoll;
	FMath::SinCos(&SinPitch, &CosPitch, FMath::DegreesToRadians(FMath::Fmod(R.Pitch, 360.0)) * 0.5);
	FMath::SinCos(&SinYaw, &CosYaw, FMath::DegreesToRadians(FMath::Fmod(R.Yaw, 360.0)) * 0.5);
	FMath::SinCos(&SinRoll, &CosRoll, FMath::DegreesToRadians(FMath::Fmod(R.Roll, 360.0)) * 0.5);

	X = CosRoll * SinPitch * SinYaw - SinRoll * CosPitch * CosYaw;
	Y = -CosRoll * SinPitch * CosYaw - SinRoll * CosPitch * SinYaw;
	Z = CosRoll * CosPitch * SinYaw - SinRoll * SinPitch * CosYaw;
	W = CosRoll * CosPitch * CosYaw + SinRoll * SinPitch * SinYaw;
}

FRotator QuatD::Rotator() const
{
	const double SinPitch = 2.0 * (Z * X - W * Y);
	const double Yaw = FMath::RadiansToDegrees(FMath::Atan2(2.0 * (W * Z + X * Y), 1.0 - 2.0 * (Y * Y + Z * Z)));
	if (FMath::Abs(SinPitch) > PoleSine)
	{
		// Looking straight up or down yaw and roll turn about the same axis: whatever yaw says, roll makes up for it.
		const double Up = SinPitch > 0.0 ? 1.0 : -1.0;
		const double Turn = FMath::RadiansToDegrees(2.0 * FMath::Atan2(X, W));
		return FRotator(Up * 90.0, Yaw, FRotator::NormalizeAxis(Up * Yaw - Turn));
	}
	return FRotator(FMath::RadiansToDegrees(FMath::Asin(SinPitch)), Yaw,
		FMath::RadiansToDegrees(FMath::Atan2(-2.0 * (W * X + Y * Z), 1.0 - 2.0 * (X * X + Y * Y))));
}

FQuat QuatD::FindBetweenNormals(const FVector& A, const FVector& B)
{
	const double Scalar = 1.0 + (A | B);
	if (Scalar >= 1e-6)
	{
		const FVector Axis = A ^ B;
		return FQuat(Axis.X, Axis.Y, Axis.Z, Scalar).GetNormalized();
	}
	// Opposite vectors: half a turn about any axis at right angles to them.
	const FVector Axis = (FMath::Abs(A.X) > FMath::Abs(A.Y) ? FVector(-A.Z, 0, A.X) : FVector(0, -A.Z, A.Y));
	return FQuat(Axis.X, Axis.Y, Axis.Z, 0.0).GetNormalized();
}

} // namespace UE::Math

namespace UnrealMathDetail
{
thread_local std::mt19937 Generator;
} // namespace UnrealMathDetail

int32 FMath::Rand()
{
	return static_cast<int32>(UnrealMathDetail::Generator() & 0x7fffffffu);
}

void FMath::RandInit(int32 Seed)
{
	UnrealMathDetail::Generator.seed(static_cast<uint32>(Seed));
}

const FLinearColor FLinearColor::White(1.0f, 1.0f, 1.0f);
const FLinearColor FLinearColor::Green(0.0f, 1.0f, 0.0f);
const FColor FColor::Cyan(0, 255, 255);

namespace ColorDetail
{
static float FromSRGB(uint8 Byte)
{
	const float Value = Byte / 255.0f;
	return Value <= 0.04045f ? Value / 12.92f : FMath::Pow((Value + 0.055f) / 1.055f, 2.4f);
}

static uint8 ToByte(float Value, bool bSRGB)
{
	Value = FMath::Clamp(Value, 0.0f, 1.0f);
	const float Curved = Value <= 0.0031308f ? Value * 12.92f : FMath::Pow(Value, 1.0f / 2.4f) * 1.055f - 0.055f;
	return static_cast<uint8>(FMath::Clamp(bSRGB ? Curved : Value, 0.0f, 1.0f) * 255.999f);
}
} // namespace ColorDetail

FLinearColor::FLinearColor(const FColor& Color)
	: FLinearColor(ColorDetail::FromSRGB(Color.R), ColorDetail::FromSRGB(Color.G), ColorDetail::FromSRGB(Color.B),
		  Color.A / 255.0f)
{
}

FColor FLinearColor::ToFColor(const bool bSRGB) const
{
	using ColorDetail::ToByte;
	return FColor(ToByte(R, bSRGB), ToByte(G, bSRGB), ToByte(B, bSRGB), ToByte(A, false));
}
