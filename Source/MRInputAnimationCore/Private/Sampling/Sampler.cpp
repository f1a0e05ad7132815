// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Sampler.h"

#include "Curves/BezierSegment.h"
#include "Mria/FloatRules.h"
#include "Mria/Pose.h"
#include "Sampling/FrameOutput.h"
#include "Sampling/SamplerTracks.h"
#include "Sampling/SegmentCursor.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <cstddef>

/*
 * Why it is built like this. A frame is 391 numbers and 4 flags, and playing at 90 Hz must cost next to nothing.
 * Evaluating curve by curve would be 391 searches and as many branches on the kind of segment. But the curves of a
 * position or a rotation share their times in every recording of MRTK 2.x and are straight between keys. So the
 * constructor turns each group into one track (SamplerTracks): one row of times, the values of a key side by side. A
 * search finds all three or four values at once, and what follows is the same arithmetic for every track, four slots at
 * a time, eight with AVX2 (FrameAvx2.cpp), without a branch on the data.
 *
 * A cursor keeps the segment of each track. Playback moves little between frames, so most segments stay, and one
 * comparison for each track shows which do not (SegmentCursor.h). A time far from the last goes through KeyIndex, a
 * table over all tracks: searching each track from scratch would miss the cache once for each step of the search.
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

/** Bit n: slot n. */
std::uint64_t SlotsOf(unsigned blocks)
{
	std::uint64_t slots = 0;
	for (std::size_t block = 0; block < kBlockCount; ++block)
	{
		slots |= static_cast<std::uint64_t>(blocks >> block & 1u ? 15u : 0u) << (block * kBlock);
	}
	return slots;
}

/** Any time as one that tracks can take; the start itself may be one that they cannot. */
float SaneTime(float time, float start)
{
	const float known = IsNan(time) ? start : time;
	return (std::min)((std::max)(known, -kMaxTrackTime), kMaxTrackTime);
}

/** One track of what no straight track could hold, over what its empty one gave. */
void StoreCurved(std::size_t track, const float (&values)[kRotationWidth], Output& out)
{
	const std::size_t slot = track % kSlotCount;
	const bool isPosition = track < kSlotCount;
	if (slot == kGazeSlot)
	{
		Float4::Load(values).Store(isPosition ? out.gazeOrigin : out.gazeDirection);
	}
	else if (isPosition)
	{
		std::copy(values, values + kPositionWidth, out.PoseOf(slot));
	}
	else
	{
		const Quat unit = NormalizedOrIdentity({values[0], values[1], values[2], values[3]});
		Float4::Load(&unit.x).Store(out.PoseOf(slot) + kPositionWidth);
	}
}

/** The curves of one track are consecutive, so a track is complete when the next one begins. */
void StoreCurved(const CurvedTracks& curved, float time, Output& out)
{
	float values[kMostCurves];
	curved.Evaluate(time, values);
	const std::vector<CurvedTracks::Target>& targets = curved.Targets();
	float whole[kRotationWidth] = {};
	for (std::size_t i = 0; i < targets.size(); ++i)
	{
		whole[targets[i].component] = values[i];
		if (i + 1 == targets.size() || targets[i + 1].track != targets[i].track)
		{
			StoreCurved(targets[i].track, whole, out);
		}
	}
}

bool FlagAt(const FlagTrack& flag, float time)
{
	const std::vector<float>& changes = flag.changes;
	const auto passed = std::upper_bound(changes.begin(), changes.end(), time) - changes.begin();
	return flag.isOnFirst != (passed % 2 != 0);
}

void StoreFlags(const SamplerTracks& tracks, float time, const FrameParts& parts, Frame& frame)
{
	for (const Hand hand : kHands)
	{
		if (parts.hands[static_cast<std::size_t>(hand)])
		{
			frame[hand].isTracked = FlagAt(tracks.flags[TrackedCurve(hand) - kFirstFlagCurve], time);
			frame[hand].isPinching = FlagAt(tracks.flags[PinchCurve(hand) - kFirstFlagCurve], time);
		}
	}
}

