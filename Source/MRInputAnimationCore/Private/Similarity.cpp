// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Similarity.h"

#include "Mria/FloatRules.h"

#include <cmath>

namespace mria
{

namespace SimilarityDetail
{
/** The way a head looks in the plane, however long that is; looking down the top of the head points forward. */
Vec3 LevelForward(const Quat& rotation)
{
	constexpr float kTooSteep = 1e-3f;
	const Vec3 forward = Rotate(rotation, {0.0f, 0.0f, 1.0f});
	if (Length({forward.x, 0.0f, forward.z}) > kTooSteep)
	{
		return forward;
	}
	return Rotate(rotation, {0.0f, forward.y > 0.0f ? -1.0f : 1.0f, 0.0f});
}

bool IsIdentity(const Similarity& place)
{
	const Quat& turn = place.rotation;
	const Vec3& move = place.translation;
	return turn.x == 0.0f && turn.y == 0.0f && turn.z == 0.0f && turn.w == 1.0f && move.x == 0.0f && move.y == 0.0f &&
		move.z == 0.0f && place.scale == 1.0f;
}

Quat TurnBy(double radians)
{
	return {0.0f, static_cast<float>(std::sin(0.5 * radians)), 0.0f, static_cast<float>(std::cos(0.5 * radians))};
}
} // namespace SimilarityDetail

Quat TurnAboutUp(float degrees)
{
	constexpr double kRadians = 0.017453292519943295;
	// Whole turns go first: far from 0 a sine loses its digits, and a full turn must be none.
	const double turn = IsFinite(degrees) ? std::remainder(static_cast<double>(degrees), 360.0) : 0.0;
	return SimilarityDetail::TurnBy(turn * kRadians);
}

Similarity operator*(const Similarity& a, const Similarity& b)
{
	return {NormalizedOrIdentity(a.rotation * b.rotation), Apply(a, b.translation), a.scale * b.scale};
}

Similarity InverseOf(const Similarity& place)
{
	Similarity inverse;
	inverse.rotation = Conjugate(NormalizedOrIdentity(place.rotation));
	inverse.scale = 1.0f / place.scale;
	inverse.translation = Rotate(inverse.rotation, place.translation) * -inverse.scale;
	return inverse;
}

Vec3 Apply(const Similarity& place, const Vec3& point)
{
	return Rotate(place.rotation, point * place.scale) + place.translation;
}

Pose Apply(const Similarity& place, const Pose& pose)
{
	return {Apply(place, pose.position), place.rotation * pose.rotation};
}

Ray Apply(const Similarity& place, const Ray& ray)
{
	return {Apply(place, ray.origin), Rotate(place.rotation, ray.direction)};
}

Velocity Apply(const Similarity& place, const Velocity& velocity)
{
	return {Rotate(place.rotation, velocity.linear * place.scale), Rotate(place.rotation, velocity.angular)};
}

void ApplyTo(Frame& frame, const Similarity& place)
{
	if (SimilarityDetail::IsIdentity(place))
	{
		return; // where most recordings are played; the rest is as much work as sampling the frame
	}
	frame.camera = Apply(place, frame.camera);
	frame.gaze = Apply(place, frame.gaze);
	for (HandFrame& hand : frame.hands)
	{
		for (std::size_t joint = 0; joint < kJointCount; ++joint)
		{
			if (hand.HasJoint(static_cast<Joint>(joint)))
			{
				hand.joints[joint] = Apply(place, hand.joints[joint]);
			}
		}
	}
}

float HeadingOf(const Quat& rotation)
{
	const Vec3 forward = SimilarityDetail::LevelForward(NormalizedOrIdentity(rotation));
	return std::atan2(forward.x, forward.z);
}

Similarity AnchorHead(const Pose& head, const AnchorOptions& options)
{
	Similarity place;
	if (options.turns)
	{
		place.rotation = SimilarityDetail::TurnBy(
			static_cast<double>(HeadingOf(options.target.rotation)) - static_cast<double>(HeadingOf(head.rotation)));
	}
	place.translation = options.target.position - Rotate(place.rotation, head.position);
	place.translation.y = options.keepsHeight ? 0.0f : place.translation.y;
	return place;
}

} // namespace mria
