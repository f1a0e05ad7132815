// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Compare.h"

#include "Comparing/CompareEvents.h"
#include "Comparing/CompareMeasure.h"
#include "Comparing/CompareVerdict.h"
#include "Comparing/CompareWindows.h"
#include "Comparing/ComparedTrack.h"
#include "Comparing/TimeShift.h"

#include <algorithm>
#include <utility>

/*
 * Why it is built like this. Two recordings of the same motion rarely have the same keys: reduction, resampling and
 * other dialects place them differently. Sampling both at fixed times would miss short differences and would depend
 * on the rate. Instead the common time is divided at the keys of both recordings. Within such a piece both are
 * straight lines, so is their difference, and its maximum, mean and RMS follow from its ends exactly. Only angles
 * and Bézier pieces are approximated (CompareMeasure.cpp, ComparedTrack.cpp).
 *
 * Flag changes and markers are not positions but events: they are matched in order with the least total shift
 * (CompareEvents.cpp), so that one missing pinch is reported once and does not shift all later ones.
 */

namespace mria
{

namespace CompareDetail
{
constexpr std::size_t kMostCells = 4096;

using Windows = std::vector<CompareWindow>;

struct Side : TimedTracks
{
	Side(const RecordingView& view, bool asStored)
		: TimedTracks(view, asStored)
		, recording(view)
	{
	}

	const RecordingView& recording;
	double shift = 0.0; ///< Onto a's clock.
};

ComparePresence PresenceOf(bool isInA, bool isInB)
{
	return isInA ? (isInB ? ComparePresence::Both : ComparePresence::OnlyA)
				 : (isInB ? ComparePresence::OnlyB : ComparePresence::Neither);
}

/** A part while its poses are added up. */
struct PartSum
{
	ComparedPart part = ComparedPart::Camera;
	Windows windows;
	DeviationSum position;
	DeviationSum rotation;
	bool isInA = false;
	bool isInB = false;
	double seconds = 0.0;
};

class Comparer
{
public:
	Comparer(const Side& a, const Side& b, const CompareTolerances& tolerances, const ComparedSpan& common,
		std::size_t cells, Comparison& out)
		: a_(a)
		, b_(b)
		, tolerances_(tolerances)
		, common_(common)
		, out_(out)
	{
		for (PartDifference& part : out_.parts)
		{
			part.cells.assign(cells, -1.0f);
		}
	}

	/** Adds one pose or the gaze to the sum of its part. */
	void AddSlot(std::size_t slot, PartSum& sum)
	{
		const bool isInA = a_.tracks.isPresent[slot];
		const bool isInB = b_.tracks.isPresent[slot];
		sum.isInA = sum.isInA || isInA;
		sum.isInB = sum.isInB || isInB;
		PoseDifference difference;
		difference.presence = PresenceOf(isInA, isInB);
		if (isInA && isInB && !sum.windows.empty())
		{
			const MeasureKind turn = slot == kGazeSlot ? MeasureKind::Direction : MeasureKind::Turn;
			const DeviationSum position =
				Walk(slot, MeasureKind::Distance, PositionTolerance(tolerances_, sum.part), sum);
			const DeviationSum rotation = Walk(kSlotCount + slot, turn, RotationTolerance(tolerances_, sum.part), sum);
			sum.seconds = difference.seconds = position.seconds;
			if (slot >= kPoseCount || slot == kCameraPose || JointOf(slot) != Joint::None)
			{
				AddToPart(slot, position, rotation, sum);
			}
			difference.position = position.Get();
			difference.rotation = rotation.Get();
		}
		if (slot < kPoseCount)
		{
			out_.poses[slot] = difference;
		}
	}

	void Finish(const PartSum& sum)
	{
		PartDifference& part = Of(sum.part);
		part.presence = PresenceOf(sum.isInA, sum.isInB);
		part.seconds = sum.seconds;
		part.position = sum.position.Get();
		part.rotation = sum.rotation.Get();
	}

private:
	void AddToPart(std::size_t slot, const DeviationSum& position, const DeviationSum& rotation, PartSum& sum)
	{
		PartDifference& part = Of(sum.part);
		part.positionPose = sum.position.isEmpty || position.largest > sum.position.largest ? slot : part.positionPose;
		part.rotationPose = sum.rotation.isEmpty || rotation.largest > sum.rotation.largest ? slot : part.rotationPose;
		sum.position.Add(position);
		sum.rotation.Add(rotation);
	}

	PartDifference& Of(ComparedPart part) { return out_.parts[static_cast<std::size_t>(part)]; }

	/** Both recordings' track through all windows, piece by piece. */
	DeviationSum Walk(std::size_t track, MeasureKind kind, double tolerance, const PartSum& part)
	{
		trackA_.Assign(a_.tracks, a_.recording, track, a_.shift, common_);
		trackB_.Assign(b_.tracks, b_.recording, track, b_.shift, common_);
		DeviationSum sum;
		std::vector<float>& cells = Of(part.part).cells;
		for (const CompareWindow& window : part.windows)
		{
			const DeviationSum inWindow = WalkWindow(window, kind);
			sum.Add(inWindow);
			if (!cells.empty())
			{
				float& cell = cells[window.cell];
				cell = (std::max)(cell, ClampToFloat(RatioOf(inWindow.largest, tolerance)));
			}
		}
		return sum;
	}

