// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"

#include <optional>
#include <vector>

namespace mria
{

/** Vectors are empty unless given. */
struct TransformCommandOptions
{
	CommonOptions common;
	EditFiles files;
	std::vector<float> move; ///< Metres: x, y, z.
	std::optional<float> turn; ///< Degrees about the vertical axis, to the right.
	std::vector<float> rotate; ///< A quaternion: x, y, z, w.
	std::optional<float> scale;
	bool headToOrigin = false;
	std::vector<float> headTo; ///< Metres: x, y, z.
	bool keepHeight = false;
	bool faceForward = false;
};

/** `mria transform`: a recording moved to another place. */
ExitCode RunTransform(const TransformCommandOptions& options);

} // namespace mria
