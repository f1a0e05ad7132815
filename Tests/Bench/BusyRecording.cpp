// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "BusyRecording.h"

#include "Mria/Pose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace mria::bench
{

namespace BusyRecordingDetail
{
constexpr double kTwoPi = 6.283185307179586;
constexpr double kJitter = 0.0005;
constexpr std::size_t kPartition = 32;
constexpr float kPositionTolerance = 0.001f;
constexpr float kHeadTolerance = 0.002f;
constexpr float kAngleTolerance = 0.2f * 3.14159265f / 180.0f;

class Random
{
public:
	explicit Random(std::uint64_t seed)
		: state_(seed * 0x9e3779b97f4a7c15ull + 1)
	{
	}
	double Between(double low, double high)
	{
		state_ ^= state_ << 13;
		state_ ^= state_ >> 7;
		state_ ^= state_ << 17;
		return low + (high - low) * static_cast<double>(state_ >> 11) / 9007199254740992.0;
	}

private:
	std::uint64_t state_;
};

/** Four sines with frequencies in a band. */
class Wave
{
public:
	Wave(Random& random, double amplitude, double lowHz, double highHz)
	{
		for (Part& part : parts_)
		{
			part = {amplitude * random.Between(0.3, 1.0) / 2.0, random.Between(lowHz, highHz) * kTwoPi,
				random.Between(0.0, kTwoPi)};
		}
	}
	double At(double time) const
	{
		double sum = 0.0;
		for (const Part& part : parts_)
		{
			sum += part.amplitude * std::sin(part.frequency * time + part.phase);
		}
		return sum;
	}

private:
	struct Part
	{
		double amplitude;
		double frequency;
		double phase;
	};
	std::array<Part, 4> parts_;
};

/** A moving frame: three waves for the place, three for the turn. */
class Mover
{
public:
	Mover(Random& random, double metres, double radians, double lowHz, double highHz)
	{
		for (std::size_t i = 0; i < 6; ++i)
		{
			waves_.emplace_back(random, i < 3 ? metres : radians, lowHz, highHz);
		}
	}
	Pose At(double time) const
	{
		const auto at = [&](std::size_t i) { return static_cast<float>(waves_[i].At(time)); };
		const Quat turn = NormalizedOrIdentity({at(3), at(4), at(5), 1.0f});
		return {{at(0), at(1), at(2)}, turn};
	}

private:
	std::vector<Wave> waves_;
};

Pose Combine(const Pose& outer, const Pose& inner)
{
	return {outer.position + Rotate(outer.rotation, inner.position), outer.rotation * inner.rotation};
}

/** Everything that moves, and where each joint sits in its hand. */
struct Scene
{
	Mover head;
	Mover gaze;
	std::vector<Mover> wrists;
	std::vector<Mover> joints;
	std::vector<Vec3> offsets;

	explicit Scene(Random random)
		: head(random, 0.2, 0.3, 0.05, 0.8)
		, gaze(random, 0.004, 0.1, 0.2, 3.0)
	{
		for (std::size_t hand = 0; hand < kHandCount; ++hand)
		{
			wrists.emplace_back(random, 0.05, 0.13, 0.1, 1.2);
			for (std::size_t joint = 0; joint < kJointCount; ++joint)
			{
				joints.emplace_back(random, 0.003, 0.07, 0.2, 1.6);
				offsets.push_back({static_cast<float>(random.Between(-0.05, 0.05)),
					static_cast<float>(random.Between(-0.02, 0.02)), static_cast<float>(random.Between(0.0, 0.18))});
			}
		}
	}
};

using Path = std::vector<Pose>;

Path PathOf(const Mover& mover, const std::vector<double>& times)
{
	Path path;
	path.reserve(times.size());
	for (const double time : times)
	{
		path.push_back(mover.At(time));
	}
	return path;
}

/** What others move along with, so that it is worked out once only. */
struct Carriers
{
	Path head;
	std::vector<Path> wrists;

	Carriers(const Scene& scene, const std::vector<double>& times)
		: head(PathOf(scene.head, times))
	{
		for (const Mover& wrist : scene.wrists)
		{
			wrists.push_back(PathOf(wrist, times));
		}
	}
};

/** A pose in every frame; pose kPoseCount is the gaze. */
Path WorldPath(const Scene& scene, const Carriers& carriers, PoseId pose, const std::vector<double>& times)
{
	if (pose == kCameraPose)
	{
		return carriers.head;
	}
	const bool isGaze = pose == kPoseCount;
	const std::size_t joint = pose - 1;
	Path path = PathOf(isGaze ? scene.gaze : scene.joints[joint], times);
	for (std::size_t i = 0; i < path.size(); ++i)
	{
		if (isGaze)
		{
			path[i] = Combine(carriers.head[i], path[i]);
			continue;
		}
		path[i].position = path[i].position + scene.offsets[joint];
		path[i] = Combine(carriers.wrists[joint / kJointCount][i], path[i]);
		path[i].position = path[i].position + Vec3{joint < kJointCount ? -0.2f : 0.2f, -0.3f, 0.4f};
	}
	return path;
}

void MakeSignsContinuous(Path& path)
{
	for (std::size_t i = 1; i < path.size(); ++i)
	{
		if (Dot(path[i].rotation, path[i - 1].rotation) < 0.0f)
		{
			path[i].rotation = -path[i].rotation;
		}
	}
}

/** Ramer-Douglas-Peucker between two kept frames, as MRTK's recorder goes about it. */
template <typename Error>
void KeepBetween(std::size_t first, std::size_t last, float tolerance, const Error& error, std::vector<bool>& kept)
{
	float worst = 0.0f;
	std::size_t worstAt = first;
	for (std::size_t i = first + 1; i < last; ++i)
	{
		const float now = error(first, last, i);
		if (now > worst)
		{
			worst = now;
			worstAt = i;
		}
	}
	if (worst > tolerance)
	{
		kept[worstAt] = true;
		KeepBetween(first, worstAt, tolerance, error, kept);
		KeepBetween(worstAt, last, tolerance, error, kept);
	}
}

template <typename Error>
std::vector<bool> Keep(std::size_t count, bool isReduced, float tolerance, const Error& error)
{
	std::vector<bool> kept(count, !isReduced);
	for (std::size_t first = 0; isReduced && first + 1 < count; first += kPartition)
	{
		const std::size_t last = first + kPartition < count ? first + kPartition : count - 1;
		kept[first] = kept[last] = true;
		KeepBetween(first, last, tolerance, error, kept);
	}
	return kept;
}

template <typename Value>
void AddKeys(
	Recording& out, CurveId curve, const std::vector<double>& times, const std::vector<bool>& kept, Value value)
{
	std::vector<Keyframe>& keys = out.curves[curve].keys;
	keys.reserve(static_cast<std::size_t>(std::count(kept.begin(), kept.end(), true)));
	for (std::size_t i = 0; i < times.size(); ++i)
	{
		if (kept[i])
		{
			Keyframe key;
			key.time = static_cast<float>(times[i]);
			key.value = value(i);
			keys.push_back(key);
		}
	}
}

void AddPose(Recording& out, PoseId pose, const Path& poses, const std::vector<double>& times, bool isReduced)
{
	const auto part = [&](std::size_t a, std::size_t b, std::size_t i)
	{ return static_cast<float>((times[i] - times[a]) / (times[b] - times[a])); };
	const auto moved = [&](std::size_t a, std::size_t b, std::size_t i)
	{
		const Vec3 straight = poses[a].position + (poses[b].position - poses[a].position) * part(a, b, i);
		return Length(straight - poses[i].position);
	};
	const auto turned = [&](std::size_t a, std::size_t b, std::size_t i)
	{
		const Quat& from = poses[a].rotation;
		const Quat& to = poses[b].rotation;
		const float s = part(a, b, i);
		const Quat straight = NormalizedOrIdentity({from.x + (to.x - from.x) * s, from.y + (to.y - from.y) * s,
			from.z + (to.z - from.z) * s, from.w + (to.w - from.w) * s});
		return AngleBetween(straight, poses[i].rotation);
	};
	const bool isHead = pose == kCameraPose || pose == kPoseCount;
	const float tolerance = isHead ? kHeadTolerance : kPositionTolerance;
	const std::vector<bool> isKept = Keep(poses.size(), isReduced, tolerance, moved);
	const std::vector<bool> turns = Keep(poses.size(), isReduced, kAngleTolerance, turned);
	const CurveId first = pose == kPoseCount ? kFirstGazeCurve : FirstCurveOf(pose);
	for (std::size_t c = 0; c < 3; ++c)
	{
		AddKeys(out, first + c, times, isKept, [&](std::size_t i) { return (&poses[i].position.x)[c]; });
	}
	for (std::size_t c = 0; c < 4 && pose != kPoseCount; ++c)
	{
		AddKeys(out, first + 3 + c, times, turns, [&](std::size_t i) { return (&poses[i].rotation.x)[c]; });
	}
	for (std::size_t c = 0; c < 3 && pose == kPoseCount; ++c)
	{
		AddKeys(out, first + 3 + c, times, turns,
			[&](std::size_t i)
			{
				const Vec3 direction = Rotate(poses[i].rotation, {0.0f, 0.0f, 1.0f});
				return (&direction.x)[c];
			});
	}
}

void AddFlags(Recording& out, double seconds)
{
	for (const Hand hand : kHands)
	{
		Keyframe on;
		on.value = 1.0f;
		out.curves[TrackedCurve(hand)].keys.push_back(on);
		bool isPinching = false;
		for (double time = 0.0; time < seconds; time += 2.0)
		{
			Keyframe key;
			key.time = static_cast<float>(time);
			key.value = isPinching ? 1.0f : 0.0f;
			out.curves[PinchCurve(hand)].keys.push_back(key);
			isPinching = !isPinching;
		}
	}
}
} // namespace BusyRecordingDetail

Recording MakeBusyRecording(const BusyOptions& options)
{
	using namespace BusyRecordingDetail;
	Random random(1);
	std::vector<double> times;
	const std::size_t frames = static_cast<std::size_t>(options.seconds * options.frameRate);
	for (std::size_t i = 0; i < frames; ++i)
	{
		times.push_back(static_cast<double>(i) / options.frameRate + (i ? random.Between(-kJitter, kJitter) : 0.0));
	}
	const Scene scene{random};
	const Carriers carriers(scene, times);
	Recording recording;
	recording.channels.Set(Channel::Gaze, true);
	for (PoseId pose = 0; pose <= kPoseCount; ++pose)
	{
		Path path = WorldPath(scene, carriers, pose, times);
		MakeSignsContinuous(path);
		AddPose(recording, pose, path, times, options.isReduced);
	}
	AddFlags(recording, options.seconds);
	recording.markers = {{1.0f, "begin", 0}, {2.0f, "end", 0}};
	return recording;
}

} // namespace mria::bench
