// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Reducing/KeepKeys.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mria
{

namespace KeepLikeMrtkDetail
{
using Vec4 = std::array<float, 4>;

Vec4 Load(const GroupSamples& samples, std::size_t index)
{
	Vec4 vector{};
	std::copy_n(samples.Sample(index), samples.Width(), vector.begin());
	return vector;
}

float Dot(const Vec4& a, const Vec4& b)
{
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}

Vec4 Lerp(const Vec4& a, const Vec4& b, float part)
{
	Vec4 between;
	for (std::size_t i = 0; i < between.size(); ++i)
	{
		between[i] = a[i] + (b[i] - a[i]) * part;
	}
	return between;
}

/** Unity's: a vector too short to have a direction becomes 0, such a quaternion the identity. */
Vec4 Normalized(GroupKind kind, const Vec4& v)
{
	const bool isRotation = kind == GroupKind::Rotation;
	const float length = std::sqrt(Dot(v, v));
	if (!IsAbove(length, isRotation ? 1.4e-45f : 1e-5f))
	{
		return {0.0f, 0.0f, 0.0f, isRotation ? 1.0f : 0.0f};
	}
	return {v[0] / length, v[1] / length, v[2] / length, v[3] / length};
}

/** One group as MRTK's recorder sees it: every number a float, every test one of Unity's functions. */
class MrtkGroup
{
public:
	MrtkGroup(const GroupSamples& samples, float tolerance)
		: samples_(samples)
		, kind_(samples.Kind())
	{
		const float cosine = std::cos(tolerance);
		limit_ = kind_ == GroupKind::Position ? tolerance * tolerance
			: kind_ == GroupKind::Rotation	  ? -std::sqrt((cosine + 1.0f) / 2.0f)
											  : -cosine;
	}

	/** The sample to keep between two kept ones; `first` if none is needed. */
	std::size_t FindWorst(std::size_t first, std::size_t last) const
	{
		// A position is as bad as its distance is large, a direction as its cosine is small.
		float worst = kind_ == GroupKind::Position ? 0.0f : -1.0f;
		std::size_t worstAt = first;
		const Vec4 start = End(first);
		Vec4 end = End(last);
		if (kind_ == GroupKind::Rotation && Dot(start, end) < 0.0f)
		{
			end = {-end[0], -end[1], -end[2], -end[3]};
		}
		for (std::size_t i = first + 1; i < last; ++i)
		{
			const float badness = BadnessOf(i, Lerp(start, end, PartOf(first, last, i)));
			if (badness > worst)
			{
				worst = badness;
				worstAt = i;
			}
		}
		return worst < limit_ ? first : worstAt;
	}

private:
	Vec4 End(std::size_t index) const
	{
		const Vec4 sample = Load(samples_, index);
		return kind_ == GroupKind::Rotation ? Normalized(kind_, sample) : sample;
	}

	float PartOf(std::size_t first, std::size_t last, std::size_t index) const
	{
		const Span<const float> times = samples_.Times();
		const float duration = times[last] - times[first];
		const float part = duration != 0.0f ? (times[index] - times[first]) / duration : 0.0f;
		return IsAbove(part, 0.0f) ? (std::min)(part, 1.0f) : 0.0f;
	}

	float BadnessOf(std::size_t index, const Vec4& between) const
	{
		if (kind_ == GroupKind::Position)
		{
			const Vec4 sample = Load(samples_, index);
			const Vec4 off = {sample[0] - between[0], sample[1] - between[1], sample[2] - between[2], 0.0f};
			return Dot(off, off);
		}
		return -Dot(End(index), Normalized(kind_, between));
	}

	const GroupSamples& samples_;
	GroupKind kind_;
	float limit_ = 0.0f;
};

struct Range
{
	std::uint32_t first;
	std::uint32_t last;
};

/** Ramer-Douglas-Peucker. A list of what is left to do instead of recursion: a run may be as long as a recording. */
void KeepInside(const MrtkGroup& group, Range whole, KeptList& kept)
{
	constexpr std::uint32_t kUntested = 2; // MRTK never tests a sample that is alone between two kept ones
	std::vector<Range> left = {whole};
	while (!left.empty())
	{
		const Range range = left.back();
		left.pop_back();
		if (range.last - range.first <= kUntested)
		{
			continue;
		}
		const auto worst = static_cast<std::uint32_t>(group.FindWorst(range.first, range.last));
		if (worst != range.first)
		{
			kept.push_back(worst);
			left.push_back({range.first, worst});
			left.push_back({worst, range.last});
		}
	}
}
} // namespace KeepLikeMrtkDetail

void KeepLikeMrtk(
	const GroupSamples& samples, float tolerance, std::size_t partition, KeptList& kept, WorstError& worst)
{
	using namespace KeepLikeMrtkDetail;
	const MrtkGroup group(samples, tolerance);
	const std::size_t count = samples.Count();
	kept.assign(count > 0 ? 1 : 0, 0);
	const std::size_t length = partition > 0 ? partition : (std::max)(count, std::size_t{2}) - 1;
	for (std::size_t first = 0; count > length && first < count - length; first += length)
	{
		const Range range = {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(first + length)};
		KeepInside(group, range, kept);
		kept.push_back(range.last);
	}
	std::sort(kept.begin(), kept.end());
	for (std::size_t i = 1; i < kept.size(); ++i)
	{
		worst.Take(kept[i - 1], kept[i]);
	}
	if (count > 0)
	{
		worst.TakeHeld(kept.back());
	}
}

} // namespace mria
