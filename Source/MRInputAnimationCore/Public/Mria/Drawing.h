// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"
#include "Mria/Joint.h"

#include <functional>
#include <string>
#include <vector>

namespace mria
{

/** Linear, not gamma-encoded; alpha is the opacity. */
struct Colour
{
	float red = 1.0f;
	float green = 1.0f;
	float blue = 1.0f;
	float alpha = 1.0f;

	bool operator==(const Colour& other) const
	{
		return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha;
	}
};

/**
 * A point relative to the upper left corner, in pixels or any other unit. A drawing uses the unit of the size it was
 * made for.
 */
struct DrawnPoint
{
	double x = 0.0;
	double y = 0.0;
};

/** Size of a picture. */
struct DrawingSize
{
	double width = 0.0;
	double height = 0.0;
};

/** A rectangle. */
struct DrawnArea
{
	double left = 0.0;
	double top = 0.0;
	double width = 0.0;
	double height = 0.0;

	double Right() const { return left + width; }
	double Bottom() const { return top + height; }
};

/** A filled rectangle. */
struct DrawnBox
{
	DrawnArea area;
	Colour colour;
};

/** A connected line of two points or more. */
struct DrawnLine
{
	std::vector<DrawnPoint> points;
	Colour colour;
	float thickness = 1.0f;
};

/** One line of UTF-8 text; the area is what it occupies as it was measured. */
struct DrawnText
{
	DrawnArea area;
	std::string text;
	Colour colour;
};

/** A picture as plain data. Draw boxes in order, then lines, then texts. */
struct Drawing
{
	std::vector<DrawnBox> boxes;
	std::vector<DrawnLine> lines;
	std::vector<DrawnText> texts;
};

/** The width of a UTF-8 text in the font that the caller draws with. */
using TextMeasure = std::function<double(const std::string& text)>;

/** Estimated text width in pixels for callers without a font: an upper bound for a small font. */
MRINPUTANIMATIONCORE_API double GuessTextWidth(const std::string& text);

/** Adds a box, unless it is empty. */
MRINPUTANIMATIONCORE_API void AddBox(Drawing& drawing, const DrawnArea& area, const Colour& colour);

/** Moves everything by `offset`. */
MRINPUTANIMATIONCORE_API void MoveDrawing(Drawing& drawing, const DrawnPoint& offset);

/** Multiplies every opacity by `alpha`. */
MRINPUTANIMATIONCORE_API void FadeDrawing(Drawing& drawing, float alpha);

/** The colours of every picture of a recording. The left hand is blue and the right hand orange everywhere. */
namespace Colours
{
inline constexpr Colour kBackground = {0.013f, 0.014f, 0.017f};
inline constexpr Colour kLane = {0.024f, 0.026f, 0.031f};
inline constexpr Colour kLeftHand = {0.09f, 0.36f, 0.80f};
inline constexpr Colour kRightHand = {0.85f, 0.32f, 0.07f};
inline constexpr Colour kMarker = {0.55f, 0.75f, 0.20f};
inline constexpr Colour kMarkerLine = {0.55f, 0.75f, 0.20f, 0.6f};
inline constexpr Colour kPlayhead = {0.95f, 0.95f, 0.95f};
inline constexpr Colour kRulerLine = {0.12f, 0.13f, 0.15f};
inline constexpr Colour kRulerText = {0.45f, 0.47f, 0.50f};
inline constexpr Colour kHeld = {0.0f, 0.0f, 0.0f, 0.45f}; ///< Drawn over the first or last frame while it is held.
inline constexpr Colour kSeam = {0.16f, 0.17f, 0.19f}; ///< Where a loop restarts.

/** The colour of a hand, used where it pinches. */
constexpr Colour OfHand(Hand hand)
{
	return hand == Hand::Left ? kLeftHand : kRightHand;
}

/** The colour of a tracked hand. Dim, so that what is drawn on top remains visible. */
constexpr Colour OfTracked(Hand hand)
{
	const Colour base = OfHand(hand);
	return {base.red, base.green, base.blue, 0.28f};
}

/** The colour of speed and path of a hand: lighter than the bands that they cross. */
constexpr Colour OfCurve(Hand hand)
{
	const Colour base = OfHand(hand);
	return {0.4f + 0.6f * base.red, 0.4f + 0.6f * base.green, 0.4f + 0.6f * base.blue};
}
} // namespace Colours

} // namespace mria
