// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"
#include "Math/UnrealMath.h"
#include "Misc/Crc.h"
#include "Misc/FrameRate.h"
#include "Misc/Parse.h"
#include "Serialization/Archive.h"

namespace UE::Math
{
template <typename T>
FString TVector<T>::ToString() const
{
	return FString::Printf(
		TEXT("X=%3.3f Y=%3.3f Z=%3.3f"), static_cast<double>(X), static_cast<double>(Y), static_cast<double>(Z));
}

template <typename T>
FString TVector2<T>::ToString() const
{
	return FString::Printf(TEXT("X=%3.3f Y=%3.3f"), static_cast<double>(X), static_cast<double>(Y));
}

template <typename T>
FString TQuat<T>::ToString() const
{
	return FString::Printf(TEXT("X=%.9f Y=%.9f Z=%.9f W=%.9f"), static_cast<double>(X), static_cast<double>(Y),
		static_cast<double>(Z), static_cast<double>(W));
}

template <typename T>
FString TRotator<T>::ToString() const
{
	return FString::Printf(
		TEXT("P=%f Y=%f R=%f"), static_cast<double>(Pitch), static_cast<double>(Yaw), static_cast<double>(Roll));
}

template <typename T>
FString TTransform<T>::ToString() const
{
	const TRotator<T> Angles = Rotator();
	const auto Three = [](T A, T B, T C) {
		return FString::Printf(
			TEXT("%f,%f,%f"), static_cast<double>(A), static_cast<double>(B), static_cast<double>(C));
	};
	return Three(Translation.X, Translation.Y, Translation.Z) + TEXT("|") +
		Three(Angles.Pitch, Angles.Yaw, Angles.Roll) + TEXT("|") + Three(Scale3D.X, Scale3D.Y, Scale3D.Z);
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TVector<T>& V)
{
	return Ar << V.X << V.Y << V.Z;
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TVector2<T>& V)
{
	return Ar << V.X << V.Y;
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TQuat<T>& Q)
{
	return Ar << Q.X << Q.Y << Q.Z << Q.W;
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TRotator<T>& R)
{
	return Ar << R.Pitch << R.Yaw << R.Roll;
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TTransform<T>& Transform)
{
	TQuat<T> Rotation = Transform.GetRotation();
	TVector<T> Translation = Transform.GetTranslation();
	TVector<T> Scale3D = Transform.GetScale3D();
	Ar << Rotation << Translation << Scale3D;
	Transform = TTransform<T>(Rotation, Translation, Scale3D);
	return Ar;
}

template FString TVector<double>::ToString() const;
template FString TVector2<double>::ToString() const;
template FString TVector2<float>::ToString() const;
template FString TQuat<double>::ToString() const;
template FString TRotator<double>::ToString() const;
template FString TTransform<double>::ToString() const;
template FArchive& operator<<(FArchive&, TVector<double>&);
template FArchive& operator<<(FArchive&, TVector2<double>&);
template FArchive& operator<<(FArchive&, TVector2<float>&);
template FArchive& operator<<(FArchive&, TQuat<double>&);
template FArchive& operator<<(FArchive&, TRotator<double>&);
template FArchive& operator<<(FArchive&, TTransform<double>&);
} // namespace UE::Math

FArchive& operator<<(FArchive& Ar, FFrameNumber& FrameNumber)
{
	return Ar << FrameNumber.Value;
}

FArchive& operator<<(FArchive& Ar, FFrameRate& Rate)
{
	return Ar << Rate.Numerator << Rate.Denominator;
}
