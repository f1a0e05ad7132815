// SPDX-License-Identifier: MIT

#include "Mria/Sampler.h"

#include "Sampling/SamplerTracks.h"
#include "Simd/BitScan.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace mria
{

namespace SamplerDetail
{
constexpr std::size_t kBlock = 4; ///< Slots handled together: one for each lane.
constexpr std::size_t kBlockCount = kSlotCount / kBlock;
constexpr unsigned kAllBlocks = (1u << kBlockCount) - 1;
static_assert(kSlotCount % kBlock == 0);
static_assert(sizeof(Pose) == 7 * sizeof(float));

/** Where in a frame each slot's pose lies, in bytes; the gaze is no pose and has none. */
constexpr std::array<std::uint32_t, kSlotCount> MakeOffsets()
{
	std::array<std::uint32_t, kSlotCount> offsets{};
	offsets[kCameraPose] = offsetof(Frame, camera);
	for (std::size_t i = 0; i < kHandCount * kJointCount; ++i)
	{
		offsets[1 + i] = static_cast<std::uint32_t>(offsetof(Frame, hands) + i / kJointCount * sizeof(HandFrame) +
			offsetof(HandFrame, joints) + i % kJointCount * sizeof(Pose));
	}
	return offsets;
}

/** Where sampled values go: into the frame, and those of the gaze beside it until it is known what they are. */
struct Output
{
	Frame& frame;
	float gazeOrigin[4];
	float gazeDirection[4];

	float* PoseOf(std::size_t slot)
	{
		static constexpr std::array<std::uint32_t, kSlotCount> kOffsets = MakeOffsets();
		return reinterpret_cast<float*>(reinterpret_cast<unsigned char*>(&frame) + kOffsets[slot]);
	}
};

constexpr unsigned BlocksFrom(std::size_t firstSlot, std::size_t slotCount)
{
	const std::size_t first = firstSlot / kBlock;
	const std::size_t end = (firstSlot + slotCount - 1) / kBlock + 1;
	return (1u << end) - (1u << first);
}

/** Bit n stands for slots 4 n to 4 n + 3. */
unsigned BlocksOf(const FrameParts& parts)
{
	unsigned blocks = parts.camera ? BlocksFrom(kCameraPose, 1) : 0;
	blocks |= parts.hands[0] ? BlocksFrom(JointPose(Hand::Left, Joint::None), kJointCount) : 0;
	blocks |= parts.hands[1] ? BlocksFrom(JointPose(Hand::Right, Joint::None), kJointCount) : 0;
	return blocks | (parts.gaze ? BlocksFrom(kGazeSlot, 1) : 0);
}

/** Bit n stands for slot n. */
std::uint64_t SlotsOf(unsigned blocks)
{
	std::uint64_t slots = 0;
	for (std::size_t block = 0; block < kBlockCount; ++block)
	{
		slots |= static_cast<std::uint64_t>(blocks >> block & 1u ? 15u : 0u) << (block * kBlock);
	}
	return slots;
}

float SaneTime(float time, float start)
{
	return std::isnan(time) ? start : (std::min)((std::max)(time, -kMaxTrackTime), kMaxTrackTime);
}

/** Puts one track of a cursor where `time` is: as a rule on the next key, since playback goes on. */
template <std::size_t Width>
MRIA_FORCE_INLINE void Seat(const Track& track, std::size_t index, float time, SegmentCache& cache)
{
	// The end of the old segment is the time of the next key, unless the cursor is new.
	const std::uint32_t next = cache.key[index] + 1;
	const bool isNext =
		cache.end[index] <= time && next <= track.keyCount && time < track.times[next + 1] && track.times[next] <= time;
	const std::uint32_t key = isNext ? next : FindKey(track, time);
	const Segment segment = SegmentAt<Width>(track, key);
	segment.base.Store(&cache.base[4 * index]);
	segment.slope.Store(&cache.slope[4 * index]);
	cache.start[index] = segment.start;
	cache.end[index] = segment.end;
	cache.key[index] = key;
}

/** Bit n is set where track n of these blocks has left its segment. */
MRIA_FORCE_INLINE std::uint64_t FindStale(const SegmentCache& cache, std::size_t firstTrack, float time)
{
	const Float4 now = Float4::All(time);
	std::uint64_t stale = 0;
	for (std::size_t slot = 0; slot < kSlotCount; slot += kBlock)
	{
		const Float4 isEarly = Less(now, Float4::Load(&cache.start[firstTrack + slot]));
		const Float4 isLate = LessEqual(Float4::Load(&cache.end[firstTrack + slot]), now);
		stale |= static_cast<std::uint64_t>(Bits(isEarly | isLate)) << slot;
	}
	return stale;
}

/**
 * Moves on those tracks of a cursor whose segment ended. Which ones is as good as random, so they are found first,
 * without a branch, and then gone through bit by bit.
 */
template <std::size_t Width>
MRIA_FORCE_INLINE void SeatStale(
	const SamplerTracks& tracks, std::size_t firstTrack, std::uint64_t wanted, float time, SegmentCache& cache)
{
	std::uint64_t stale = FindStale(cache, firstTrack, time) & wanted;
	for (; stale != 0; stale &= stale - 1)
	{
		const std::size_t index = firstTrack + LowestBit(stale);
		Seat<Width>(tracks.tracks[index], index, time, cache);
	}
}

/** Four neighbouring tracks from the segments of a cursor. */
MRIA_FORCE_INLINE void EvaluateSeated(const SegmentCache& cache, std::size_t first, float time, Float4 (&out)[kBlock])
{
	const Float4 since = Float4::All(time) - Float4::Load(&cache.start[first]);
	const Float4 sinces[kBlock] = {since.Spread<0>(), since.Spread<1>(), since.Spread<2>(), since.Spread<3>()};
	const float* base = &cache.base[4 * first];
	const float* slope = &cache.slope[4 * first];
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		out[i] = Float4::Load(base + 4 * i) + Float4::Load(slope + 4 * i) * sinces[i];
	}
}

/** Four neighbouring tracks from nowhere, with the arithmetic of the above to the bit. */
template <std::size_t Width>
MRIA_FORCE_INLINE void FindAndEvaluate(
	const SamplerTracks& tracks, std::size_t first, float time, Float4 (&out)[kBlock])
{
	const Float4 now = Float4::All(time);
	const BucketScales& scales = tracks.scales;
	std::int32_t buckets[kBlock];
	StoreIndices((now - Float4::Load(&scales.start[first])) * Float4::Load(&scales.perSecond[first]),
		Float4::Load(&scales.last[first]), buckets);
	const float* values[kBlock];
	float starts[kBlock];
	float ends[kBlock];
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		const Track& track = tracks.tracks[first + i];
		const std::uint32_t key = FindKey(track, static_cast<std::uint32_t>(buckets[i]), time);
		values[i] = track.values + key * Width;
		starts[i] = track.times[key];
		ends[i] = track.times[key + 1];
	}
	const Float4 start = Float4::Load(starts);
	const Float4 since = now - start;
	const Float4 perSecond = InverseLengths(Float4::Load(ends) - start);
	const Float4 sinces[kBlock] = {since.Spread<0>(), since.Spread<1>(), since.Spread<2>(), since.Spread<3>()};
	const Float4 rates[kBlock] = {
		perSecond.Spread<0>(), perSecond.Spread<1>(), perSecond.Spread<2>(), perSecond.Spread<3>()};
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		const Float4 base = Float4::Load(values[i]);
		out[i] = base + (Float4::Load(values[i] + Width) - base) * rates[i] * sinces[i];
	}
}

