// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace mria
{

struct TakeContent;

/**
 * What a recorder held at one moment. Never changes, whatever the recorder does or even if it is gone; copies share
 * their memory and cost one reference count. Any thread may use it, several at once too.
 *
 * Time 0 is the first frame or the start of the window. Poses have a key there, on the curve, where the window cuts
 * one, and flags keep the key that holds at 0 at its own time before it, as MRTK has it. Keys are straight (see
 * Keyframe), wrap modes are ClampForever. Both conversions leave out what the dialect has no place for: 1.0 has no
 * gaze, and has camera and hands even if they were not recorded.
 */
class RecordedTake
{
public:
	/** An empty one. */
	MRINPUTANIMATIONCORE_API RecordedTake();

	/** Seconds to the last frame taken. */
	MRINPUTANIMATIONCORE_API double Duration() const;

	/** The recorder's clock at time 0, pauses left out of account. 0 without frames. */
	MRINPUTANIMATIONCORE_API double ClockStart() const;

	/** 28 bytes a key of each curve: an hour of both hands takes half a gigabyte. ToBytes does without. */
	MRINPUTANIMATIONCORE_API Recording ToRecording(Dialect dialect = Dialect::Mrtk11) const;

	/** The file: WriteRecording(ToRecording(dialect), dialect).bytes without that recording in between. */
	MRINPUTANIMATIONCORE_API std::vector<std::uint8_t> ToBytes(Dialect dialect = Dialect::Mrtk11) const;

private:
	friend class Recorder;
	explicit RecordedTake(std::shared_ptr<const TakeContent> content);

	std::shared_ptr<const TakeContent> content_;
};

} // namespace mria
