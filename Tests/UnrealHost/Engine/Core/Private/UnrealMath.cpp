// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Math/UnrealMath.h"

#include <random>

namespace UE::Math
{
namespace UnrealMathDetail
{
// The sine of the pitch from which on the host calls a rotation straight up or down.
constexpr double PoleSine = 0.999999;
} // namespace UnrealMathDetail

template <typename T>
TQuat<T>::TQuat(const TRotator<T>& R)
{
	T SinPitch, CosPitch, SinYaw, CosYaw, SinRoll, CosRoll;
	FMath::SinCos(&SinPitch, &CosPitch, FMath::DegreesToRadians(FMath::Fmod(R.Pitch, T(360))) * T(0.5));
	FMath::SinCos(&SinYaw, &CosYaw, FMath::DegreesToRadians(FMath::Fmod(R.Yaw, T(360))) * T(0.5));
	FMath::SinCos(&SinRoll, &CosRoll, FMath::DegreesToRadians(FMath::Fmod(R.Roll, T(360))) * T(0.5));

	X = CosRoll * SinPitch * SinYaw - SinRoll * CosPitch * CosYaw;
	Y = -CosRoll * SinPitch * CosYaw - SinRoll * CosPitch * SinYaw;
	Z = CosRoll * CosPitch * SinYaw - SinRoll * SinPitch * CosYaw;
	W = CosRoll * CosPitch * CosYaw + SinRoll * SinPitch * SinYaw;
}

template <typename T>
TRotator<T> TQuat<T>::Rotator() const
{
	const T SinPitch = T(2) * (Z * X - W * Y);
	const T Yaw = FMath::RadiansToDegrees(FMath::Atan2(T(2) * (W * Z + X * Y), T(1) - T(2) * (Y * Y + Z * Z)));
	if (FMath::Abs(SinPitch) > T(UnrealMathDetail::PoleSine))
	{
		// Looking straight up or down yaw and roll turn about the same axis: whatever yaw says, roll makes up for it.
		const T Up = SinPitch > T(0) ? T(1) : T(-1);
		const T Turn = FMath::RadiansToDegrees(T(2) * FMath::Atan2(X, W));
		return TRotator<T>(Up * T(90), Yaw, TRotator<T>::NormalizeAxis(Up * Yaw - Turn));
	}
	return TRotator<T>(FMath::RadiansToDegrees(FMath::Asin(SinPitch)), Yaw,
		FMath::RadiansToDegrees(FMath::Atan2(T(-2) * (W * X + Y * Z), T(1) - T(2) * (X * X + Y * Y))));
}

template <typename T>
TQuat<T> TQuat<T>::FindBetweenNormals(const TVector<T>& A, const TVector<T>& B)
{
	const T Scalar = T(1) + (A | B);
	if (Scalar >= T(1e-6))
	{
		const TVector<T> Axis = A ^ B;
		return TQuat(Axis.X, Axis.Y, Axis.Z, Scalar).GetNormalized();
	}
	// Opposite vectors: half a turn about any axis at right angles to them.
	const TVector<T> Axis = (FMath::Abs(A.X) > FMath::Abs(A.Y) ? TVector<T>(-A.Z, 0, A.X) : TVector<T>(0, -A.Z, A.Y));
	return TQuat(Axis.X, Axis.Y, Axis.Z, T(0)).GetNormalized();
}

template struct TVector<double>;
template struct TQuat<double>;
template struct TRotator<double>;
template struct TTransform<double>;
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
