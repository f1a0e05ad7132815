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

/** What a section of a timeline shows of its recording: a clip, and the ticks from left to right. */
struct SectionView
{
	ClipTime clip;
	bool loops = false; ///< Whether the recording loops; otherwise its first and last frames are held.
	double firstTick = 0.0; ///< Tick at the left edge, with its fraction.
	double ticksPerPixel = 1.0; ///< Must be positive.
	double width = 0.0; ///< In pixels.
};

enum class SectionPieceKind : std::uint8_t
{
	Moving, ///< The recording plays, forwards or backwards.
	Held, ///< The first or last frame is held, or the rate is 0.
	Blurred, ///< Too many cycles to tell them apart.
};

/** Part of a section in pixels, and the recording times at its edges, which decrease when playing backwards. */
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
 * Divides a section into pieces, from left to right, without gaps. Empty if width or scale is not positive and
 * finite. A loop of a recording without length is held.
 */
MRINPUTANIMATIONCORE_API std::vector<SectionPiece> FindSectionPieces(const SectionView& view);

/**
 * Maps the overview to the pixels of a section: cycles are repeated, and mirrored where the recording runs
 * backwards. Held frames keep their flags and have no speed or markers. The result has no paths.
 */
MRINPUTANIMATIONCORE_API Overview UnrollOverview(
	const Overview& overview, const std::vector<SectionPiece>& pieces, double width);

/**
 * Draws a section: a strip with the bands and speeds of both hands, markers where there is room, a line at each
 * restart of a loop, and a shade over held frames.
 */
MRINPUTANIMATIONCORE_API Drawing MakeSection(
	const Overview& overview, const SectionView& view, double height, const TextMeasure& measure);

} // namespace mria
