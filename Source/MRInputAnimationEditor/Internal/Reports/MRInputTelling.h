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
 * What the core says of many places, as few lines for a person: all of one kind are one line, which names how many
 * places there are, what they come to, and the worst of them. Kinds stand in the order of their first place. Any
 * thread.
 */
namespace MRInputTelling
{

/** Kinds are code and severity together; a line's Path is its worst place. */
MRINPUTANIMATIONEDITOR_API TArray<FMRInputFinding> TellFindings(const std::vector<mria::Finding>& Findings);

MRINPUTANIMATIONEDITOR_API TArray<FText> TellChanges(const std::vector<mria::RepairReport>& Reports);

MRINPUTANIMATIONEDITOR_API TArray<FText> TellLosses(const std::vector<mria::Loss>& Losses);

} // namespace MRInputTelling
