// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Smooth.h"

#include "Curves/BezierSegment.h"
#include "Curves/CurveGroups.h"
#include "Curves/KeyAnalysis.h"
#include "Editing/CurvePieces.h"
#include "Editing/SmoothFilter.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace SmoothDetail
{
using Values = std::array<double, kMostGroupCurves>;

/** Metres for a radian: about what a fingertip moves as its hand turns. */
constexpr double kLever = 0.1;

double LengthOf(const Values& values)
{
	double square = 0.0;
	for (const double value : values)
	{
		square += value * value;
	}
	return std::sqrt(square);
}

SmoothWidth WidthFor(GroupKind kind, const SmoothOptions& options)
{
	const SmoothOptions defaults;
	const auto limited = [](float number, float low, float byDefault)
	{ return static_cast<double>(IsNan(number) ? byDefault : std::clamp(number, low, 1000.0f)); };
	SmoothWidth width;
	width.cutoff = limited(options.cutoff, 0.1f, defaults.cutoff);
	// A quaternion moves half as far as its rotation turns. Directions are the eyes', whose jumps are no noise.
	const double metres = kind == GroupKind::Rotation ? 2.0 * kLever : 1.0;
	width.perSpeed = limited(options.beta, 0.0f, defaults.beta) * metres;
	return width;
}

/** Whether a joint's curve belongs to the right hand. */
bool IsRight(CurveId curve)
{
	return curve >= JointCurve(Hand::Right, Joint::None, PoseComponent::PositionX);
}

bool IsWanted(const FrameParts& parts, CurveId first)
{
	if (ChannelOf(first) != Channel::Hands)
	{
		return ChannelOf(first) == Channel::Camera ? parts.camera : parts.gaze;
	}
	return parts.hands[IsRight(first) ? 1 : 0];
}

/** The times at which a flag changes: keys on different sides of one are in different runs. */
std::vector<float> EdgesOf(const CurveView& flag)
{
	std::vector<float> edges;
	const KeyAnalysis::OrderedCurve ordered(flag);
	const CurveView& keys = ordered.View();
	for (std::size_t i = 1; i < keys.size(); ++i)
	{
		if (IsFlagOn(keys.Value(i)) != IsFlagOn(keys.Value(i - 1)))
		{
			edges.push_back(keys.Time(i));
		}
	}
	return edges;
}

bool IsSound(Span<const Curve> curves, GroupKind kind, Dialect dialect)
{
	std::array<CurveView, kMostGroupCurves> views;
	std::copy(curves.begin(), curves.end(), views.begin());
	return std::all_of(curves.begin(), curves.end(), HasCleanKeys) &&
		!(kind == GroupKind::Rotation && KeyAnalysis::HasDamagedW(views, dialect));
}

bool ShareTimes(Span<const Curve> curves)
{
	std::array<CurveView, kMostGroupCurves> views;
	std::copy(curves.begin(), curves.end(), views.begin());
	return KeyAnalysis::ShareTimes({views.data(), curves.size()});
}

/** What the report's means are made of. */
struct Distances
{
	double largest = 0.0;
	double squares = 0.0;
	std::size_t count = 0;

	void Add(double distance)
	{
		largest = (std::max)(largest, distance);
		squares += distance * distance;
		++count;
	}

	float Mean() const { return count == 0 ? 0.0f : SaturatedFloat(std::sqrt(squares / static_cast<double>(count))); }
};

/** Smooths one group whose curves share their times. */
class GroupSmoother
{
public:
	GroupSmoother(Span<Curve> curves, GroupKind kind, const SmoothWidth& width)
		: curves_(curves)
		, kind_(kind)
		, filter_(width)
	{
	}

	/** Returns how many keys changed. */
	std::size_t Run(Span<const float> edges, Distances& distances)
	{
		LoadSamples();
		std::size_t moved = 0;
		std::size_t first = 0;
		for (std::size_t i = 1; i <= samples_.size(); ++i)
		{
			if (i == samples_.size() || IsBreak(i, edges))
			{
				moved += SmoothRun(first, i - first, distances);
				first = i;
			}
		}
		return moved;
	}

private:
	/** Rotations and directions get length 1, and rotations the sign that is nearer to the key before. */
	void LoadSamples()
	{
		const std::size_t count = curves_[0].keys.size();
		samples_.resize(count);
		lengths_.assign(count, 1.0);
		for (std::size_t i = 0; i < count; ++i)
		{
			samples_[i].time = static_cast<double>(curves_[0].keys[i].time);
			for (std::size_t c = 0; c < curves_.size(); ++c)
			{
				samples_[i].values[c] = static_cast<double>(curves_[c].keys[i].value);
			}
			if (kind_ != GroupKind::Position)
			{
				Normalize(i);
			}
		}
	}

	void Normalize(std::size_t i)
	{
		Values& values = samples_[i].values;
		const double length = LengthOf(values);
		lengths_[i] = length > KeyAnalysis::kZeroLength ? length : 0.0;
		double dot = 0.0;
		for (std::size_t c = 0; c < values.size() && lengths_[i] > 0.0; ++c)
		{
			values[c] /= length;
			dot += i > 0 ? values[c] * samples_[i - 1].values[c] : 0.0;
		}
		if (kind_ == GroupKind::Rotation && dot < 0.0)
		{
			lengths_[i] = -lengths_[i];
			std::transform(values.begin(), values.end(), values.begin(), [](double value) { return -value; });
		}
	}

	/** Whether a new run begins with the key. */
	bool IsBreak(std::size_t i, Span<const float> edges) const
	{
		const auto edgesUntil = [&](double time)
		{
			return std::upper_bound(
				edges.begin(), edges.end(), time, [](double t, float edge) { return t < static_cast<double>(edge); });
		};
		const auto isStep = [i](const Curve& curve)
		{ return KindOf(curve.keys[i - 1], curve.keys[i]) == SegmentKind::Step; };
		return samples_[i].time == samples_[i - 1].time || lengths_[i] == 0.0 || lengths_[i - 1] == 0.0 ||
			edgesUntil(samples_[i].time) != edgesUntil(samples_[i - 1].time) ||
			std::any_of(curves_.begin(), curves_.end(), isStep);
	}

	std::size_t SmoothRun(std::size_t first, std::size_t count, Distances& distances)
	{
		const Span<const MotionSample> before = Span<const MotionSample>(samples_).Part(first, count);
		const Span<const MotionSample> after = filter_.Run(before);
		changes_.assign(count, Values{});
		std::size_t moved = 0;
		for (std::size_t i = 0; i < count; ++i)
		{
			const bool isChanged = before[i].values != after[i].values && Change(first + i, after[i].values, i);
			distances.Add(isChanged ? DistanceOf(before[i].values, after[i].values) : 0.0);
			moved += isChanged ? 1 : 0;
		}
		for (std::size_t i = 0; i < count && moved > 0; ++i)
		{
			Bend(first, i);
		}
		return moved;
	}

	/** Writes the new values of a key and remembers the differences. Returns false if nothing changed. */
	bool Change(std::size_t key, const Values& after, std::size_t inRun)
	{
		constexpr double kNoDirection = 0.1; // shorter fits have cancelled out and give no direction
		const double length = kind_ == GroupKind::Position ? 1.0 : LengthOf(after);
		if (!IsAbove(length, kNoDirection))
		{
			return false;
		}
		for (std::size_t c = 0; c < curves_.size(); ++c)
		{
			float& value = curves_[c].keys[key].value;
			const float old = value;
			value = SaturatedFloat(after[c] / length * lengths_[key]);
			changes_[inRun][c] = static_cast<double>(value) - static_cast<double>(old);
		}
		return changes_[inRun] != Values{};
	}

	/** Metres or radians from the one to the other. */
	double DistanceOf(const Values& before, const Values& after) const
	{
		const double length = kind_ == GroupKind::Position ? 1.0 : LengthOf(after);
		Values difference{};
		for (std::size_t c = 0; c < difference.size(); ++c)
		{
			difference[c] = after[c] / length - before[c];
		}
		const double distance = LengthOf(difference);
		const double angle = 2.0 * std::asin((std::min)(0.5 * distance, 1.0));
		return kind_ == GroupKind::Position ? distance : kind_ == GroupKind::Direction ? angle : 2.0 * angle;
	}

	/** Gives a key's handles the slope of what was added about it. Lines have none, and steps must stay steps. */
	void Bend(std::size_t first, std::size_t i)
	{
		const std::size_t before = i > 0 ? i - 1 : i;
		const std::size_t after = i + 1 < changes_.size() ? i + 1 : i;
		const double seconds = samples_[first + after].time - samples_[first + before].time;
		for (std::size_t c = 0; c < curves_.size(); ++c)
		{
			Keyframe& key = curves_[c].keys[first + i];
			const double slope = (changes_[after][c] - changes_[before][c]) / seconds;
			if (before < i && KeyAnalysis::InWeightOf(key) != 0.0f && IsFinite(key.inTangent))
			{
				key.inTangent = SaturatedFloat(static_cast<double>(key.inTangent) + slope);
			}
			if (after > i && KeyAnalysis::OutWeightOf(key) != 0.0f && IsFinite(key.outTangent))
			{
				key.outTangent = SaturatedFloat(static_cast<double>(key.outTangent) + slope);
			}
		}
	}

	Span<Curve> curves_;
	GroupKind kind_;
	SmoothFilter filter_;
	std::vector<MotionSample> samples_;
	std::vector<double>
		lengths_; ///< What a key's values were divided by; 0 for no rotation, below 0 for a turned sign.
	std::vector<Values> changes_;
};
/** All groups of a recording, one after the other. */
class RecordingSmoother
{
public:
	RecordingSmoother(EditedRecording recording, const SmoothOptions& options)
		: recording_(recording)
		, options_(options)
		, edges_{
			  EdgesOf(*recording.Open(TrackedCurve(Hand::Left))), EdgesOf(*recording.Open(TrackedCurve(Hand::Right)))}
	{
	}

	SmoothReport Run()
	{
		for (std::size_t i = 0; i < kCurveGroupCount; ++i)
		{
			SmoothGroup(CurveGroupAt(i));
		}
		report_.largestMove = SaturatedFloat(moves_.largest);
		report_.meanMove = moves_.Mean();
		report_.largestTurn = SaturatedFloat(turns_.largest);
		report_.meanTurn = turns_.Mean();
		return report_;
	}

private:
	void SmoothGroup(const CurveGroup& group)
	{
		const OpenCurves open = recording_.Open(group);
		const Span<Curve> curves = open.Get();
		const auto isEmpty = [](const Curve& curve) { return curve.keys.empty(); };
		if (!IsWanted(options_.parts, group.first) || std::all_of(curves.begin(), curves.end(), isEmpty))
		{
			return;
		}
		if (!IsSound(curves, group.kind, recording_->dialect))
		{
			++report_.skippedGroups;
			return;
		}
		const bool isShared = ShareTimes(curves);
		const std::vector<Curve> original(curves.begin(), isShared ? curves.begin() : curves.end());
		if (!isShared)
		{
			FillEmptyCurves(curves);
			ShareKeyTimes(curves);
		}
		GroupSmoother smoother(curves, group.kind, WidthFor(group.kind, options_));
		const std::size_t moved = smoother.Run(EdgesFor(group), group.kind == GroupKind::Position ? moves_ : turns_);
		if (moved == 0)
		{
			std::copy(original.begin(), original.end(), curves.begin());
			return;
		}
		report_.movedKeys += moved;
		++report_.smoothedGroups;
		report_.mergedGroups += isShared ? 0 : 1;
	}

	Span<const float> EdgesFor(const CurveGroup& group) const
	{
		const bool isHand = ChannelOf(group.first) == Channel::Hands;
		return isHand ? Span<const float>(edges_[IsRight(group.first) ? 1 : 0]) : Span<const float>();
	}

	EditedRecording recording_;
	const SmoothOptions& options_;
	std::array<std::vector<float>, kHandCount> edges_;
	Distances moves_;
	Distances turns_;
	SmoothReport report_;
};
} // namespace SmoothDetail

SmoothReport Smooth(EditedRecording recording, const SmoothOptions& options)
{
	return SmoothDetail::RecordingSmoother(recording, options).Run();
}

} // namespace mria
