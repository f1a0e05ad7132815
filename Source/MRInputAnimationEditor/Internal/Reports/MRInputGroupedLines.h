// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"

#include <vector>

namespace mria
{
struct Finding;
struct Loss;
struct RepairReport;
} // namespace mria

/**
 * Summarizes reports of the core as few lines of text: one line per kind, with the number of locations, the total
 * count, and the worst location. Kinds are in the order of their first item. Any thread.
 */
namespace MRInputGroupedLines
{

/** Groups by code and severity. The Path of a line is the worst location. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputFinding> GroupFindings(const std::vector<mria::Finding>& Findings);

MRINPUTANIMATIONEDITOR_API TArray<FText> GroupChanges(const std::vector<mria::RepairReport>& Reports);

MRINPUTANIMATIONEDITOR_API TArray<FText> GroupLosses(const std::vector<mria::Loss>& Losses);

} // namespace MRInputGroupedLines
