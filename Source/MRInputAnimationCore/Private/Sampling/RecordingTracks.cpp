// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/RecordingTracks.h"

#include "Curves/FlagKeys.h"
#include "Curves/KeyAnalysis.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace mria
{

namespace RecordingTracksDetail
{
bool AreStraight(Span<const CurveView> curves)
{
	return std::all_of(curves.begin(), curves.end(), IsStraight);
}

/** A track's curves with the keys that count, in order. */
std::vector<Curve> CleanCurves(Span<const CurveView> curves)
{
	std::vector<Curve> clean;
	for (const CurveView& curve : curves)
	{
		clean.push_back({curve.preWrap, curve.postWrap, CleanKeys(curve)});
	}
	return clean;
}

/** Signs of Bézier rotations: only where the four curves share their times is it known which keys belong together. */
void MakeContinuous(std::vector<Curve>& rotation)
{
	const std::vector<Keyframe>& x = rotation[0].keys;
	for (const Curve& curve : rotation)
	{
		const auto isSameTime = [](const Keyframe& a, const Keyframe& b) { return a.time == b.time; };
		if (!std::equal(curve.keys.begin(), curve.keys.end(), x.begin(), x.end(), isSameTime))
		{
			return;
		}
	}
	KeyAnalysis::SignTracker signs;
	bool isNegated = false;
	for (std::size_t i = 0; i < x.size(); ++i)
	{
		const auto value = [&](std::size_t curve) { return rotation[curve].keys[i].value; };
		isNegated = signs.Flips({value(0), value(1), value(2), value(3)}) ? !isNegated : isNegated;
		for (std::size_t curve = 0; isNegated && curve < rotation.size(); ++curve)
		{
			Keyframe& key = rotation[curve].keys[i];
			key.value = -key.value;
			key.inTangent = -key.inTangent;
			key.outTangent = -key.outTangent;
		}
	}
}

TrackSpace MakeSpace(std::size_t keyCount, std::size_t width, FloatBuffer& memory)
{
	return LayOutTrack(memory.Reserve(TrackSize(keyCount, width)), keyCount, width);
}

void Widen(TimeRange& range, float first, float last)
{
	range = {(std::min)(range.start, first), (std::max)(range.end, last)};
}

FlagTrack MakeFlag(const CurveView& curve)
{
	const std::vector<FlagKey> keys = SortFlagKeys(curve);
	FlagTrack flag;
	flag.isOnFirst = !keys.empty() && keys.front().value;
	bool isOn = flag.isOnFirst;
	for (std::size_t i = 0; i < keys.size(); ++i)
	{
		const bool isOverruled = i + 1 < keys.size() && keys[i + 1].time == keys[i].time;
		if (isOverruled || keys[i].value == isOn)
		{
			continue;
		}
		if (IsFinite(keys[i].time))
		{
			isOn = keys[i].value;
			flag.changes.push_back(keys[i].time);
		}
		else if (keys[i].time < 0.0f) // since ever
		{
			isOn = flag.isOnFirst = keys[i].value;
		}
	}
	return flag;
}
} // namespace RecordingTracksDetail

TrackCurves CurvesOf(const RecordingView& recording, std::size_t track)
{
	const CurveId first = GroupOfTrack(track).first;
	TrackCurves out;
	out.width = TrackWidth(track);
	std::copy_n(recording.curves.begin() + first, kPositionWidth, out.curves.begin());
	if (out.width == kRotationWidth)
	{
		out.curves[3] = IsRotationTrack(track) ? recording.curves[first + 3] : out.curves[2];
	}
	return out;
}

TrackReader::TrackReader(const RecordingView& recording, bool asStored, TrackFacts& facts)
	: recording_(recording)
	, asStored_(asStored)
	, facts_(facts)
	, range_{kSentinelTime, -kSentinelTime}
{
	facts_.curved.Clear();
	facts_.isPresent.fill(false);
	for (std::size_t i = 0; i < kFlagCurveCount; ++i)
	{
		facts_.flags[i] = RecordingTracksDetail::MakeFlag(recording.curves[kFirstFlagCurve + i]);
	}
}

/** The fast way first, which most tracks can go. */
Track TrackReader::Read(std::size_t index, FloatBuffer& memory)
{
	track_ = index;
	const TrackCurves curves = CurvesOf(recording_, track_);
	const bool isContinuous = IsContinuous(track_);
	Track track;
	const TrackSpace space = RecordingTracksDetail::MakeSpace(curves.KeyCount(), curves.width, memory);
	if (!LoadTrack(curves, isContinuous, space, track))
	{
		track = Merge(curves, isContinuous, memory);
	}
	if (track.keyCount > 0)
	{
		AddPresent(track_, track.times[1], track.times[track.keyCount]);
	}
	return track;
}

void TrackReader::AddPresent(std::size_t track, float firstTime, float lastTime)
{
	facts_.isPresent[track % kSlotCount] = true;
	RecordingTracksDetail::Widen(range_, firstTime, lastTime);
}

bool TrackReader::HasLostW() const
{
	bool hasLostW = false;
	for (std::size_t i = 0; i < kTrackCount; ++i)
	{
		hasLostW =
			hasLostW || (IsContinuous(i) && KeyAnalysis::HasDamagedW(CurvesOf(recording_, i), recording_.dialect));
	}
	return hasLostW;
}

/** What needs no cleaning is taken as it comes. Gives an empty track if the curves are curved ones. */
Track TrackReader::Merge(Span<const CurveView> curves, bool isContinuous, FloatBuffer& memory)
{
	using namespace RecordingTracksDetail;
	const auto hasLostW = [&](Span<const CurveView> views)
	{ return isContinuous && KeyAnalysis::HasDamagedW(views, recording_.dialect); };
	const auto merge = [&](Span<const CurveView> views)
	{ return MergeTrack(views, isContinuous, MakeSpace(MostMergedKeys(views), views.size(), memory)); };
	const auto none = [&] { return FinishTrack(MakeSpace(0, curves.size(), memory), 0, curves.size()); };
	if (!hasLostW(curves))
	{
		if (AreStraight(curves))
		{
			return merge(curves);
		}
		if (facts_.curved.AddShared(track_, curves, isContinuous))
		{
			AddCurved(curves);
			return none();
		}
	}
	std::vector<Curve> clean = CleanCurves(curves);
	std::vector<CurveView> views(clean.begin(), clean.end());
	if (hasLostW(views)) // decided on the keys that count: without the others, curves may no longer share their times
	{
		clean[3] = KeyAnalysis::RebuildW(views);
		views[3] = clean[3];
	}
	if (AreStraight(views))
	{
		return merge(views);
	}
	if (isContinuous)
	{
		RecordingTracksDetail::MakeContinuous(clean);
	}
	facts_.curved.Add(track_, views);
	AddCurved(views);
	return none();
}

void TrackReader::AddCurved(Span<const CurveView> curves)
{
	facts_.isPresent[track_ % kSlotCount] = true;
	for (const CurveView& curve : curves)
	{
		if (!curve.empty())
		{
			RecordingTracksDetail::Widen(range_, curve.FirstTime(), curve.LastTime());
		}
	}
}

void TrackReader::Finish()
{
	facts_.range = range_.start <= range_.end ? range_ : TimeRange{};
	for (const Hand hand : kHands)
	{
		std::uint32_t& joints = facts_.presentJoints[static_cast<std::size_t>(hand)];
		joints = 0;
		for (std::size_t joint = 0; joint < kJointCount; ++joint)
		{
			joints |= facts_.isPresent[JointPose(hand, static_cast<Joint>(joint))] ? 1u << joint : 0u;
		}
	}
}

void RecordingTracks::Build(const RecordingView& recording, bool asStored)
{
	TrackReader reader(recording, asStored, *this);
	for (std::size_t i = 0; i < kTrackCount; ++i)
	{
		tracks[i] = reader.Read(i, memory_[i]);
	}
	reader.Finish();
}

} // namespace mria
