// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "PictureText.h"

#include "CanvasTypes.h"
#include "Rendering/DrawElements.h"

#include <cstdio>

namespace PictureTextDetail
{

void PrintStart(const char* Name, const FVector2D& Size)
{
	std::printf("picture %s %d %d\n", Name, static_cast<int>(Size.X), static_cast<int>(Size.Y));
}

void PrintColor(const FLinearColor& Color)
{
	std::printf(" %g %g %g %g", Color.R, Color.G, Color.B, Color.A);
}

void PrintBox(const FVector2D& Position, const FVector2D& Size, const FLinearColor& Color)
{
	std::printf("box %g %g %g %g", Position.X, Position.Y, Size.X, Size.Y);
	PrintColor(Color);
	std::printf("\n");
}

void PrintLine(const TArray<FVector2D>& Points, float Thickness, const FLinearColor& Color)
{
	std::printf("line %g", Thickness);
	PrintColor(Color);
	for (const FVector2D& Point : Points)
	{
		std::printf(" %g %g", Point.X, Point.Y);
	}
	std::printf("\n");
}

void PrintElement(const FHostDrawElement& Element)
{
	const FPaintGeometry& Place = Element.Geometry;
	switch (Element.Kind)
	{
	case FHostDrawElement::EKind::Box:
		PrintBox(Place.HostPosition, Place.HostLocalSize, Element.Tint);
		break;
	case FHostDrawElement::EKind::Lines:
	{
		TArray<FVector2D> Points;
		for (const FVector2f& Point : Element.Points)
		{
			Points.Add(Place.HostPosition + FVector2D(Point));
		}
		PrintLine(Points, Element.Thickness, Element.Tint);
		break;
	}
	case FHostDrawElement::EKind::Text:
		std::printf("text %g %g %g", Place.HostPosition.X, Place.HostPosition.Y, Place.HostLocalSize.Y);
		PrintColor(Element.Tint);
		std::printf(" %s\n", TCHAR_TO_UTF8(*Element.Text));
		break;
	}
}

} // namespace PictureTextDetail

void PictureText::Print(const char* Name, const FVector2D& Size, const FCanvas& Canvas)
{
	PictureTextDetail::PrintStart(Name, Size);
	for (const FCanvasItem& Item : Canvas.HostItems())
	{
		if (Item.HostKind() == FCanvasItem::EHostKind::Line)
		{
			PictureTextDetail::PrintLine({Item.Position, Item.HostExtent()}, Item.HostThickness(), Item.HostColor());
		}
		else
		{
			PictureTextDetail::PrintBox(Item.Position, Item.HostExtent(), Item.HostColor());
		}
	}
}

void PictureText::Print(const char* Name, const FVector2D& Size, const FSlateWindowElementList& Elements)
{
	PictureTextDetail::PrintStart(Name, Size);
	TArray<FHostDrawElement> Sorted = Elements.HostElements();
	Sorted.StableSort([](const FHostDrawElement& A, const FHostDrawElement& B) { return A.Layer < B.Layer; });
	for (const FHostDrawElement& Element : Sorted)
	{
		PictureTextDetail::PrintElement(Element);
	}
}
