// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Synth/SynthKeys.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mria::synth
{

namespace SynthSmoothDetail
{
constexpr float kNoWeight = 1.0f / 3.0f; // the weight of an unweighted side
constexpr float kWeights[] = {kNoWeight, 0.2f, 0.5f};

// With no tolerance given, keys follow the frames as closely as people can see.
constexpr float kFinePosition = 0.0005f;
constexpr float kFineRotation = 0.005f;

/** One stretch of a curve between two keys that are to be kept, as a Bézier segment. */
struct Segment
{
	double startTime;
	double endTime;
	double startValue;
	double endValue;
	double startSlope;
	double endSlope;
	double outWeight = kNoWeight;
	double inWeight = kNoWeight;
};

double Bezier(double a, double b, double c, double d, double s)
{
	const double r = 1.0 - s;
	return r * r * r * a + 3.0 * r * r * s * b + 3.0 * r * s * s * c + s * s * s * d;
}

/** Where along the segment the time is that lies a share `t` of the way between its keys. */
double Solve(const Segment& segment, double t)
{
	double low = 0.0;
	double high = 1.0;
	double s = t;
	for (int i = 0; i < 24 && high - low > 1e-6; ++i)
	{
		const double miss = Bezier(0.0, segment.outWeight, 1.0 - segment.inWeight, 1.0, s) - t;
		(miss < 0.0 ? low : high) = s;
		s = 0.5 * (low + high);
	}
	return s;
}

double Evaluate(const Segment& segment, double time)
{
	const double seconds = segment.endTime - segment.startTime;
	const double t = (time - segment.startTime) / seconds;
	const bool isPlain = segment.outWeight == kNoWeight && segment.inWeight == kNoWeight;
	return Bezier(segment.startValue, segment.startValue + segment.outWeight * seconds * segment.startSlope,
		segment.endValue - segment.inWeight * seconds * segment.endSlope, segment.endValue,
		isPlain ? t : Solve(segment, t));
}

/** The frames of one curve, and its slope at one of them: the auto tangent, one-sided at the ends of a stretch. */
class Samples
{
public:
	explicit Samples(const std::vector<Keyframe>& keys)
		: keys_(keys)
	{
	}

	double Slope(std::size_t i, std::size_t first, std::size_t last) const
	{
		const Keyframe& before = keys_[i > first ? i - 1 : i];
		const Keyframe& after = keys_[i < last ? i + 1 : i];
		const double seconds = double{after.time} - before.time;
		return seconds > 0.0 ? (double{after.value} - before.value) / seconds : 0.0;
	}

	/** From key `a` to key `b` of the stretch `first` to `last`. */
	Segment Between(std::size_t a, std::size_t b, std::size_t first, std::size_t last) const
	{
		return {
			keys_[a].time, keys_[b].time, keys_[a].value, keys_[b].value, Slope(a, first, last), Slope(b, first, last)};
	}

	/** The largest miss of the frames between `a` and `b`, or more than `limit` as soon as that is certain. */
	double Miss(const Segment& segment, std::size_t a, std::size_t b, double limit) const
	{
		double worst = 0.0;
		for (std::size_t i = a + 1; i < b && worst <= limit; ++i)
		{
			worst = (std::max)(worst, std::fabs(Evaluate(segment, keys_[i].time) - keys_[i].value));
		}
		return worst;
	}

private:
	const std::vector<Keyframe>& keys_;
};

/** Gives the segment the weights that miss least; none, unless others are better. */
void FitWeights(const Samples& samples, std::size_t a, std::size_t b, Segment& segment)
{
	Segment best = segment;
	double least = samples.Miss(segment, a, b, 1e30);
	for (const float out : kWeights)
	{
		for (const float in : kWeights)
		{
			Segment candidate = segment;
			candidate.outWeight = out;
			candidate.inWeight = in;
			const double miss = samples.Miss(candidate, a, b, least);
			if (miss < least)
			{
				best = candidate;
				least = miss;
			}
		}
	}
	segment = best;
}

/** Stretches of frames without a gap: first and last index. */
std::vector<std::pair<std::size_t, std::size_t>> FindStretches(const std::vector<Keyframe>& keys, float longestStep)
{
	std::vector<std::pair<std::size_t, std::size_t>> stretches;
	std::size_t first = 0;
	for (std::size_t i = 1; i <= keys.size(); ++i)
	{
		if (i == keys.size() || keys[i].time - keys[i - 1].time > longestStep)
		{
			stretches.emplace_back(first, i - 1);
			first = i;
		}
	}
	return stretches;
}

/** Makes the curves of one group sparse. All of them keep the same frames, since they share their times. */
class GroupFitter
{
public:
	GroupFitter(Recording& recording, const CurveGroup& group, float tolerance)
		: recording_(recording)
		, group_(group)
		, tolerance_(tolerance)
	{
	}

	void Run(float longestStep)
	{
		const std::vector<Keyframe>& keys = recording_.curves[group_.first].keys;
		for (const auto& [first, last] : FindStretches(keys, longestStep))
		{
			first_ = first;
			last_ = last;
			kept_.assign(1, first);
			while (kept_.back() < last)
			{
				kept_.push_back(FarthestFrom(kept_.back()));
			}
			for (std::size_t i = 0; i < group_.count; ++i)
			{
				WriteStretch(recording_.curves[group_.first + i].keys, fitted_[i]);
			}
		}
		for (std::size_t i = 0; i < group_.count; ++i)
		{
			recording_.curves[group_.first + i].keys = std::move(fitted_[i]);
		}
	}

private:
	bool Fits(std::size_t a, std::size_t b) const
	{
		for (std::size_t i = 0; i < group_.count; ++i)
		{
			const Samples samples(recording_.curves[group_.first + i].keys);
			if (samples.Miss(samples.Between(a, b, first_, last_), a, b, tolerance_) > tolerance_)
			{
				return false;
			}
		}
		return true;
	}

	/** The last frame that one segment reaches: doubling the step while it fits, then halving the doubt. */
	std::size_t FarthestFrom(std::size_t a) const
	{
		std::size_t good = a + 1;
		std::size_t step = 2;
		while (good < last_ && Fits(a, (std::min)(a + step, last_)))
		{
			good = (std::min)(a + step, last_);
			step *= 2;
		}
		std::size_t bad = (std::min)(a + step, last_ + 1);
		while (bad - good > 1)
		{
			const std::size_t middle = good + (bad - good) / 2;
			(Fits(a, middle) ? good : bad) = middle;
		}
		return good;
	}

	void WriteStretch(const std::vector<Keyframe>& frames, std::vector<Keyframe>& out) const
	{
		const Samples samples(frames);
		const std::size_t begin = out.size();
		for (const std::size_t i : kept_)
		{
			Keyframe key; // both weights 0: a straight line to what lies beyond the stretch
			key.time = frames[i].time;
			key.value = frames[i].value;
			key.inTangent = key.outTangent = static_cast<float>(samples.Slope(i, first_, last_));
			out.push_back(key);
		}
		for (std::size_t i = 0; i + 1 < kept_.size(); ++i)
		{
			Segment segment = samples.Between(kept_[i], kept_[i + 1], first_, last_);
			FitWeights(samples, kept_[i], kept_[i + 1], segment);
			SetOut(out[begin + i], static_cast<float>(segment.outWeight));
			SetIn(out[begin + i + 1], static_cast<float>(segment.inWeight));
		}
	}

	static void SetOut(Keyframe& key, float weight)
	{
		key.outWeight = weight;
		key.weightedMode = weight == kNoWeight ? key.weightedMode & ~WeightedMode::Out : key.weightedMode;
	}

	static void SetIn(Keyframe& key, float weight)
	{
		key.inWeight = weight;
		key.weightedMode = weight == kNoWeight ? key.weightedMode & ~WeightedMode::In : key.weightedMode;
	}

	Recording& recording_;
	CurveGroup group_;
	double tolerance_;
	std::size_t first_ = 0;
	std::size_t last_ = 0;
	std::vector<std::size_t> kept_;
	std::array<std::vector<Keyframe>, kMostGroupCurves> fitted_;
};
} // namespace SynthSmoothDetail

void FitSmoothKeys(Recording& recording, const SynthOptions& options)
{
	SynthOptions fine = options;
	fine.positionTolerance = (std::max)(options.positionTolerance, SynthSmoothDetail::kFinePosition);
	fine.rotationTolerance = (std::max)(options.rotationTolerance, SynthSmoothDetail::kFineRotation);
	const float longestStep = (std::max)(2.5f / options.frameRate, options.faults.unevenFrames ? 0.12f : 0.0f);
	for (std::size_t group = 0; group < kCurveGroupCount; ++group)
	{
		const CurveGroup curves = CurveGroupAt(group);
		SynthSmoothDetail::GroupFitter(recording, curves, ToleranceOf(curves, fine)).Run(longestStep);
	}
}

} // namespace mria::synth