	DeviationSum WalkWindow(const CompareWindow& window, MeasureKind kind)
	{
		DeviationSum sum;
		ComparedPiece piece;
		piece.end = window.start;
		do
		{
			piece.start = piece.end;
			trackA_.MoveTo(piece.start);
			trackB_.MoveTo(piece.start);
			piece.end = (std::min)({trackA_.NextBreak(), trackB_.NextBreak(), window.end});
			trackA_.Evaluate(piece.start, piece.end, piece.startA, piece.endA);
			trackB_.Evaluate(piece.start, piece.end, piece.startB, piece.endB);
			Measure(kind, piece, sum);
		} while (piece.end < window.end);
		return sum;
	}

	const Side& a_;
	const Side& b_;
	const CompareTolerances& tolerances_;
	const ComparedSpan common_;
	Comparison& out_;
	ComparedTrack trackA_;
	ComparedTrack trackB_;
};

std::vector<FlagStretch> FlagStretches(const Side& a, const Side& b, CurveId flag, const ComparedSpan& common)
{
	const std::size_t index = flag - kFirstFlagCurve;
	return MergeFlags(a.tracks.flags[index], b.tracks.flags[index], b.shift, common);
}

void CompareFlags(const Side& a, const Side& b, const ComparedSpan& common, double window, Comparison& out)
{
	for (const Hand hand : kHands)
	{
		const std::size_t index = static_cast<std::size_t>(hand);
		out.tracked[index] = SumUp(FlagStretches(a, b, TrackedCurve(hand), common));
		out.pinch[index] = SumUp(FlagStretches(a, b, PinchCurve(hand), common));
		for (const CurveId flag : {TrackedCurve(hand), PinchCurve(hand)})
		{
			const std::size_t track = flag - kFirstFlagCurve;
			CompareEdges(a.tracks.flags[track], b.tracks.flags[track], hand, flag == PinchCurve(hand), b.shift, common,
				window, out.edges);
		}
	}
	std::stable_sort(out.edges.begin(), out.edges.end(),
		[](const EdgeDifference& x, const EdgeDifference& y) { return x.Time() < y.Time(); });
}

/** When a part is compared. */
Windows WindowsOf(
	ComparedPart part, const Side& a, const Side& b, const ComparedSpan& common, const CompareOptions& options)
{
	const bool isHand = part == ComparedPart::LeftHand || part == ComparedPart::RightHand;
	if (!isHand || options.allJoints)
	{
		return CutIntoCells({common}, common, options.cells);
	}
	const Hand hand = part == ComparedPart::LeftHand ? Hand::Left : Hand::Right;
	return CutIntoCells(BothOn(FlagStretches(a, b, TrackedCurve(hand), common)), common, options.cells);
}

/** The slots of a part: the first, and the one after the last. */
std::pair<std::size_t, std::size_t> SlotsOf(ComparedPart part)
{
	constexpr std::size_t kBegins[] = {
		kCameraPose, JointPose(Hand::Left, Joint::None), JointPose(Hand::Right, Joint::None), kGazeSlot, kGazeSlot + 1};
	return {kBegins[static_cast<std::size_t>(part)], kBegins[static_cast<std::size_t>(part) + 1]};
}

/** Compares every part; returns which of them had time in common. */
std::array<bool, kComparedPartCount> CompareParts(
	const Side& a, const Side& b, const CompareTolerances& tolerances, const CompareOptions& options, Comparison& out)
{
	const ComparedSpan common = {out.commonStart, out.commonEnd};
	Comparer comparer(a, b, tolerances, common, options.cells, out);
	std::array<bool, kComparedPartCount> isCompared{};
	for (std::size_t part = 0; part < kComparedPartCount; ++part)
	{
		PartSum sum;
		sum.part = static_cast<ComparedPart>(part);
		if (out.hasCommonTime)
		{
			sum.windows = WindowsOf(sum.part, a, b, common, options);
		}
		isCompared[part] = !sum.windows.empty();
		const auto [first, end] = SlotsOf(sum.part);
		for (std::size_t slot = first; slot < end; ++slot)
		{
			comparer.AddSlot(slot, sum);
		}
		comparer.Finish(sum);
	}
	return isCompared;
}
} // namespace CompareDetail

Comparison Compare(
	const RecordingView& a, const RecordingView& b, const CompareTolerances& tolerances, const CompareOptions& options)
{
	using namespace CompareDetail;
	const CompareTolerances sane = SaneTolerances(tolerances);
	CompareOptions bounded = options;
	bounded.cells = (std::min)(options.cells, kMostCells);
	const Side sideA(a, options.asStored);
	Side sideB(b, options.asStored);
	Comparison out;
	out.rangeA = sideA.range;
	out.rangeB = sideB.range;
	if (options.alignWithin)
	{
		out.alignment = FindTimeShift(sideA, sideB, *options.alignWithin);
		sideB.shift = out.alignment->shift;
	}
	out.commonStart = (std::max)(static_cast<double>(out.rangeA.start), out.rangeB.start + sideB.shift);
	out.commonEnd = (std::min)(static_cast<double>(out.rangeA.end), out.rangeB.end + sideB.shift);
	out.hasCommonTime = out.commonStart <= out.commonEnd;
	const ComparedSpan common = {out.commonStart, out.commonEnd};

	const std::array<bool, kComparedPartCount> isCompared = CompareParts(sideA, sideB, sane, bounded, out);
	if (out.hasCommonTime)
	{
		CompareFlags(sideA, sideB, common, options.edgeWindow, out);
	}
	out.markers = CompareMarkers(a.markers, b.markers, sideB.shift, options.markerWindow);
	out.excesses = Judge(out, sane, bounded, isCompared);
	return out;
}

} // namespace mria
