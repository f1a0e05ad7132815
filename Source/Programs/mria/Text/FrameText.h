// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Recording.h"
#include "Mria/Space.h"

#include <string>
#include <string_view>

namespace mria
{

/** What frames of one recording have in common. */
struct FrameForm
{
	Space space = Space::Unity; ///< That of the frames handed in: nothing is converted here.
	bool hasHands = true; ///< Whether the recording has the hands' section.
};

/** "metres, x right, y up, z forward". */
const char* AxesText(Space space);

/** A few lines of text: head, hands with palm and finger tips, gaze. */
void AppendFrameText(std::string& out, const Frame& frame, const FrameForm& form);

/**
 * One object over several lines, each begun with `indent`, the last not ended: time, camera, left, right, gaze. What
 * the recording does not have is null; joints that were never seen are left out.
 */
void AppendFrameJson(std::string& out, const Frame& frame, const FrameForm& form, std::string_view indent);

/** `Time`, then names as curves have them, for what is there in `frame`, which any frame of the recording may be. */
void AppendFrameCsvHeader(std::string& out, const Frame& frame, const FrameForm& form);

/** The values under that header; flags are 1 or 0. */
void AppendFrameCsv(std::string& out, const Frame& frame, const FrameForm& form);

} // namespace mria
