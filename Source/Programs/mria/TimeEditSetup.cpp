// SPDX-License-Identifier: MIT

#include "CommandSetup.h"

namespace mria
{

void AddTimeEdits(CLI::App&, Action&) {}

} // namespace mria
