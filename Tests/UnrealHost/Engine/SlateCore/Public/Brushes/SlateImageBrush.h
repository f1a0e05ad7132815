// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Styling/SlateBrush.h"

struct FSlateImageBrush : FSlateBrush
{
	FSlateImageBrush(const FString& InFile, const UE::Slate::FDeprecateVector2DParameter& InSize)
		: FSlateBrush(InFile, InSize)
	{
		ImageType = ESlateBrushImageType::FullColor;
	}
};

struct FSlateVectorImageBrush : FSlateImageBrush
{
	FSlateVectorImageBrush(const FString& InFile, const UE::Slate::FDeprecateVector2DParameter& InSize)
		: FSlateImageBrush(InFile, InSize)
	{
		ImageType = ESlateBrushImageType::Vector;
	}
};
