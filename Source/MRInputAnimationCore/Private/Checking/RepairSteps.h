// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Repair.h"

#include <vector>

namespace mria
{

/** The repairs, one function each. Where one needs another's work first, it leaves things as they are. */
namespace RepairDetail
{
using Reports = std::vector<RepairReport>;

void DropNonFinite(EditedRecording recording, Reports& out);
void SortKeys(EditedRecording recording, Reports& out);
void RebuildW(EditedRecording recording, Reports& out);
void UnitQuaternions(EditedRecording recording, Reports& out);
void ContinuousSigns(EditedRecording recording, Reports& out);
void StartAtZero(EditedRecording recording, Reports& out);

} // namespace RepairDetail

} // namespace mria
