// SPDX-License-Identifier: MIT

#include "Mria/Blend.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace BlendDetail
{

// Below this angle the chord and the arc are the same in float, and dividing by the sine would lose digits.
constexpr float kSmallSine = 1e-4f;

float Clamped(float weight)
{
	return weight > 0.0f ? std::min(weight, 1.0f) : 0.0f;
}

Vec3 Straight(const Vec3& from, const Vec3& to, float weight)
{
	return weight == 1.0f ? to : from + (to - from) * weight;
}

/** What is left of `from` and taken of `to`, on an arc with that cosine. */
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
	const Frame& shown = part >= kSwitchWeight ? to : from;
	Frame out;
	out.time = shown.time;
	out.hasCamera = shown.hasCamera;
	out.hasGaze = shown.hasGaze;
	out.camera =
		from.hasCamera && to.hasCamera ? Blend(from.camera, to.camera, part) : (to.hasCamera ? to.camera : from.camera);
	out.gaze = from.hasGaze && to.hasGaze ? Blend(from.gaze, to.gaze, part) : (to.hasGaze ? to.gaze : from.gaze);
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		BlendDetail::BlendHand(from.hands[i], to.hands[i], part, out.hands[i]);
	}
	return out;
}

} // namespace mria
