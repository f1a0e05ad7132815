// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Comparing/CompareVerdict.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace CompareVerdictDetail
{
constexpr double kInfinity = std::numeric_limits<double>::infinity();

ComparedPart PartOf(Hand hand)
{
	return hand == Hand::Left ? ComparedPart::LeftHand : ComparedPart::RightHand;
}

ComparedPart PartOf(PoseId pose)
{
	return pose == kCameraPose ? ComparedPart::Camera : PartOf(HandOf(pose));
}

/** Collects what is beyond its tolerance. */
class Judgement
{
public:
	Judgement(const Comparison& comparison, const CompareTolerances& tolerances, const CompareOptions& options)
		: comparison_(comparison)
		, tolerances_(tolerances)
		, options_(options)
	{
	}

	void JudgeTimes()
	{
		const double shift = comparison_.Shift();
		const double starts = static_cast<double>(comparison_.rangeB.start) + shift - comparison_.rangeA.start;
		const double ends = static_cast<double>(comparison_.rangeB.end) + shift - comparison_.rangeA.end;
		if (!comparison_.hasCommonTime)
		{
			Excess none = Make(ExcessKind::NoCommonTime, 0.0, comparison_.commonEnd);
			none.value = comparison_.commonStart - comparison_.commonEnd;
			none.isInA = starts > 0.0;
			none.ratio = kInfinity;
			out_.push_back(none);
		}
		else if (!comparison_.alignment)
		{
			Offer(Make(ExcessKind::Start, tolerances_.range, comparison_.rangeA.start), starts);
			Offer(Make(ExcessKind::End, tolerances_.range, comparison_.rangeA.end), ends);
		}
	}

	void JudgePresence(ComparedPart part, PoseId pose, ComparePresence presence)
	{
		if (presence == ComparePresence::OnlyA || presence == ComparePresence::OnlyB)
		{
			Excess excess = Make(ExcessKind::OnlyInOne, 0.0, comparison_.commonStart);
			excess.part = part;
			excess.pose = pose;
			excess.isInA = presence == ComparePresence::OnlyA;
			excess.ratio = kInfinity;
			out_.push_back(excess);
		}
	}

	void JudgePart(ComparedPart part)
	{
		const PartDifference& difference = comparison_[part];
		Excess position =
			Make(ExcessKind::Position, PositionTolerance(tolerances_, part), difference.position.largestTime);
		position.part = part;
		position.pose = difference.positionPose;
		Offer(position, difference.position.largest);
		Excess rotation =
			Make(ExcessKind::Rotation, RotationTolerance(tolerances_, part), difference.rotation.largestTime);
		rotation.part = part;
		rotation.pose = difference.rotationPose;
		Offer(rotation, difference.rotation.largest);
	}

	void JudgeFlag(Hand hand, EventKind rise, const FlagDifference& difference)
	{
		Excess excess = Make(ExcessKind::FlagAtStart, tolerances_.edgeShift, comparison_.commonStart);
		excess.part = PartOf(hand);
		excess.event = rise;
		excess.isInA = difference.onlyA >= difference.onlyB;
		Offer(excess, difference.atStart);
	}

	void JudgeEdges(Hand hand, EventKind kind)
	{
		Worst worst(ExcessKind::EdgeShift, ExcessKind::EdgeUnmatched, tolerances_.edgeShift);
		for (const EdgeDifference& edge : comparison_.edges)
		{
			if (edge.hand == hand && edge.kind == kind)
			{
				worst.Add(edge, Make(ExcessKind::EdgeShift, tolerances_.edgeShift, edge.Time()));
			}
		}
		for (Excess excess : worst.Get(LackRatio(tolerances_.edgeShift)))
		{
			excess.part = PartOf(hand);
			excess.event = kind;
			out_.push_back(excess);
		}
	}

	void JudgeMarkers()
	{
		Worst worst(ExcessKind::MarkerShift, ExcessKind::MarkerUnmatched, tolerances_.markerShift);
		for (const MarkerDifference& marker : comparison_.markers)
		{
			Excess excess = Make(ExcessKind::MarkerShift, tolerances_.markerShift, marker.Time());
			excess.marker = marker.name;
			worst.Add(marker, excess);
		}
		for (const Excess& excess : worst.Get(LackRatio(tolerances_.markerShift)))
		{
			out_.push_back(excess);
		}
	}

	std::vector<Excess> Take()
	{
		std::stable_sort(out_.begin(), out_.end(), [](const Excess& a, const Excess& b) { return a.ratio > b.ratio; });
		return std::move(out_);
	}

private:
	/** Of pairs of one kind: the furthest apart, and the first without a partner. */
	class Worst
	{
	public:
		Worst(ExcessKind shifted, ExcessKind unmatched, double tolerance)
			: tolerance_(tolerance)
		{
			shift_.kind = shifted;
			lack_.kind = unmatched;
			shift_.count = lack_.count = 0;
		}

		void Add(const TimePair& pair, const Excess& like)
		{
			Excess& worst = pair.IsMatched() ? shift_ : lack_;
			const double ratio = RatioOf(std::fabs(pair.Shift()), tolerance_);
			if (pair.IsMatched() && !IsAbove(ratio, 1.0))
			{
				return;
			}
			const std::size_t count = worst.count + 1;
			if (count == 1 || ratio > worst.ratio)
			{
				const ExcessKind kind = worst.kind;
				worst = like;
				worst.kind = kind;
				worst.value = pair.Shift();
				worst.ratio = ratio;
				worst.isInA = pair.timeA.has_value();
			}
			worst.count = count;
		}

		std::vector<Excess> Get(double lackRatio)
		{
			std::vector<Excess> found;
			for (Excess* excess : {&lack_, &shift_})
			{
				if (excess->count > 0)
				{
					excess->ratio = excess == &lack_ ? lackRatio : excess->ratio;
					found.push_back(*excess);
				}
			}
			return found;
		}

	private:
		double tolerance_;
		Excess shift_;
		Excess lack_;
	};

	/** An event without a partner is at least this far from any. */
	double LackRatio(double tolerance) const { return RatioOf((std::max)(tolerance, options_.edgeWindow), tolerance); }

	Excess Make(ExcessKind kind, double tolerance, double time) const
	{
		Excess excess;
		excess.kind = kind;
		excess.tolerance = tolerance;
		excess.time = time;
		return excess;
	}

	void Offer(Excess excess, double value)
	{
		excess.value = value;
		excess.ratio = RatioOf(std::fabs(value), excess.tolerance);
		if (excess.ratio > 1.0)
		{
			out_.push_back(std::move(excess));
		}
	}

	const Comparison& comparison_;
	const CompareTolerances& tolerances_;
	const CompareOptions& options_;
	std::vector<Excess> out_;
};
} // namespace CompareVerdictDetail

