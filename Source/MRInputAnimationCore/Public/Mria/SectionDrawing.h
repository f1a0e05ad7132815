// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/ClipTime.h"
#include "Mria/Drawing.h"
#include "Mria/Overview.h"

#include <cstdint>
#include <vector>

namespace mria
{

/** What a section of a time line shows of its recording: ticks from left to right, and a clip on them. */
struct SectionView
{
	ClipTime clip;
	bool loops = false; ///< Whether the recording begins again at its end; otherwise its first and last frame are held.
	double firstTick = 0.0; ///< At the left edge of what is drawn, with its fraction.
	double ticksPerPixel = 1.0; ///< Above 0.
	double width = 0.0; ///< In pixels.
};

enum class SectionPieceKind : std::uint8_t
{
	Moving, ///< The recording runs through, forwards or backwards.
	Held, ///< It stays at its first or last frame, or has no rate.
	Blurred, ///< So many cycles that none can be distinguished from the next.
};

/** A stretch of a section, in pixels, and the recording's seconds at its edges; backwards they fall. */
struct SectionPiece
{
	SectionPieceKind kind = SectionPieceKind::Moving;
	double left = 0.0;
	double right = 0.0;
	double timeAtLeft = 0.0;
	double timeAtRight = 0.0;
};

/** Cycles narrower than this many pixels are drawn as one band. */
inline constexpr double kLeastCycleWidth = 8.0;

/**
 * Which stretches of the recording are where, from left to right, without gaps. None for a view whose width or scale is
 * not above 0 or not finite; a loop of a recording without length is held.
 */
MRINPUTANIMATIONCORE_API std::vector<SectionPiece> FindSectionPieces(const SectionView& view);

/**
 * The overview with the section's pixels for its time: cycles repeated, mirrored where the recording runs backwards.
 * What is held keeps the flags of that frame, without speed or markers. Has no paths.
 */
MRINPUTANIMATIONCORE_API Overview UnrollOverview(
	const Overview& overview, const std::vector<SectionPiece>& pieces, double width);

/**
 * The picture of a section: a strip with both hands' bands and speeds, the markers where there is room for them, a line
 * at each seam of a loop, a shade over what is held.
 */
MRINPUTANIMATIONCORE_API Drawing MakeSection(
	const Overview& overview, const SectionView& view, double height, const TextMeasure& measure);

} // namespace mria
