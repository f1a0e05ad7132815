// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Synth/SynthActor.h"

#include <cmath>

namespace mria::synth
{

namespace SynthActorDetail
{
constexpr std::uint32_t kBodyStream = 3;

// Eyes in front of and above the joint that the head turns about.
constexpr Vec3 kNeckToEyes = {0.0f, 0.10f, 0.09f};

// MRTK begins a pinch at 2 cm too, but ends it at 5 cm: too late for a flag that is to look right.
constexpr float kPinchBelow = 0.020f;
constexpr float kOpenAbove = 0.030f;

Vec3 ToVec3(const Track<3>::Values& values)
{
	return {static_cast<float>(values[0]), static_cast<float>(values[1]), static_cast<float>(values[2])};
}

Vec3 Scaled(const Vec3& v, const Vec3& scale)
{
	return {v.x * scale.x, v.y * scale.y, v.z * scale.z};
}

/** Whether the headset sees a wrist there. What is seen already is lost a little further out. */
bool IsInView(const Pose& head, const Vec3& wrist, bool wasInView)
{
	const float below = wasInView ? 1.9f : 1.6f; // tangents of the angles
	const float sideways = wasInView ? 2.1f : 1.8f;
	const Vec3 seen = Rotate(Conjugate(head.rotation), wrist - head.position);
	return seen.z > 0.05f && -seen.y < below * seen.z && std::fabs(seen.x) < sideways * seen.z;
}
} // namespace SynthActorDetail

Actor::Actor(Plan plan, std::uint32_t seed)
	: plan_(std::move(plan))
{
	Random random(seed, SynthActorDetail::kBodyStream);
	headSway_ = Wobble3(random, 0.1, 0.45);
	headTurn_ = Wobble3(random, 0.15, 0.7);
	for (HandState& hand : hands_)
	{
		hand.drift = Wobble3(random, 0.3, 1.1);
		hand.tremor = Wobble3(random, 8.0, 11.0);
		hand.sway = Wobble3(random, 0.2, 0.9);
		for (Wobble& finger : hand.play)
		{
			finger = Wobble(random, 0.2, 0.8);
		}
	}
}

Frame Actor::At(double time)
{
	Frame frame;
	frame.time = static_cast<float>(time);
	PoseHead(time, frame);
	for (const Hand hand : kHands)
	{
		PoseHand(hand, time, frame);
	}
	return frame;
}

void Actor::PoseHead(double time, Frame& frame)
{
	const Track<2>::Values turn = plan_.head.At(time);
	const Vec3 stray = headTurn_.At(time);
	const Quat rotation = FromAngles(
		turn[0] + Radians(0.8) * stray.x, turn[1] + Radians(0.6) * stray.y, 0.12 * turn[0] + Radians(0.7) * stray.z);
	const Vec3 neck = kEyes - SynthActorDetail::kNeckToEyes;
	const Vec3 sway = SynthActorDetail::Scaled(headSway_.At(time), {0.006f, 0.002f, 0.005f});
	frame.hasCamera = true;
	frame.camera.rotation = NormalizedOrIdentity(rotation);
	frame.camera.position = neck + sway + Rotate(frame.camera.rotation, SynthActorDetail::kNeckToEyes);
	frame.hasGaze = true;
	frame.gaze.origin = frame.camera.position;
	const Track<4>::Values gaze = plan_.gaze.At(time);
	const Vec3 toTarget = NormalizedOrForward(SynthActorDetail::ToVec3({gaze[0], gaze[1], gaze[2]}));
	frame.gaze.direction = NormalizedOrForward(kEyes + toTarget * static_cast<float>(gaze[3]) - frame.gaze.origin);
}

HandShape Actor::ShapeAt(const HandState& state, HandPlan& plan, double time) const
{
	HandShape shape = plan.shape.At(time);
	for (std::size_t finger = 0; finger <= kFingerCount; ++finger)
	{
		// Index and thumb are the ones that work; they are held more steadily, so that a pinch stays a pinch.
		const bool works = finger == 0 || finger == kFingerCount;
		const double play = Radians(works ? 0.4 : 2.0) * state.play[finger].At(time);
		double* angles = shape.data() + finger * kFingerAngles;
		angles[0] += play;
		angles[finger == kFingerCount ? 3 : 2] += play;
	}
	return shape;
}

void Actor::PoseHand(Hand hand, double time, Frame& frame)
{
	HandState& state = hands_[static_cast<std::size_t>(hand)];
	HandPlan& plan = plan_.hands[static_cast<std::size_t>(hand)];
	HandFrame& out = frame[hand];

	const HandShape shape = ShapeAt(state, plan, time);
	const Track<3>::Values turn = plan.turn.At(time);
	const Vec3 sway = state.sway.At(time);
	const double amount = Radians(1.2);
	const Quat rotation = NormalizedOrIdentity(
		FromAngles(turn[0] + amount * sway.x, turn[1] + amount * sway.y, turn[2] + amount * sway.z));
	const Vec3 position = SynthActorDetail::ToVec3(plan.position.At(time)) + state.drift.At(time) * 0.0025f +
		state.tremor.At(time) * 0.00015f;
	PoseRightHand(shape, {position - Rotate(rotation, AnchorInWrist(shape, plan_.anchor)), rotation}, out);
	if (hand == Hand::Left)
	{
		Mirror(out);
	}

	state.isInView = SynthActorDetail::IsInView(frame.camera, out[Joint::Wrist].position, state.isInView);
	state.isClosed =
		PinchDistance(out) < (state.isClosed ? SynthActorDetail::kOpenAbove : SynthActorDetail::kPinchBelow);
	out.isTracked = state.isInView;
	out.isPinching = state.isInView && state.isClosed;
}

} // namespace mria::synth
