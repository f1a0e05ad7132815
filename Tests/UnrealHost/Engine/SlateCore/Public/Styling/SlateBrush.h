// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Types/SlateVector2.h"

/** A colour that may come from the style. */
struct FSlateColor
{
	FSlateColor() = default;
	FSlateColor(const FLinearColor& InColor)
		: Color(InColor)
	{
	}
	static FSlateColor UseForeground() { return FSlateColor(FLinearColor::White); }
	static FSlateColor UseSubduedForeground() { return FSlateColor(FLinearColor::Gray); }
	FLinearColor GetSpecifiedColor() const { return Color; }

private:
	FLinearColor Color = FLinearColor::White;
};

/** How to fill a box: an image by its file, tinted. */
struct FSlateBrush
{
	FSlateBrush() = default;
	FSlateBrush(const FString& InFile, const UE::Slate::FDeprecateVector2DParameter& InSize)
		: ImageSize(FVector2D(InSize))
		, ResourceName(FName(*InFile))
	{
	}
	FName GetResourceName() const { return ResourceName; }
	UE::Slate::FDeprecateVector2DResult GetImageSize() const { return ImageSize; }

	FSlateColor TintColor;
	FVector2D ImageSize = FVector2D(32.0, 32.0);

private:
	FName ResourceName;
};

struct FSlateVectorImageBrush : FSlateBrush
{
	using FSlateBrush::FSlateBrush;
};

struct FSlateColorBrush : FSlateBrush
{
	explicit FSlateColorBrush(const FLinearColor& InColor) { TintColor = FSlateColor(InColor); }
};

/** A font by name and size in points. */
struct FSlateFontInfo
{
	FName TypefaceFontName;
	float Size = 10.0f;
};
