// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Channels.h"
#include "Mria/Frame.h"
#include "Mria/Recording.h"
#include "Mria/Space.h"
#include "Text/SampleTable.h"

#include <string>
#include <string_view>

namespace mria
{

/** What frames of one recording have in common. */
struct FrameForm
{
	Space space = Space::Unity; ///< That of the frames handed in: nothing is converted here.
	std::array<bool, kHandCount> hands = {true, true}; ///< Whether the recording has the hand, and it is wanted.
	bool isPart = false; ///< Not all is wanted: text has every joint of the rest and no line for what is missing.
};

/** The form for a recording's frames of which only `selection` is wanted. */
FrameForm MakeFrameForm(const RecordingView& recording, Space space, const ChannelSelection& selection);

/** Takes out of the frame what is not wanted. */
void KeepSelected(Frame& frame, const ChannelSelection& selection);

/** "metres, x right, y up, z forward". */
const char* AxesText(Space space);

/** A few lines of text: head, hands with palm and finger tips, gaze. */
void AppendFrameText(std::string& out, const Frame& frame, const FrameForm& form);

/**
 * One object over several lines, each begun with `indent`, the last not ended: time, camera, left, right, gaze. What
 * the recording does not have is null; joints that were never seen are left out.
 */
void AppendFrameJson(std::string& out, const Frame& frame, const FrameForm& form, std::string_view indent);

/** The values of the frame for a table. */
RowValues ValuesOf(const Frame& frame, const FrameForm& form);

} // namespace mria
