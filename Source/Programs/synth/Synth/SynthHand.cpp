// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Synth/SynthHand.h"

#include "Synth/SynthMath.h"

namespace mria::synth
{

namespace SynthHandDetail
{
constexpr std::size_t kShapeCount = 5;

/** One finger of an adult's right hand: places in the wrist's axes, in metres; angles in degrees. */
struct FingerBones
{
	Joint metacarpalJoint;
	Vec3 metacarpal;
	Vec3 knuckle;
	float lengths[3];
	double yaw; ///< Fingers fan out when straight
	double roll; ///< and, by this, come together when bent.
};

constexpr FingerBones kFingers[kFingerCount] = {
	{Joint::IndexMetacarpal, {-0.008f, -0.006f, 0.021f}, {-0.022f, -0.002f, 0.086f}, {0.042f, 0.025f, 0.020f}, -4.0,
		8.0},
	{Joint::MiddleMetacarpal, {0.000f, -0.004f, 0.020f}, {-0.001f, 0.004f, 0.083f}, {0.046f, 0.029f, 0.021f}, 0.0, 1.0},
	{Joint::RingMetacarpal, {0.010f, -0.001f, 0.019f}, {0.018f, 0.002f, 0.075f}, {0.042f, 0.028f, 0.021f}, 5.0, -7.0},
	{Joint::PinkyMetacarpal, {0.019f, -0.001f, 0.017f}, {0.036f, -0.003f, 0.066f}, {0.033f, 0.020f, 0.019f}, 11.0,
		-16.0},
};
constexpr Vec3 kPalm = {0.005f, 0.002f, 0.050f};
constexpr Vec3 kThumbBase = {-0.017f, -0.012f, 0.021f};
constexpr float kThumbLengths[3] = {0.046f, 0.033f, 0.025f};

// In the order of ShapeName, in degrees.
constexpr double kShapeDegrees[kShapeCount][kShapeSize] = {
	{22, 0, 32, 18, 28, 0, 36, 21, 32, 0, 38, 22, 34, 0, 38, 22, -34, 24, 72, 12, 14},
	{4, -4, 6, 4, 3, 0, 6, 4, 4, 3, 7, 4, 5, 8, 8, 5, -48, 16, 70, 2, 0},
	{26, 0, 30, 14, 38, 0, 45, 25, 44, 0, 50, 28, 46, 0, 50, 28, -36, 36, 72, 6, 8},
	{42.5, 5.7, 48.4, 28, 38, 0, 45, 25, 36, 0, 42, 24, 34, 0, 40, 22, -18.7, 30.6, 68.9, 19.6, 16.2},
	{4, 0, 6, 3, 64, 0, 80, 45, 68, 0, 82, 46, 66, 0, 80, 46, -16, 24, 64, 26, 30},
};

std::array<HandShape, kShapeCount> MakeShapes()
{
	std::array<HandShape, kShapeCount> shapes{};
	for (std::size_t shape = 0; shape < kShapeCount; ++shape)
	{
		for (std::size_t i = 0; i < kShapeSize; ++i)
		{
			shapes[shape][i] = Radians(kShapeDegrees[shape][i]);
		}
	}
	return shapes;
}

/** Three successive bones, then the tip. Writes the joint at `chain` and the three after it. */
void PoseChain(Pose chain, const float (&lengths)[3], const double (&bends)[3], Pose* out)
{
	chain.rotation = chain.rotation * TurnX(bends[0]);
	out[0] = chain;
	for (int bone = 0; bone < 3; ++bone)
	{
		chain.position = chain.position + Rotate(chain.rotation, {0.0f, 0.0f, lengths[bone]});
		if (bone < 2)
		{
			chain.rotation = NormalizedOrIdentity(chain.rotation * TurnX(bends[bone + 1]));
		}
		out[bone + 1] = chain;
	}
}

/** The finger's knuckle to its tip, seen from the wrist. */
void PoseFinger(std::size_t finger, const HandShape& shape, Pose* out)
{
	const FingerBones& bones = kFingers[finger];
	const double* angles = shape.data() + finger * kFingerAngles;
	const Quat fan = TurnY(Radians(bones.yaw) + angles[1]) * TurnZ(Radians(bones.roll));
	PoseChain({bones.knuckle, fan}, bones.lengths, {angles[0], angles[2], angles[3]}, out);
}

void PoseThumb(const HandShape& shape, Pose* out)
{
	const double* angles = shape.data() + kFingerCount * kFingerAngles;
	const Quat base = FromAngles(angles[0], angles[1], angles[2]);
	PoseChain({kThumbBase, base}, kThumbLengths, {0.0, angles[3], angles[4]}, out);
}

/** Metacarpals do not move against the wrist. */
std::array<Quat, kFingerCount> MakeMetacarpalTurns()
{
	std::array<Quat, kFingerCount> turns;
	for (std::size_t finger = 0; finger < kFingerCount; ++finger)
	{
		const FingerBones& bones = kFingers[finger];
		turns[finger] =
			LookAlong(bones.knuckle - bones.metacarpal, Rotate(TurnZ(Radians(bones.roll)), {0.0f, 1.0f, 0.0f}));
	}
	return turns;
}
} // namespace SynthHandDetail

const HandShape& ShapeOf(ShapeName name)
{
	static const auto kShapes = SynthHandDetail::MakeShapes();
	return kShapes[static_cast<std::size_t>(name)];
}

Vec3 AnchorInWrist(const HandShape& shape, Anchor anchor)
{
	Pose index[4];
	SynthHandDetail::PoseFinger(0, shape, index);
	if (anchor == Anchor::IndexTip)
	{
		return index[3].position;
	}
	Pose thumb[4];
	SynthHandDetail::PoseThumb(shape, thumb);
	return (index[3].position + thumb[3].position) * 0.5f;
}

void PoseRightHand(const HandShape& shape, const Pose& wrist, HandFrame& out)
{
	static const auto kMetacarpalTurns = SynthHandDetail::MakeMetacarpalTurns();
	out[Joint::Wrist] = {};
	out[Joint::Palm] = {SynthHandDetail::kPalm, {}};
	SynthHandDetail::PoseThumb(shape, &out[Joint::ThumbMetacarpalJoint]);
	for (std::size_t finger = 0; finger < kFingerCount; ++finger)
	{
		const SynthHandDetail::FingerBones& bones = SynthHandDetail::kFingers[finger];
		Pose* joints = &out[bones.metacarpalJoint];
		joints[0] = {bones.metacarpal, kMetacarpalTurns[finger]};
		SynthHandDetail::PoseFinger(finger, shape, joints + 1);
	}
	for (std::size_t joint = static_cast<std::size_t>(Joint::Wrist); joint < kJointCount; ++joint)
	{
		Pose& pose = out.joints[joint];
		pose.position = wrist.position + Rotate(wrist.rotation, pose.position);
		pose.rotation = NormalizedOrIdentity(wrist.rotation * pose.rotation);
		out.presentJoints |= 1u << joint;
	}
}

void Mirror(HandFrame& hand)
{
	for (Pose& pose : hand.joints)
	{
		pose.position.x = -pose.position.x;
		pose.rotation.y = -pose.rotation.y;
		pose.rotation.z = -pose.rotation.z;
	}
}

float PinchDistance(const HandFrame& hand)
{
	return Length(hand[Joint::ThumbTip].position - hand[Joint::IndexTip].position);
}

} // namespace mria::synth
