// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Channels.h"
#include "Mria/Result.h"

#include <string>
#include <vector>

namespace mria
{

/** Names as they were typed; all empty for every curve. */
struct ColumnNames
{
	std::vector<std::string> channels; ///< "left", "gaze".
	std::vector<std::string> joints; ///< "Left.IndexTip", or "IndexTip" of both hands.
	std::vector<std::string> columns; ///< "Camera.PositionX", with * for any letters: "Right.*.PositionY".
};

/** All curves that are named, or what is wrong with a name. */
Result<ChannelSelection, std::string> SelectColumns(const ColumnNames& names);

} // namespace mria
