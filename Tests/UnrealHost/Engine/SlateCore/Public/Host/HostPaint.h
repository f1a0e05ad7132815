// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Layout/Geometry.h"

/** One thing drawn, as a test sees it. */
struct FHostDrawElement
{
	enum class EKind : uint8
	{
		Box,
		Text,
		Lines
	};
	EKind Kind;
	uint32 Layer;
	FPaintGeometry Geometry;
	FLinearColor Tint;
	FString Text;
	TArray<FVector2f> Points;
	float Thickness;
};

/** What was drawn into a window, in order. */
class FSlateWindowElementList
{
public:
	const TArray<FHostDrawElement>& HostElements() const { return Elements; }
	void HostAdd(FHostDrawElement Element) { Elements.Add(MoveTemp(Element)); }

private:
	TArray<FHostDrawElement> Elements;
};
