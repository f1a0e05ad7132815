// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/HandPoses.h"

#include "Mria/FloatRules.h"

namespace mria
{

namespace HandPosesDetail
{

constexpr Vec3 kRight{1.0f, 0.0f, 0.0f};
constexpr Vec3 kUp{0.0f, 1.0f, 0.0f};

/** Below this (1 mm) the way from one joint to another has no direction worth following. */
constexpr float kMinDistance = 1e-3f;

/** The rotation whose axes these three are; they must be normal to each other, of length 1, and x cross y be z. */
Quat FromAxes(const Vec3& x, const Vec3& y, const Vec3& z)
{
	// Of the four components the largest is at least a half: the others are divided by it.
	const float trace = x.x + y.y + z.z;
	Quat q;
	if (trace > 0.0f)
	{
		q = {y.z - z.y, z.x - x.z, x.y - y.x, 1.0f + trace};
	}
	else if (x.x >= y.y && x.x >= z.z)
	{
		q = {1.0f + x.x - y.y - z.z, x.y + y.x, z.x + x.z, y.z - z.y};
	}
	else if (y.y >= z.z)
	{
		q = {x.y + y.x, 1.0f + y.y - x.x - z.z, y.z + z.y, z.x - x.z};
	}
	else
	{
		q = {z.x + x.z, y.z + z.y, 1.0f + z.z - x.x - y.y, x.y - y.x};
	}
	return NormalizedOrIdentity(q);
}

/** The direction from one joint to another, of length 1 and normal to `axis` (of length 1); none if there is none. */
std::optional<Vec3> DirectionAcross(const HandFrame& frame, Joint from, Joint to, const Vec3& axis)
{
	if (!frame.HasJoint(from) || !frame.HasJoint(to))
	{
		return std::nullopt;
	}
	const Vec3 offset = frame[to].position - frame[from].position;
	const Vec3 across = offset - axis * Dot(offset, axis);
	const float length = Length(across);
	if (!IsFinite(length) || length < kMinDistance)
	{
		return std::nullopt;
	}
	return across * (1.0f / length);
}

} // namespace HandPosesDetail

std::optional<Pose> FindGripPose(const HandFrame& frame, Hand hand)
{
	using namespace HandPosesDetail;
	if (!frame.HasJoint(Joint::Palm))
	{
		return std::nullopt;
	}
	const Quat palm = NormalizedOrIdentity(frame[Joint::Palm].rotation);
	const float side = hand == Hand::Left ? 1.0f : -1.0f;

	const Vec3 x = Rotate(palm, kUp) * -side;
	const Vec3 z =
		DirectionAcross(frame, Joint::PinkyKnuckle, Joint::IndexKnuckle, x).value_or(Rotate(palm, kRight) * side);
	return Pose{frame[Joint::Palm].position, FromAxes(x, Cross(z, x), z)};
}

Pose PalmOfGrip(const Pose& grip, Hand hand)
{
	// Seen from the grip, the palm joint's x is its z (or -z), its y is -x (or x), and its z is -y.
	const Quat turn = hand == Hand::Left ? Quat{0.5f, -0.5f, 0.5f, 0.5f} : Quat{0.5f, 0.5f, -0.5f, 0.5f};
	return {grip.position, NormalizedOrIdentity(grip.rotation) * turn};
}

std::optional<Pose> FindAimPose(const HandFrame& frame)
{
	using namespace HandPosesDetail;
	if (!frame.HasJoint(Joint::Palm))
	{
		return std::nullopt;
	}
	const Pose palm{frame[Joint::Palm].position, NormalizedOrIdentity(frame[Joint::Palm].rotation)};

	const Vec3 up = Rotate(palm.rotation, kUp);
	const std::optional<Vec3> forward = DirectionAcross(frame, Joint::Wrist, Joint::IndexKnuckle, {});
	if (!forward)
	{
		return palm;
	}
	const Vec3 right = Cross(up, *forward);
	const float width = Length(right);
	if (!IsAbove(width, kMinDistance)) // it points along the back of the hand's own normal
	{
		return palm;
	}
	const Vec3 x = right * (1.0f / width);
	return Pose{frame[Joint::IndexKnuckle].position, FromAxes(x, Cross(*forward, x), *forward)};
}

} // namespace mria
