// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Synth/SynthFaults.h"

#include <algorithm>

namespace mria::synth
{

namespace SynthFaultsDetail
{
constexpr std::uint32_t kTimeStream = 4;
constexpr std::uint32_t kNoiseStream = 5;
constexpr std::uint32_t kFlipStream = 6;
constexpr std::uint32_t kFlagStream = 7;
constexpr std::uint32_t kLeftGapStream = 8;
constexpr std::uint32_t kRightGapStream = 9;

constexpr double kShortestStep = 0.007;
constexpr double kLongestStep = 0.115;
constexpr std::size_t kPartition = 32;

/** Most frames are a little early or late; one in twelve is a hitch. */
double UnevenStep(Random& random, double even)
{
	const bool isHitch = random.Chance(1.0 / 12.0);
	const double step = isHitch ? even * random.Uniform(2.0, 7.0) : even * random.Uniform(0.4, 1.5);
	return std::clamp(step, kShortestStep, kLongestStep - kShortestStep); // the last step may take up a short rest
}

Vec3 NormalVector(Random& random, double scale)
{
	return {static_cast<float>(scale * random.Normal()), static_cast<float>(scale * random.Normal()),
		static_cast<float>(scale * random.Normal())};
}

void Negate(Keyframe& key)
{
	// A tangent of 0 stays, so that a key of a time and a value only remains one: -0 has no place in a short key.
	const auto negate = [](float& tangent) { tangent = tangent == 0.0f ? tangent : -tangent; };
	key.value = -key.value;
	negate(key.inTangent);
	negate(key.outTangent);
}

void FlipSigns(Recording& recording, const SynthOptions& options)
{
	Random random(options.seed, kFlipStream);
	for (PoseId pose = 1; pose < kPoseCount; ++pose)
	{
		Curve* rotation = &recording.curves[PoseCurve(pose, PoseComponent::RotationX)];
		bool isNegative = false;
		for (std::size_t key = 0; key < rotation[0].keys.size(); ++key)
		{
			isNegative = isNegative != random.Chance(options.faults.signFlips);
			for (std::size_t i = 0; i < 4 && isNegative; ++i)
			{
				Negate(rotation[i].keys[key]);
			}
		}
	}
}

/** The first key goes back before the start, and an opposite one before it, as a rolling buffer leaves them. */
void MoveFlagsBack(Recording& recording, std::uint32_t seed)
{
	Random random(seed, kFlagStream);
	for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
	{
		std::vector<Keyframe>& keys = recording.curves[id].keys;
		if (keys.empty())
		{
			continue;
		}
		keys[0].time = static_cast<float>(-random.Uniform(0.5, 2.0));
		Keyframe before = keys[0];
		before.time -= static_cast<float>(random.Uniform(0.5, 3.5));
		before.value = 1.0f - before.value;
		keys.insert(keys.begin(), before);
	}
}

void FillNoneJoints(Recording& recording)
{
	for (const Hand hand : kHands)
	{
		Curve* none = &recording.curves[JointCurve(hand, Joint::None, PoseComponent::PositionX)];
		const Curve* wrist = &recording.curves[JointCurve(hand, Joint::Wrist, PoseComponent::PositionX)];
		for (std::size_t i = 0; i < 3; ++i)
		{
			none[i].keys = wrist[i].keys;
		}
		for (std::size_t i = 3; i < kPoseComponentCount && !wrist[i].keys.empty(); ++i)
		{
			Keyframe zero;
			zero.time = wrist[i].keys.front().time;
			none[i].keys.push_back(zero);
			zero.time = wrist[i].keys.back().time;
			none[i].keys.push_back(zero);
		}
	}
}

void Truncate(std::vector<Keyframe>& keys, std::size_t count)
{
	keys.resize((std::min)(keys.size(), count));
}

void DamagePoses(Recording& recording, const SynthFaults& faults)
{
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		for (std::size_t i = 0; i < kPoseComponentCount && faults.lostTail; ++i)
		{
			std::vector<Keyframe>& keys = recording.curves[FirstCurveOf(pose) + i].keys;
			Truncate(keys, (std::max<std::size_t>)(keys.size() / kPartition * kPartition, 1));
		}
		if (faults.damagedW)
		{
			Truncate(recording.curves[PoseCurve(pose, PoseComponent::RotationW)].keys, 1);
		}
	}
}
} // namespace SynthFaultsDetail

