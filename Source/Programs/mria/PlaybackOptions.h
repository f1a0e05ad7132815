// SPDX-License-Identifier: MIT
#pragma once

#include "Commands/EventsCommand.h"
#include "Commands/PlayCommand.h"
#include "Commands/SampleCommand.h"

#include <memory>

namespace CLI
{
class App;
}

namespace mria
{

/** The options of the commands that show a recording over time. Each command keeps its options for as long as it is. */
void AddSampleOptions(CLI::App& command, const std::shared_ptr<SampleCommandOptions>& options);
void AddEventsOptions(CLI::App& command, const std::shared_ptr<EventsCommandOptions>& options);
void AddPlayOptions(CLI::App& command, const std::shared_ptr<PlayCommandOptions>& options);

} // namespace mria
