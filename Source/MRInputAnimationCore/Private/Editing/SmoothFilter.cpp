// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editing/SmoothFilter.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace SmoothFilterDetail
{
/** The bell's standard deviation in seconds, times the cutoff: (1 + u) exp(-u) is 0.71 at u = (2 pi f d)^2 / 2. */
constexpr double kBellWidth = 0.2331;

constexpr double kReach = 4.0; // standard deviations; beyond them the bell is next to nothing, also for a parabola
constexpr std::size_t kMostNeighbours = 512;

/** A polynomial whose spread is below this fraction of that of the bell depends on the previous ones. */
constexpr double kSmallestSpread = 1e-9;

/** The samples used around one: the same number of seconds on both sides. */
struct Window
{
	std::size_t first;
	std::size_t last;
};

Window WindowAbout(Span<const MotionSample> samples, std::size_t index, double reach)
{
	const double time = samples[index].time;
	const double whole = (std::min)(time - samples[0].time, samples[samples.size() - 1].time - time);
	const double limit = (std::min)(reach, whole);
	Window window{index, index};
	while (window.first > 0 && index - window.first < kMostNeighbours && time - samples[window.first - 1].time <= limit)
	{
		--window.first;
	}
	while (window.last + 1 < samples.size() && window.last - index < kMostNeighbours &&
		samples[window.last + 1].time - time <= limit)
	{
		++window.last;
	}
	return window;
}

/** Sums of bell * u^n, from which polynomials that do not depend on one another follow. */
struct Moments
{
	std::array<double, 5> sums{};

	void Add(double bell, double u)
	{
		double power = bell;
		for (double& sum : sums)
		{
			sum += power;
			power *= u;
		}
	}
};

/** 1, u - mean, u^2 - tilt (u - mean) - level: orthogonal under the bell, so that each one's share is a quotient. */
struct Basis
{
	double mean = 0.0;
	double tilt = 0.0;
	double level = 0.0;
	double spread0 = 0.0;
	double spread1 = 0.0;
	double spread2 = 0.0;

	double Linear(double u) const { return u - mean; }
	double Quadratic(double u) const { return u * u - tilt * Linear(u) - level; }
};

Basis BasisOf(const Moments& moments)
{
	const auto& m = moments.sums;
	Basis basis;
	basis.spread0 = m[0];
	basis.mean = m[1] / m[0];
	basis.spread1 = m[2] - basis.mean * m[1];
	basis.level = m[2] / m[0];
	const bool hasSlope = basis.spread1 > kSmallestSpread * m[0];
	basis.tilt = hasSlope ? (m[3] - basis.mean * m[2]) / basis.spread1 : 0.0;
	basis.spread2 = m[4] - basis.level * m[2] - basis.tilt * (m[3] - basis.mean * m[2]);
	basis.spread1 = hasSlope ? basis.spread1 : 0.0;
	basis.spread2 = hasSlope && basis.spread2 > kSmallestSpread * m[0] ? basis.spread2 : 0.0;
	return basis;
}

double Quotient(double a, double b)
{
	return b > 0.0 ? a / b : 0.0;
}
} // namespace SmoothFilterDetail

SmoothFilter::Fit SmoothFilter::FitAt(Span<const MotionSample> samples, std::size_t index, double cutoff) const
{
	using namespace SmoothFilterDetail;
	const double width = kBellWidth / cutoff;
	const Window window = WindowAbout(samples, index, kReach * width);
	const auto offsetOf = [&](std::size_t i) { return (samples[i].time - samples[index].time) / width; };
	const auto bellAt = [](double u) { return std::exp(-0.5 * u * u); };

	Moments moments;
	for (std::size_t i = window.first; i <= window.last; ++i)
	{
		moments.Add(bellAt(offsetOf(i)), offsetOf(i));
	}
	const Basis basis = BasisOf(moments);
	const double linearHere = Quotient(basis.Linear(0.0), basis.spread1);
	const double quadraticHere = Quotient(basis.Quadratic(0.0), basis.spread2);

	Fit fit;
	for (std::size_t i = window.first; i <= window.last; ++i)
	{
		const double u = offsetOf(i);
		const double bell = bellAt(u);
		const double part =
			bell * (1.0 / basis.spread0 + basis.Linear(u) * linearHere + basis.Quadratic(u) * quadraticHere);
		const double slopePart = bell * Quotient(basis.Linear(u), basis.spread1) / width;
		for (std::size_t c = 0; c < fit.value.size(); ++c)
		{
			fit.value[c] += part * samples[i].values[c];
			fit.slope[c] += slopePart * samples[i].values[c];
		}
	}
	return fit;
}

Span<const MotionSample> SmoothFilter::Run(Span<const MotionSample> samples)
{
	smoothed_.assign(samples.begin(), samples.end());
	for (std::size_t i = 1; i + 1 < samples.size(); ++i)
	{
		const Values velocity = FitAt(samples, i, width_.cutoff).slope;
		double square = 0.0;
		for (const double axis : velocity)
		{
			square += axis * axis;
		}
		smoothed_[i].values = FitAt(samples, i, width_.cutoff + width_.perSpeed * std::sqrt(square)).value;
	}
	return smoothed_;
}

} // namespace mria
