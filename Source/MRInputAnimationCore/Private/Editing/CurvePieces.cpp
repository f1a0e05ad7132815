// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editing/CurvePieces.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace mria
{

namespace CurvePiecesDetail
{
constexpr double kUnweighted = 1.0 / 3.0;

CurvePiece Level(float value, double start, double end)
{
	CurvePiece piece;
	piece.course.startTime = start;
	piece.course.endTime = end;
	piece.course.startValue = piece.course.endValue = static_cast<double>(value);
	return piece;
}

void CutCubic(const BezierSegment& whole, BezierSegment& part)
{
	const double duration = part.endTime - part.startTime;
	part.startValue = CubicValue(whole, part.startTime);
	part.endValue = CubicValue(whole, part.endTime);
	part.outRise = CubicSlope(whole, part.startTime) * duration * kUnweighted;
	part.inRise = CubicSlope(whole, part.endTime) * duration * kUnweighted;
}

/** The part of a segment between two times inside it. Its own ends keep their values to the bit. */
BezierSegment Cut(const BezierSegment& whole, SegmentKind kind, double start, double end)
{
	BezierSegment part = whole;
	part.startTime = start;
	part.endTime = end;
	if (start == whole.startTime && end == whole.endTime)
	{
		return part;
	}
	switch (kind)
	{
	case SegmentKind::Cubic:
		CutCubic(whole, part);
		break;
	case SegmentKind::Bezier:
		part = start > whole.startTime ? Split(whole, start).after : whole;
		part = end < whole.endTime ? Split(part, end).before : part;
		break;
	default:
		part.startValue = LineValue(whole, start);
		part.endValue = LineValue(whole, end);
		break;
	}
	part.startValue = start == whole.startTime ? whole.startValue : part.startValue;
	part.endValue = end == whole.endTime ? whole.endValue : part.endValue;
	return part;
}

/** One side of a key: the handle's weight and tangent. */
struct Handle
{
	float tangent = 0.0f;
	float weight = 0.0f;
};

/** A vertical tangent has a handle without length in time; it gets a negligible length instead. */
Handle HandleOf(double rise, double weight, double duration)
{
	constexpr double kSteepest = 1e25;
	if (rise == 0.0 || weight == kUnweighted)
	{
		return {SaturatedFloat(rise == 0.0 ? 0.0 : rise / (weight * duration)), SaturatedFloat(weight)};
	}
	const double longEnough = (std::max)(weight, std::fabs(rise) / (kSteepest * duration));
	return {SaturatedFloat(rise / (longEnough * duration)), SaturatedFloat(longEnough)};
}
} // namespace CurvePiecesDetail

double ValueOf(const CurvePiece& piece, double time)
{
	return piece.isCurved ? SolveValue(piece.course, time) : LineValue(piece.course, time);
}

double SlopeOf(const CurvePiece& piece, double time)
{
	const BezierSegment& course = piece.course;
	return piece.isCurved ? SolveSlope(course, time)
						  : (course.endValue - course.startValue) / (course.endTime - course.startTime);
}

GroupPieces::GroupPieces(Span<const Curve> curves)
	: curves_(curves)
{
	assert(curves.size() <= kMostGroupCurves);
}

CurvePiece GroupPieces::CutPiece(std::size_t curve, float end) const
{
	const std::vector<Keyframe>& keys = curves_[curve].keys;
	const std::size_t passed = passed_[curve];
	const double from = static_cast<double>(time_);
	const double to = static_cast<double>(end);
	if (passed == 0 || passed == keys.size())
	{
		return CurvePiecesDetail::Level((passed == 0 ? keys.front() : keys.back()).value, from, to);
	}
	const Keyframe& a = keys[passed - 1];
	const Keyframe& b = keys[passed];
	const SegmentKind kind = KindOf(a, b);
	if (kind == SegmentKind::Step)
	{
		return CurvePiecesDetail::Level(a.value, from, to);
	}
	return {CurvePiecesDetail::Cut(MakeSegment(a, b), kind, from, to), kind != SegmentKind::Line};
}

bool GroupPieces::Next()
{
	bool isStep = false;
	float next = 0.0f;
	for (std::size_t i = 0; i < curves_.size(); ++i)
	{
		const std::vector<Keyframe>& keys = curves_[i].keys;
		if (passed_[i] < keys.size() && (!isStep || keys[passed_[i]].time < next))
		{
			next = keys[passed_[i]].time;
			isStep = true;
		}
	}
	for (std::size_t i = 0; i < curves_.size() && isStep; ++i)
	{
		const std::vector<Keyframe>& keys = curves_[i].keys;
		pieces_[i] = isStarted_ ? CutPiece(i, next) : CurvePiecesDetail::Level(keys.front().value, next, next);
		before_[i] = from_[i] = SaturatedFloat(pieces_[i].course.endValue);
		for (; passed_[i] < keys.size() && keys[passed_[i]].time <= next; ++passed_[i])
		{
			from_[i] = keys[passed_[i]].value;
		}
	}
	time_ = isStep ? next : time_;
	isStarted_ = true;
	return isStep;
}

void KeyBuilder::AddKey(float time, double value)
{
	Keyframe key;
	key.time = time;
	key.value = SaturatedFloat(value);
	keys_.push_back(key);
}

void KeyBuilder::AddPiece(const BezierSegment& course)
{
	using namespace CurvePiecesDetail;
	const double duration = course.endTime - course.startTime;
	Keyframe& last = keys_.back();
	const Handle out = HandleOf(course.outRise, course.outWeight, duration);
	last.outTangent = out.tangent;
	last.outWeight = out.weight;
	last.weightedMode &= course.outWeight == kUnweighted ? ~WeightedMode::Out : WeightedMode::Both;

	Keyframe key;
	key.time = static_cast<float>(course.endTime);
	key.value = SaturatedFloat(course.endValue);
	const Handle in = HandleOf(course.inRise, course.inWeight, duration);
	key.inTangent = in.tangent;
	key.inWeight = in.weight;
	key.weightedMode &= course.inWeight == kUnweighted ? ~WeightedMode::In : WeightedMode::Both;
	keys_.push_back(key);
}

float SaturatedFloat(double value)
{
	constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());
	return static_cast<float>(std::clamp(value, -kLargest, kLargest));
}

