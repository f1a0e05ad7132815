// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Types/SlateVector2.h"

struct FSlateColor
{
	FSlateColor(const FLinearColor& = FLinearColor::White) {}

	static FSlateColor UseForeground() { return FSlateColor(); }
	static FSlateColor UseSubduedForeground() { return FSlateColor(); }
};

namespace ESlateBrushImageType
{
enum Type : int
{
	NoImage,
	FullColor,
	Vector = 3
};
} // namespace ESlateBrushImageType

struct FSlateBrush
{
	FSlateBrush() = default;
	FSlateBrush(const FString& InFile, const UE::Slate::FDeprecateVector2DParameter&)
		: ResourceName(FName(*InFile))
	{
	}
	FName GetResourceName() const { return ResourceName; }
	ESlateBrushImageType::Type GetImageType() const { return ImageType; }

	ESlateBrushImageType::Type ImageType = ESlateBrushImageType::NoImage;

private:
	FName ResourceName;
};

/** The host paints no letters: a font is its size in points. */
struct FSlateFontInfo
{
	float Size = 10.0f;
};
