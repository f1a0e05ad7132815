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
FString TVector4<T>::ToString() const
{
	return FString::Printf(TEXT("X=%3.3f Y=%3.3f Z=%3.3f W=%3.3f"), static_cast<double>(X), static_cast<double>(Y),
		static_cast<double>(Z), static_cast<double>(W));
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
FString TIntPoint<T>::ToString() const
{
	return FString::Printf(TEXT("X=%d Y=%d"), X, Y);
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
FArchive& operator<<(FArchive& Ar, TVector4<T>& V)
{
	return Ar << V.X << V.Y << V.Z << V.W;
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

template <typename T>
FArchive& operator<<(FArchive& Ar, TIntPoint<T>& Point)
{
	return Ar << Point.X << Point.Y;
}

template <typename T>
uint32 GetTypeHash(const TVector<T>& V)
{
	return FCrc::MemCrc32(&V, sizeof(V));
}

template <typename T>
uint32 GetTypeHash(const TVector2<T>& V)
{
	return FCrc::MemCrc32(&V, sizeof(V));
}

template <typename T>
uint32 GetTypeHash(const TQuat<T>& Q)
{
	return FCrc::MemCrc32(&Q, sizeof(Q));
}

#define HOST_INSTANTIATE_MATH(T)                                                                                       \
	template FString TVector<T>::ToString() const;                                                                     \
	template FString TVector2<T>::ToString() const;                                                                    \
	template FString TVector4<T>::ToString() const;                                                                    \
	template FString TQuat<T>::ToString() const;                                                                       \
	template FString TRotator<T>::ToString() const;                                                                    \
	template FString TTransform<T>::ToString() const;                                                                  \
	template FArchive& operator<<(FArchive&, TVector<T>&);                                                             \
	template FArchive& operator<<(FArchive&, TVector2<T>&);                                                            \
	template FArchive& operator<<(FArchive&, TVector4<T>&);                                                            \
	template FArchive& operator<<(FArchive&, TQuat<T>&);                                                               \
	template FArchive& operator<<(FArchive&, TRotator<T>&);                                                            \
	template FArchive& operator<<(FArchive&, TTransform<T>&);                                                          \
	template uint32 GetTypeHash(const TVector<T>&);                                                                    \
	template uint32 GetTypeHash(const TVector2<T>&);                                                                   \
	template uint32 GetTypeHash(const TQuat<T>&);

HOST_INSTANTIATE_MATH(float)
HOST_INSTANTIATE_MATH(double)
#undef HOST_INSTANTIATE_MATH

template FString TIntPoint<int32>::ToString() const;
template FArchive& operator<<(FArchive&, TIntPoint<int32>&);
} // namespace UE::Math

FArchive& operator<<(FArchive& Ar, FFrameNumber& FrameNumber)
{
	return Ar << FrameNumber.Value;
}

FArchive& operator<<(FArchive& Ar, FFrameRate& Rate)
{
	return Ar << Rate.Numerator << Rate.Denominator;
}
