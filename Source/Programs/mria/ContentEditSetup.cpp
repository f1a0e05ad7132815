// SPDX-License-Identifier: MIT

#include "CommandSetup.h"

namespace mria
{

void AddContentEdits(CLI::App&, Action&) {}

} // namespace mria
