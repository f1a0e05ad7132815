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
 * How to interpret keys of a damaged file: in which order they play, which rotation is meant, what is missing. The
 * sampler, the edits, the reducer, validation and repair must agree on it.
 */
namespace KeyAnalysis
{
/** A shorter quaternion has no reliable direction: editor recordings give joint None (0, 0, 0, 0). */
inline constexpr double kZeroLength = 1e-6;

/** A length further from 1 is wrong; rotations of devices differ by up to 0.0006. */
inline constexpr double kUnitTolerance = 1e-2;

/** Both in double, so that no float overflows; NaN where a number is NaN or infinite. */
double LengthOf(const Quat& q);
double DotOf(const Quat& a, const Quat& b);

/** Whether the quaternion is a rotation after normalization. */
bool IsRotation(const Quat& q);

/** Whether this length of a rotation is wrong. */
bool IsWrongLength(double length);

/** Whether the value of the key, or a weight or tangent that has an effect, is NaN or infinite. */
bool IsNonFiniteValue(const Keyframe& key, bool isFlag);

/** The effective weight on that side of the key: its own if its mode has that bit, otherwise a third. */
float InWeightOf(const Keyframe& key);
float OutWeightOf(const Keyframe& key);

/** Whether the curve plays in file order: no time is NaN, infinite or before its predecessor. */
bool IsOrdered(const CurveView& curve);

/** Whether all curves have the same key times, in file order: then each key has its partners. */
bool ShareTimes(Span<const CurveView> curves);

/**
 * The keys of a curve in playback order: by time, without those whose time is NaN or infinite. Copies only if
 * necessary.
 */
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
 * Walks the curves of a group along their common timeline: every time at which one of them has a key, once, in
 * order. A curve without a key there is evaluated; before its first and after its last key it holds the value.
 * Several keys of one curve at one time are separate steps.
 */
class GroupWalk
{
public:
	static constexpr std::size_t kMaxCurves = 4;
	static constexpr std::size_t kNoKey = SIZE_MAX;

	explicit GroupWalk(Span<const CurveView> curves);

	/** Moves to the next step, or to the first one. Returns false at the end. */
	bool Next();

	float Time() const { return time_; }

	/** The key of the curve at this step, or kNoKey. Keys are counted in time order. */
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

/** Determines, for rotations in time order, whether the sign of each differs from its predecessor. */
class SignTracker
{
public:
	/**
	 * Whether `q` is nearer to the negative of the last rotation. Values that are not rotations never flip and are
	 * ignored.
	 */
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
 * The start of a recording with this range if it starts late; empty otherwise. Head and gaze are recorded in every
 * frame, so their first key is the start. Without them, flag and joint keys show when recording began.
 */
std::optional<float> FindLateStart(const RecordingView& recording, const TimeRange& range);

} // namespace KeyAnalysis

} // namespace mria
