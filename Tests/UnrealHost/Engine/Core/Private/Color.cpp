// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Math/Color.h"

#include "Containers/UnrealString.h"
#include "Serialization/Archive.h"

const FLinearColor FLinearColor::White(1.0f, 1.0f, 1.0f);
const FLinearColor FLinearColor::Gray(0.5f, 0.5f, 0.5f);
const FLinearColor FLinearColor::Black(0.0f, 0.0f, 0.0f);
const FLinearColor FLinearColor::Red(1.0f, 0.0f, 0.0f);
const FLinearColor FLinearColor::Green(0.0f, 1.0f, 0.0f);

const FColor FColor::White(255, 255, 255);
const FColor FColor::Black(0, 0, 0);
const FColor FColor::Red(255, 0, 0);
const FColor FColor::Green(0, 255, 0);
const FColor FColor::Cyan(0, 255, 255);

namespace ColorDetail
{
static float FromSRGB(uint8 Byte)
{
	const float Value = Byte / 255.0f;
	return Value <= 0.04045f ? Value / 12.92f : FMath::Pow((Value + 0.055f) / 1.055f, 2.4f);
}

static float ToSRGB(float Value)
{
	return Value <= 0.0031308f ? Value * 12.92f : FMath::Pow(Value, 1.0f / 2.4f) * 1.055f - 0.055f;
}

static uint8 ToByte(float Value)
{
	return static_cast<uint8>(FMath::Clamp(Value, 0.0f, 1.0f) * 255.999f);
}
} // namespace ColorDetail

FLinearColor::FLinearColor(const FColor& Color)
	: R(ColorDetail::FromSRGB(Color.R))
	, G(ColorDetail::FromSRGB(Color.G))
	, B(ColorDetail::FromSRGB(Color.B))
	, A(Color.A / 255.0f)
{
}

FColor FLinearColor::ToFColor(const bool bSRGB) const
{
	const auto Convert = [bSRGB](float Value)
	{
		const float Clamped = FMath::Clamp(Value, 0.0f, 1.0f);
		return ColorDetail::ToByte(bSRGB ? ColorDetail::ToSRGB(Clamped) : Clamped);
	};
	return FColor(Convert(R), Convert(G), Convert(B), ColorDetail::ToByte(A));
}

FString FLinearColor::ToString() const
{
	return FString::Printf(TEXT("(R=%f,G=%f,B=%f,A=%f)"), R, G, B, A);
}

FString FColor::ToString() const
{
	return FString::Printf(TEXT("(R=%i,G=%i,B=%i,A=%i)"), R, G, B, A);
}

FArchive& operator<<(FArchive& Ar, FLinearColor& Color)
{
	return Ar << Color.R << Color.G << Color.B << Color.A;
}

FArchive& operator<<(FArchive& Ar, FColor& Color)
{
	return Ar << Color.B << Color.G << Color.R << Color.A;
}
