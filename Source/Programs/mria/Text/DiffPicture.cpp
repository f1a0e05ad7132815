// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/DiffPicture.h"

#include <iterator>

namespace mria
{

namespace DiffPictureDetail
{
struct Level
{
	float limit; ///< Largest difference over tolerance.
	const char* unicode;
	const char* ascii;
	const char* meaning;
};

constexpr Level kLevels[] = {
	{0.01f, "\u00b7", ".", "none"},
	{0.5f, "\u2581", "-", "to half the tolerance"},
	{1.0f, "\u2583", "=", "within it"},
	{2.0f, "\u2585", "+", "beyond"},
	{0.0f, "\u2588", "#", "over twice"},
};

const char* Look(const Level& level, bool hasUtf8)
{
	return hasUtf8 ? level.unicode : level.ascii;
}

const Level& LevelOf(float ratio)
{
	const Level* level = kLevels;
	while (level + 1 != std::end(kLevels) && !(ratio <= level->limit))
	{
		++level;
	}
	return *level;
}
} // namespace DiffPictureDetail

std::string DiffStrip(Span<const float> cells, bool hasUtf8)
{
	using namespace DiffPictureDetail;
	std::string strip;
	for (const float ratio : cells)
	{
		strip += ratio < 0.0f ? " " : Look(LevelOf(ratio), hasUtf8);
	}
	return strip;
}

std::string DiffLegend(bool hasUtf8)
{
	using namespace DiffPictureDetail;
	std::string legend;
	for (const Level& level : kLevels)
	{
		legend += (legend.empty() ? "" : "  ") + std::string(Look(level, hasUtf8)) + " " + level.meaning;
	}
	return legend;
}

} // namespace mria