/** Four rotations to length 1; length 0 gives the identity. NormalizedOrIdentity in lanes. */
MRIA_FORCE_INLINE void Normalize(Float4 (&q)[kBlock])
{
	const Float4 length = Sqrt(LaneSums(q[0] * q[0], q[1] * q[1], q[2] * q[2], q[3] * q[3]));
	const unsigned sound =
		Bits(Less(Float4::Zero(), length) & Less(length, Float4::All(std::numeric_limits<float>::infinity())));
	const Float4 scale = Float4::All(1.0f) / length;
	q[0] = q[0] * scale.Spread<0>();
	q[1] = q[1] * scale.Spread<1>();
	q[2] = q[2] * scale.Spread<2>();
	q[3] = q[3] * scale.Spread<3>();
	for (std::size_t i = 0; sound != 15 && i < kBlock; ++i)
	{
		const float identity[4] = {0.0f, 0.0f, 0.0f, 1.0f};
		q[i] = (sound >> i & 1u) != 0 ? q[i] : Float4::Load(identity);
	}
}

MRIA_FORCE_INLINE void StoreBlock(
	std::size_t block, const Float4 (&positions)[kBlock], Float4 (&rotations)[kBlock], Output& out)
{
	if (block == kGazeSlot / kBlock)
	{
		positions[kGazeSlot % kBlock].Store(out.gazeOrigin);
		rotations[kGazeSlot % kBlock].Store(out.gazeDirection); // before it is taken for a rotation and normalised
	}
	Normalize(rotations);
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		const std::size_t slot = block * kBlock + i;
		if (slot != kGazeSlot)
		{
			float* pose = out.PoseOf(slot);
			positions[i].Store(pose); // the fourth lane is overwritten by the rotation
			rotations[i].Store(pose + kPositionWidth);
		}
	}
}

