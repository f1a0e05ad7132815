// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Sampler.h"

#include "Curves/BezierSegment.h"
#include "Mria/FloatRules.h"
#include "Mria/Pose.h"
#include "Sampling/FrameOutput.h"
#include "Sampling/SamplerBlocks.h"
#include "Sampling/SegmentCursor.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <cstddef>

/*
 * Why it is built like this. A frame is 391 numbers and 4 flags, and playing at 90 Hz must cost next to nothing.
 * Evaluating curve by curve would be 391 searches and as many branches on the kind of segment. But the curves of a
 * position or a rotation share their times in every recording of MRTK 2.x and are straight between keys. So the
 * constructor turns each group into one track: one row of times, the values of a key side by side. A search finds all
 * three or four values at once, and what follows is the same arithmetic for every track, four slots at a time, eight
 * with AVX2 (FrameAvx2.cpp), without a branch on the data.
 *
 * A frame needs a key or two of each of 112 tracks, and in a long recording each would be a cache miss of its own. So
 * the keys are not stored track by track but in blocks of time (KeyBlocks): what a frame reads lies together, and it
 * takes one search to find it. A cursor keeps the segment of each track. Playback moves little between frames, so most
 * segments stay, and one comparison for each track shows which do not (SegmentCursor.h).
 *
 * Where curves do not share their times, tracks would need more keys than the file has. All curves are then kept one by
 * one, but in blocks too and with the times of all of them stored once (CurveBlocks).
 *
 * What no track can hold is not bent into one: curves with tangents, loops or enormous numbers stay as they are
 * (CurvedTracks) and are evaluated afterwards, over the values that their empty tracks gave. So the fast path has no
 * special cases, and any recording samples to what EvaluateCurve gives, but for rounding. All paths, plain or vector,
 * round in the same order: the results are the same bits, which the fuzz targets check against a copy of the core
 * without vectors.
 */

namespace mria
{

namespace SamplerDetail
{
constexpr unsigned kAllBlocks = (1u << kBlockCount) - 1;

constexpr unsigned BlocksFrom(std::size_t firstSlot, std::size_t slotCount)
{
	const std::size_t first = firstSlot / kBlock;
	const std::size_t end = (firstSlot + slotCount - 1) / kBlock + 1;
	return (1u << end) - (1u << first);
}

/** Bit n: slots 4 n to 4 n + 3. */
unsigned BlocksOf(const FrameParts& parts)
{
	unsigned blocks = parts.camera ? BlocksFrom(kCameraPose, 1) : 0;
	blocks |= parts.hands[0] ? BlocksFrom(JointPose(Hand::Left, Joint::None), kJointCount) : 0;
	blocks |= parts.hands[1] ? BlocksFrom(JointPose(Hand::Right, Joint::None), kJointCount) : 0;
	return blocks | (parts.gaze ? BlocksFrom(kGazeSlot, 1) : 0);
}

/** Any time as one that tracks can take; the start itself may be one that they cannot. */
float SaneTime(float time, float start)
{
	const float known = IsNan(time) ? start : time;
	return (std::min)((std::max)(known, -kMaxTrackTime), kMaxTrackTime);
}

/** Rotations of curved tracks, normalised four at a time. */
class RotationStore
{
public:
	explicit RotationStore(Output& out)
		: out_(out)
	{
	}
	~RotationStore() { Flush(); }

	void Add(std::size_t slot, const float* values)
	{
		rotations_[count_] = Float4::Load(values);
		poses_[count_] = PoseOf(out_.frame, slot);
		if (++count_ == kBlock)
		{
			Flush();
		}
	}

private:
	void Flush()
	{
		Normalize(rotations_);
		for (std::size_t i = 0; i < count_; ++i)
		{
			rotations_[i].Store(poses_[i] + kPositionWidth);
		}
		count_ = 0;
	}

