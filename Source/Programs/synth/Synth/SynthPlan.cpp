// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Synth/SynthPlan.h"

#include "Synth/SynthDirector.h"

#include <algorithm>

namespace mria::synth
{

namespace SynthPlanDetail
{
constexpr Turn kPressTurn = {-10.0, -18.0, -18.0};
constexpr Turn kPinchTurn = {-18.0, -32.0, -38.0};
constexpr Vec3 kRoomLow = {-0.5f, 1.35f, 1.4f};
constexpr Vec3 kRoomHigh = {0.5f, 1.65f, 2.2f};

/** Hovers at the button, pushes it in and lets it come back. Returns when the finger hovers again. */
double PressOnce(Director& director, double time, const Vec3& button)
{
	const Vec3 hover = button + director.PointIn({-0.006f, 0.0f, -0.065f}, {0.006f, 0.014f, -0.045f});
	const Vec3 pushed = button + Vec3{0.0f, 0.0f, 0.012f};
	director.Mark(time, "hover");
	double now = time + director.Between(0.15, 0.3);
	now = director.Move(Hand::Right, {now, director.Between(0.22, 0.3), pushed, kPressTurn, ShapeName::Point});
	director.Mark(now, "press");
	now += director.Between(0.1, 0.2);
	director.Mark(now, "release");
	return director.Move(Hand::Right, {now, director.Between(0.28, 0.38), hover, kPressTurn, ShapeName::Point});
}

double PressRound(Director& director, double time)
{
	double now = time;
	const int presses = director.Chance(0.3) ? 3 : 2;
	for (int i = 0; i < presses; ++i)
	{
		const Vec3 button = director.PointIn({0.0f, 1.30f, 0.44f}, {0.16f, 1.42f, 0.49f});
		director.Look(now, button);
		const Vec3 hover = button + director.PointIn({-0.006f, 0.0f, -0.065f}, {0.006f, 0.014f, -0.045f});
		const double seconds = i == 0 ? director.Between(0.9, 1.1) : director.Between(0.42, 0.55);
		now = director.Move(
			Hand::Right, {now + director.Between(0.1, 0.18), seconds, hover, kPressTurn, ShapeName::Point});
		now = PressOnce(director, now, button);
	}
	director.Look(now + 0.1, director.PointIn(kRoomLow, kRoomHigh));
	now = director.Drop(Hand::Right, now + director.Between(0.1, 0.25));
	return now + director.Between(0.3, 1.2);
}

/** One hand carries something from one place to another. Returns when it opens. */
double Carry(Director& director, Hand hand, double time, const Vec3& from, const Vec3& to)
{
	director.Look(time, from);
	double now = director.Move(
		hand, {time + director.Between(0.1, 0.18), director.Between(0.9, 1.05), from, kPinchTurn, ShapeName::Ready});
	now += director.Between(0.06, 0.15);
	const double closed = director.Shape(hand, now, director.Between(0.18, 0.24), ShapeName::Pinch);
	director.Look(closed - 0.02, to);
	now = director.Move(
		hand, {closed + director.Between(0.1, 0.2), director.Between(0.75, 1.0), to, kPinchTurn, ShapeName::Pinch});
	now += director.Between(0.08, 0.2);
	director.MarkHold(closed, now);
	return director.Shape(hand, now, director.Between(0.17, 0.22), ShapeName::Ready);
}

double DragRound(Director& director, double time)
{
	const Hand first = director.Chance(0.25) ? Hand::Left : Hand::Right;
	const Hand second = first == Hand::Left ? Hand::Right : Hand::Left;
	const float side = first == Hand::Left ? -1.0f : 1.0f;
	Vec3 from = director.PointIn({0.17f, 1.26f, 0.40f}, {0.23f, 1.36f, 0.45f});
	const Vec3 middle = director.PointIn({-0.03f, 1.30f, 0.41f}, {0.03f, 1.38f, 0.46f});
	Vec3 to = director.PointIn({-0.23f, 1.26f, 0.40f}, {-0.17f, 1.36f, 0.45f});
	from.x *= side;
	to.x *= side;

	const double handedOver = Carry(director, first, time, from, middle);
	director.Drop(first, handedOver);
	// The other hand sets out early enough to be there when the first one is out of its way.
	const double done = Carry(director, second, handedOver - director.Between(0.35, 0.5), middle, to);
	director.Look(done, director.PointIn(kRoomLow, kRoomHigh));
	const double down = director.Drop(second, done + director.Between(0.02, 0.12));
	return down + director.Between(0.3, 1.0);
}

/** Both hands go to places `half` to the left and right of the centre, not quite in step. */
double MoveApart(Director& director, double time, double seconds, const Vec3& centre, float half, ShapeName shape)
{
	double there = time;
	for (const Hand hand : kHands)
	{
		const float side = hand == Hand::Left ? -1.0f : 1.0f;
		const Vec3 stray = director.PointIn({-0.008f, -0.01f, -0.012f}, {0.008f, 0.01f, 0.012f});
		const Vec3 target = centre + Vec3{side * half, 0.0f, 0.0f} + stray;
		const double start = time + director.Between(0.0, 0.05);
		there = (std::max)(there, director.Move(hand, {start, seconds, target, kPinchTurn, shape}));
	}
	return there;
}

double ScaleRound(Director& director, double time)
{
	const Vec3 centre = director.PointIn({-0.03f, 1.30f, 0.40f}, {0.03f, 1.38f, 0.45f});
	director.Look(time, centre);
	double now = MoveApart(director, time + 0.12, director.Between(0.95, 1.1), centre, 0.07f, ShapeName::Ready);
	now += director.Between(0.08, 0.15);
	const double left = director.Shape(Hand::Left, now, director.Between(0.18, 0.24), ShapeName::Pinch);
	const double right = director.Shape(Hand::Right, now, director.Between(0.18, 0.24), ShapeName::Pinch);
	const double closed = (std::max)(left, right);
	const int pulls = director.Chance(0.5) ? 1 : 2;
	now = closed + director.Between(0.1, 0.2);
	for (int i = 0; i < pulls; ++i)
	{
		const float wide = static_cast<float>(director.Between(0.15, 0.22));
		director.Look(now, centre + Vec3{director.Chance(0.5) ? wide : -wide, 0.0f, 0.0f});
		now = MoveApart(director, now, director.Between(0.7, 1.0), centre, wide, ShapeName::Pinch);
		now += director.Between(0.1, 0.3);
		director.Look(now - 0.05, centre);
		const float narrow = static_cast<float>(director.Between(0.08, 0.11));
		now = MoveApart(director, now, director.Between(0.7, 1.0), centre, narrow, ShapeName::Pinch);
		now += director.Between(0.1, 0.25);
	}
	director.MarkHold(closed, now);
	const double leftOpen = director.Shape(Hand::Left, now, director.Between(0.17, 0.22), ShapeName::Ready);
	const double rightOpen = director.Shape(Hand::Right, now, director.Between(0.17, 0.22), ShapeName::Ready);
	director.Look(now + 0.1, director.PointIn(kRoomLow, kRoomHigh));
	const double leftDown = director.Drop(Hand::Left, leftOpen + director.Between(0.03, 0.12));
	const double rightDown = director.Drop(Hand::Right, rightOpen + director.Between(0.03, 0.12));
	return (std::max)(leftDown, rightDown) + director.Between(0.3, 1.0);
}

/** The right hand is raised, turned over and dropped. */
void ShowHand(Director& director, double time)
{
	const Vec3 position = director.PointIn({0.06f, 1.32f, 0.40f}, {0.16f, 1.42f, 0.46f});
	director.Look(time, position);
	double now = director.Move(
		Hand::Right, {time + 0.1, director.Between(1.0, 1.15), position, {-12.0, -48.0, -20.0}, ShapeName::Open});
	now += director.Between(0.2, 0.4);
	now = director.Move(Hand::Right,
		{now, director.Between(0.7, 0.9), position + Vec3{0.0f, -0.02f, 0.0f}, {-15.0, -50.0, -115.0},
			ShapeName::Relaxed});
	now += director.Between(0.2, 0.4);
	director.Drop(Hand::Right, now);
}

double LookRound(Director& director, double time)
{
	double now = time;
	const int looks = 3;
	for (int i = 0; i < looks; ++i)
	{
		director.Look(now, director.PointIn({-1.6f, 0.9f, 1.2f}, {1.6f, 2.2f, 2.4f}));
		director.Mark(now, "look");
		now += director.Between(0.7, 1.6);
	}
	ShowHand(director, now);
	return now + director.Between(3.6, 4.2);
}

using Round = double (*)(Director&, double);

Round RoundOf(SynthMotion motion)
{
	constexpr Round kRounds[] = {PressRound, DragRound, ScaleRound, LookRound};
	return kRounds[static_cast<std::size_t>(motion)];
}

int PinchesForGrab(SynthMotion motion)
{
	constexpr int kPinches[] = {0, 1, 2, 0};
	return kPinches[static_cast<std::size_t>(motion)];
}
} // namespace SynthPlanDetail

Plan MakePlan(SynthMotion motion, double seconds, std::uint32_t seed)
{
	Plan plan;
	plan.anchor = motion == SynthMotion::Press ? Anchor::IndexTip : Anchor::PinchPoint;
	plan.pinchesForGrab = SynthPlanDetail::PinchesForGrab(motion);
	Director director(plan, seed);
	const SynthPlanDetail::Round round = SynthPlanDetail::RoundOf(motion);
	double now = director.Between(0.15, 0.35);
	while (now < seconds)
	{
		now = round(director, now);
	}
	return plan;
}

} // namespace mria::synth
