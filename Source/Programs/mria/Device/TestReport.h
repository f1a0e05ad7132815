// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/TestReport.h"

#include <optional>
#include <string>
#include <string_view>

namespace mria
{

/** Nothing if the text is no report of a version that is known. */
std::optional<TestReport> ParseTestReport(std::string_view json);

/** The text of run.json. */
std::string TestRequestText(const TestRequest& request);

} // namespace mria
