// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Blend.h"

#include "Mria/FloatRules.h"
#include "Simd/Float4.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace mria
{

namespace BlendDetail
{

// Below this angle the chord and the arc are the same in float, and dividing by the sine would lose digits.
constexpr float kSmallSine = 1e-4f;

float Clamped(float weight)
{
	return IsAbove(weight, 0.0f) ? (std::min)(weight, 1.0f) : 0.0f;
}

Vec3 Straight(const Vec3& from, const Vec3& to, float weight)
{
	if (weight == 0.0f || weight == 1.0f)
	{
		return weight == 0.0f ? from : to; // to the bit: the formula makes -0 a 0
	}
	return from + (to - from) * weight;
}

/** The shares of `from` and `to` on an arc with that cosine. */
struct Parts
{
	float from;
	float to;
};

Parts OnArc(float cosine, float weight)
{
	const float angle = std::acos(std::clamp(cosine, -1.0f, 1.0f));
	const float sine = std::sin(angle);
	if (sine < kSmallSine)
	{
		return {1.0f - weight, weight};
	}
	return {std::sin((1.0f - weight) * angle) / sine, std::sin(weight * angle) / sine};
}

Quat Turned(const Quat& from, const Quat& to, float weight)
{
	if (weight == 0.0f || weight == 1.0f)
	{
		return weight == 0.0f ? from : to;
	}
	const Quat a = NormalizedOrIdentity(from);
	const Quat b = NormalizedOrIdentity(to);
	const float cosine = Dot(a, b);
	const Parts parts = OnArc(std::fabs(cosine), weight);
	const float toPart = cosine < 0.0f ? -parts.to : parts.to;
	return NormalizedOrIdentity({parts.from * a.x + toPart * b.x, parts.from * a.y + toPart * b.y,
		parts.from * a.z + toPart * b.z, parts.from * a.w + toPart * b.w});
}

Vec3 Pointed(const Vec3& from, const Vec3& to, float weight)
{
	if (weight == 0.0f || weight == 1.0f)
	{
		return weight == 0.0f ? from : to;
	}
	const Vec3 a = NormalizedOrForward(from);
	const Vec3 b = NormalizedOrForward(to);
	const Parts parts = OnArc(Dot(a, b), weight);
	return NormalizedOrForward(a * parts.from + b * parts.to);
}

void BlendHand(const HandFrame& from, const HandFrame& to, float weight, HandFrame& out)
{
	const bool isSwitched = weight >= kSwitchWeight;
	out = from.isTracked == to.isTracked ? (isSwitched ? to : from) : (to.isTracked ? to : from);
	out.isTracked = isSwitched ? to.isTracked : from.isTracked;
	out.isPinching = isSwitched ? to.isPinching : from.isPinching;
	if (!from.isTracked || !to.isTracked)
	{
		return;
	}
	out.presentJoints = from.presentJoints | to.presentJoints;
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		const Joint joint = static_cast<Joint>(i);
		const bool inBoth = from.HasJoint(joint) && to.HasJoint(joint);
		out[joint] = inBoth ? Blend(from[joint], to[joint], weight) : (to.HasJoint(joint) ? to[joint] : from[joint]);
	}
}

void BlendCamera(const Frame& from, const Frame& to, float weight, Frame& out)
{
	const Pose only = to.hasCamera ? to.camera : from.camera;
	const bool isShown = weight >= kSwitchWeight ? to.hasCamera : from.hasCamera;
	out.camera = from.hasCamera && to.hasCamera ? Blend(from.camera, to.camera, weight) : only;
	out.hasCamera = isShown;
}

void BlendGaze(const Frame& from, const Frame& to, float weight, Frame& out)
{
	const Ray only = to.hasGaze ? to.gaze : from.gaze;
	const bool isShown = weight >= kSwitchWeight ? to.hasGaze : from.hasGaze;
	out.gaze = from.hasGaze && to.hasGaze ? Blend(from.gaze, to.gaze, weight) : only;
	out.hasGaze = isShown;
}

/** Four numbers at a time, because every mixed frame is checked. */
bool IsAnyFar(const HandFrame& hand)
{
	const Float4 limit = Float4::All(kFarthestPosition);
	Float4 isBeyond = Float4::Zero();
	for (const Pose& joint : hand.joints)
	{
		isBeyond =
			isBeyond | Less(limit, Abs(Float4::Load(&joint.position.x))); // the fourth lane, rotation x, is ignored
	}
	return (Bits(isBeyond) & 7u) != 0;
}

} // namespace BlendDetail