CompareTolerances SaneTolerances(const CompareTolerances& tolerances)
{
	CompareTolerances sane = tolerances;
	for (double* value : {&sane.position, &sane.rotation, &sane.gazeOrigin, &sane.gazeDirection, &sane.edgeShift,
			 &sane.markerShift, &sane.range})
	{
		*value = IsAbove(*value, 0.0) ? *value : 0.0;
	}
	return sane;
}

double RatioOf(double value, double tolerance)
{
	if (!IsAbove(value, 0.0) || IsInfinite(tolerance))
	{
		return 0.0;
	}
	return tolerance > 0.0 ? value / tolerance : CompareVerdictDetail::kInfinity;
}

double PositionTolerance(const CompareTolerances& tolerances, ComparedPart part)
{
	return part == ComparedPart::Gaze ? tolerances.gazeOrigin : tolerances.position;
}

double RotationTolerance(const CompareTolerances& tolerances, ComparedPart part)
{
	return part == ComparedPart::Gaze ? tolerances.gazeDirection : tolerances.rotation;
}

std::vector<Excess> Judge(const Comparison& comparison, const CompareTolerances& tolerances,
	const CompareOptions& options, const std::array<bool, kComparedPartCount>& isPartCompared)
{
	using namespace CompareVerdictDetail;
	Judgement judgement(comparison, tolerances, options);
	judgement.JudgeTimes();
	const auto isCompared = [&](ComparedPart part) { return isPartCompared[static_cast<std::size_t>(part)]; };
	if (isCompared(ComparedPart::Gaze))
	{
		judgement.JudgePresence(ComparedPart::Gaze, 0, comparison[ComparedPart::Gaze].presence);
	}
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		const bool isNone = pose != kCameraPose && JointOf(pose) == Joint::None; // no joint that a hand has
		if (isCompared(PartOf(pose)) && !isNone)
		{
			judgement.JudgePresence(PartOf(pose), pose, comparison.poses[pose].presence);
		}
	}
	for (std::size_t part = 0; part < kComparedPartCount; ++part)
	{
		judgement.JudgePart(static_cast<ComparedPart>(part));
	}
	for (const Hand hand : kHands)
	{
		judgement.JudgeFlag(hand, EventKind::TrackingGained, comparison.tracked[static_cast<std::size_t>(hand)]);
		judgement.JudgeFlag(hand, EventKind::PinchStarted, comparison.pinch[static_cast<std::size_t>(hand)]);
		for (const EventKind kind :
			{EventKind::TrackingGained, EventKind::TrackingLost, EventKind::PinchStarted, EventKind::PinchEnded})
		{
			judgement.JudgeEdges(hand, kind);
		}
	}
	judgement.JudgeMarkers();
	return judgement.Take();
}

} // namespace mria