std::vector<double> MakeFrameTimes(const SynthOptions& options)
{
	using namespace SynthFaultsDetail;
	const double duration = options.duration;
	const double even = 1.0 / options.frameRate;
	const bool isUneven = options.faults.unevenFrames;
	Random random(options.seed, kTimeStream);
	std::vector<double> times;
	times.reserve(static_cast<std::size_t>(duration * options.frameRate) + 2);
	times.push_back(0.0);
	while (times.back() < duration)
	{
		// Even times are counted rather than added up, so that they stay even for hours.
		double next = even * static_cast<double>(times.size());
		if (isUneven)
		{
			next = times.back() + UnevenStep(random, even);
		}
		else if (options.frameJitter > 0.0f)
		{
			next = times.back() + even * (1.0 + options.frameJitter * random.Uniform(-1.0, 1.0));
		}
		const double shortRest = isUneven ? kShortestStep : 0.1 * even;
		times.push_back(next > duration - shortRest ? duration : next);
	}
	return times;
}

Sensor::Sensor(const SynthOptions& options)
	: positionNoise_(options.positionNoise)
	, rotationNoise_(options.rotationNoise)
	, gapInterval_(options.faults.trackingGapsPerMinute > 0.0f ? 60.0 / options.faults.trackingGapsPerMinute : 0.0)
	, noise_(options.seed, SynthFaultsDetail::kNoiseStream)
	, gapRandoms_{Random(options.seed, SynthFaultsDetail::kLeftGapStream),
		  Random(options.seed, SynthFaultsDetail::kRightGapStream)}
{
}

void Sensor::Spoil(Frame& frame)
{
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		if (gapInterval_ > 0.0)
		{
			LoseTrack(frame.hands[i], gaps_[i], gapRandoms_[i], frame.time);
		}
		AddNoise(frame.hands[i]);
	}
}

void Sensor::LoseTrack(HandFrame& hand, Gap& gap, Random& random, double time) const
{
	if (!hand.isTracked)
	{
		gap.isPlanned = false;
		return;
	}
	if (!gap.isPlanned || time > gap.end)
	{
		gap.start = time + gapInterval_ * random.Uniform(0.5, 1.5);
		gap.end = gap.start + random.Uniform(0.1, 0.5);
		gap.isPlanned = true;
	}
	if (time >= gap.start)
	{
		hand.isTracked = false;
		hand.isPinching = false;
	}
}

void Sensor::AddNoise(HandFrame& hand)
{
	if (!hand.isTracked || (positionNoise_ <= 0.0 && rotationNoise_ <= 0.0))
	{
		return;
	}
	for (std::size_t joint = static_cast<std::size_t>(Joint::Wrist); joint < kJointCount; ++joint)
	{
		Pose& pose = hand.joints[joint];
		pose.position = pose.position + SynthFaultsDetail::NormalVector(noise_, positionNoise_);
		pose.rotation =
			NormalizedOrIdentity(pose.rotation * SmallTurn(SynthFaultsDetail::NormalVector(noise_, rotationNoise_)));
	}
}

void AddFaults(Recording& recording, const SynthOptions& options)
{
	if (options.faults.signFlips > 0.0f)
	{
		SynthFaultsDetail::FlipSigns(recording, options);
	}
	if (options.faults.noneJoint)
	{
		SynthFaultsDetail::FillNoneJoints(recording);
	}
	if (options.faults.negativeFlags)
	{
		SynthFaultsDetail::MoveFlagsBack(recording, options.seed);
	}
	SynthFaultsDetail::DamagePoses(recording, options.faults);
}

} // namespace mria::synth
