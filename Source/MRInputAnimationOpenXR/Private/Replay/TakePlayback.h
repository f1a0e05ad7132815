// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/LoopTimeline.h"
#include "Mria/Sampler.h"
#include "Mria/Similarity.h"
#include "Replay/Playback.h"
#include "Replay/Take.h"

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>

namespace mria::openxr
{

/**
 * A recording on the clock of a session. Time is a pure function: the recording's time at an XrTime does not depend on
 * earlier queries, so engines may overlap frames and query the past.
 */
class TakePlayback : public Playback
{
public:
	/** Plays nothing before Start. `rate` must be above 0. */
	TakePlayback(std::shared_ptr<const Take> take, LoopMode loop, double rate);

	/** The recording begins at `time`, with `origin` applied to all of it. Starts again if it plays. */
	void Start(XrTime time, const Similarity& origin = {});

	/** Holds the recording at `time`. Queries for earlier times get the same held frame. */
	void Pause(XrTime time);
	void Resume(XrTime time);
	void Stop();
	bool IsStarted() const;

	bool FrameAt(XrTime time, PlayedFrame& out) override;
	Velocity VelocityAt(PoseId pose, XrTime time) override;
	std::array<PlayedHand, kHandCount> HandsAt(XrTime time) override;
	FrameParts Offers() const override { return take_->parts; }

private:
	/** The last requested frames: applications query the same time again and again. */
	struct Slot
	{
		bool isUsed = false;
		double time = 0.0;
		Frame frame;
		Sampler::Cursor cursor;
	};
	static constexpr std::size_t kSlotCountKept = 4;

	bool PointAt(XrTime time, LoopPoint& out) const;
	XrTime TimeOf(double offset) const;
	const Frame& SampleAt(double time);

	const std::shared_ptr<const Take> take_;
	const LoopTimeline line_;
	const double rate_;

	mutable std::mutex guard_; // of all that follows
	bool isStarted_ = false;
	bool isPaused_ = false;
	XrTime start_ = 0;
	double pausedOffset_ = 0.0;
	Similarity origin_;
	std::array<Slot, kSlotCountKept> slots_;
	std::size_t oldest_ = 0;
};

} // namespace mria::openxr