Pose Blend(const Pose& from, const Pose& to, float weight)
{
	const float part = BlendDetail::Clamped(weight);
	return {
		BlendDetail::Straight(from.position, to.position, part), BlendDetail::Turned(from.rotation, to.rotation, part)};
}

Ray Blend(const Ray& from, const Ray& to, float weight)
{
	const float part = BlendDetail::Clamped(weight);
	return {
		BlendDetail::Straight(from.origin, to.origin, part), BlendDetail::Pointed(from.direction, to.direction, part)};
}

Frame Blend(const Frame& from, const Frame& to, float weight)
{
	const float part = BlendDetail::Clamped(weight);
	Frame out;
	out.time = part >= kSwitchWeight ? to.time : from.time;
	BlendDetail::BlendCamera(from, to, part, out);
	BlendDetail::BlendGaze(from, to, part, out);
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		BlendDetail::BlendHand(from.hands[i], to.hands[i], part, out.hands[i]);
	}
	return out;
}

FrameBlend::FrameBlend(const Frame& first, const FrameParts& parts, float weight)
	: frame_(first)
{
	const float part = BlendDetail::Clamped(weight);
	// A part with weight 0 is still shown; the first real share replaces all of it.
	camera_ = MakeShare(parts.camera && first.hasCamera, part);
	gaze_ = MakeShare(parts.gaze && first.hasGaze, part);
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		hands_[i] = MakeShare(parts.hands[i], part);
	}
}

FrameBlend::Share FrameBlend::MakeShare(bool isCarried, float weight)
{
	Share share;
	share.isCarried = isCarried;
	share.total = isCarried ? weight : 0.0f;
	return share;
}

/** Adds to a share. Returns the new contribution's fraction of the part; 0 if it adds nothing. */
float FrameBlend::Take(Share& share, bool isCarried, float weight)
{
	const bool isFirst = share.total == 0.0f;
	if (!isCarried || weight == 0.0f || (!isFirst && weight >= 1.0f))
	{
		return 0.0f;
	}
	share.isCarried = true;
	share.total += weight;
	share.isPure = isFirst;
	return isFirst ? 1.0f : weight / share.total;
}

void FrameBlend::Add(const Frame& other, const FrameParts& parts, float weight)
{
	const float part = BlendDetail::Clamped(weight);
	if (const float share = Take(camera_, parts.camera && other.hasCamera, part); share > 0.0f)
	{
		BlendDetail::BlendCamera(frame_, other, share, frame_);
	}
	if (const float share = Take(gaze_, parts.gaze && other.hasGaze, part); share > 0.0f)
	{
		BlendDetail::BlendGaze(frame_, other, share, frame_);
	}
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		if (const float share = Take(hands_[i], parts.hands[i], part); share > 0.0f)
		{
			const HandFrame from = frame_.hands[i];
			BlendDetail::BlendHand(from, other.hands[i], share, frame_.hands[i]);
		}
	}
}

bool FrameBlend::IsShort() const
{
	return IsShort(camera_) || IsShort(gaze_) || IsShort(hands_[0]) || IsShort(hands_[1]);
}

void FrameBlend::FillUp(const Frame& rest)
{
	if (IsShort(camera_))
	{
		BlendDetail::BlendCamera(rest, frame_, camera_.total, frame_);
	}
	if (IsShort(gaze_))
	{
		BlendDetail::BlendGaze(rest, frame_, gaze_.total, frame_);
	}
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		if (IsShort(hands_[i]))
		{
			const HandFrame to = frame_.hands[i];
			BlendDetail::BlendHand(rest.hands[i], to, hands_[i].total, frame_.hands[i]);
			hands_[i].isPure = false;
		}
	}
}

void LimitPositions(Frame& frame)
{
	const auto limit = [](Vec3& position)
	{
		for (float* coordinate : {&position.x, &position.y, &position.z})
		{
			*coordinate = (std::min)((std::max)(*coordinate, -kFarthestPosition), kFarthestPosition);
		}
	};
	limit(frame.camera.position);
	limit(frame.gaze.origin);
	for (HandFrame& hand : frame.hands)
	{
		if (!BlendDetail::IsAnyFar(hand))
		{
			continue; // as in every real recording
		}
		for (Pose& joint : hand.joints)
		{
			limit(joint.position);
		}
	}
}

} // namespace mria
