// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Edit.h"
#include "Mria/TimeEdit.h"

#include <string>

namespace mria
{

/** "2.000 to 5.000". */
std::string RangeText(const TimeRange& range);

/** The summary of any time edit: time, keys and markers before and after. */
EditSummary SummaryOf(const TimeEditReport& report);

/** The members that SummaryOf gives to scripts: "sourceRange", "range", "keysBefore" and so on. */
void WriteTimeEdit(JsonText& json, const TimeEditReport& report);

/** "cannot trim: the range is empty", and where the recording is in time, as a hint. */
std::string RefusalText(const char* command, TimeEditError error, const RecordingView& recording);

} // namespace mria
