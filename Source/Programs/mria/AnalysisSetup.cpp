// SPDX-License-Identifier: MIT

#include "CommandSetup.h"

namespace mria
{

void AddAnalysis(CLI::App&, Action&) {}

} // namespace mria