/** One track of what no straight track could hold, over what its empty one gave. */
void StoreCurved(std::size_t track, const float (&values)[kRotationWidth], Output& out)
{
	const std::size_t slot = track % kSlotCount;
	const bool isPlace = track < kSlotCount;
	if (slot == kGazeSlot)
	{
		Float4::Load(values).Store(isPlace ? out.gazeOrigin : out.gazeDirection);
	}
	else if (isPlace)
	{
		std::copy(values, values + kPositionWidth, out.PoseOf(slot));
	}
	else
	{
		const Quat unit = NormalizedOrIdentity({values[0], values[1], values[2], values[3]});
		Float4::Load(&unit.x).Store(out.PoseOf(slot) + kPositionWidth);
	}
}

/** The curves of one track stand side by side, so a track is whole when the next one begins. */
void StoreCurved(const CurvedTracks& curved, float time, Output& out)
{
	float values[kFloatCurveCount];
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

/** All that is not a track: curved curves, the gaze, flags and presence. */
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
		frame[hand].isTracked = FlagAt(tracks.flags[TrackedCurve(hand) - kFirstFlagCurve], time);
		frame[hand].isPinching = FlagAt(tracks.flags[PinchCurve(hand) - kFirstFlagCurve], time);
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

MRIA_FORCE_INLINE void SampleSeated(
	const SamplerTracks& tracks, float time, unsigned blocks, SegmentCache& cache, Output& out)
{
	const std::uint64_t wanted = SlotsOf(blocks);
	SeatStale<kPositionWidth>(tracks, 0, wanted, time, cache);
	SeatStale<kRotationWidth>(tracks, kSlotCount, wanted, time, cache);
	for (std::size_t block = 0; block < kBlockCount; ++block)
	{
		if ((blocks >> block & 1u) != 0)
		{
			Float4 positions[kBlock];
			Float4 rotations[kBlock];
			EvaluateSeated(cache, block * kBlock, time, positions);
			EvaluateSeated(cache, kSlotCount + block * kBlock, time, rotations);
			StoreBlock(block, positions, rotations, out);
		}
	}
}

MRIA_FORCE_INLINE void SampleUnseated(const SamplerTracks& tracks, float time, unsigned blocks, Output& out)
{
	for (std::size_t block = 0; block < kBlockCount; ++block)
	{
		if ((blocks >> block & 1u) != 0)
		{
			Float4 positions[kBlock];
			Float4 rotations[kBlock];
			FindAndEvaluate<kPositionWidth>(tracks, block * kBlock, time, positions);
			FindAndEvaluate<kRotationWidth>(tracks, kSlotCount + block * kBlock, time, rotations);
			StoreBlock(block, positions, rotations, out);
		}
	}
}

void SampleSeatedPlain(const SamplerTracks& tracks, float time, unsigned blocks, SegmentCache& cache, Output& out)
{
	SampleSeated(tracks, time, blocks, cache, out);
}

void SampleUnseatedPlain(const SamplerTracks& tracks, float time, unsigned blocks, Output& out)
{
	SampleUnseated(tracks, time, blocks, out);
}

/** The same once more in AVX2's encoding, which saves a fifth of the instructions; no operation differs. */
MRIA_TARGET_AVX2 void SampleSeatedAvx2(
	const SamplerTracks& tracks, float time, unsigned blocks, SegmentCache& cache, Output& out)
{
	SampleSeated(tracks, time, blocks, cache, out);
}

MRIA_TARGET_AVX2 void SampleUnseatedAvx2(const SamplerTracks& tracks, float time, unsigned blocks, Output& out)
{
	SampleUnseated(tracks, time, blocks, out);
}

/** With a cursor's cache or, if there is none, without. */
void SampleBlocks(const SamplerTracks& tracks, float time, unsigned blocks, SegmentCache* cache, Frame& frame)
{
	Output out{frame, {}, {}};
	if (cache)
	{
		(tracks.hasAvx2 ? SampleSeatedAvx2 : SampleSeatedPlain)(tracks, time, blocks, *cache, out);
	}
	else
	{
		(tracks.hasAvx2 ? SampleUnseatedAvx2 : SampleUnseatedPlain)(tracks, time, blocks, out);
	}
	Finish(tracks, time, out);
}

void SampleParts(const SamplerTracks& tracks, float time, const FrameParts& parts, SegmentCache* cache, Frame& out)
{
	const float now = SaneTime(time, tracks.range.start);
	const unsigned blocks = BlocksOf(parts);
	if (blocks == kAllBlocks)
	{
		return SampleBlocks(tracks, now, blocks, cache, out);
	}
	Frame whole;
	SampleBlocks(tracks, now, blocks, cache, whole);
	CopyParts(whole, parts, out);
}

/** Angular velocity of the unit quaternion along q: of dq/dt only the part across q turns anything. */
Vec3 AngularVelocity(const Quat& rotation, const Quat& slope)
{
	const float lengthSquared = Dot(rotation, rotation);
	if (!(lengthSquared > 0.0f))
	{
		return {};
	}
	const Quat turn = slope * Conjugate(rotation);
	return Vec3{turn.x, turn.y, turn.z} * (2.0f / lengthSquared);
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
	const Segment segment = SegmentAt<Width>(track, FindKey(track, time));
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
	SamplerDetail::SampleParts(*tracks_, time, parts, &cursor.segments_, out);
}

void Sampler::SampleAt(float time, Frame& out, const FrameParts& parts) const
{
	SamplerDetail::SampleParts(*tracks_, time, parts, nullptr, out);
}

Velocity Sampler::VelocityAt(PoseId pose, float time) const
{
	const float now = SamplerDetail::SaneTime(time, tracks_->range.start);
	const SamplerDetail::Motion move = SamplerDetail::MotionAt<kPositionWidth>(*tracks_, pose, now);
	const SamplerDetail::Motion turn = SamplerDetail::MotionAt<kRotationWidth>(*tracks_, kSlotCount + pose, now);
	const auto toQuat = [](const float(&q)[4]) { return Quat{q[0], q[1], q[2], q[3]}; };
	return {{move.slopes[0], move.slopes[1], move.slopes[2]},
		SamplerDetail::AngularVelocity(toQuat(turn.values), toQuat(turn.slopes))};
}

TimeRange Sampler::Range() const
{
	return tracks_->range;
}

std::size_t Sampler::MemorySize() const
{
	return sizeof(*this) + tracks_->MemorySize();
}

} // namespace mria
