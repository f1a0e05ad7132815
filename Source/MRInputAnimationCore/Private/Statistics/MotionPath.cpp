// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Statistics/MotionPath.h"

#include "Curves/CurveGroups.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace mria
{

namespace StatisticsDetail
{
namespace MotionPathDetail
{
constexpr PathValue kIdentity = {0.0, 0.0, 0.0, 1.0};
constexpr std::size_t kPiecesBetweenKeys = 8;
constexpr std::size_t kPiecesPerKey = 16;
constexpr std::size_t kPiecesToSpare = 1024; ///< Additional pieces for a curve with few keys.
constexpr int kMaxHalvings = 8;
constexpr double kLoopStep = 0.01 * kPiecesBetweenKeys;
constexpr double kMaxLoopSteps = 512.0;

std::vector<float> TimesOf(const CurveView& curve)
{
	std::vector<float> times;
	times.reserve(curve.size());
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		if (IsFinite(curve.Time(i)))
		{
			times.push_back(curve.Time(i));
		}
	}
	if (!std::is_sorted(times.begin(), times.end()))
	{
		std::sort(times.begin(), times.end());
	}
	times.erase(std::unique(times.begin(), times.end()), times.end());
	return times;
}

PathValue Normalized(const PathValue& q)
{
	const double length = DistanceBetween(q, {});
	return length > kShortestLength ? Between({}, q, 1.0 / length) : kIdentity;
}

/** Adds times beyond the keys, up to the ends of the recording. */
void AddLoopTimes(std::vector<float>& times, const TimeRange& range)
{
	const double start = range.start;
	const double length = static_cast<double>(range.end) - start;
	const double count = std::ceil((std::min)(length / kLoopStep, kMaxLoopSteps));
	for (double i = 0.0; i <= count; i += 1.0)
	{
		times.push_back(static_cast<float>(start + length * i / (std::max)(count, 1.0)));
	}
	std::sort(times.begin(), times.end());
	times.erase(std::unique(times.begin(), times.end()), times.end());
}
} // namespace MotionPathDetail

std::vector<float> UnionOfKeyTimes(Span<const CurveView> curves)
{
	assert(!curves.empty());
	if (curves.size() == 1)
	{
		return MotionPathDetail::TimesOf(curves[0]);
	}
	const std::size_t half = curves.size() / 2;
	std::vector<float> first = UnionOfKeyTimes(curves.Part(0, half));
	const std::vector<float> second = UnionOfKeyTimes(curves.Part(half, curves.size() - half));
	if (first == second || second.empty())
	{
		return first; // the usual case: the curves of a pose share their times
	}
	std::vector<float> all;
	all.reserve(first.size() + second.size());
	std::set_union(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(all));
	return all;
}

double DistanceBetween(const PathValue& a, const PathValue& b)
{
	double sum = 0.0;
	for (std::size_t i = 0; i < a.size(); ++i)
	{
		sum += (a[i] - b[i]) * (a[i] - b[i]);
	}
	return std::sqrt(sum);
}

PathValue Between(const PathValue& a, const PathValue& b, double share)
{
	PathValue value;
	for (std::size_t i = 0; i < value.size(); ++i)
	{
		value[i] = a[i] + (b[i] - a[i]) * share;
	}
	return value;
}

/** Follows curves that are not straight, from key to key, by pieces short enough. */
class MotionPath::Follower
{
public:
	Follower(const CurvedTracks& curved, std::size_t track, double tolerance, std::vector<Vertex>& out)
		: curved_(curved)
		, isRotation_(IsRotationTrack(track))
		, tolerance_(tolerance)
		, out_(out)
	{
		const std::vector<CurvedTracks::Target>& targets = curved.Targets();
		const auto isOurs = [track](const CurvedTracks::Target& target) { return target.track == track; };
		first_ = static_cast<std::size_t>(std::find_if(targets.begin(), targets.end(), isOurs) - targets.begin());
		last_ = first_;
		while (last_ < targets.size() && isOurs(targets[last_]))
		{
			++last_;
		}
	}

	bool HasCurves() const { return first_ < last_; }

	void Follow(const std::vector<float>& times)
	{
		maxVertices_ = times.size() * MotionPathDetail::kPiecesPerKey + MotionPathDetail::kPiecesToSpare;
		for (std::size_t i = 0; i < times.size(); ++i)
		{
			if (i > 0)
			{
				FollowBetween(times[i - 1], times[i]);
			}
			out_.push_back(At(times[i]));
		}
	}

private:
	Vertex At(float time) const
	{
		PathValue value{};
		for (std::size_t i = first_; i < last_; ++i)
		{
			value[curved_.Targets()[i].component] = curved_.ValueOf(i, time);
		}
		return {time, isRotation_ ? MotionPathDetail::Normalized(value) : value};
	}

	/** All vertices after the key at `start` up to the value that the key at `end` is reached with. */
	void FollowBetween(float start, float end)
	{
		constexpr std::size_t kPieces = MotionPathDetail::kPiecesBetweenKeys;
		const double length = static_cast<double>(end) - start;
		for (std::size_t i = 1; i <= kPieces; ++i)
		{
			const Vertex from = out_.back();
			const double time = start + length * static_cast<double>(i) / kPieces;
			// A curve may jump at its key, so the last piece leads to the last moment before it.
			Vertex to = At((std::min)(static_cast<float>(time), std::nextafter(end, start)));
			to.time = i == kPieces ? static_cast<double>(end) : to.time;
			if (to.time > from.time)
			{
				Refine(from, to, MotionPathDetail::kMaxHalvings);
				out_.push_back(to);
			}
		}
	}

	void Refine(const Vertex& from, const Vertex& to, int halvings)
	{
		const Vertex middle = At(static_cast<float>(0.5 * (from.time + to.time)));
		const bool isBetween = middle.time > from.time && middle.time < to.time;
		if (halvings == 0 || !isBetween || out_.size() >= maxVertices_)
		{
			return;
		}
		const double share = (middle.time - from.time) / (to.time - from.time);
		if (DistanceBetween(middle.value, Between(from.value, to.value, share)) > tolerance_)
		{
			Refine(from, middle, halvings - 1);
			out_.push_back(middle);
			Refine(middle, to, halvings - 1);
		}
	}

	const CurvedTracks& curved_;
	bool isRotation_;
	double tolerance_;
	std::vector<Vertex>& out_;
	std::size_t first_ = 0; ///< The track's curves among all that are curved.
	std::size_t last_ = 0;
	std::size_t maxVertices_ = 0;
};

void MotionPath::Assign(const RecordingView& recording, const RecordingTracks& tracks, std::size_t track,
	const TimeRange& range, double tolerance)
{
	vertices_.clear();
	Follower follower(tracks.curved, track, tolerance, vertices_);
	if (!follower.HasCurves())
	{
		AssignStraight(tracks.tracks[track], TrackWidth(track));
		return;
	}
	const Span<const CurveView> curves = CurvesOf(recording, GroupOfTrack(track));
	std::vector<float> times = UnionOfKeyTimes(curves);
	if (std::any_of(curves.begin(), curves.end(), [](const CurveView& curve) { return curve.Repeats(); }))
	{
		MotionPathDetail::AddLoopTimes(times, range);
	}
	follower.Follow(times);
}

void MotionPath::AssignStraight(const Track& track, std::size_t width)
{
	vertices_.reserve(track.keyCount);
	for (std::size_t key = 1; key <= track.keyCount; ++key)
	{
		Vertex vertex;
		vertex.time = track.times[key];
		std::copy_n(track.values + key * width, width, vertex.value.begin());
		vertex.value = width == kRotationWidth ? MotionPathDetail::Normalized(vertex.value) : vertex.value;
		vertices_.push_back(vertex);
	}
}

/** Index of the first vertex after `time`. */
std::size_t MotionPath::FirstAfter(double time) const
{
	const auto after = std::upper_bound(
		vertices_.begin(), vertices_.end(), time, [](double t, const Vertex& vertex) { return t < vertex.time; });
	return static_cast<std::size_t>(after - vertices_.begin());
}

/** The value at `time`, which lies between the vertex before `next` and that one. */
PathValue MotionPath::ValueBefore(std::size_t next, double time) const
{
	if (next == 0 || next == vertices_.size())
	{
		return vertices_.empty() ? PathValue{} : next == 0 ? vertices_.front().value : vertices_.back().value;
	}
	const Vertex& from = vertices_[next - 1];
	const Vertex& to = vertices_[next];
	return Between(from.value, to.value, (time - from.time) / (to.time - from.time));
}
} // namespace StatisticsDetail

} // namespace mria
