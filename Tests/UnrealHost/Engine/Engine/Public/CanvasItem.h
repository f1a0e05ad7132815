// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

enum ESimpleElementBlendMode
{
	SE_BLEND_Opaque = 0,
	SE_BLEND_Translucent = 2,
};

class ENGINE_API FCanvasItem
{
public:
	enum class EHostKind : uint8
	{
		Tile,
		Line
	};

	virtual ~FCanvasItem() = default;
	void SetColor(const FLinearColor& InColor) { Color = InColor; }

	FVector2D Position;
	ESimpleElementBlendMode BlendMode = SE_BLEND_Opaque;

	EHostKind HostKind() const { return Kind; }
	FLinearColor HostColor() const { return Color; }
	/** The size of a tile or box, the end of a line. */
	FVector2D HostExtent() const { return Extent; }
	/** Of a line, as it was drawn. */
	float HostThickness() const { return LineThickness; }

protected:
	FCanvasItem(EHostKind InKind, const FVector2D& InPosition, const FVector2D& InExtent, const FLinearColor& InColor)
		: Position(InPosition)
		, Kind(InKind)
		, Extent(InExtent)
		, Color(InColor)
	{
	}

	EHostKind Kind;
	FVector2D Extent;
	FLinearColor Color;
	float LineThickness = 0.0f;
};

class ENGINE_API FCanvasTileItem : public FCanvasItem
{
public:
	FCanvasTileItem(const FVector2D& InPosition, const FVector2D& InSize, const FLinearColor& InColor)
		: FCanvasItem(EHostKind::Tile, InPosition, InSize, InColor)
	{
	}
};

class ENGINE_API FCanvasLineItem : public FCanvasItem
{
public:
	FCanvasLineItem(const FVector2D& InStart, const FVector2D& InEnd)
		: FCanvasItem(EHostKind::Line, InStart, InEnd, FLinearColor::White)
	{
	}

	using FCanvasItem::LineThickness;
};
