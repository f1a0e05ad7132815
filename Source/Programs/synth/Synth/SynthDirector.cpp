// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Synth/SynthDirector.h"

#include <cmath>

namespace mria::synth
{

namespace SynthDirectorDetail
{
constexpr std::uint32_t kPlanStream = 1;
constexpr std::uint32_t kEyeStream = 2;
constexpr Vec3 kAhead = {0.0f, 1.45f, 1.6f};
constexpr Vec3 kHanging = {0.23f, 0.92f, 0.20f};
constexpr Turn kHangingTurn = {-8.0, 30.0, -55.0};

double Side(Hand hand)
{
	return hand == Hand::Left ? -1.0 : 1.0;
}

Track<3>::Values ToValues(const Vec3& v)
{
	return {v.x, v.y, v.z};
}

Track<3>::Values ToValues(const Turn& turn)
{
	return {Radians(turn.yaw), Radians(turn.pitch), Radians(turn.roll)};
}

Track<4>::Values GazeFor(const Vec3& target)
{
	const Vec3 toTarget = target - kEyes;
	const Vec3 direction = NormalizedOrForward(toTarget);
	return {direction.x, direction.y, direction.z, Length(toTarget)};
}

/** How the head is turned when the eyes look there: they do the rest of the way. */
Track<2>::Values HeadFor(const Vec3& target)
{
	constexpr double kYawShare = 0.6;
	constexpr double kPitchShare = 0.5;
	const Vec3 toTarget = target - kEyes;
	const double ahead = std::sqrt(double{toTarget.x} * toTarget.x + double{toTarget.z} * toTarget.z);
	return {kYawShare * RoughAngle(toTarget.x, toTarget.z), kPitchShare * RoughAngle(-toTarget.y, ahead)};
}
} // namespace SynthDirectorDetail

Director::Director(Plan& plan, std::uint32_t seed)
	: plan_(plan)
	, random_(seed, SynthDirectorDetail::kPlanStream)
	, eyes_(seed, SynthDirectorDetail::kEyeStream)
	, lookAt_(SynthDirectorDetail::kAhead)
{
	plan_.gaze = Track<4>(SynthDirectorDetail::GazeFor(lookAt_));
	plan_.head = Track<2>(SynthDirectorDetail::HeadFor(lookAt_));
	for (HandPlan& hand : plan_.hands)
	{
		hand.position = Track<3>(SynthDirectorDetail::ToValues(SynthDirectorDetail::kHanging));
		hand.turn = Track<3>(SynthDirectorDetail::ToValues(SynthDirectorDetail::kHangingTurn));
		hand.shape = Track<kShapeSize>(ShapeOf(ShapeName::Relaxed));
	}
}

Vec3 Director::PointIn(const Vec3& low, const Vec3& high)
{
	return {static_cast<float>(random_.Uniform(low.x, high.x)), static_cast<float>(random_.Uniform(low.y, high.y)),
		static_cast<float>(random_.Uniform(low.z, high.z))};
}

void Director::Look(double time, const Vec3& target)
{
	constexpr double kHeadDelay = 0.05;
	constexpr double kLeastHeadTurn = 0.05;
	Refixate(time);
	Glance(time, target);
	const Track<2>::Values head = SynthDirectorDetail::HeadFor(target);
	const Track<2>::Values& last = plan_.head.Last();
	const double turn = std::fabs(head[0] - last[0]) + std::fabs(head[1] - last[1]);
	if (turn > kLeastHeadTurn)
	{
		// A larger turn takes longer, but not in proportion.
		plan_.head.MoveTo(time + kHeadDelay, 0.35 + 0.45 * turn + eyes_.Uniform(0.0, 0.15), head);
	}
	lookAt_ = target;
}

void Director::Glance(double time, const Vec3& target)
{
	const Track<4>::Values gaze = SynthDirectorDetail::GazeFor(target);
	const Track<4>::Values& last = plan_.gaze.Last();
	double squares = 0.0;
	for (std::size_t i = 0; i < 3; ++i)
	{
		squares += (gaze[i] - last[i]) * (gaze[i] - last[i]);
	}
	// The eye's main sequence: some 2 to 3 ms a degree, after 21 ms for getting under way.
	plan_.gaze.MoveTo(time, 0.021 + 0.16 * std::sqrt(squares) + eyes_.Uniform(0.0, 0.01), gaze);
	lookSince_ = plan_.gaze.End();
}

void Director::Refixate(double until)
{
	constexpr double kShortest = 0.2;
	constexpr double kLongest = 0.6;
	constexpr double kSpread = 0.03; // radians
	const double reach = kSpread * Length(lookAt_ - kEyes);
	for (;;)
	{
		const double next = lookSince_ + eyes_.Uniform(kShortest, kLongest);
		if (next > until - kShortest)
		{
			return;
		}
		const Vec3 sideways{
			static_cast<float>(eyes_.Uniform(-reach, reach)), static_cast<float>(eyes_.Uniform(-reach, reach)), 0.0f};
		Glance(next, lookAt_ + sideways);
	}
}

double Director::Move(Hand hand, const Reach& reach)
{
	HandPlan& plan = plan_.hands[static_cast<std::size_t>(hand)];
	Track<3>::Values target = SynthDirectorDetail::ToValues(reach.target);
	target[0] *= SynthDirectorDetail::Side(hand);

	// Hands do not take the straight way: they swing outwards and a little up.
	const Track<3>::Values& from = plan.position.Last();
	const double distance = std::sqrt((target[0] - from[0]) * (target[0] - from[0]) +
		(target[1] - from[1]) * (target[1] - from[1]) + (target[2] - from[2]) * (target[2] - from[2]));
	const Track<3>::Values arc{distance * random_.Uniform(0.01, 0.06), distance * random_.Uniform(0.0, 0.05), 0.0};

	plan.position.MoveTo(reach.start, reach.seconds, target, arc);
	Track<3>::Values turn = SynthDirectorDetail::ToValues(reach.turn);
	for (double& angle : turn)
	{
		angle += Radians(random_.Uniform(-3.0, 3.0));
	}
	plan.turn.MoveTo(reach.start, 0.95 * reach.seconds, turn);
	plan.shape.MoveTo(reach.start + 0.1 * reach.seconds, 0.75 * reach.seconds, ShapeOf(reach.shape));
	return plan.position.End();
}

double Director::Shape(Hand hand, double start, double seconds, ShapeName shape)
{
	Track<kShapeSize>& track = plan_.hands[static_cast<std::size_t>(hand)].shape;
	track.MoveTo(start, seconds, ShapeOf(shape));
	return track.End();
}

double Director::Drop(Hand hand, double start)
{
	Vec3 target = SynthDirectorDetail::kHanging;
	target.x *= static_cast<float>(SynthDirectorDetail::Side(hand));
	return Move(hand, {start, Between(0.9, 1.05), target, SynthDirectorDetail::kHangingTurn, ShapeName::Relaxed});
}

void Director::Mark(double time, const char* name)
{
	plan_.markers.push_back({static_cast<float>(time), name, 0});
}

} // namespace mria::synth
