// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Comparing/ComparedTrack.h"

#include "Curves/BezierSegment.h"
#include "Curves/CurveGroups.h"
#include "Sampling/TrackBuilder.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace ComparedTrackDetail
{
constexpr double kPartsPerSecond = 120.0;
constexpr std::size_t kMostParts = 64;
constexpr std::size_t kMostPartsInAll = 1 << 20; ///< For a track with many keys far apart: parts get longer then.
constexpr std::size_t kMostPartsOfLoop = 1 << 13;
} // namespace ComparedTrackDetail

float ClampToFloat(double time)
{
	constexpr double kMost = static_cast<double>((std::numeric_limits<float>::max)());
	return static_cast<float>(std::clamp(time, -kMost, kMost));
}

void ComparedTrack::Assign(const SamplerTracks& tracks, const RecordingView& recording, std::size_t track, double shift,
	const ComparedSpan& common)
{
	tracks_ = &tracks;
	track_ = &tracks.tracks[track];
	width_ = TrackWidth(track);
	shift_ = shift;
	next_ = 0;
	breaks_.clear();
	jumps_.clear();
	lastTime_.reset();
	lastValues_ = {};
	const std::vector<CurvedTracks::Target>& targets = tracks.curved.Targets();
	const auto target = std::find_if(targets.begin(), targets.end(),
		[track](const CurvedTracks::Target& candidate) { return candidate.track == track; });
	isCurved_ = target != targets.end();
	firstTarget_ = static_cast<std::size_t>(target - targets.begin());
	if (isCurved_)
	{
		AssignCurved(recording, track, common);
		return;
	}
	breaks_.reserve(track_->keyCount);
	for (std::uint32_t key = 1; key <= track_->keyCount; ++key)
	{
		breaks_.push_back(static_cast<double>(track_->times[key]) + shift);
	}
}

void ComparedTrack::AssignCurved(const RecordingView& recording, std::size_t track, const ComparedSpan& common)
{
	using namespace ComparedTrackDetail;
	std::vector<double> keys;
	bool repeats = false;
	for (const CurveView& curve : CurvesOf(recording, GroupOfTrack(track)))
	{
		AddKeys(curve, keys);
		repeats = repeats || curve.Repeats();
	}
	std::sort(jumps_.begin(), jumps_.end());
	std::sort(keys.begin(), keys.end());
	keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
	if (keys.empty())
	{
		return;
	}
	const std::size_t most = std::clamp(kMostPartsInAll / keys.size(), std::size_t{2}, kMostParts);
	if (repeats && common.start < keys.front())
	{
		AddParts(common.start, keys.front(), kMostPartsOfLoop);
	}
	for (std::size_t i = 1; i < keys.size(); ++i)
	{
		AddParts(keys[i - 1], keys[i], most);
	}
	breaks_.push_back(keys.back());
	if (repeats && common.end > keys.back())
	{
		AddParts(keys.back(), common.end, kMostPartsOfLoop);
	}
}

void ComparedTrack::AddKeys(const CurveView& curve, std::vector<double>& keys)
{
	const std::vector<Keyframe> clean = CleanKeys(curve);
	for (std::size_t i = 0; i < clean.size(); ++i)
	{
		keys.push_back(static_cast<double>(clean[i].time) + shift_);
		const bool steps =
			i > 0 && (clean[i - 1].time == clean[i].time || KindOf(clean[i - 1], clean[i]) == SegmentKind::Step);
		if (steps)
		{
			jumps_.push_back(keys.back());
		}
	}
}

/** The start of each part. */
void ComparedTrack::AddParts(double start, double end, std::size_t most)
{
	const double wanted = std::ceil((end - start) * ComparedTrackDetail::kPartsPerSecond);
	const double parts = std::clamp(wanted, 2.0, static_cast<double>(most));
	for (double i = 0.0; i < parts; i += 1.0)
	{
		breaks_.push_back(start + (end - start) * (i / parts));
	}
}

/** Before the first key and after the last their values hold, which the track's sentinels repeat. */
ComparedValues ComparedTrack::StraightAt(double time) const
{
	const bool isBetween = next_ > 0 && next_ < breaks_.size();
	const double start = isBetween ? breaks_[next_ - 1] : 0.0;
	const double length = isBetween ? breaks_[next_] - start : 0.0;
	const double part = length > 0.0 ? (time - start) / length : 0.0;
	const float* values = track_->values + next_ * width_;
	ComparedValues out{};
	for (std::size_t i = 0; i < width_; ++i)
	{
		const double from = values[i];
		out[i] = from + (values[width_ + i] - from) * part;
	}
	return out;
}

ComparedValues ComparedTrack::CurvedAt(float time)
{
	if (lastTime_ != time)
	{
		for (std::size_t i = 0; i < width_; ++i)
		{
			lastValues_[i] = tracks_->curved.ValueOf(firstTarget_ + i, time);
		}
		lastTime_ = time;
	}
	return lastValues_;
}

void ComparedTrack::Evaluate(double start, double end, ComparedValues& atStart, ComparedValues& atEnd)
{
	if (!isCurved_)
	{
		atStart = StraightAt(start);
		atEnd = StraightAt(end);
		return;
	}
	const float from = ClampToFloat(start - shift_);
	const float until = ClampToFloat(end - shift_);
	atStart = CurvedAt(from);
	// Where it steps, the value just before is what belongs to this piece.
	const bool steps = std::binary_search(jumps_.begin(), jumps_.end(), end);
	const float last = steps ? std::nextafter(until, -(std::numeric_limits<float>::max)()) : until;
	atEnd = last > from ? CurvedAt(last) : atStart;
}

} // namespace mria