	Output& out_;
	Float4 rotations_[kBlock] = {};
	float* poses_[kBlock];
	std::size_t count_ = 0;
};

/**
 * What no straight track could hold, over what its empty ones gave. The curves of one track follow each other, and it
 * has all of them.
 */
void StoreCurved(const CurvedTracks& curved, float time, CurvedTracks::LastPieces* lastPieces, Output& out)
{
	float values[CurvedTracks::kMostValues];
	curved.Evaluate(time, lastPieces, values);
	RotationStore rotations(out);
	const std::vector<CurvedTracks::Target>& targets = curved.Targets();
	for (std::size_t i = 0, width = 0; i < targets.size(); i += width)
	{
		const std::size_t track = targets[i].track;
		const bool isPosition = track < kSlotCount;
		const std::size_t slot = isPosition ? track : track - kSlotCount;
		width = TrackWidth(track);
		if (!isPosition && slot != kGazeSlot)
		{
			rotations.Add(slot, values + i);
			continue;
		}
		float* const to = slot != kGazeSlot ? PoseOf(out.frame, slot) : isPosition ? out.gazeOrigin : out.gazeDirection;
		for (std::size_t component = 0; component < kPositionWidth; ++component)
		{
			to[component] = values[i + component];
		}
	}
}

/** The state of all flags, and from when until when it is the same. */
FlagCache FlagsAt(const SamplerBlocks& tracks, float time)
{
	FlagCache out{{}, -kSentinelTime, kSentinelTime};
	for (std::size_t i = 0; i < kFlagCurveCount; ++i)
	{
		const std::vector<float>& changes = tracks.flags[i].changes;
		const auto next = std::upper_bound(changes.begin(), changes.end(), time);
		out.isOn[i] = tracks.flags[i].isOnFirst != ((next - changes.begin()) % 2 != 0);
		out.start = next != changes.begin() ? (std::max)(out.start, next[-1]) : out.start;
		out.end = next != changes.end() ? (std::min)(out.end, *next) : out.end;
	}
	return out;
}

/** The flags of the hands that are wanted; `cache` is a cursor's, or one that holds no time. */
void StoreFlags(const SamplerBlocks& tracks, float time, const FrameParts& parts, FlagCache& cache, Frame& frame)
{
	if (time < cache.start || cache.end <= time)
	{
		cache = FlagsAt(tracks, time);
	}
	for (const Hand hand : kHands)
	{
		if (parts.hands[static_cast<std::size_t>(hand)])
		{
			frame[hand].isTracked = cache.isOn[TrackedCurve(hand) - kFirstFlagCurve];
			frame[hand].isPinching = cache.isOn[PinchCurve(hand) - kFirstFlagCurve];
		}
	}
}

/** All that is not a track: curved curves, the gaze and presence. */
void Finish(const SamplerBlocks& tracks, float time, SegmentCache* cache, Output& out)
{
	if (!tracks.curved.IsEmpty())
	{
		StoreCurved(tracks.curved, time, cache ? &cache->curvedPiece : nullptr, out);
	}
	Frame& frame = out.frame;
	frame.time = time;
	frame.hasCamera = tracks.isPresent[kCameraPose];
	frame.hasGaze = tracks.isPresent[kGazeSlot];
	frame.gaze.origin = {out.gazeOrigin[0], out.gazeOrigin[1], out.gazeOrigin[2]};
	frame.gaze.direction = NormalizedOrForward({out.gazeDirection[0], out.gazeDirection[1], out.gazeDirection[2]});
	for (const Hand hand : kHands)
	{
		frame[hand].presentJoints = tracks.presentJoints[static_cast<std::size_t>(hand)];
	}
}

void CopyParts(const Frame& from, const FrameParts& parts, Frame& to)
{
	to.time = from.time;
	if (parts.camera)
	{
		to.hasCamera = from.hasCamera;
		to.camera = from.camera;
	}
	if (parts.gaze)
	{
		to.hasGaze = from.hasGaze;
		to.gaze = from.gaze;
	}
	for (std::size_t hand = 0; hand < kHandCount; ++hand)
	{
		if (parts.hands[hand])
		{
			to.hands[hand] = from.hands[hand];
		}
	}
}

/** `evaluate(first track, width, out)` gives the values of a block. */
template <typename Evaluate>
void StoreBlocks(unsigned blocks, Output& out, const Evaluate& evaluate)
{
	for (std::size_t block = 0; block < kBlockCount; ++block)
	{
		if ((blocks >> block & 1u) != 0)
		{
			Float4 positions[kBlock];
			Float4 rotations[kBlock];
			evaluate(block * kBlock, positions, rotations);
			StoreBlock(block, positions, rotations, out);
		}
	}
}

void SampleCached(const SamplerBlocks& tracks, float time, unsigned blocks, SegmentCache& cache, Output& out)
{
	const BlockGroups groups = tracks.blocks.At(cache.block);
	const Float4 now = Float4::All(time);
	StoreBlocks(blocks, out,
		[&](std::size_t slot, Float4(&positions)[kBlock], Float4(&rotations)[kBlock])
		{
			EnterStaleSegments<kPositionWidth>(groups, slot, FindStale(cache, slot, now), time, cache);
			EnterStaleSegments<kRotationWidth>(
				groups, kSlotCount + slot, FindStale(cache, kSlotCount + slot, now), time, cache);
			EvaluateCached(cache, slot, time, positions);
			EvaluateCached(cache, kSlotCount + slot, time, rotations);
		});
}

void SampleFound(const SamplerBlocks& tracks, float time, unsigned blocks, Output& out)
{
	const std::size_t block = tracks.blocks.Find(time);
	const float share = tracks.blocks.ShareAt(block, time);
	const BlockGroups groups = tracks.blocks.At(block);
	StoreBlocks(blocks, out,
		[&](std::size_t slot, Float4(&positions)[kBlock], Float4(&rotations)[kBlock])
		{
			EvaluateFound<kPositionWidth>(FindSegments<kPositionWidth>(groups, slot, time, share), time, positions);
			EvaluateFound<kRotationWidth>(
				FindSegments<kRotationWidth>(groups, kSlotCount + slot, time, share), time, rotations);
		});
}

/** The whole frame, as it is wanted as a rule; false on processors without AVX2. */
bool SampleWholeAvx2([[maybe_unused]] const SamplerBlocks& tracks, [[maybe_unused]] float time,
	[[maybe_unused]] SegmentCache* cache, [[maybe_unused]] Output& out)
{
#if MRIA_X86
	if (tracks.hasAvx2)
	{
		cache ? SampleCachedAvx2(tracks, time, *cache, out) : SampleFoundAvx2(tracks, time, out);
		return true;
	}
#endif
	return false;
}

/** With a cursor's cache or, if there is none, without. */
void SampleBlocks(const SamplerBlocks& tracks, float time, unsigned blocks, SegmentCache* cache, Frame& frame)
{
	Output out{frame, {}, {}};
	if (!tracks.curves.IsEmpty())
	{
		if (cache)
		{
			MoveToBlock(tracks.curves, time, *cache);
		}
		SampleCurves(tracks, cache ? cache->block : tracks.curves.Find(time), time, blocks, out);
		return Finish(tracks, time, cache, out);
	}
	const unsigned straight = blocks & tracks.straightSlots;
	if (cache)
	{
		EnterTime(tracks.blocks, time, *cache);
	}
	if (straight != kAllBlocks || !SampleWholeAvx2(tracks, time, cache, out))
	{
		cache ? SampleCached(tracks, time, straight, *cache, out) : SampleFound(tracks, time, straight, out);
	}
	Finish(tracks, time, cache, out);
}

void SampleParts(const SamplerBlocks& tracks, float now, const FrameParts& parts, SegmentCache* cache, Frame& out)
{
	if (parts.camera && parts.hands[0] && parts.hands[1] && parts.gaze)
	{
		return SampleBlocks(tracks, now, kAllBlocks, cache, out);
	}
	Frame whole; // of blocks, which hold more than the parts
	SampleBlocks(tracks, now, BlocksOf(parts), cache, whole);
	CopyParts(whole, parts, out);
}

/**
 * Angular velocity of the unit quaternion along q: of dq/dt only the part across q turns anything. In double, since
 * products of large floats are beyond the largest one.
 */
Vec3 AngularVelocity(const float (&q)[4], const float (&slope)[4])
{
	const double x = q[0], y = q[1], z = q[2], w = q[3];
	const double dx = slope[0], dy = slope[1], dz = slope[2], dw = slope[3];
	const double lengthSquared = x * x + y * y + z * z + w * w;
	constexpr double kShortest = static_cast<double>(kShortestLength);
	if (!IsAbove(lengthSquared, kShortest * kShortest))
	{
		return {};
	}
	const double scale = 2.0 / lengthSquared;
	return {SlopeAsFloat(scale * (dx * w - dw * x + dz * y - dy * z)),
		SlopeAsFloat(scale * (dy * w - dw * y + dx * z - dz * x)),
		SlopeAsFloat(scale * (dz * w - dw * z + dy * x - dx * y))};
}

/** Values and slopes of one track's curves, whichever way they are held. */
struct Motion
{
	float values[4];
	float slopes[4];
};

template <std::size_t Width>
Motion MotionAt(const SamplerBlocks& tracks, std::size_t index, float time)
{
	Motion motion;
	if (!tracks.curves.IsEmpty())
	{
		const std::size_t first = index % kSlotCount * kPoseComponentCount + index / kSlotCount * kPositionWidth;
		tracks.curves.EvaluateMotion(first, Width, time, motion.values, motion.slopes);
		return motion;
	}
	const BlockGroups groups = tracks.blocks.At(tracks.blocks.Find(time));
	const GroupBlock& group = groups[index / kGroupLanes];
	const std::size_t lane = index % kGroupLanes;
	std::uint32_t row = group.firstRow;
	std::uint32_t valuesBack = group.ValuesBack(lane);
	const Segment segment = FindSegment<Width>(groups, lane, time, row, valuesBack);
	ValueAt(segment, time).Store(motion.values);
	segment.slope.Store(motion.slopes);
	const std::vector<CurvedTracks::Target>& targets = tracks.curved.Targets();
	for (std::size_t i = 0; i < targets.size(); ++i)
	{
		if (targets[i].track == index)
		{
			motion.values[targets[i].component] = tracks.curved.ValueOf(i, time);
			motion.slopes[targets[i].component] = tracks.curved.SlopeOf(i, time);
		}
	}
	return motion;
}
} // namespace SamplerDetail

Sampler::Cursor::Cursor()
{
	segments_.start.fill(kSentinelTime); // no time lies in such a segment, so each is found at its first use
	segments_.end.fill(-kSentinelTime);
	segments_.nextRow.fill(0);
	segments_.valuesBack.fill(0);
	segments_.curvedPiece.fill(0);
	segments_.time = 0.0f;
	segments_.block = 0;
	segments_.blockStart = kSentinelTime;
	segments_.blockEnd = -kSentinelTime;
}

Sampler::Sampler()
	: Sampler(RecordingView{})
{
}

Sampler::Sampler(const RecordingView& recording, const SamplerOptions& options)
	: blocks_(std::make_unique<SamplerBlocks>())
{
	Build(recording, options);
}

Sampler::Sampler(Sampler&& other) noexcept = default;
Sampler& Sampler::operator=(Sampler&& other) noexcept = default;
Sampler::~Sampler() = default;

void Sampler::Build(const RecordingView& recording, const SamplerOptions& options)
{
	blocks_->Build(recording, options.asStored);
}

void Sampler::SampleAt(float time, Frame& out, Cursor& cursor, const FrameParts& parts) const
{
	const float now = SamplerDetail::SaneTime(time, blocks_->range.start);
	SamplerDetail::SampleParts(*blocks_, now, parts, &cursor.segments_, out);
	SamplerDetail::StoreFlags(*blocks_, now, parts, cursor.segments_.flags, out);
}

void Sampler::SamplePosesAt(float time, Frame& out, Cursor& cursor, const FrameParts& parts) const
{
	const float now = SamplerDetail::SaneTime(time, blocks_->range.start);
	SamplerDetail::SampleParts(*blocks_, now, parts, &cursor.segments_, out);
}

void Sampler::SampleAt(float time, Frame& out, const FrameParts& parts) const
{
	const float now = SamplerDetail::SaneTime(time, blocks_->range.start);
	SamplerDetail::SampleParts(*blocks_, now, parts, nullptr, out);
	FlagCache flags;
	SamplerDetail::StoreFlags(*blocks_, now, parts, flags, out);
}

Velocity Sampler::VelocityAt(PoseId pose, float time) const
{
	const float now = SamplerDetail::SaneTime(time, blocks_->range.start);
	const SamplerDetail::Motion move = SamplerDetail::MotionAt<kPositionWidth>(*blocks_, pose, now);
	const SamplerDetail::Motion turn = SamplerDetail::MotionAt<kRotationWidth>(*blocks_, kSlotCount + pose, now);
	return {{move.slopes[0], move.slopes[1], move.slopes[2]}, SamplerDetail::AngularVelocity(turn.values, turn.slopes)};
}

TimeRange Sampler::Range() const
{
	return blocks_->range;
}

bool Sampler::MayReachFar() const
{
	return !blocks_->curved.IsEmpty(); // tracks have smaller values
}

std::size_t Sampler::MemorySize() const
{
	return sizeof(*this) + blocks_->MemorySize();
}

} // namespace mria
