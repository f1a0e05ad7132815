// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Recording.h"
#include "Mria/Synth.h"

#include <array>
#include <cstddef>

namespace mria::synth
{

/** Position and rotation of every pose, origin and direction of the gaze: curves that share their key times. */
inline constexpr std::size_t kGroupCount = 2 * kPoseCount + 2;

inline constexpr std::size_t kPositionCurves = 3;
inline constexpr std::size_t kRotationCurves = 4;

struct CurveGroup
{
	CurveId first;
	std::size_t count;
	bool isRotation; ///< Or a direction: what the rotation tolerance is for.
};

CurveGroup GroupAt(std::size_t index);

/** How far one curve of the group may stray so that all together stay within the options' tolerance; 0 for not at all.
 */
float ToleranceOf(const CurveGroup& group, const SynthOptions& options);

/**
 * Turns frames into straight-line keys. With a tolerance it drops, as it goes, every key that the line between its
 * neighbours passes closely enough; what it keeps are keys of frames.
 */
class KeyWriter
{
public:
	KeyWriter(Recording& out, const SynthOptions& options, std::size_t frameCount);

	/** Frames in order of time. Joints of a hand that is not tracked are left out. */
	void Add(const Frame& frame);

	/** To be called after the last frame: its keys are kept. */
	void Finish();

private:
	static constexpr std::size_t kMostCurves = kRotationCurves;

	/** The keys that may be dropped since the last one kept, as the slopes that would still pass all of them. */
	struct Run
	{
		bool hasKept = false;
		bool hasLast = false;
		float keptTime = 0.0f;
		float lastTime = 0.0f;
		std::array<float, kMostCurves> kept{};
		std::array<float, kMostCurves> last{};
		std::array<float, kMostCurves> lowest{};
		std::array<float, kMostCurves> highest{};
	};

	void AddPose(PoseId pose, float time, const Pose& value);
	void AddGroup(std::size_t group, float time, const std::array<float, kMostCurves>& values);
	void AddFlag(CurveId curve, float time, bool value);
	bool Passes(const Run& run, std::size_t count, float time, const std::array<float, kMostCurves>& values) const;
	void Keep(std::size_t group, float time, const std::array<float, kMostCurves>& values);
	void EndRun(std::size_t group);

	Recording& out_;
	std::size_t frameCount_;
	std::array<float, kGroupCount> tolerances_{};
	std::array<Run, kGroupCount> runs_{};
};

/** Replaces straight lines, a key a frame, by few Bézier keys within the options' tolerances. */
void FitSmoothKeys(Recording& recording, const SynthOptions& options);

} // namespace mria::synth
