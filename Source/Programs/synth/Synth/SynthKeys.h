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
	/** The keys that may be dropped since the last one kept, as the slopes that would still pass all of them. */
	struct Run
	{
		bool hasKept = false;
		bool hasLast = false;
		float keptTime = 0.0f;
		float lastTime = 0.0f;
		std::array<float, kMostGroupCurves> kept{};
		std::array<float, kMostGroupCurves> last{};
		std::array<float, kMostGroupCurves> lowest{};
		std::array<float, kMostGroupCurves> highest{};
	};

	void AddPose(PoseId pose, float time, const Pose& value);
	void AddGroup(std::size_t group, float time, const std::array<float, kMostGroupCurves>& values);
	void AddFlag(CurveId curve, float time, bool value);
	bool Passes(const Run& run, std::size_t count, float time, const std::array<float, kMostGroupCurves>& values) const;
	void Keep(std::size_t group, float time, const std::array<float, kMostGroupCurves>& values);
	void EndRun(std::size_t group);

	Recording& out_;
	std::size_t frameCount_;
	std::array<float, kCurveGroupCount> tolerances_{};
	std::array<Run, kCurveGroupCount> runs_{};
};

/** Replaces straight lines with one key per frame by few Bézier keys within the tolerances of the options. */
void FitSmoothKeys(Recording& recording, const SynthOptions& options);

} // namespace mria::synth
