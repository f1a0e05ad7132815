// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Synth/SynthPlan.h"

namespace mria::synth
{

/**
 * Carries a plan out as a living body does: breathing, swaying, trembling a little, turning the head about the neck,
 * with hands that the headset sees only in front of it.
 */
class Actor
{
public:
	Actor(Plan plan, std::uint32_t seed);

	/** All input at `time`; times must rise from call to call, since tracking and pinching have a memory. */
	Frame At(double time);

	/** Whether a hand's fingers are closed, seen or not. */
	bool IsClosed(Hand hand) const { return hands_[static_cast<std::size_t>(hand)].isClosed; }

private:
	struct HandState
	{
		Wobble3 drift; ///< The arm is never held quite still
		Wobble3 tremor; ///< and trembles at some 9 Hz.
		Wobble3 sway; ///< Of the wrist's angles.
		std::array<Wobble, kFingerCount + 1> play; ///< Of the fingers; the thumb's is the last.
		bool isInView = false;
		bool isClosed = false;
	};

	void PoseHead(double time, Frame& frame);
	void PoseHand(Hand hand, double time, Frame& frame);
	HandShape ShapeAt(const HandState& state, HandPlan& plan, double time) const;

	Plan plan_;
	std::array<HandState, kHandCount> hands_;
	Wobble3 headSway_;
	Wobble3 headTurn_;
};

} // namespace mria::synth
