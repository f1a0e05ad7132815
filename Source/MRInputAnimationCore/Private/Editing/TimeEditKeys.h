// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"
#include "Mria/TimeEdit.h"

#include <cstdint>
#include <vector>

namespace mria
{

/** Shared parts of the edits of time. Keys are sorted and finite unless stated otherwise. */
namespace TimeEditKeys
{
using Keys = std::vector<Keyframe>;

/** Makes the recording's keys sorted and finite, and begins the report. */
TimeEditReport BeginEdit(EditedRecording recording);
void FinishEdit(const RecordingView& recording, TimeEditReport& report);

/** A linear map of times: `from` maps to `to`, with `scale`. Saturates at the largest float. */
struct TimeMap
{
	double from = 0.0;
	double to = 0.0;
	double scale = 1.0; ///< Not 0; below 0 time runs backwards.

	double Exact(double time) const { return to + (time - from) * scale; }
	float operator()(float time) const;
};

/** The keys of a curve that plays the same along the new times, in their order. Not for flags. */
Keys MapKeys(const Keys& keys, const TimeMap& map);

/** Moves all keys and markers in time. For maps with a scale of 1. */
void Shift(EditedRecording recording, const TimeMap& map);

/** A straight key. */
Keyframe HeldKey(float time, float value);

/** Puts a key at `time` that holds the first or last value up to there, unless the keys reach it already. */
void HoldFrom(Keys& keys, float time);
void HoldUntil(Keys& keys, float time);

/**
 * HoldUntil for the poses and rays that continue longest, or the flags where there are no others, so that the recording
 * lasts until then. Not for those that repeat after their last key.
 */
void HoldLongestUntil(EditedRecording recording, float time);

/** Merges two keys with the same time and value into one. */
void TakeOutSide(Keyframe& key, const Keyframe& later);

/** Cuts a curve down to a range, by Trim's rules. */
void KeepRange(Keys& keys, const TimeRange& range);

/** The same for a flag: the key that holds the state at the start is moved there. */
void KeepFlagRange(Keys& keys, const TimeRange& range);

/** Makes the repetitions of looping wrap modes inside the range into keys. False if they are too many. */
bool UnrollRepeats(EditedRecording recording, const TimeRange& range);

/** ClampForever in place of wrap modes that repeat. */
void HoldEnds(EditedRecording recording);

} // namespace TimeEditKeys

} // namespace mria
