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
 * An immutable snapshot of a recorder. It stays valid when the recorder changes or is destroyed. Copies share their
 * memory and cost one reference count. Thread-safe.
 *
 * Time 0 is the first frame, or the start of the window. If the window cuts a curve, the poses get a key on the
 * curve at time 0; flags keep the key that applies at 0, at its own earlier time, as MRTK does. Keys are straight
 * (see Keyframe) and wrap modes are ClampForever.
 *
 * Both conversions leave out what the dialect cannot store: 1.0 has no gaze, and always has camera and hands, even
 * if they were not recorded.
 */
class RecordedTake
{
public:
	/** Creates an empty take. */
	MRINPUTANIMATIONCORE_API RecordedTake();

	/** Seconds until the last recorded frame. */
	MRINPUTANIMATIONCORE_API double Duration() const;

	/** The clock of the recorder at time 0, ignoring pauses. 0 without frames. */
	MRINPUTANIMATIONCORE_API double ClockStart() const;

	/**
	 * Converts to a Recording. Uses 28 bytes per key of each curve: an hour of both hands takes half a gigabyte.
	 * ToBytes needs less.
	 */
	MRINPUTANIMATIONCORE_API Recording ToRecording(Dialect dialect = Dialect::Mrtk11) const;

	/**
	 * Writes the file: the same bytes as WriteRecording(ToRecording(dialect), dialect), without the intermediate
	 * recording.
	 */
	MRINPUTANIMATIONCORE_API std::vector<std::uint8_t> ToBytes(Dialect dialect = Dialect::Mrtk11) const;

private:
	friend class Recorder;
	explicit RecordedTake(std::shared_ptr<const TakeContent> content);

	std::shared_ptr<const TakeContent> content_;
};

} // namespace mria
