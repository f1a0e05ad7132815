// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Types/SlateVector2.h"

struct FMargin
{
	float Left = 0.0f;
	float Top = 0.0f;
	float Right = 0.0f;
	float Bottom = 0.0f;

	FMargin() = default;
	FMargin(float Uniform)
		: Left(Uniform)
		, Top(Uniform)
		, Right(Uniform)
		, Bottom(Uniform)
	{
	}
};

enum EHorizontalAlignment
{
	HAlign_Right = 3
};

enum EVerticalAlignment
{
	VAlign_Center = 2,
};

class FSlateLayoutTransform
{
public:
	explicit FSlateLayoutTransform(float InScale = 1.0f, const FVector2D& InTranslation = FVector2D(0.0, 0.0))
		: Scale(InScale)
		, Translation(InTranslation)
	{
	}
	explicit FSlateLayoutTransform(const FVector2D& InTranslation)
		: Translation(InTranslation)
	{
	}
	float GetScale() const { return Scale; }
	UE::Slate::FDeprecateVector2DResult GetTranslation() const { return Translation; }

private:
	float Scale = 1.0f;
	FVector2D Translation;
};

/** Where an element is drawn: a size in local units, and how local space lies in the window. */
struct FPaintGeometry
{
	FVector2D HostLocalSize;
	FVector2D HostPosition;
};

/** A widget's place: its size in local units, and its position and scale on the desktop. */
struct FGeometry
{
	FGeometry() = default;
	/** What a test makes one with. */
	static FGeometry MakeRoot(
		const UE::Slate::FDeprecateVector2DParameter& InLocalSize, const FSlateLayoutTransform& LayoutTransform)
	{
		FGeometry Result;
		Result.Size = FVector2D(InLocalSize);
		Result.Scale = LayoutTransform.GetScale();
		Result.Position = FVector2D(LayoutTransform.GetTranslation());
		return Result;
	}

	UE::Slate::FDeprecateVector2DResult GetLocalSize() const { return Size; }
	UE::Slate::FDeprecateVector2DResult GetAbsoluteSize() const { return Size * static_cast<double>(Scale); }
	UE::Slate::FDeprecateVector2DResult GetAbsolutePosition() const { return Position; }
	UE::Slate::FDeprecateVector2DResult AbsoluteToLocal(UE::Slate::FDeprecateVector2DParameter Coordinate) const
	{
		return (FVector2D(Coordinate) - Position) / static_cast<double>(Scale);
	}
	UE::Slate::FDeprecateVector2DResult LocalToAbsolute(UE::Slate::FDeprecateVector2DParameter Coordinate) const
	{
		return FVector2D(Coordinate) * static_cast<double>(Scale) + Position;
	}

	FPaintGeometry ToPaintGeometry() const { return Make(Size, FSlateLayoutTransform()); }
	FPaintGeometry ToPaintGeometry(
		const UE::Slate::FDeprecateVector2DParameter& InLocalSize, const FSlateLayoutTransform& InTransform) const
	{
		return Make(FVector2D(InLocalSize), InTransform);
	}
	FPaintGeometry ToPaintGeometry(const FSlateLayoutTransform& InTransform) const { return Make(Size, InTransform); }
#if HOST_HAS_OFFSET_GEOMETRY
	FPaintGeometry ToPaintGeometry(const FVector2D& InLocalOffset, const FVector2D& InLocalSize) const
	{
		return Make(InLocalSize, FSlateLayoutTransform(1.0f, InLocalOffset));
	}
#endif

	float Scale = 1.0f;

private:
	FPaintGeometry Make(const FVector2D& InSize, const FSlateLayoutTransform& Transform) const
	{
		const FVector2D Offset(Transform.GetTranslation());
		return FPaintGeometry{InSize, Offset * static_cast<double>(Scale) + Position};
	}

	FVector2D Size;
	FVector2D Position;
};
