// SPDX-License-Identifier: MIT

#include "CommandSetup.h"

namespace mria
{

void AddMotionEdits(CLI::App&, Action&) {}

} // namespace mria
