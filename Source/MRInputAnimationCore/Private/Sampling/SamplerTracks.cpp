// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/SamplerTracks.h"

#include "Curves/FlagKeys.h"
#include "Curves/KeyAnalysis.h"
#include "Mria/FloatRules.h"
#include "Sampling/TrackBuilder.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <type_traits>

namespace mria
{

namespace SamplerTracksDetail
{
/** A track's curves: as many as it is wide, side by side in a recording but for the gaze's direction. */
struct TrackCurves
{
	std::array<CurveView, kRotationWidth> curves;
	std::size_t width;

	operator Span<const CurveView>() const { return {curves.data(), width}; }
	std::size_t KeyCount() const { return curves[0].size(); }
};

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

/** Decided on the keys that count: a curve that loses keys to cleaning may no longer share its times with the others.
 */
void RebuildLostW(std::vector<std::vector<Keyframe>>& clean, Dialect dialect)
{
	std::vector<Curve> curves(kRotationWidth);
	std::vector<CurveView> views;
	for (std::size_t i = 0; i < kRotationWidth; ++i)
	{
		curves[i].keys = clean[i];
		views.emplace_back(curves[i]);
	}
	if (KeyAnalysis::HasDamagedW(views, dialect))
	{
		clean[3] = KeyAnalysis::RebuildW(views).keys;
	}
}

/** A track's curves with the keys that count, in order. */
std::vector<std::vector<Keyframe>> CleanCurves(
	Span<const CurveView> curves, std::size_t track, Dialect dialect, bool asStored)
{
	std::vector<std::vector<Keyframe>> clean;
	for (const CurveView& curve : curves)
	{
		clean.push_back(CleanKeys(curve));
	}
	if (!asStored && IsRotationTrack(track))
	{
		RebuildLostW(clean, dialect);
	}
	return clean;
}

bool AreStraight(Span<const CurveView> curves, Span<const std::vector<Keyframe>> clean)
{
	for (std::size_t i = 0; i < curves.size(); ++i)
	{
		if (!IsStraight(curves[i], clean[i]))
		{
			return false;
		}
	}
	return true;
}

/** Signs of Bézier rotations: only where the four curves share their times is it known which keys belong together. */
void MakeContinuous(std::vector<std::vector<Keyframe>>& rotation)
{
	for (const std::vector<Keyframe>& curve : rotation)
	{
		const auto isSameTime = [](const Keyframe& a, const Keyframe& b) { return a.time == b.time; };
		if (!std::equal(curve.begin(), curve.end(), rotation[0].begin(), rotation[0].end(), isSameTime))
		{
			return;
		}
	}
	KeyAnalysis::SignTracker signs;
	bool isNegated = false;
	for (std::size_t i = 0; i < rotation[0].size(); ++i)
	{
		const Quat q{rotation[0][i].value, rotation[1][i].value, rotation[2][i].value, rotation[3][i].value};
		isNegated = signs.Flips(q) ? !isNegated : isNegated;
		for (std::vector<Keyframe>& curve : rotation)
		{
			if (isNegated)
			{
				curve[i].value = -curve[i].value;
				curve[i].inTangent = -curve[i].inTangent;
				curve[i].outTangent = -curve[i].outTangent;
			}
		}
	}
}

void Widen(TimeRange& range, float first, float last)
{
	range = {(std::min)(range.start, first), (std::max)(range.end, last)};
}

/** Hostile keys may give an unusual range, but never a wrong result: the range only says where lookups are fast. */
void WidenByEnds(TimeRange& range, const CurveView& curve)
{
	if (!curve.empty() && std::fabs(curve.FirstTime()) < kMaxTrackTime && std::fabs(curve.LastTime()) < kMaxTrackTime)
	{
		Widen(range, curve.FirstTime(), curve.LastTime());
	}
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
} // namespace SamplerTracksDetail

void SamplerTracks::Build(const RecordingView& recording, bool asStored)
{
	used_ = 0;
	curved.Clear();
	curvedRange_ = {kSentinelTime, -kSentinelTime};
	LoadRefused(recording, asStored, LoadShared(recording, asStored));
	for (std::size_t i = 0; i < kFlagCurveCount; ++i)
	{
		flags[i] = SamplerTracksDetail::MakeFlag(recording.curves[kFirstFlagCurve + i]);
	}
	FindPresent();
	FindRange();
}

void SamplerTracks::FindPresent()
{
	for (std::size_t slot = 0; slot < kSlotCount; ++slot)
	{
		isPresent[slot] = tracks[slot].keyCount + tracks[kSlotCount + slot].keyCount > 0;
	}
	for (const CurvedTracks::Target& target : curved.Targets())
	{
		isPresent[target.track % kSlotCount] = true;
	}
	for (const Hand hand : kHands)
	{
		std::uint32_t& joints = presentJoints[static_cast<std::size_t>(hand)];
		joints = 0;
		for (std::size_t joint = 0; joint < kJointCount; ++joint)
		{
			joints |= isPresent[JointPose(hand, static_cast<Joint>(joint))] ? 1u << joint : 0u;
		}
	}
}

std::size_t SamplerTracks::MemorySize() const
{
	std::size_t size = sizeof(*this) + used_ * sizeof(float) + curved.MemorySize();
	for (const FlagTrack& flag : flags)
	{
		size += flag.changes.size() * sizeof(float);
	}
	return size;
}

/** Room for so many floats, those in use kept and the tracks that lie there moved along. */
void SamplerTracks::Reserve(std::size_t floats)
{
	if (floats <= capacity_)
	{
		return;
	}
	std::unique_ptr<float[]> larger(new float[floats]); // not zeroed: every float that is read gets written first
	std::copy(arena_.get(), arena_.get() + used_, larger.get());
	const auto relocate = [&](auto*& pointer)
	{
		const std::ptrdiff_t offset = reinterpret_cast<const float*>(pointer) - arena_.get();
		pointer = reinterpret_cast<std::remove_reference_t<decltype(pointer)>>(larger.get() + offset);
	};
	for (Track& track : tracks)
	{
		if (used_ > 0 && track.times)
		{
			relocate(track.times);
			relocate(track.values);
		}
	}
	index.Move(larger.get());
	arena_ = std::move(larger);
	capacity_ = floats;
}

/** The fast way for all tracks that can go it; the others are handed back. */
SamplerTracks::TrackList SamplerTracks::LoadShared(const RecordingView& recording, bool asStored)
{
	std::size_t size = 0;
	std::size_t keyCount = 0;
	TimeRange times = {kSentinelTime, -kSentinelTime};
	for (std::size_t i = 0; i < kTrackCount; ++i)
	{
		const SamplerTracksDetail::TrackCurves curves = SamplerTracksDetail::CurvesOf(recording, i);
		size += TrackSize(curves.KeyCount(), curves.width);
		keyCount += curves.KeyCount();
		SamplerTracksDetail::WidenByEnds(times, curves.curves[0]);
	}
	Reserve(KeyIndex::Size(keyCount) + size);
	used_ = KeyIndex::Size(keyCount);
	index.LayOut(arena_.get(), keyCount, times.start <= times.end ? times : TimeRange{});
	TrackList refused;
	for (std::size_t i = 0; i < kTrackCount; ++i)
	{
		const SamplerTracksDetail::TrackCurves curves = SamplerTracksDetail::CurvesOf(recording, i);
		const TrackSpace space = LayOutTrack(&arena_[used_], curves.KeyCount(), curves.width);
		tracks[i] = {};
		if (LoadTrack(curves, !asStored && IsRotationTrack(i), space, tracks[i]))
		{
			used_ += TrackSize(curves.KeyCount(), curves.width);
		}
		else
		{
			tracks[i] = {};
			refused.push_back(i);
		}
		FillIndex(i, refused);
	}
	return refused;
}

/** Once a group of tracks is whole; a group with refused ones waits for them. */
void SamplerTracks::FillIndex(std::size_t lastTrack, const TrackList& refused)
{
	const std::size_t first = lastTrack / KeyIndex::kTracksAtOnce * KeyIndex::kTracksAtOnce;
	const bool isWhole = lastTrack + 1 == first + KeyIndex::kTracksAtOnce;
	if (isWhole && (refused.empty() || refused.back() < first))
	{
		index.Fill(tracks.data(), first);
	}
}

void SamplerTracks::LoadRefused(const RecordingView& recording, bool asStored, const TrackList& refused)
{
	std::vector<MergedKeys> merged(refused.size());
	std::size_t size = used_;
	for (std::size_t i = 0; i < refused.size(); ++i)
	{
		const std::size_t track = refused[i];
		const SamplerTracksDetail::TrackCurves owner = SamplerTracksDetail::CurvesOf(recording, track);
		const Span<const CurveView> curves = owner;
		std::vector<std::vector<Keyframe>> clean =
			SamplerTracksDetail::CleanCurves(curves, track, recording.dialect, asStored);
		const bool isFixed = !asStored && IsRotationTrack(track);
		if (SamplerTracksDetail::AreStraight(curves, clean))
		{
			merged[i] = MergeStraight(clean);
			if (isFixed)
			{
				MakeContinuous(merged[i].values);
			}
		}
		else
		{
			if (isFixed)
			{
				SamplerTracksDetail::MakeContinuous(clean);
			}
			for (std::size_t component = 0; component < curves.size(); ++component)
			{
				AddCurved(track, component, {curves[component].preWrap, curves[component].postWrap, clean[component]});
			}
		}
		size += TrackSize(merged[i].times.size(), TrackWidth(track));
	}
	Reserve(size);
	for (std::size_t i = 0; i < refused.size(); ++i)
	{
		const std::size_t width = TrackWidth(refused[i]);
		const std::size_t count = merged[i].times.size();
		tracks[refused[i]] = StoreTrack(merged[i], width, LayOutTrack(&arena_[used_], count, width));
		used_ += TrackSize(count, width);
		const bool isLastOfGroup =
			i + 1 == refused.size() || refused[i + 1] / KeyIndex::kTracksAtOnce != refused[i] / KeyIndex::kTracksAtOnce;
		if (isLastOfGroup)
		{
			index.Fill(tracks.data(), refused[i] / KeyIndex::kTracksAtOnce * KeyIndex::kTracksAtOnce);
		}
	}
}

void SamplerTracks::AddCurved(std::size_t track, std::size_t component, const Curve& curve)
{
	curved.Add({static_cast<std::uint32_t>(track), static_cast<std::uint32_t>(component)}, curve);
	if (!curve.keys.empty())
	{
		SamplerTracksDetail::Widen(curvedRange_, curve.keys.front().time, curve.keys.back().time);
	}
}

void SamplerTracks::FindRange()
{
	TimeRange poses = curvedRange_;
	for (const Track& track : tracks)
	{
		if (track.keyCount > 0)
		{
			SamplerTracksDetail::Widen(poses, track.times[1], track.times[track.keyCount]);
		}
	}
	range = poses.start <= poses.end ? poses : TimeRange{};
}

} // namespace mria
