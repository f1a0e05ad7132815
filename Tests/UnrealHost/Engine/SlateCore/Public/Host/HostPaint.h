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
	EKind Kind = EKind::Box;
	uint32 Layer = 0;
	FPaintGeometry Geometry;
	FLinearColor Tint;
	FString Text;
	TArray<FVector2f> Points;
	float Thickness = 1.0f;
};

/** What was drawn into a window, in order. */
class FSlateWindowElementList
{
public:
	const TArray<FHostDrawElement>& HostElements() const { return Elements; }
	void HostAdd(const FHostDrawElement& Element) { Elements.Add(Element); }

private:
	TArray<FHostDrawElement> Elements;
};
