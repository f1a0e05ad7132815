// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Synth/SynthPlan.h"

namespace mria::synth
{

/** Yaw, pitch, roll in degrees. */
struct Turn
{
	double yaw;
	double pitch;
	double roll;
};

/** Everything about one reach. */
struct Reach
{
	double start;
	double seconds;
	Vec3 target; ///< For the anchor, in the world.
	Turn turn;
	ShapeName shape;
};

/** Writes plans in terms of what people do: look there, reach there, let the hand drop. */
class Director
{
public:
	Director(Plan& plan, std::uint32_t seed);

	double Between(double low, double high) { return random_.Uniform(low, high); }
	bool Chance(double probability) { return random_.Chance(probability); }
	Vec3 PointIn(const Vec3& low, const Vec3& high);

	/** A quick glance at a point, from then on looked at with small refixations; the head follows, part of the way. */
	void Look(double time, const Vec3& target);

	/** Place, turn and shape move together, but do not start and stop at once. Returns when the hand is there. */
	double Move(Hand hand, const Reach& reach);

	/** Changes the shape alone, for a pinch or its end. Returns when it is done. */
	double Shape(Hand hand, double start, double seconds, ShapeName shape);

	/** Lets the hand drop out of view. Returns when it hangs. */
	double Drop(Hand hand, double start);

	void Mark(double time, const char* name);
	void MarkHold(double start, double end) { plan_.holds.push_back({start, end}); }

private:
	void Refixate(double until);
	void Glance(double time, const Vec3& target);

	Plan& plan_;
	Random random_;
	Random eyes_; ///< Apart, so that a longer look does not change what the hands do.
	double lookSince_ = 0.0;
	Vec3 lookAt_;
};

} // namespace mria::synth
