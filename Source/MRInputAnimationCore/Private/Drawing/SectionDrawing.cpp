// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/SectionDrawing.h"

#include "Drawing/StripParts.h"
#include "Mria/FloatRules.h"
#include "Mria/StripDrawing.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace SectionDrawingDetail
{
/** Positions, as ClipTime has them, along the pixels: they grow evenly. */
struct PixelScale
{
	explicit PixelScale(const SectionView& view)
		: start(view.clip.range.start)
		, end(view.clip.range.end)
		, width(view.width)
	{
		const double whole = std::floor(view.firstTick);
		leftPosition = view.clip.PositionAt(TickTime{static_cast<std::int64_t>(whole), view.firstTick - whole});
		const double seconds = view.ticksPerPixel * view.clip.ticks.denominator / view.clip.ticks.numerator;
		perPixel = seconds * (IsFinite(view.clip.rate) ? view.clip.rate : 1.0);
	}

	double PositionAt(double x) const { return leftPosition + x * perPixel; }
	double PixelOf(double position) const { return (position - leftPosition) / perPixel; }

	double start;
	double end;
	double width;
	double leftPosition = 0.0;
	double perPixel = 0.0;
};

/** Collects pieces, each cut to the width. */
class PieceList
{
public:
	explicit PieceList(const PixelScale& scale)
		: scale_(scale)
	{
	}

	/** The cycle that begins at `firstPosition`. */
	void AddMoving(double left, double right, double firstPosition)
	{
		const auto timeAt = [&](double x)
		{ return std::clamp(scale_.PositionAt(x) - firstPosition + scale_.start, scale_.start, scale_.end); };
		const double from = std::clamp(left, 0.0, scale_.width);
		const double to = std::clamp(right, 0.0, scale_.width);
		Add({SectionPieceKind::Moving, from, to, timeAt(from), timeAt(to)});
	}

	void AddHeld(double left, double right, double time)
	{
		const double from = std::clamp(left, 0.0, scale_.width);
		const double to = std::clamp(right, 0.0, scale_.width);
		Add({SectionPieceKind::Held, from, to, time, time});
	}

	void AddOnce()
	{
		const bool isBackwards = scale_.perPixel < 0.0;
		const double first = isBackwards ? scale_.end : scale_.start;
		const double last = isBackwards ? scale_.start : scale_.end;
		const double left = scale_.PixelOf(first);
		const double right = scale_.PixelOf(last);
		AddHeld(0.0, left, first);
		AddMoving(left, right, scale_.start);
		AddHeld(right, scale_.width, last);
	}

	void AddCycles()
	{
		const double length = scale_.end - scale_.start;
		if (length / std::fabs(scale_.perPixel) < kLeastCycleWidth)
		{
			Add({SectionPieceKind::Blurred, 0.0, scale_.width, scale_.start, scale_.end});
			return;
		}
		const double step = scale_.perPixel < 0.0 ? -1.0 : 1.0;
		// Starts one cycle before the first visible one, so that rounding cannot lose it. Cycles are counted, because
		// far from the start of the clip a double may not distinguish one cycle from the next.
		const double firstCycle = std::floor((scale_.leftPosition - scale_.start) / length) - step;
		const double mostCycles = scale_.width / kLeastCycleWidth + 3.0;
		double right = 0.0;
		for (double count = 0.0; right < scale_.width && count < mostCycles; count += 1.0)
		{
			const double first = scale_.start + (firstCycle + count * step) * length;
			const double a = scale_.PixelOf(first);
			const double b = scale_.PixelOf(first + length);
			right = (std::max)(a, b);
			AddMoving((std::min)(a, b), right, first);
		}
	}

	std::vector<SectionPiece> pieces;

private:
	void Add(const SectionPiece& piece)
	{
		if (piece.right > piece.left)
		{
			pieces.push_back(piece);
		}
	}

	const PixelScale& scale_;
};

/** A view that whole ticks and a finite number of pieces can describe. */
bool IsSound(const SectionView& view)
{
	constexpr double kMostTicks = 9007199254740992.0; // 2^53
	return IsAbove(view.width, 0.0) && IsFinite(view.width) && IsAbove(view.ticksPerPixel, 0.0) &&
		IsFinite(view.ticksPerPixel) && IsAtMost(std::fabs(view.firstTick), kMostTicks);
}

/** Shades over what is held, and lines where one piece follows another. */
void AddSeams(Drawing& drawing, const std::vector<SectionPiece>& pieces, double height)
{
	for (std::size_t i = 0; i < pieces.size(); ++i)
	{
		const SectionPiece& piece = pieces[i];
		if (piece.kind == SectionPieceKind::Held)
		{
			AddBox(drawing, {piece.left, 0.0, piece.right - piece.left, height}, Colours::kHeld);
		}
		if (i > 0)
		{
			drawing.lines.push_back({{{piece.left, 0.0}, {piece.left, height}}, Colours::kSeam});
		}
	}
}
} // namespace SectionDrawingDetail

std::vector<SectionPiece> FindSectionPieces(const SectionView& view)
{
	using namespace SectionDrawingDetail;

	if (!IsSound(view))
	{
		return {};
	}
	const PixelScale scale(view);
	PieceList list(scale);
	if (scale.perPixel == 0.0)
	{
		list.AddHeld(0.0, view.width, (std::max)((std::min)(scale.leftPosition, scale.end), scale.start));
	}
	else if (view.loops && scale.end > scale.start)
	{
		list.AddCycles();
	}
	else
	{
		list.AddOnce();
	}
	return list.pieces;
}

Drawing MakeSection(const Overview& overview, const SectionView& view, double height, const TextMeasure& measure)
{
	constexpr double kHeightForMarkers = 34.0;
	const DrawingSize size{view.width, height};
	if (!DrawingDetail::IsDrawable(size))
	{
		return {};
	}
	const std::vector<SectionPiece> pieces = FindSectionPieces(view);
	StripLook look;
	look.hasRuler = false;
	look.hasMarkers = height >= kHeightForMarkers;
	Drawing drawing =
		MakeStrip(UnrollOverview(overview, pieces, view.width), TimeView{0.0, view.width}, size, look, measure);
	SectionDrawingDetail::AddSeams(drawing, pieces, height);
	return drawing;
}

} // namespace mria
