// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Sampling/RecordingTracks.h"
#include "Sampling/TrackBuilder.h"

#include <cstddef>

namespace mria
{

/**
 * The keys of a track, block after block: straight from the file as a rule, from a track made of them where the file's
 * do not fit. Keys are counted as a track does: key 0 is the sentinel ahead of the first.
 */
class TrackSource
{
public:
	/** From the file; with `isContinuous`, keys get the sign that is nearer to the key before. */
	void SetCurves(const TrackCurves& curves, bool isContinuous);

	/** From a track, which must remain until all keys are written. */
	void SetTrack(const Track& track, std::size_t width);

	/** Whether it is known that the file's keys do not fit. A track is then needed; until it is set there are no keys.
	 */
	bool NeedsTrack() const { return needsTrack_; }
	bool IsFromFile() const { return load_ != nullptr; }

	std::size_t KeyCount() const { return keyCount_; }
	std::size_t Width() const { return curves_.width; }

	/** Of the first key at or after the end of the last block. */
	float NextTime() const { return nextTime_; }

	/** Back to the first block. */
	void Rewind();

	/**
	 * The keys of the next block, which ends at `end`: from the last one before it to the first one after it. Values go
	 * behind the `used` floats of `values`, which makes room for them. Gives how many keys there are, at least two.
	 */
	std::size_t WriteBlock(float end, FloatBuffer& values, std::size_t used, FloatBuffer& times);

private:
	std::size_t WriteFromFile(float end, FloatBuffer& values, std::size_t used, FloatBuffer& times);
	std::size_t WriteSentinel(FloatBuffer& values, std::size_t used, FloatBuffer& times);
	std::size_t WriteFromTrack(float end, FloatBuffer& values, std::size_t used, FloatBuffer& times) const;
	void KeepSigns(float* values, std::size_t count);

	TrackCurves curves_;
	RunLoader load_ = nullptr;
	Track track_;
	std::size_t keyCount_ = 0;
	std::size_t next_ = 0; ///< The last key before the next block.
	float nextTime_ = 0.0f;
	bool isContinuous_ = false;
	bool isNegated_ = false; ///< Whether the next key has another sign than in the file.
	bool needsTrack_ = false;
};

} // namespace mria
