// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/StreamFile.h"
#include "Mria/Recording.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

struct TakeStreamOptions
{
	std::uint32_t framesPerPacket = 30;
	bool isRealTime = false; ///< Each frame when its time has come.
};

/**
 * Writes a take as a process does that records it: frame by frame, one at each time at which a pose or the gaze has a
 * key, with the values of the curves to the bit. A pose without a key at that time is not in the frame. Ctrl-C ends the
 * stream properly (WatchSignals). The recording must have sorted keys. Returns the number of frames written.
 */
std::size_t WriteTakeStream(const Recording& take, const TakeStreamOptions& options, StreamFile& file);

} // namespace mria
