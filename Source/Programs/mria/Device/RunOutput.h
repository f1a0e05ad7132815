// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/DeviceRun.h"
#include "Json/JsonText.h"
#include "Text/JUnit.h"

#include <string>
#include <vector>

namespace mria
{

/** A suite for each device. A run that did not finish has a case in error. */
std::vector<JUnitSuite> JUnitSuitesOf(const std::vector<DeviceRun>& runs);

/** The object of `run-tests --json`. */
void WriteRuns(const std::vector<DeviceRun>& runs, JsonText& json);

/** "3 passed, 1 failed, 1 crashed". */
std::string CountsText(const DeviceRun& run);

/** One page without any other file but the takes it links to; screenshots are inside. `folder` is where it will be. */
std::string RunsPage(const std::vector<DeviceRun>& runs, const std::filesystem::path& folder);

} // namespace mria
