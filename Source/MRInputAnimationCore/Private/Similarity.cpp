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

Quat TurnBy(double radians)
{
	return {0.0f, static_cast<float>(std::sin(0.5 * radians)), 0.0f, static_cast<float>(std::cos(0.5 * radians))};
}
} // namespace SimilarityDetail

bool operator==(const Similarity& a, const Similarity& b)
{
	const Quat& turn = a.rotation;
	const Vec3& move = a.translation;
	return turn.x == b.rotation.x && turn.y == b.rotation.y && turn.z == b.rotation.z && turn.w == b.rotation.w &&
		move.x == b.translation.x && move.y == b.translation.y && move.z == b.translation.z && a.scale == b.scale;
}

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

Similarity InverseOf(const Similarity& similarity)
{
	Similarity inverse;
	inverse.rotation = Conjugate(NormalizedOrIdentity(similarity.rotation));
	inverse.scale = 1.0f / similarity.scale;
	inverse.translation = Rotate(inverse.rotation, similarity.translation) * -inverse.scale;
	return inverse;
}

Vec3 Apply(const Similarity& similarity, const Vec3& point)
{
	return Rotate(similarity.rotation, point * similarity.scale) + similarity.translation;
}

Pose Apply(const Similarity& similarity, const Pose& pose)
{
	return {Apply(similarity, pose.position), similarity.rotation * pose.rotation};
}

Ray Apply(const Similarity& similarity, const Ray& ray)
{
	return {Apply(similarity, ray.origin), Rotate(similarity.rotation, ray.direction)};
}

Velocity Apply(const Similarity& similarity, const Velocity& velocity)
{
	return {
		Rotate(similarity.rotation, velocity.linear * similarity.scale), Rotate(similarity.rotation, velocity.angular)};
}

void ApplyTo(Frame& frame, const Similarity& similarity)
{
	if (similarity == Similarity{})
	{
		return; // where most recordings are played; the rest is as much work as sampling the frame
	}
	frame.camera = Apply(similarity, frame.camera);
	frame.gaze = Apply(similarity, frame.gaze);
	for (HandFrame& hand : frame.hands)
	{
		for (std::size_t joint = 0; joint < kJointCount; ++joint)
		{
			if (hand.HasJoint(static_cast<Joint>(joint)))
			{
				hand.joints[joint] = Apply(similarity, hand.joints[joint]);
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
	Similarity similarity;
	if (options.turns)
	{
		similarity.rotation = SimilarityDetail::TurnBy(
			static_cast<double>(HeadingOf(options.target.rotation)) - static_cast<double>(HeadingOf(head.rotation)));
	}
	similarity.translation = options.target.position - Rotate(similarity.rotation, head.position);
	similarity.translation.y = options.keepsHeight ? 0.0f : similarity.translation.y;
	return similarity;
}

} // namespace mria
