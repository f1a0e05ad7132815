// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/RichCurveSampling.h"

#include "Mria/CurveEvaluator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace RichCurveSamplingDetail
{
constexpr int kFirstPieces = 64;
constexpr int kProbes = 8; // a piece is probed at each eighth
constexpr double kStepTolerance = 1e-7;
constexpr std::size_t kMostKeys = 4096; // a hundred are usual

struct Point
{
	float time;
	float value;
};

/** Fits lines to one segment, in a tolerance that its range of values gives. */
class Sampler
{
public:
	Sampler(const Keyframe& a, const Keyframe& b, std::vector<RichCurveKey>& keys)
		: a_(a)
		, b_(b)
		, keys_(keys)
		, lowest_(a.value)
		, highest_(a.value)
		, largest_(std::abs(a.value))
	{
		for (int i = 1; i < kFirstPieces; ++i)
		{
			Include(At(Between(a.time, b.time, i, kFirstPieces)).value);
		}
		Include(At(std::nextafter(b.time, a.time)).value);
	}

	/** Whether the value of a is all there is until b. */
	bool IsStep() const
	{
		const double range = (std::max<double>)(highest_, b_.value) - (std::min<double>)(lowest_, b_.value);
		const double deviation = static_cast<double>(highest_) - static_cast<double>(lowest_);
		return deviation <= kStepTolerance * range;
	}

	void Fit()
	{
		Include(b_.value);
		firstKey_ = keys_.size();
		Point from = At(a_.time);
		const Point afterStart = At(std::nextafter(a_.time, b_.time));
		if (IsJump(from, afterStart))
		{
			from = Jump(afterStart);
		}
		Point to = At(b_.time);
		const Point beforeEnd = At(std::nextafter(b_.time, a_.time));
		const bool jumpsAtEnd = IsJump(beforeEnd, to);
		if (jumpsAtEnd)
		{
			to = beforeEnd;
		}
		FitPieces(from, to);
		if (jumpsAtEnd && keys_.back().time < to.time)
		{
			Append(to);
		}
		keys_.back().interpMode = jumpsAtEnd ? RichInterpMode::Constant : RichInterpMode::Linear;
	}

private:
	Point At(float time) const { return {time, EvaluateSegment(a_, b_, static_cast<double>(time))}; }

	static float Between(float from, float to, int part, int parts)
	{
		const double share = static_cast<double>(part) / parts;
		return static_cast<float>(static_cast<double>(from) * (1.0 - share) + static_cast<double>(to) * share);
	}

	void Include(float value)
	{
		lowest_ = (std::min)(lowest_, value);
		highest_ = (std::max)(highest_, value);
		largest_ = (std::max)(largest_, std::abs(value));
	}

	/** By the range seen so far: a peak that only a later probe hits must not be followed at an earlier, finer scale.
	 */
	double Tolerance() const
	{
		const double range = static_cast<double>(highest_) - static_cast<double>(lowest_);
		// Values are floats: below their spacing a staircase would be fitted instead of the curve.
		return (std::max)(kRichSampleTolerance * range * 0.9, static_cast<double>(largest_) * 0x1p-22);
	}

	bool IsJump(Point from, Point to)
	{
		Include(from.value);
		Include(to.value);
		return std::abs(static_cast<double>(to.value) - static_cast<double>(from.value)) > Tolerance();
	}

	Point Jump(Point to)
	{
		keys_.back().interpMode = RichInterpMode::Constant;
		Append(to);
		return to;
	}

	void Append(Point point)
	{
		RichCurveKey key;
		key.time = point.time;
		key.value = point.value;
		keys_.push_back(key);
	}

	/** Fixed pieces first, so that no wave fits between two probes. */
	void FitPieces(Point from, Point to)
	{
		keys_.back().interpMode = RichInterpMode::Linear;
		Point last = from;
		for (int i = 1; i <= kFirstPieces / kProbes; ++i)
		{
			const float time = Between(from.time, to.time, i, kFirstPieces / kProbes);
			const Point next = i == kFirstPieces / kProbes ? to : At(time);
			if (next.time > last.time)
			{
				FitPiece(last, next, to.time);
				last = next;
			}
		}
	}

	/** Halves a piece until a line fits or no float lies between its ends: less than 300 levels, at a jump close to 0.
	 */
	void FitPiece(Point from, Point to, float end)
	{
		const float middle = Between(from.time, to.time, 1, 2);
		const bool isFull = keys_.size() - firstKey_ > kMostKeys;
		if (middle > from.time && middle < to.time && !isFull && !IsLine(from, to))
		{
			FitPiece(from, At(middle), end);
			FitPiece(At(middle), to, end);
			return;
		}
		if (to.time < end)
		{
			Append(to);
		}
	}

	bool IsLine(Point from, Point to)
	{
		bool isLine = true;
		const double duration = static_cast<double>(to.time) - static_cast<double>(from.time);
		const double rise = static_cast<double>(to.value) - static_cast<double>(from.value);
		for (int i = 1; i < kProbes; ++i)
		{
			const Point probe = At(Between(from.time, to.time, i, kProbes));
			const double share = (static_cast<double>(probe.time) - static_cast<double>(from.time)) / duration;
			const double line = static_cast<double>(from.value) + share * rise;
			Include(probe.value);
			isLine = isLine && std::abs(line - static_cast<double>(probe.value)) <= Tolerance();
		}
		return isLine;
	}

	const Keyframe& a_;
	const Keyframe& b_;
	std::vector<RichCurveKey>& keys_;
	float lowest_;
	float highest_;
	float largest_;
	std::size_t firstKey_ = 0;
};
} // namespace RichCurveSamplingDetail

bool AppendSampledSegment(const Keyframe& a, const Keyframe& b, std::vector<RichCurveKey>& keys)
{
	RichCurveSamplingDetail::Sampler sampler(a, b, keys);
	const bool hasTimesBetween = std::nextafter(a.time, b.time) < b.time;
	if (!hasTimesBetween || sampler.IsStep())
	{
		keys.back().interpMode = RichInterpMode::Constant;
		return false;
	}
	sampler.Fit();
	return true;
}

} // namespace mria
