// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Baselines.h"
#include "Mria/Recording.h"
#include "Mria/Sampler.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mria::bench
{

enum class Take : std::uint8_t
{
	Minute,
	MinuteDense, ///< A key a frame.
	HalfHour,
	HalfHourDense,
	TenMinutes,
	TwoHours,
	Cubic, ///< A minute; every key has tangents, so its file is a 1.0 one.
	Weighted, ///< The same with weights, which the curves of a position or a rotation share.
	OwnWeights, ///< With weights that differ from curve to curve.
	OwnTimes, ///< A minute; no two curves share their times.
	Resting, ///< Half an hour; motion in its first minute only.
};

inline constexpr std::size_t kTakeCount = 11;

/** One generated recording in the forms that the contenders start from, each made when it is first asked for. */
class Material
{
public:
	static Material& Of(Take take);
	~Material();

	double Seconds() const;
	const std::vector<std::uint8_t>& File(); ///< mrtk-1.1, or 1.0 where the take says so.
	const std::vector<std::uint8_t>& File10(); ///< mrtk-1.0: full keys, no gaze.
	const std::vector<std::uint8_t>& Glb();
	const std::string& Path(); ///< File() on disk, removed at the end.
	RecordingView View(); ///< Of File().
	const Sampler& Ours();
	const LinearCurves& Linear();
	const HermiteCurves& Hermite();

	/** The moments of a playback from the first frame to the last. */
	std::vector<float> PlaybackTimes(double rate) const;

	/** Moments all over the recording, the same at every call. */
	std::vector<float> RandomTimes(std::size_t count) const;

private:
	explicit Material(Take take)
		: take_(take)
	{
	}

	Recording Make() const;

	const Take take_;
	std::vector<std::uint8_t> file_;
	std::vector<std::uint8_t> file10_;
	std::vector<std::uint8_t> glb_;
	std::string path_;
	std::unique_ptr<Sampler> ours_;
	std::unique_ptr<LinearCurves> linear_;
	std::unique_ptr<HermiteCurves> hermite_;
};

} // namespace mria::bench
