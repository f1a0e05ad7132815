// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "BezierMaterial.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace mria::bench
{

namespace BezierMaterialDetail
{
class Dice
{
public:
	float Between(float low, float high) { return std::uniform_real_distribution<float>(low, high)(random_); }
	float Weight(Weights weights)
	{
		constexpr float kExtremes[] = {0.0f, 0.001f, 0.999f, 1.0f};
		return weights == Weights::Extreme ? kExtremes[random_() % 4] : Between(0.1f, 0.6f);
	}

private:
	std::mt19937 random_{11};
};

double Cubic(double p0, double p1, double p2, double p3, double s)
{
	const double r = 1.0 - s;
	return r * r * r * p0 + 3.0 * r * r * s * p1 + 3.0 * r * s * s * p2 + s * s * s * p3;
}

/** The parameter at which a segment with weights from 0 to 1 passes this part of its time. */
double ParameterAt(double part, double outWeight, double inWeight)
{
	double low = 0.0;
	double high = 1.0;
	for (int step = 0; step < 100; ++step)
	{
		const double middle = 0.5 * (low + high);
		(Cubic(0.0, outWeight, 1.0 - inWeight, 1.0, middle) < part ? low : high) = middle;
	}
	return 0.5 * (low + high);
}
} // namespace BezierMaterialDetail

BezierMaterial::BezierMaterial(Weights weights)
	: results_(kBezierCount)
{
	parts_.fill(std::vector<float>(kBezierCount));
	BezierMaterialDetail::Dice dice;
	for (std::size_t i = 0; i < kBezierCount; ++i)
	{
		Keyframe a;
		Keyframe b;
		const float duration = dice.Between(0.02f, 1.0f);
		const float share = dice.Between(0.0f, 1.0f);
		a.time = time_ - share * duration;
		b.time = time_ + (1.0f - share) * duration;
		a.value = dice.Between(0.0f, 1.0f);
		b.value = dice.Between(0.0f, 1.0f);
		a.outWeight = dice.Weight(weights);
		b.inWeight = dice.Weight(weights);
		const float dt = b.time - a.time;
		const float outRise = a.outWeight * dice.Between(-1.0f, 1.0f);
		const float inRise = b.inWeight * dice.Between(-1.0f, 1.0f);
		a.outTangent = a.outWeight > 0.0f ? outRise / (a.outWeight * dt) : 0.0f;
		b.inTangent = b.inWeight > 0.0f ? inRise / (b.inWeight * dt) : 0.0f;
		keys_.push_back({a, b});
		const float fields[kInputs] = {a.time, b.time, a.value, b.value, outRise, inRise, a.outWeight, b.inWeight};
		for (std::size_t field = 0; field < kInputs; ++field)
		{
			arrays_[field].push_back(fields[field]);
		}
	}
}

BezierTimes BezierMaterial::Times() const
{
	return {time_, arrays_[0].data(), arrays_[1].data(), arrays_[6].data(), arrays_[7].data(), kBezierCount};
}

BezierMaterial::ValueArrays BezierMaterial::InputValues() const
{
	return {arrays_[2].data(), arrays_[3].data(), arrays_[4].data(), arrays_[5].data()};
}

void BezierMaterial::Solve(BezierPath path)
{
	const BezierParts parts = {parts_[0].data(), parts_[1].data(), parts_[2].data(), parts_[3].data()};
	SolveParts(Times(), parts, path);
	const ValueArrays in = InputValues();
	float* const out = results_.data();
	for (std::size_t i = 0; i < kBezierCount; ++i)
	{
		const float start = in.start[i];
		const float end = in.end[i];
		const float handles = parts.ofOut[i] * in.outRise[i] - parts.ofIn[i] * in.inRise[i];
		out[i] = (parts.side[i] < 0.0f ? end : start) + (parts.ofRise[i] * (end - start) + handles);
	}
}

double BezierMaterial::WorstError() const
{
	double worst = 0.0;
	for (std::size_t i = 0; i < kBezierCount; ++i)
	{
		std::array<double, kInputs> in;
		for (std::size_t field = 0; field < kInputs; ++field)
		{
			in[field] = static_cast<double>(arrays_[field][i]);
		}
		const double part = (static_cast<double>(time_) - in[0]) / (in[1] - in[0]);
		const double s = BezierMaterialDetail::ParameterAt(part, in[6], in[7]);
		const double exact = BezierMaterialDetail::Cubic(in[2], in[2] + in[4], in[3] - in[5], in[3], s);
		worst = std::max(worst, std::fabs(static_cast<double>(results_[i]) - exact));
	}
	return worst;
}

} // namespace mria::bench
