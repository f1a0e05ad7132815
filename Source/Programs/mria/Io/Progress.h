// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace mria
{

/**
 * One line on standard error that shows that a slow command is alive: what it does now and for how long. It appears
 * after a second, on a terminal only, and is gone before any other text is printed. A thread of its own draws it, so
 * that no operation has to report anything.
 */

/** From now on, for the command of that name, once it has said what it does; nothing with `isQuiet`. */
void StartProgress(const std::string& command, bool isQuiet);

/** What is being done: "reading walk.bin". */
void ShowProgress(const std::string& what);

/** The same, for one of several: "12 of 40: walk.bin". */
void ShowProgress(std::size_t index, std::size_t count, const std::string& what);

/** Takes the line away, because text follows. It comes back if the work continues. */
void HideProgress();

/** Takes the line away for good. */
void StopProgress();

} // namespace mria
