// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Pose.h"

#include <array>
#include <cstddef>
#include <cstdint>

/**
 * Arithmetic for the synthesizer. Nothing here calls a library function whose last bit may differ between platforms,
 * because samples are compared byte by byte. For the same reason, never draw two random numbers in one expression or
 * argument list, whose order compilers choose freely; braces define it.
 */
namespace mria::synth
{

inline constexpr double kPi = 3.14159265358979323846;

constexpr double Radians(double degrees)
{
	return degrees * (kPi / 180.0);
}

/** Within 1e-11 for any angle that a take can reach. */
double Sine(double angle);
double Cosine(double angle);

/** atan(y / x) for x > 0, within 0.3 degrees: enough to turn a head. */
double RoughAngle(double y, double x);

/** How far a human reach has come after a share `s` of its time: 0 to 1 with the least jerk. Clamped outside. */
double MinimumJerk(double s);

Quat TurnX(double angle);
Quat TurnY(double angle);
Quat TurnZ(double angle);

/** About the axis `rotation`, by its length; for small turns. */
Quat SmallTurn(const Vec3& rotation);

/** First roll about z, then pitch about x, then yaw about y. Positive yaw is to the right, positive pitch down. */
Quat FromAngles(double yaw, double pitch, double roll);

/** Its z axis along `forward`, its y axis as near to `up` as can be. They must not be parallel, nor opposite to (0, 0,
 * 1). */
Quat LookAlong(const Vec3& forward, const Vec3& up);

/** PCG32. Streams of one seed are independent, so that switching one effect on leaves the others as they were. */
class Random
{
public:
	Random(std::uint32_t seed, std::uint32_t stream);

	std::uint32_t Next();
	double Uniform(double low, double high);
	/** Standard deviation 1, never beyond 3.5; near enough to normal for sensor noise. */
	double Normal();
	bool Chance(double probability);

private:
	std::uint64_t state_ = 0;
	std::uint64_t increment_ = 0;
};

/** A smooth aimless motion between -1 and 1: three sines of frequencies that do not fit together. */
class Wobble
{
public:
	Wobble() = default;
	Wobble(Random& random, double lowHertz, double highHertz);

	double At(double time) const;

private:
	static constexpr std::size_t kWaves = 3;
	std::array<double, kWaves> frequencies_{};
	std::array<double, kWaves> phases_{};
};

/** Three of them, as a vector. */
class Wobble3
{
public:
	Wobble3() = default;
	Wobble3(Random& random, double lowHertz, double highHertz)
		: waves_{Wobble(random, lowHertz, highHertz), Wobble(random, lowHertz, highHertz),
			  Wobble(random, lowHertz, highHertz)}
	{
	}

	Vec3 At(double time) const
	{
		return {static_cast<float>(waves_[0].At(time)), static_cast<float>(waves_[1].At(time)),
			static_cast<float>(waves_[2].At(time))};
	}

private:
	std::array<Wobble, 3> waves_;
};

} // namespace mria::synth
