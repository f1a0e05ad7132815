// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Pose.h"
#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mria
{

/**
 * How keys are read when a file is not as it should be: in which order they play, which rotation is meant, what is
 * missing. The sampler, the edits, the reducer, validation and repair must agree on it.
 */
namespace KeyAnalysis
{
/** Shorter than this a quaternion has no direction to trust: editor recordings give joint None (0, 0, 0, 0). */
inline constexpr double kZeroLength = 1e-6;

/** Further than this from 1 a length is wrong; rotations straight from a device stray by 0.0006. */
inline constexpr double kUnitTolerance = 1e-2;

/** Both in double, so that no float overflows; NaN where a number is NaN or infinite. */
double LengthOf(const Quat& q);
double DotOf(const Quat& a, const Quat& b);

/** Whether the quaternion stands for a rotation once it is normalised. */
bool IsRotation(const Quat& q);

/** Whether a rotation has this length and should not. */
bool IsWrongLength(double length);

/** Whether the key's value, or a weight or tangent of it that has an effect, is no finite number. */
bool IsNonFiniteValue(const Keyframe& key, bool isFlag);

/** The weight that counts on the key's side: its own where its mode has that bit, as in evaluation; else a third. */
float InWeightOf(const Keyframe& key);
float OutWeightOf(const Keyframe& key);

/** Whether the curve plays in file order: no time is NaN, infinite or earlier than the one before. */
bool IsOrdered(const CurveView& curve);

/** Whether all curves have the same key times, in file order: then each key has its partners. */
bool ShareTimes(Span<const CurveView> curves);

/** A curve's keys as they are played: by time, without those whose time is not finite. Copies only where it must. */
class OrderedCurve
{
public:
	OrderedCurve() = default;
	explicit OrderedCurve(const CurveView& curve) { Assign(curve); }
	OrderedCurve(const OrderedCurve&) = delete;
	OrderedCurve& operator=(const OrderedCurve&) = delete;

	void Assign(const CurveView& curve);
	const CurveView& View() const { return view_; }

private:
	std::vector<Keyframe> copy_;
	CurveView view_;
};

/**
 * Walks curves that belong together along their common time line: every time at which one of them has a key, once, in
 * order. A curve without a key there is evaluated; before its first key and after its last it holds their value.
 * Of keys at one time in one curve each gets a step of its own.
 */
class GroupWalk
{
public:
	static constexpr std::size_t kMaxCurves = 4;
	static constexpr std::size_t kNoKey = SIZE_MAX;

	explicit GroupWalk(Span<const CurveView> curves);

	/** To the next step, and first of all to the first. False when there is none. */
	bool Next();

	float Time() const { return time_; }

	/** The key that the curve has at this step, or kNoKey. Counted in the order of time. */
	std::size_t Key(std::size_t curve) const { return isHere_[curve] ? passed_[curve] - 1 : kNoKey; }

	std::size_t CountKeys() const;
	bool IsWhole() const { return CountKeys() == count_; }

	/** The part of the curve that decides its value here: the key itself, a held key, the two keys around, or nothing.
	 */
	CurveView Segment(std::size_t curve) const;
	float Value(std::size_t curve) const;

	/** The first three or all four values of a group. */
	Vec3 Vector() const;
	Quat Rotation() const;

private:
	std::array<OrderedCurve, kMaxCurves> curves_;
	std::array<std::size_t, kMaxCurves> passed_{};
	std::array<bool, kMaxCurves> isHere_{};
	std::size_t count_ = 0;
	float time_ = 0.0f;
};

/** Tells for rotations in the order of time whether each is on the other side of the one before. */
class SignTracker
{
public:
	/** Whether `q` is nearer to the negative of the last rotation. What is no rotation never flips and is forgotten. */
	bool Flips(const Quat& q);

private:
	std::optional<Quat> last_;
};

inline Span<const CurveView> RotationCurves(const RecordingView& recording, PoseId pose)
{
	return {&recording.curves[PoseCurve(pose, PoseComponent::RotationX)], kRotationCurveCount};
}

inline Span<const CurveView> PositionCurves(const RecordingView& recording, PoseId pose)
{
	return {&recording.curves[PoseCurve(pose, PoseComponent::PositionX)], kPositionCurveCount};
}

/**
 * Whether MRTK 2.6.0 to 2.7.2 lost this rotation's W: x, y and z share many key times while W has its first key only,
 * or a second one that holds Z's last value. Curves of 2019 thin out each on its own and may have few W keys; those
 * fit.
 */
bool HasDamagedW(Span<const CurveView> rotation, Dialect dialect);

/**
 * A damaged W with a key for every key of x, y and z: sqrt(1 - x^2 - y^2 - z^2), or 0 where that is none. The first
 * key is W's own. From there each sign is the one that carries the motion on, also through W = 0 and where the device
 * itself flipped the quaternion.
 */
Curve RebuildW(Span<const CurveView> rotation);

/** The first second of a recording may be empty before its start counts as late. */
inline constexpr float kLateStart = 1.0f;

/**
 * Where a recording that starts late starts; nothing for one that does not. Head and gaze are recorded in every frame,
 * so their first key is the start. Hands come and go: without head and gaze, the flag keys too say when recording
 * began.
 */
std::optional<float> FindLateStart(const RecordingView& recording);

} // namespace KeyAnalysis

} // namespace mria