/** All that is not a track: curved curves, the gaze and presence. */
void Finish(const SamplerTracks& tracks, float time, Output& out)
{
	if (!tracks.curved.IsEmpty())
	{
		StoreCurved(tracks.curved, time, out);
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

MRIA_FORCE_INLINE void EnterAllSegments(const SamplerTracks& tracks, float time, unsigned blocks, SegmentCache& cache)
{
	const std::uint64_t wanted = SlotsOf(blocks);
	EnterStaleSegments<kPositionWidth>(tracks, 0, wanted, time, cache);
	EnterStaleSegments<kRotationWidth>(tracks, kSlotCount, wanted, time, cache);
}

MRIA_FORCE_INLINE void FindAll(const SamplerTracks& tracks, float time, unsigned blocks, FoundSegments& found)
{
	const std::uint32_t* const row = tracks.index.Row(time);
	for (std::size_t block = 0; block < 2 * kBlockCount; ++block)
	{
		if ((blocks >> (block % kBlockCount) & 1u) != 0)
		{
			FindSegments(tracks, row, block * kBlock, time, found);
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

void StoreCached(const SegmentCache& cache, float time, unsigned blocks, Output& out)
{
	StoreBlocks(blocks, out,
		[&](std::size_t slot, Float4(&positions)[kBlock], Float4(&rotations)[kBlock])
		{
			EvaluateCached(cache, slot, time, positions);
			EvaluateCached(cache, kSlotCount + slot, time, rotations);
		});
}

void StoreFound(const FoundSegments& found, float time, unsigned blocks, Output& out)
{
	StoreBlocks(blocks, out,
		[&](std::size_t slot, Float4(&positions)[kBlock], Float4(&rotations)[kBlock])
		{
			EvaluateFound<kPositionWidth>(found, slot, time, positions);
			EvaluateFound<kRotationWidth>(found, kSlotCount + slot, time, rotations);
		});
}

#if MRIA_SIMD_SSE2
/** The whole frame in AVX2's encoding, which saves a fifth of the instructions in finding and half in the rest. */
MRIA_TARGET_AVX2 void SampleCachedAvx2(const SamplerTracks& tracks, float time, SegmentCache& cache, Output& out)
{
	EnterAllSegments(tracks, time, kAllBlocks, cache);
	StoreCachedAvx2(cache, time, out);
}

MRIA_TARGET_AVX2 void SampleFoundAvx2(const SamplerTracks& tracks, float time, Output& out)
{
	FoundSegments found;
	FindAll(tracks, time, kAllBlocks, found);
	StoreFoundAvx2(found, time, out);
}

/** The whole frame, as it is wanted as a rule; false on processors without AVX2. */
bool SampleWholeAvx2(const SamplerTracks& tracks, float time, SegmentCache* cache, Output& out)
{
	if (!tracks.hasAvx2)
	{
		return false;
	}
	cache ? SampleCachedAvx2(tracks, time, *cache, out) : SampleFoundAvx2(tracks, time, out);
	return true;
}
#else
bool SampleWholeAvx2(const SamplerTracks&, float, SegmentCache*, Output&)
{
	return false;
}
#endif

/** With a cursor's cache or, if there is none, without. */
void SampleBlocks(const SamplerTracks& tracks, float time, unsigned blocks, SegmentCache* cache, Frame& frame)
{
	Output out{frame, {}, {}};
	if (blocks == kAllBlocks && SampleWholeAvx2(tracks, time, cache, out))
	{
		return Finish(tracks, time, out);
	}
	if (cache)
	{
		EnterAllSegments(tracks, time, blocks, *cache);
		StoreCached(*cache, time, blocks, out);
	}
	else
	{
		FoundSegments found;
		FindAll(tracks, time, blocks, found);
		StoreFound(found, time, blocks, out);
	}
	Finish(tracks, time, out);
}

void SampleParts(const SamplerTracks& tracks, float now, const FrameParts& parts, SegmentCache* cache, Frame& out)
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
Motion MotionAt(const SamplerTracks& tracks, std::size_t index, float time)
{
	Motion motion;
	const Track& track = tracks.tracks[index];
	const Segment segment = SegmentAt<Width>(track, FindKey(track, tracks.index.Row(time) + index, time));
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
	segments_.key.fill(0);
}

Sampler::Sampler()
	: Sampler(RecordingView{})
{
}

Sampler::Sampler(const RecordingView& recording, const SamplerOptions& options)
	: tracks_(std::make_unique<SamplerTracks>())
{
	Build(recording, options);
}

Sampler::Sampler(Sampler&& other) noexcept = default;
Sampler& Sampler::operator=(Sampler&& other) noexcept = default;
Sampler::~Sampler() = default;

void Sampler::Build(const RecordingView& recording, const SamplerOptions& options)
{
	tracks_->Build(recording, options.asStored);
}

void Sampler::SampleAt(float time, Frame& out, Cursor& cursor, const FrameParts& parts) const
{
	SamplePosesAt(time, out, cursor, parts);
	SamplerDetail::StoreFlags(*tracks_, SamplerDetail::SaneTime(time, tracks_->range.start), parts, out);
}

void Sampler::SamplePosesAt(float time, Frame& out, Cursor& cursor, const FrameParts& parts) const
{
	const float now = SamplerDetail::SaneTime(time, tracks_->range.start);
	SamplerDetail::SampleParts(*tracks_, now, parts, &cursor.segments_, out);
}

void Sampler::SampleAt(float time, Frame& out, const FrameParts& parts) const
{
	const float now = SamplerDetail::SaneTime(time, tracks_->range.start);
	SamplerDetail::SampleParts(*tracks_, now, parts, nullptr, out);
	SamplerDetail::StoreFlags(*tracks_, now, parts, out);
}

Velocity Sampler::VelocityAt(PoseId pose, float time) const
{
	const float now = SamplerDetail::SaneTime(time, tracks_->range.start);
	const SamplerDetail::Motion move = SamplerDetail::MotionAt<kPositionWidth>(*tracks_, pose, now);
	const SamplerDetail::Motion turn = SamplerDetail::MotionAt<kRotationWidth>(*tracks_, kSlotCount + pose, now);
	return {{move.slopes[0], move.slopes[1], move.slopes[2]}, SamplerDetail::AngularVelocity(turn.values, turn.slopes)};
}

TimeRange Sampler::Range() const
{
	return tracks_->range;
}

bool Sampler::MayReachFar() const
{
	return !tracks_->curved.IsEmpty(); // tracks have smaller values
}

std::size_t Sampler::MemorySize() const
{
	return sizeof(*this) + tracks_->MemorySize();
}

} // namespace mria
