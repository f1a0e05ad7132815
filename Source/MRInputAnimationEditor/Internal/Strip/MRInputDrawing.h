// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** A filled rectangle, in pixels from the upper left corner. */
struct FMRInputDrawnBox
{
	FVector2D Position = FVector2D::ZeroVector;
	FVector2D Size = FVector2D::ZeroVector;
	FLinearColor Colour = FLinearColor::White;
};

/** A connected line of two points or more. */
struct FMRInputDrawnLine
{
	TArray<FVector2D> Points;
	FLinearColor Colour = FLinearColor::White;
	float Thickness = 1.0f;
};

/** One line of text; Size is what it takes as it was measured. */
struct FMRInputDrawnText
{
	FVector2D Position = FVector2D::ZeroVector;
	FVector2D Size = FVector2D::ZeroVector;
	FString Text;
	FLinearColor Colour = FLinearColor::White;
};

/** A picture as plain data: boxes in order, over them the lines, over those the texts. */
struct FMRInputDrawing
{
	TArray<FMRInputDrawnBox> Boxes;
	TArray<FMRInputDrawnLine> Lines;
	TArray<FMRInputDrawnText> Texts;
};
