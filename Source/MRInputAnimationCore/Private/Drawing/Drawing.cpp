// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Drawing.h"

#include "Drawing/DrawingText.h"
#include "Mria/FloatRules.h"

namespace mria
{

double GuessTextWidth(const std::string& text)
{
	constexpr double kWidestLetter = 7.0;
	return kWidestLetter * static_cast<double>(DrawingDetail::LetterEnds(text).size());
}

void AddBox(Drawing& drawing, const DrawnArea& area, const Colour& colour)
{
	if (area.width > 0.0 && area.height > 0.0)
	{
		drawing.boxes.push_back({area, colour});
	}
}

void MoveDrawing(Drawing& drawing, const DrawnPoint& offset)
{
	const auto move = [&offset](double& x, double& y)
	{
		x += offset.x;
		y += offset.y;
	};
	for (DrawnBox& box : drawing.boxes)
	{
		move(box.area.left, box.area.top);
	}
	for (DrawnLine& line : drawing.lines)
	{
		for (DrawnPoint& point : line.points)
		{
			move(point.x, point.y);
		}
	}
	for (DrawnText& text : drawing.texts)
	{
		move(text.area.left, text.area.top);
	}
}

void FadeDrawing(Drawing& drawing, float alpha)
{
	for (DrawnBox& box : drawing.boxes)
	{
		box.colour.alpha *= alpha;
	}
	for (DrawnLine& line : drawing.lines)
	{
		line.colour.alpha *= alpha;
	}
	for (DrawnText& text : drawing.texts)
	{
		text.colour.alpha *= alpha;
	}
}

} // namespace mria
