// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Capture/RecorderState.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

/*
 * Why it is built like this. AddFrame runs on the game thread once per frame, so it must not copy or wait, and must
 * hardly ever allocate. Keys are appended to blocks in large slabs and never move; a snapshot is therefore a list of
 * positions, and another thread can read everything before them while recording continues. A slab is reused only
 * when no snapshot refers to it.
 *
 * Keys are reduced while recording (GroupFilter), because a second pass when saving would need every frame in
 * memory. Memory for a whole frame is secured before any of it is recorded, so that no frame is ever stored in part.
 */

namespace mria
{

namespace RecorderStateDetail
{
/** A cut makes a key on either side of it, perhaps in different blocks. */
constexpr std::size_t kMostBlocksPerFrame = 2 * kTrackCount + kFlagCurveCount;
static_assert(kMostBlocksPerFrame <= RecorderSlab::kBlockCount);

/** How much is swept in each frame: more blocks than a frame fills, every chain several times a second. */
constexpr std::size_t kSweptChains = 4;
constexpr std::size_t kSweptBlocks = 4;

/** Rounding error of a squared length of 1; such rotations keep their bits. */
constexpr float kUnitRounding = 1e-6f;

double PositiveOrZero(double number)
{
	return number > 0.0 ? number : 0.0;
}

RecorderOptions Sanitized(RecorderOptions options)
{
	options.maxFrameRate = PositiveOrZero(options.maxFrameRate);
	options.window = PositiveOrZero(options.window);
	return options;
}

float PositionTolerance(const ReduceTolerances& tolerances, std::size_t slot)
{
	return slot == kCameraPose ? tolerances.cameraPosition
		: slot == kGazeSlot	   ? tolerances.gazeOrigin
							   : tolerances.jointPosition;
}

float DirectionTolerance(const ReduceTolerances& tolerances, std::size_t slot)
{
	return slot == kCameraPose ? tolerances.cameraRotation
		: slot == kGazeSlot	   ? tolerances.gazeDirection
							   : tolerances.jointRotation;
}

/** A pose's or ray's two halves, as the groups have them. */
struct Halves
{
	std::array<float, kMostValues> position;
	std::array<float, kMostValues> direction;
};

Halves HalvesOf(const Pose& pose)
{
	const Quat& q = pose.rotation;
	return {{pose.position.x, pose.position.y, pose.position.z, 0.0f}, {q.x, q.y, q.z, q.w}};
}

Halves HalvesOf(const Ray& ray)
{
	return {
		{ray.origin.x, ray.origin.y, ray.origin.z, 0.0f}, {ray.direction.x, ray.direction.y, ray.direction.z, 0.0f}};
}

bool AreFinite(const std::array<float, kMostValues>& values)
{
	return std::all_of(values.begin(), values.end(), [](float value) { return IsFinite(value); });
}

/** Normalises it. Returns false if its length is 0. */
bool Normalize(std::array<float, kMostValues>& values)
{
	float square = 0.0f;
	for (const float value : values)
	{
		square += value * value;
	}
	const float length = std::sqrt(square);
	if (!IsFinite(length) || length <= kShortestLength)
	{
		return false;
	}
	if (std::fabs(square - 1.0f) > kUnitRounding)
	{
		for (float& value : values)
		{
			value /= length;
		}
	}
	return true;
}

std::array<bool, kFlagCurveCount> FlagsOf(const Frame& frame)
{
	std::array<bool, kFlagCurveCount> flags{};
	for (const Hand hand : kHands)
	{
		flags[TrackedCurve(hand) - kFirstFlagCurve] = frame[hand].isTracked;
		flags[PinchCurve(hand) - kFirstFlagCurve] = frame[hand].isPinching;
	}
	return flags;
}

/** Flags come as tracked left, tracked right, pinch left, pinch right. */
bool IsFlagOn(const FrameParts& channels, std::size_t flag)
{
	return channels.hands[flag % kHandCount];
}
} // namespace RecorderStateDetail

RecorderState::RecorderState(const RecorderOptions& options)
	: options_(RecorderStateDetail::Sanitized(options))
	, clock_(options_.window)
	, gate_(options_.maxFrameRate)
	, pool_(options_.memoryLimit)
{
	using namespace RecorderStateDetail;
	for (std::size_t slot = 0; slot < kSlotCount; ++slot)
	{
		const GroupKind second = slot == kGazeSlot ? GroupKind::Direction : GroupKind::Rotation;
		groups_[slot].Configure(GroupKind::Position, PositionTolerance(options_.tolerances, slot));
		groups_[kSlotCount + slot].Configure(second, DirectionTolerance(options_.tolerances, slot));
	}
}

RecordOutcome RecorderState::AddFrame(double clock, const Frame& frame)
{
	const RecordOutcome outcome = Judge(clock, frame);
	isRefusing_ = outcome == RecordOutcome::MemoryFull;
	if (outcome == RecordOutcome::Taken)
	{
		++stats_.framesTaken;
		BeginFrame(clock, clock_.FrameTime(clock));
		RecordFlags(frame);
		RecordPoses(frame);
		DropPast();
	}
	return outcome;
}

RecordOutcome RecorderState::Judge(double clock, const Frame& frame)
{
	if (isPaused_)
	{
		return RecordOutcome::Paused;
	}
	if (!clock_.IsUsable(clock))
	{
		return RecordOutcome::NotFinite;
	}
	if (clock_.HasFrame())
	{
		const double time = clock_.FrameTime(clock);
		if (clock <= clock_.LastClock())
		{
			return RecordOutcome::NotLater;
		}
		if (time <= clock_.Last() || (gate_.IsEarly(time) && !FlagsChange(frame)))
		{
			return RecordOutcome::TooSoon;
		}
	}
	return MakeRoom() ? RecordOutcome::Taken : RecordOutcome::MemoryFull;
}

bool RecorderState::FlagsChange(const Frame& frame) const
{
	using namespace RecorderStateDetail;
	const std::array<bool, kFlagCurveCount> values = FlagsOf(frame);
	for (std::size_t flag = 0; flag < kFlagCurveCount; ++flag)
	{
		if (IsFlagOn(options_.channels, flag) && flags_[flag].value != values[flag])
		{
			return true;
		}
	}
	return false;
}

/** Reserves the memory for a whole frame, so that no frame is recorded in part. */
bool RecorderState::MakeRoom()
{
	while (!pool_.Prepare(RecorderStateDetail::kMostBlocksPerFrame))
	{
		const std::optional<double> end = Window() > 0.0 ? pool_.OldestSlabEnd() : std::nullopt;
		if (!end)
		{
			return false;
		}
		start_ = (std::max)(start_, *end);
		for (std::size_t chain = 0; chain < kChainCount; ++chain)
		{
			ChainOf(chain).DropUntil(pool_, start_, (std::numeric_limits<std::size_t>::max)());
		}
	}
	return true;
}

KeyChain& RecorderState::ChainOf(std::size_t chain)
{
	return chain < kTrackCount ? groups_[chain].Chain() : flags_[chain - kTrackCount].chain;
}

/** A few chains at a time, so that no frame has to drop much. */
void RecorderState::DropPast()
{
	using namespace RecorderStateDetail;
	for (std::size_t i = 0; i < kSweptChains && start_ > 0.0; ++i)
	{
		ChainOf(nextToSweep_).DropUntil(pool_, start_, kSweptBlocks);
		nextToSweep_ = (nextToSweep_ + 1) % kChainCount;
	}
}

void RecorderState::BeginFrame(double clock, double time)
{
	if (!clock_.HasFrame())
	{
		RebaseEarlyMarkers(clock);
	}
	const bool isOutOfSpan = clock_.ExactSpan() > 0.0 && time - base_ > clock_.ExactSpan();
	if (clock_.IsCut() || isOutOfSpan)
	{
		for (GroupRecorder& group : groups_)
		{
			group.Cut(Sink());
		}
		base_ = isOutOfSpan ? time : base_;
	}
	clock_.Advance(clock, time);
	gate_.Pass(time);
	start_ = Window() > 0.0 ? (std::max)(start_, time - Window()) : 0.0;
}

void RecorderState::RecordFlags(const Frame& frame)
{
	using namespace RecorderStateDetail;
	const std::array<bool, kFlagCurveCount> values = FlagsOf(frame);
	for (std::size_t i = 0; i < kFlagCurveCount; ++i)
	{
		FlagRecorder& flag = flags_[i];
		if (IsFlagOn(options_.channels, i) && (!flag.hasValue || flag.value != values[i]))
		{
			const float value = values[i] ? 1.0f : 0.0f;
			flag.chain.Append(pool_, base_, TimeInBlock(), false, {&value, 1});
			flag.value = values[i];
			flag.hasValue = true;
		}
	}
}

void RecorderState::RecordPoses(const Frame& frame)
{
	const FrameParts& channels = options_.channels;
	RecordSlot(kCameraPose, channels.camera && frame.hasCamera, frame.camera);
	for (const Hand hand : kHands)
	{
		const bool isSeen = channels.hands[static_cast<std::size_t>(hand)] && frame[hand].isTracked;
		for (std::size_t i = 0; i < kJointCount; ++i)
		{
			const Joint joint = static_cast<Joint>(i);
			RecordSlot(JointPose(hand, joint), isSeen && frame[hand].HasJoint(joint), frame[hand][joint]);
		}
	}
	RecordSlot(kGazeSlot, channels.gaze && frame.hasGaze, frame.gaze);
}

template <typename PoseOrRay>
void RecorderState::RecordSlot(std::size_t slot, bool isOffered, const PoseOrRay& value)
{
	using namespace RecorderStateDetail;
	Halves halves = HalvesOf(value);
	const bool isGood = isOffered && AreFinite(halves.position) && Normalize(halves.direction);
	GroupRecorder& position = groups_[slot];
	GroupRecorder& direction = groups_[kSlotCount + slot];
	if (isGood)
	{
		position.Add(Sink(), {TimeInBlock(), halves.position});
		direction.Add(Sink(), {TimeInBlock(), halves.direction});
	}
	else
	{
		position.EndRun(Sink());
		direction.EndRun(Sink());
	}
}

void RecorderState::Pause()
{
	isPaused_ = true;
	clock_.ForgetCutsBefore(start_);
	clock_.Cut();
}

void RecorderState::Clear()
{
	pool_.DropAll();
	for (GroupRecorder& group : groups_)
	{
		group.Forget();
	}
	flags_ = {};
	markers_.clear();
	markerBytes_ = 0;
	stats_ = {};
	clock_ = TakeClock(options_.window);
	gate_ = FrameGate(options_.maxFrameRate);
	start_ = 0.0;
	base_ = 0.0;
	isPaused_ = false;
	isRefusing_ = false;
}

void RecorderState::Reserve(double seconds, double frameRate)
{
	using namespace RecorderStateDetail;
	const double frames = PositiveOrZero(seconds) * PositiveOrZero(frameRate);
	const FrameParts& channels = options_.channels;
	const double joints =
		static_cast<double>(kJointCount) * ((channels.hands[0] ? 1 : 0) + (channels.hands[1] ? 1 : 0));
	const double slots = joints + (channels.camera ? 1 : 0) + (channels.gaze ? 1 : 0);
	const double numbersPerSlot = static_cast<double>(kPoseComponentCount + 2); // and a time for each half
	// The last block of each chain may be almost empty.
	const double blocks =
		slots * (2.0 + frames * numbersPerSlot / static_cast<double>(KeyBlock::kNumberCount - kMostValues));
	const double slabs = std::ceil(blocks / static_cast<double>(RecorderSlab::kBlockCount)) + 1.0;
	pool_.Reserve(static_cast<std::size_t>((std::min)(slabs, static_cast<double>(pool_.MostSlabs()))));
}

} // namespace mria
