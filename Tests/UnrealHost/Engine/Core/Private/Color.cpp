// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Math/Color.h"

#include "Containers/UnrealString.h"
#include "Serialization/Archive.h"

const FLinearColor FLinearColor::White(1.0f, 1.0f, 1.0f);
const FLinearColor FLinearColor::Gray(0.5f, 0.5f, 0.5f);
const FLinearColor FLinearColor::Black(0.0f, 0.0f, 0.0f);
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