bool HasCleanKeys(const Curve& curve)
{
	float last = std::numeric_limits<float>::lowest();
	for (const Keyframe& key : curve.keys)
	{
		if (!IsFinite(key.time) || !IsFinite(key.value) || key.time < last)
		{
			return false;
		}
		last = key.time;
	}
	return true;
}

bool FillEmptyCurves(Span<Curve> group)
{
	const auto hasKeys = [](const Curve& curve) { return !curve.keys.empty(); };
	const Curve* const some = std::find_if(group.begin(), group.end(), hasKeys);
	if (some == group.end())
	{
		return false;
	}
	for (Curve& curve : group)
	{
		if (curve.keys.empty())
		{
			Keyframe zero;
			zero.time = some->keys.front().time;
			curve.keys.push_back(zero);
		}
	}
	return true;
}

void ShareKeyTimes(Span<Curve> group)
{
	std::array<KeyBuilder, kMostGroupCurves> builders;
	bool isFirst = true;
	for (GroupPieces pieces(group); pieces.Next(); isFirst = false)
	{
		for (std::size_t i = 0; i < group.size(); ++i)
		{
			if (isFirst)
			{
				builders[i].AddKey(pieces.Time(), pieces.Before(i));
			}
			else
			{
				builders[i].AddPiece(pieces.Piece(i).course);
			}
			if (pieces.HasJump())
			{
				builders[i].AddKey(pieces.Time(), pieces.From(i));
			}
		}
	}
	for (std::size_t i = 0; i < group.size(); ++i)
	{
		group[i].keys = std::move(builders[i].Keys());
	}
}

} // namespace mria
