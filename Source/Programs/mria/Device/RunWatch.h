// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/DeviceRun.h"

namespace mria
{

/**
 * Reads the report of a started app until it is done or nothing more is to be expected, and keeps the kinds of bad ends
 * apart: an app whose process is gone crashed, one whose process is there and whose heartbeat has stopped hangs, and a
 * device that does not answer is lost. Fills in the end, its sentence, the report and the test that was running.
 */
void WatchRun(Transport& transport, const DeviceRunOptions& options, const EndSwitch& end, DeviceConsole& console,
	DeviceRun& run);

/** "ok    Button.Presses    2.1 s". */
std::string TestLine(const Report& report, const TestOutcome& test);

} // namespace mria
