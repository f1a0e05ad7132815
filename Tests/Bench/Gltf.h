// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria::bench
{

/**
 * A recording as a binary glTF animation: a node for each pose with linear translation and rotation, and one each for
 * the gaze's origin and direction. Key times stand once for each of these. Flags and markers are left out.
 */
std::vector<std::uint8_t> WriteGlb(const RecordingView& recording);

/** tinygltf's whole way from bytes to a new model. The number of animated properties; 0 for failure. */
std::size_t LoadGlb(Span<const std::uint8_t> bytes);

/** Whether tinygltf finds every key of every pose and ray curve in the bytes. */
bool HoldsRecording(Span<const std::uint8_t> glb, const RecordingView& recording);

} // namespace mria::bench
