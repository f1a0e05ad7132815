// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Mria/SectionDrawing.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace mria
{

namespace SectionUnrollDetail
{
/** The recording's seconds and the pixels of a moving piece. */
struct PieceScale
{
	explicit PieceScale(const SectionPiece& mapped)
		: piece(mapped)
		, low((std::min)(mapped.timeAtLeft, mapped.timeAtRight))
		, high((std::max)(mapped.timeAtLeft, mapped.timeAtRight))
		, isMirrored(mapped.timeAtRight < mapped.timeAtLeft)
	{
	}

	double ToX(double time) const
	{
		const double share = high > low ? (time - piece.timeAtLeft) / (piece.timeAtRight - piece.timeAtLeft) : 0.0;
		return piece.left + std::clamp(share, 0.0, 1.0) * (piece.right - piece.left);
	}

	double ToTime(double x) const
	{
		const double share = std::clamp((x - piece.left) / (piece.right - piece.left), 0.0, 1.0);
		return piece.timeAtLeft + share * (piece.timeAtRight - piece.timeAtLeft);
	}

	const SectionPiece& piece;
	double low;
	double high;
	bool isMirrored;
};

/** What was added from `first` on was in the order of the recording's time; a mirrored piece needs that of pixels. */
template <typename T>
void PutInOrder(std::vector<T>& added, std::size_t first, const PieceScale& scale)
{
	if (scale.isMirrored)
	{
		std::reverse(added.begin() + static_cast<std::ptrdiff_t>(first), added.end());
	}
}

void AddMovingSpans(std::vector<OverviewSpan>& out, const std::vector<OverviewSpan>& spans, const PieceScale& scale)
{
	const std::size_t first = out.size();
	for (const OverviewSpan& span : spans)
	{
		const double from = (std::max)(span.start, scale.low);
		const double to = (std::min)(span.end, scale.high);
		if (from < to)
		{
			const double a = scale.ToX(from);
			const double b = scale.ToX(to);
			out.push_back({(std::min)(a, b), (std::max)(a, b)});
		}
	}
	PutInOrder(out, first, scale);
}

/** Whether a flag is on at the frame that is held. */
bool IsOnWhenHeld(const std::vector<OverviewSpan>& spans, double time, const TimeRange& range)
{
	// A flag that is on at the end stays on there: spans end before their end, the recording does not.
	const auto holds = [&](const OverviewSpan& span)
	{ return span.start <= time && (time < span.end || (span.end >= range.end && time >= range.end)); };
	return std::any_of(spans.begin(), spans.end(), holds);
}

std::vector<OverviewSpan> UnrollSpans(const std::vector<OverviewSpan>& spans, const std::vector<SectionPiece>& pieces,
	const TimeRange& range, bool showsBlurred)
{
	std::vector<OverviewSpan> out;
	for (const SectionPiece& piece : pieces)
	{
		const bool isHeldOn = piece.kind == SectionPieceKind::Held && IsOnWhenHeld(spans, piece.timeAtLeft, range);
		const bool isBlurredOn = piece.kind == SectionPieceKind::Blurred && showsBlurred && !spans.empty();
		if (isHeldOn || isBlurredOn)
		{
			out.push_back({piece.left, piece.right});
		}
		else if (piece.kind == SectionPieceKind::Moving)
		{
			AddMovingSpans(out, spans, PieceScale(piece));
		}
	}
	return out;
}

/** The fastest of the columns that the times from `a` to `b` touch. */
float PeakBetween(const Overview& overview, const std::vector<float>& speeds, double a, double b)
{
	const double columnsPerSecond =
		overview.Duration() > 0.0 ? static_cast<double>(speeds.size()) / overview.Duration() : 0.0;
	const auto columnAt = [&](double time)
	{
		const double column = std::floor((time - overview.range.start) * columnsPerSecond);
		return static_cast<std::ptrdiff_t>(std::clamp(column, 0.0, static_cast<double>(speeds.size()) - 1.0));
	};
	const auto first = speeds.begin() + columnAt((std::min)(a, b));
	const auto last = speeds.begin() + columnAt((std::max)(a, b));
	return *std::max_element(first, last + 1);
}

std::vector<float> UnrollSpeeds(const Overview& overview, const OverviewHand& hand,
	const std::vector<SectionPiece>& pieces, int columns, double width)
{
	std::vector<float> out(static_cast<std::size_t>(columns), 0.0f);
	std::size_t next = 0;
	for (int column = 0; column < columns && !hand.peakSpeed.empty(); ++column)
	{
		const double left = column * width / columns;
		const double right = (column + 1) * width / columns;
		while (next + 1 < pieces.size() && pieces[next].right <= 0.5 * (left + right))
		{
			++next;
		}
		float& peak = out[static_cast<std::size_t>(column)];
		if (pieces[next].kind == SectionPieceKind::Moving)
		{
			const PieceScale scale(pieces[next]);
			peak = PeakBetween(overview, hand.peakSpeed, scale.ToTime(left), scale.ToTime(right));
		}
		else if (pieces[next].kind == SectionPieceKind::Blurred)
		{
			peak = hand.maxSpeed;
		}
	}
	return out;
}

void AddMovingMarkers(
	std::vector<OverviewMarker>& out, const std::vector<OverviewMarker>& markers, const PieceScale& scale)
{
	const std::size_t first = out.size();
	for (const OverviewMarker& marker : markers)
	{
		if (marker.time >= scale.low && marker.time <= scale.high)
		{
			out.push_back({scale.ToX(marker.time), marker.index, marker.name});
		}
	}
	PutInOrder(out, first, scale);
}
} // namespace SectionUnrollDetail

Overview UnrollOverview(const Overview& overview, const std::vector<SectionPiece>& pieces, double width)
{
	using namespace SectionUnrollDetail;

	Overview unrolled;
	if (pieces.empty())
	{
		return unrolled;
	}
	unrolled.range = {0.0f, static_cast<float>(width)};
	unrolled.columns = static_cast<int>(std::clamp(std::ceil(width), 1.0, static_cast<double>(kMaxOverviewColumns)));
	for (std::size_t i = 0; i < overview.hands.size(); ++i)
	{
		const OverviewHand& from = overview.hands[i];
		OverviewHand& to = unrolled.hands[i];
		to.isPresent = from.isPresent;
		to.maxSpeed = from.maxSpeed;
		to.tracked = UnrollSpans(from.tracked, pieces, overview.range, true);
		to.pinched = UnrollSpans(from.pinched, pieces, overview.range, false);
		to.peakSpeed = UnrollSpeeds(overview, from, pieces, unrolled.columns, width);
	}
	for (const SectionPiece& piece : pieces)
	{
		if (piece.kind == SectionPieceKind::Moving)
		{
			AddMovingMarkers(unrolled.markers, overview.markers, PieceScale(piece));
		}
	}
	return unrolled;
}

} // namespace mria
