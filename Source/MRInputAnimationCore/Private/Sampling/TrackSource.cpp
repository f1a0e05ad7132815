// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/TrackSource.h"

#include "Simd/BitScan.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace mria
{

namespace TrackSourceDetail
{
constexpr std::size_t kRunKeys = 128; ///< Read at once before there is more room made; few blocks have as many.
constexpr std::size_t kRoom = kRunKeys + 2 * kMaxBatch;
static_assert(kRunKeys % kMaxBatch == 0);

/** The times of a track without keys: sentinels and padding. */
constexpr std::array<float, 2 + kKeysAtOnce> MakeNoTimes()
{
	std::array<float, 2 + kKeysAtOnce> times{};
	for (float& time : times)
	{
		time = kSentinelTime;
	}
	times[0] = -kSentinelTime;
	return times;
}

Track NoKeys()
{
	static constexpr std::array<float, 2 + kKeysAtOnce> kTimes = MakeNoTimes();
	static constexpr std::array<float, 2 * kRotationWidth> kValues{};
	return {kTimes.data(), kValues.data(), 0};
}

/** The first key at or after `time`, from `key` on. The sentinel behind the last key is at least at it. */
std::size_t FirstFrom(const float* times, std::size_t key, float time)
{
	while (times[key + kKeysAtOnce - 1] < time)
	{
		key += kKeysAtOnce;
	}
	const float* const now = times + key;
	const Float4 end = Float4::All(time);
	const unsigned before = Bits(Less(Float4::Load(now), end), Less(Float4::Load(now + 4), end),
		Less(Float4::Load(now + 8), end), Less(Float4::Load(now + 12), end));
	return key + LowestBit(~static_cast<std::uint64_t>(before));
}
} // namespace TrackSourceDetail

void TrackSource::SetCurves(const TrackCurves& curves, bool isContinuous)
{
	SetTrack(TrackSourceDetail::NoKeys(), curves.width);
	curves_ = curves;
	isContinuous_ = isContinuous;
	load_ = FindRunLoader(curves);
	const Span<const CurveView> views = curves;
	needsTrack_ =
		!load_ && std::any_of(views.begin(), views.end(), [](const CurveView& view) { return !view.empty(); });
	keyCount_ = curves.KeyCount();
}

void TrackSource::SetTrack(const Track& track, std::size_t width)
{
	load_ = nullptr;
	track_ = track;
	curves_.width = width;
	keyCount_ = track.keyCount;
	needsTrack_ = false;
	Rewind();
}

void TrackSource::Rewind()
{
	next_ = 0;
	nextTime_ = -kSentinelTime;
	isNegated_ = false;
}

std::size_t TrackSource::WriteBlock(float end, FloatBuffer& values, std::size_t used, FloatBuffer& times)
{
	std::size_t count = load_ ? WriteFromFile(end, values, used, times) : 0;
	if (!load_) // it may not have any longer
	{
		count = WriteFromTrack(end, values, used, times);
	}
	nextTime_ = times.Data()[count - 1];
	next_ += count - 2;
	return count;
}

/** If the keys do not fit, the source has none from here on. */
std::size_t TrackSource::WriteFromFile(float end, FloatBuffer& values, std::size_t used, FloatBuffer& times)
{
	using namespace TrackSourceDetail;
	const std::size_t width = curves_.width;
	bool isSound = true;
	bool hasFlips = isNegated_;
	std::size_t count = next_ == 0 ? WriteSentinel(values, used, times) : 0;
	KeyRun run;
	do
	{
		float* const time = times.Extend(count, kRoom) + count;
		float* const value = values.Extend(used + count * width, kRoom * kRotationWidth) + used + count * width;
		run = load_(curves_, next_ + count - 1, end, kRunKeys, {time, value});
		isSound = isSound && run.isSound;
		hasFlips = hasFlips || run.hasFlips;
		count += run.count;
	} while (!run.isComplete);
	const bool hasAll = end != kSentinelTime || next_ + count == keyCount_ + 2;
	if (!isSound || !hasAll)
	{
		SetTrack(NoKeys(), width);
		needsTrack_ = true;
	}
	else if (hasFlips && isContinuous_)
	{
		KeepSigns(values.Data() + used, count);
	}
	return count;
}

/** Ahead of the first key, with its values. */
std::size_t TrackSource::WriteSentinel(FloatBuffer& values, std::size_t used, FloatBuffer& times)
{
	*times.Extend(0, TrackSourceDetail::kRoom) = -kSentinelTime;
	float* const value = values.Extend(used, kRotationWidth) + used;
	for (std::size_t i = 0; i < curves_.width; ++i)
	{
		value[i] = curves_.curves[i].Value(0);
	}
	return 1;
}

void TrackSource::KeepSigns(float* values, std::size_t count)
{
	if (isNegated_)
	{
		std::transform(values, values + kRotationWidth, values, [](float value) { return -value; });
	}
	MakeContinuous({values, count * kRotationWidth});
	const std::size_t next = next_ + count - 2;
	const float* const kept = values + (count - 2) * kRotationWidth;
	isNegated_ = false;
	for (std::size_t i = 0; next > 0 && i < kRotationWidth; ++i)
	{
		isNegated_ = isNegated_ || kept[i] != curves_.curves[i].Value(next - 1);
	}
}

std::size_t TrackSource::WriteFromTrack(float end, FloatBuffer& values, std::size_t used, FloatBuffer& times) const
{
	const std::size_t count = TrackSourceDetail::FirstFrom(track_.times, next_ + 1, end) - next_ + 1;
	const std::size_t floats = count * curves_.width;
	std::copy_n(track_.times + next_, count, times.Extend(0, count));
	std::copy_n(track_.values + next_ * curves_.width, floats, values.Extend(used, floats) + used);
	return count;
}

} // namespace mria
