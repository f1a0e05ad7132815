// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Vector.h"

/** Linear colour; components are usually, not always, within [0, 1]. */
struct FLinearColor
{
	float R = 0.0f;
	float G = 0.0f;
	float B = 0.0f;
	float A = 0.0f;

	static const FLinearColor White;
	static const FLinearColor Green;

	constexpr FLinearColor() = default;
	constexpr FLinearColor(float InR, float InG, float InB, float InA = 1.0f)
		: R(InR)
		, G(InG)
		, B(InB)
		, A(InA)
	{
	}

	/** Takes the colour as sRGB. */
	explicit FLinearColor(const FColor& Color);

	bool operator==(const FLinearColor& C) const { return R == C.R && G == C.G && B == C.B && A == C.A; }

	/** Components are clamped to [0, 1] first. */
	FColor ToFColor(const bool bSRGB) const;

	/** "(R=1.000000,G=0.000000,B=0.000000,A=1.000000)". */
	FString ToString() const { return FString::Printf(TEXT("(R=%f,G=%f,B=%f,A=%f)"), R, G, B, A); }
	friend FArchive& operator<<(FArchive& Ar, FLinearColor& C) { return Ar << C.R << C.G << C.B << C.A; }
};

/** Colour of four bytes, in the memory order blue, green, red, alpha. */
struct FColor
{
	uint8 B = 0;
	uint8 G = 0;
	uint8 R = 0;
	uint8 A = 0;

	static const FColor Cyan;

	constexpr FColor() = default;
	constexpr FColor(uint8 InR, uint8 InG, uint8 InB, uint8 InA = 255)
		: B(InB)
		, G(InG)
		, R(InR)
		, A(InA)
	{
	}

	bool operator==(const FColor& C) const { return R == C.R && G == C.G && B == C.B && A == C.A; }

	/** "(R=255,G=0,B=0,A=255)". */
	FString ToString() const { return FString::Printf(TEXT("(R=%i,G=%i,B=%i,A=%i)"), R, G, B, A); }
	friend FArchive& operator<<(FArchive& Ar, FColor& C) { return Ar << C.B << C.G << C.R << C.A; }
};
