// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Reducing/WorstError.h"

#include "Mria/Pose.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mria
{

namespace WorstErrorDetail
{
using Vec4 = std::array<double, 4>;

constexpr double kRightAngle = 1.5707963267948966;

double DotOf(const Vec4& a, const Vec4& b)
{
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}

Vec4 ToDoubles(Float4 lanes)
{
	float floats[kLanes];
	lanes.Store(floats);
	return {floats[0], floats[1], floats[2], floats[3]};
}

/** What is played for a rotation or direction without length. */
Vec4 Sound(GroupKind kind, const Vec4& v)
{
	const Vec4 other = kind == GroupKind::Rotation ? Vec4{0.0, 0.0, 0.0, 1.0} : Vec4{0.0, 0.0, 1.0, 0.0};
	return std::sqrt(DotOf(v, v)) > static_cast<double>(kShortestLength) ? v : other;
}

double ErrorOf(GroupKind kind, const Vec4& played, const Vec4& wanted)
{
	if (kind == GroupKind::Position)
	{
		const Vec4 off = {played[0] - wanted[0], played[1] - wanted[1], played[2] - wanted[2], 0.0};
		return std::sqrt(DotOf(off, off));
	}
	const Vec4 p = Sound(kind, played);
	const Vec4 w = Sound(kind, wanted);
	const double along = DotOf(p, w) / DotOf(w, w);
	const Vec4 across = {p[0] - along * w[0], p[1] - along * w[1], p[2] - along * w[2], p[3] - along * w[3]};
	const double rise = std::sqrt(DotOf(across, across));
	const double run = along * std::sqrt(DotOf(w, w));
	return kind == GroupKind::Rotation ? 2.0 * std::atan2(rise, std::fabs(run)) : std::atan2(rise, run);
}

/** The least distance, in parts of a sample's length where it is no position, that can come to this error. */
double DistanceOf(GroupKind kind, double error)
{
	if (kind == GroupKind::Position)
	{
		return error;
	}
	return std::sin((std::min)(kind == GroupKind::Rotation ? error / 2.0 : error, kRightAngle));
}
} // namespace WorstErrorDetail

WorstError::WorstError(const GroupSamples& samples, double worstSoFar)
	: samples_(samples)
{
	Raise(worstSoFar);
}

void WorstError::Raise(double error)
{
	using namespace WorstErrorDetail;
	error_ = (std::max)(error_, error);
	// A little less, for the rounding of the distances that are compared with it.
	constexpr double kShare = 0.999;
	const double reach = static_cast<double>(samples_.Rules().reach);
	const double part = reach > 0.0 ? DistanceOf(samples_.Kind(), error_) / reach : 0.0;
	harmlessPart_ = static_cast<float>((std::min)(kShare * part * part, 1e30));
}

Float4 WorstError::Load(std::size_t index) const
{
	const float* sample = samples_.Sample(index);
	return samples_.Width() == kRotationWidth ? LoadSample<kRotationWidth>(sample) : LoadSample<kPositionWidth>(sample);
}

void WorstError::Take(std::size_t first, std::size_t last)
{
	using namespace WorstErrorDetail;
	const float time = samples_.Times()[first];
	const float duration = samples_.Times()[last] - time;
	const Float4 value = Load(first);
	Float4 end = Load(last);
	if (samples_.Kind() == GroupKind::Rotation && DotOf(ToDoubles(value), ToDoubles(end)) < 0.0)
	{
		end = Float4::Zero() - end;
	}
	const Float4 slope = (end - value) * Float4::All(duration > kShortestSegment ? 1.0f / duration : 0.0f);
	LookAt({value, Float4::Zero(), time}, slope, first + 1, last);
}

void WorstError::TakeHeld(std::size_t first)
{
	LookAt({Load(first), Float4::Zero(), samples_.Times()[first]}, Float4::Zero(), first + 1, samples_.Count());
}

void WorstError::LookAt(const ChordStart& start, Float4 slope, std::size_t first, std::size_t last)
{
	if (samples_.Width() == kRotationWidth)
	{
		Look<kRotationWidth>(start, slope, first, last);
	}
	else
	{
		Look<kPositionWidth>(start, slope, first, last);
	}
}

template <std::size_t Width>
void WorstError::Look(const ChordStart& start, Float4 slope, std::size_t first, std::size_t last)
{
	const SampleRow row = samples_.Row();
	for (std::size_t i = first; i < last; i += kLanes)
	{
		const Float4 harmless = Float4::All(harmlessPart_) * Float4::Load(row.limits + i);
		const unsigned isHarmless = Bits(LessEqual(ChordTest<Width>::SquaresTo(start, slope, row, i), harmless));
		for (unsigned left = ~isHarmless & LanesOf(last - i); left != 0; left &= left - 1)
		{
			Measure(start, slope, i + LowestBit(left));
		}
	}
}

void WorstError::Measure(const ChordStart& start, Float4 slope, std::size_t index)
{
	using namespace WorstErrorDetail;
	const Vec4 base = ToDoubles(start.value);
	const Vec4 rise = ToDoubles(slope);
	const double since = static_cast<double>(samples_.Times()[index]) - static_cast<double>(start.time);
	Vec4 played;
	for (std::size_t i = 0; i < played.size(); ++i)
	{
		played[i] = base[i] + rise[i] * since;
	}
	Raise(ErrorOf(samples_.Kind(), played, ToDoubles(Load(index))));
}

} // namespace mria
