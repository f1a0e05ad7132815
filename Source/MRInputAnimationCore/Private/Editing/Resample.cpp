// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Resample.h"

#include "Curves/CurveGroups.h"
#include "Editing/FrameGroups.h"
#include "Editing/TimeEditKeys.h"
#include "Mria/FloatRules.h"
#include "Mria/Sampler.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mria
{

namespace ResampleDetail
{
constexpr double kShortestLastStep = 1e-3;
constexpr std::uint8_t kHead = 1; ///< And gaze, and what is sampled like them.

constexpr std::uint8_t BitOf(Hand hand)
{
	return static_cast<std::uint8_t>(2u << static_cast<unsigned>(hand));
}

/** A time and which parts get keys there. */
struct Moment
{
	float time = 0.0f;
	std::uint8_t parts = 0;
};

/** When a hand is tracked: the state at the start, then the times after it at which it changes. */
struct Tracking
{
	bool isOn = false;
	std::vector<float> changes;
};

Tracking FindTracking(const Curve& flag, const TimeRange& range)
{
	Tracking tracking;
	TimeEditKeys::Keys keys = flag.keys;
	TimeEditKeys::KeepFlagRange(keys, range);
	bool isOn = !keys.empty() && IsFlagOn(keys.front().value);
	tracking.isOn = isOn;
	for (const Keyframe& key : keys)
	{
		if (IsFlagOn(key.value) != isOn)
		{
			isOn = !isOn;
			tracking.changes.push_back(key.time);
		}
	}
	return tracking;
}

std::vector<Moment> MakeGrid(const TimeRange& range, double framesPerSecond)
{
	const double length = static_cast<double>(range.end) - static_cast<double>(range.start);
	const double steps = std::ceil(length * framesPerSecond - kShortestLastStep);
	std::vector<Moment> grid;
	grid.reserve(static_cast<std::size_t>((std::max)(steps, 0.0)) + 1);
	for (double i = 0.0; i < steps; ++i)
	{
		const float time = static_cast<float>(static_cast<double>(range.start) + i / framesPerSecond);
		if (time < range.end && (grid.empty() || time > grid.back().time)) // far from 0 floats are further apart
		{
			grid.push_back({time, kHead});
		}
	}
	grid.push_back({range.end, kHead});
	return grid;
}

/** Marks the moments at which the hand is tracked, and adds those at which that changes. */
void MarkHand(std::vector<Moment>& moments, const Tracking& tracking, std::uint8_t bit)
{
	if (!tracking.isOn && tracking.changes.empty())
	{
		for (Moment& moment : moments)
		{
			moment.parts |= moment.parts & kHead ? bit : 0;
		}
		return;
	}
	std::vector<Moment> marked;
	marked.reserve(moments.size() + tracking.changes.size());
	bool isOn = tracking.isOn;
	std::size_t next = 0;
	for (Moment moment : moments)
	{
		for (; next < tracking.changes.size() && tracking.changes[next] <= moment.time; ++next)
		{
			isOn = !isOn;
			if (tracking.changes[next] < moment.time)
			{
				marked.push_back({tracking.changes[next], bit});
			}
			else
			{
				moment.parts |= bit;
			}
		}
		moment.parts |= isOn && (moment.parts & kHead) != 0 ? bit : 0;
		marked.push_back(moment);
	}
	moments = std::move(marked);
}

/** One position, rotation or ray on its way to even keys. */
struct Target
{
	CurveGroup group;
	std::size_t index = 0;
	std::uint8_t part = kHead;
	Quat last{0.0f, 0.0f, 0.0f, 0.0f};
};

std::vector<Target> FindTargets(Recording& recording)
{
	std::vector<Target> targets;
	for (std::size_t i = 0; i < kCurveGroupCount; ++i)
	{
		const CurveGroup group = CurveGroupAt(i);
		const Span<Curve> curves = CurvesOf(recording, group);
		if (std::any_of(curves.begin(), curves.end(), [](const Curve& curve) { return !curve.keys.empty(); }))
		{
			const std::optional<Hand> hand = FrameGroups::HandOfGroup(i);
			targets.push_back({group, i, hand ? BitOf(*hand) : kHead, {0.0f, 0.0f, 0.0f, 0.0f}});
		}
	}
	return targets;
}

void AppendKeys(Recording& recording, const Frame& frame, float time, Target& target)
{
	FrameGroups::Values values = FrameGroups::ValuesOf(frame, target.index);
	if (target.group.kind == GroupKind::Rotation)
	{
		FrameGroups::TurnTo(target.last, values);
		target.last = FrameGroups::ToQuat(values);
	}
	for (std::size_t c = 0; c < target.group.count; ++c)
	{
		recording.curves[target.group.first + c].keys.push_back(TimeEditKeys::HeldKey(time, values[c]));
	}
}

/** How many curves get a key at every moment: those of hands have keys only while they are tracked. */
std::size_t CountHeadCurves(const std::vector<Target>& targets)
{
	std::size_t count = 0;
	for (const Target& target : targets)
	{
		count += target.part == kHead ? target.group.count : 0;
	}
	return count;
}

std::size_t CountMoments(const Target& target, const std::vector<Moment>& moments)
{
	const auto isFor = [&](const Moment& moment) { return (moment.parts & target.part) != 0; };
	return static_cast<std::size_t>(std::count_if(moments.begin(), moments.end(), isFor));
}

std::size_t CountKeys(const std::vector<Target>& targets, const std::vector<Moment>& moments)
{
	std::size_t count = 0;
	for (const Target& target : targets)
	{
		count += target.group.count * CountMoments(target, moments);
	}
	return count;
}

/** Replaces the keys of all targets by samples of what they were. */
void SampleAll(Recording& recording, std::vector<Target>& targets, const std::vector<Moment>& moments)
{
	const Sampler sampler(recording);
	for (const Target& target : targets)
	{
		const std::size_t count = CountMoments(target, moments);
		for (Curve& curve : CurvesOf(recording, target.group))
		{
			curve.keys.clear();
			curve.keys.reserve(count);
		}
	}
	Sampler::Cursor cursor;
	Frame frame;
	for (const Moment& moment : moments)
	{
		sampler.SampleAt(moment.time, frame, cursor);
		for (Target& target : targets)
		{
			if ((moment.parts & target.part) != 0)
			{
				AppendKeys(recording, frame, moment.time, target);
			}
		}
	}
}
} // namespace ResampleDetail

Result<TimeEditReport, TimeEditError> Resample(Recording& recording, double framesPerSecond)
{
	using namespace ResampleDetail;
	if (!IsFinite(framesPerSecond))
	{
		return TimeEditError::NotFinite;
	}
	if (framesPerSecond < kLowestResampleRate || framesPerSecond > kHighestResampleRate)
	{
		return TimeEditError::OutOfLimits;
	}
	TimeEditReport report = TimeEditKeys::BeginEdit(recording);
	std::vector<Target> targets = FindTargets(recording);
	std::vector<Moment> moments;
	if (!targets.empty())
	{
		const double length = static_cast<double>(report.source.end) - static_cast<double>(report.source.start);
		const std::size_t curves = (std::max)(CountHeadCurves(targets), std::size_t{1});
		if (length * framesPerSecond * static_cast<double>(curves) > static_cast<double>(kMostSampledKeys))
		{
			return TimeEditError::TooManyKeys;
		}
		moments = MakeGrid(report.source, framesPerSecond);
	}
	for (const Hand hand : kHands)
	{
		MarkHand(moments, FindTracking(recording.curves[TrackedCurve(hand)], report.source), BitOf(hand));
	}
	if (ResampleDetail::CountKeys(targets, moments) > kMostSampledKeys)
	{
		return TimeEditError::TooManyKeys;
	}
	SampleAll(recording, targets, moments);
	TimeEditKeys::HoldEnds(recording);
	TimeEditKeys::FinishEdit(recording, report);
	return report;
}
} // namespace mria
