// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

namespace mria
{

/**
 * From now on Ctrl-C, and a polite request to end, only set a flag, so that a command that plays can end cleanly. A
 * signal that was ignored before stays ignored, as under nohup. With `hasLiveLine`, Ctrl-Z shows the cursor first.
 */
void WatchSignals(bool hasLiveLine);

/** Whether the user asked the command to end. */
bool IsEndAsked();

/** Whether the process was stopped and went on again since the last call: time that passed meanwhile does not count. */
bool TakeResumed();

} // namespace mria
