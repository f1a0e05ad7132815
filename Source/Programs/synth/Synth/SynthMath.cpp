// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Synth/SynthMath.h"

#include <algorithm>
#include <cmath>

namespace mria::synth
{

double Sine(double angle)
{
	// To -pi/2..pi/2, where the series below is good to 1e-11.
	const double halfTurns = std::floor(angle / kPi + 0.5);
	const double x = angle - halfTurns * kPi;
	const bool isOdd = halfTurns - 2.0 * std::floor(halfTurns * 0.5) > 0.5;
	const double x2 = x * x;
	double sum = -1.0 / 1307674368000.0;
	for (const double c :
		{1.0 / 6227020800.0, -1.0 / 39916800.0, 1.0 / 362880.0, -1.0 / 5040.0, 1.0 / 120.0, -1.0 / 6.0, 1.0})
	{
		sum = sum * x2 + c;
	}
	return isOdd ? -(x * sum) : x * sum;
}

double Cosine(double angle)
{
	return Sine(angle + 0.5 * kPi);
}

double RoughAngle(double y, double x)
{
	const double ratio = y / x;
	if (ratio > 1.0 || ratio < -1.0)
	{
		const double rest = RoughAngle(x, y < 0.0 ? -y : y);
		return ratio < 0.0 ? rest - 0.5 * kPi : 0.5 * kPi - rest;
	}
	return ratio / (1.0 + 0.28 * ratio * ratio);
}

double MinimumJerk(double s)
{
	const double x = std::clamp(s, 0.0, 1.0);
	return x * x * x * (10.0 + x * (6.0 * x - 15.0));
}

Quat TurnX(double angle)
{
	return {static_cast<float>(Sine(0.5 * angle)), 0.0f, 0.0f, static_cast<float>(Cosine(0.5 * angle))};
}

Quat TurnY(double angle)
{
	return {0.0f, static_cast<float>(Sine(0.5 * angle)), 0.0f, static_cast<float>(Cosine(0.5 * angle))};
}

Quat TurnZ(double angle)
{
	return {0.0f, 0.0f, static_cast<float>(Sine(0.5 * angle)), static_cast<float>(Cosine(0.5 * angle))};
}

Quat SmallTurn(const Vec3& rotation)
{
	return NormalizedOrIdentity({0.5f * rotation.x, 0.5f * rotation.y, 0.5f * rotation.z, 1.0f});
}

Quat FromAngles(double yaw, double pitch, double roll)
{
	return TurnY(yaw) * (TurnX(pitch) * TurnZ(roll));
}

Quat LookAlong(const Vec3& forward, const Vec3& up)
{
	const Vec3 z = NormalizedOrForward(forward);
	const Vec3 x = NormalizedOrForward(Cross(up, z));
	const Vec3 y = Cross(z, x);
	const float w = 0.5f * std::sqrt((std::max)(0.0f, 1.0f + x.x + y.y + z.z));
	const float scale = 0.25f / w;
	return NormalizedOrIdentity({(y.z - z.y) * scale, (z.x - x.z) * scale, (x.y - y.x) * scale, w});
}

Random::Random(std::uint32_t seed, std::uint32_t stream)
	: increment_((std::uint64_t{stream} << 1) | 1u)
{
	Next();
	state_ += seed;
	Next();
}

std::uint32_t Random::Next()
{
	const std::uint64_t old = state_;
	state_ = old * 6364136223846793005u + increment_;
	const std::uint32_t mixed = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
	const std::uint32_t turn = static_cast<std::uint32_t>(old >> 59);
	return (mixed >> turn) | (mixed << ((32u - turn) & 31u));
}

double Random::Uniform(double low, double high)
{
	return low + (high - low) * (static_cast<double>(Next()) * (1.0 / 4294967296.0));
}

double Random::Normal()
{
	double sum = -2.0;
	for (int i = 0; i < 4; ++i)
	{
		sum += Uniform(0.0, 1.0);
	}
	return sum * 1.7320508075688772; // four uniforms have the variance 1/3
}

bool Random::Chance(double probability)
{
	return Uniform(0.0, 1.0) < probability;
}

Wobble::Wobble(Random& random, double lowHertz, double highHertz)
{
	for (std::size_t i = 0; i < kWaves; ++i)
	{
		frequencies_[i] = 2.0 * kPi * random.Uniform(lowHertz, highHertz);
		phases_[i] = random.Uniform(0.0, 2.0 * kPi);
	}
}

double Wobble::At(double time) const
{
	double sum = 0.0;
	for (std::size_t i = 0; i < kWaves; ++i)
	{
		sum += Sine(frequencies_[i] * time + phases_[i]);
	}
	return sum * (1.0 / 3.0);
}

} // namespace mria::synth
