// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Capture/GroupRecorder.h"
#include "Capture/TakeClock.h"
#include "Capture/TakeContent.h"
#include "Mria/Recorder.h"

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/** Limits the frame rate to an average number of frames per second. */
class FrameGate
{
public:
	/** 0 means no limit. */
	explicit FrameGate(double frameRate = 0.0)
		: step_(frameRate > 0.0 ? 1.0 / frameRate : 0.0)
	{
	}

	bool IsEarly(double time) const { return time < due_ - step_ / 4.0; }

	/** A frame was recorded. The next due time follows the last due time, so that late frames do not add up. */
	void Pass(double time)
	{
		if (!IsEarly(time))
		{
			due_ = time < due_ + step_ ? due_ + step_ : time + step_;
		}
	}

private:
	double step_;
	double due_ = 0.0;
};

/** The implementation of Recorder, which documents the contracts. */
struct RecorderState
{
public:
	explicit RecorderState(const RecorderOptions& options);

	RecordOutcome AddFrame(double clock, const Frame& frame);
	RecordOutcome AddMarker(double clock, std::string_view name);
	void Pause();
	void Resume() { isPaused_ = false; }
	void Clear();

	void Reserve(double seconds, double frameRate);
	bool NeedsMemory() const { return pool_.IsShort(); }
	void Provide(std::shared_ptr<RecorderSlab> slab) { pool_.Provide(std::move(slab)); }

	std::shared_ptr<const TakeContent> MakeTake() const;
	RecorderStats Stats() const;
	bool IsPaused() const { return isPaused_; }
	const RecorderOptions& Options() const { return options_; }

private:
	struct FlagRecorder
	{
		KeyChain chain = KeyChain(1);
		bool hasValue = false;
		bool value = false;
	};

	struct TimedName
	{
		double time; ///< In the time of the take; in that of the clock before the first frame.
		std::string name;
	};

	RecordOutcome Judge(double clock, const Frame& frame);
	bool FlagsChange(const Frame& frame) const;
	bool MakeRoom();
	void DropPast();
	void BeginFrame(double clock, double time);
	void RecordFlags(const Frame& frame);
	void RecordPoses(const Frame& frame);
	template <typename PoseOrRay>
	void RecordSlot(std::size_t slot, bool isOffered, const PoseOrRay& value);

	double Window() const { return clock_.Window(); }
	double DurationNow() const { return clock_.HasFrame() ? clock_.Last() - start_ : 0.0; }
	bool IsCutShort() const { return Window() > 0.0 && start_ > 0.0 && start_ > clock_.Last() - Window(); }
	KeySink Sink() { return {pool_, base_}; }
	float TimeInBlock() const { return static_cast<float>(clock_.Last() - base_); }
	KeyChain& ChainOf(std::size_t chain);
	void RebaseEarlyMarkers(double clock);
	void DropPastMarkers();
	std::vector<Marker> MarkersFromStart() const;
	ChannelFlags ChannelsOn() const;

	RecorderOptions options_;
	RecorderStats stats_;
	TakeClock clock_;
	FrameGate gate_;
	SlabPool pool_;
	bool isPaused_ = false;
	bool isRefusing_ = false; ///< Whether there was no room for the last frame.
	double start_ = 0.0; ///< Of the window.
	double base_ = 0.0; ///< What times in the newest blocks count from.
	std::size_t nextToSweep_ = 0;
	std::array<GroupRecorder, kTrackCount> groups_;
	std::array<FlagRecorder, kFlagCurveCount> flags_;
	std::vector<TimedName> markers_;
	std::size_t markerBytes_ = 0;
};

} // namespace mria
