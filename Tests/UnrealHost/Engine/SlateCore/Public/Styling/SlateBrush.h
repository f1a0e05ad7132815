// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Types/SlateVector2.h"

struct FSlateColor
{
	FSlateColor() = default;
	FSlateColor(const FLinearColor& InColor)
		: Color(InColor)
	{
	}
	static FSlateColor UseForeground() { return FSlateColor(FLinearColor::White); }
	static FSlateColor UseSubduedForeground() { return FSlateColor(FLinearColor::Gray); }

private:
	FLinearColor Color = FLinearColor::White;
};

namespace ESlateBrushImageType
{
enum Type : int
{
	NoImage,
	FullColor,
	Linear,
	Vector
};
} // namespace ESlateBrushImageType

struct FSlateBrush
{
	FSlateBrush() = default;
	FSlateBrush(const FString& InFile, const UE::Slate::FDeprecateVector2DParameter& InSize)
		: ImageSize(FVector2D(InSize))
		, ResourceName(FName(*InFile))
	{
	}
	FName GetResourceName() const { return ResourceName; }
	ESlateBrushImageType::Type GetImageType() const { return ImageType; }

	FVector2D ImageSize = FVector2D(32.0, 32.0);
	ESlateBrushImageType::Type ImageType = ESlateBrushImageType::NoImage;

private:
	FName ResourceName;
};

/** The host paints no letters: a font is its size in points. */
struct FSlateFontInfo
{
	float Size = 10.0f;
};
