// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Repair.h"

#include <vector>

namespace mria
{

/** The repairs, one function each. A repair that requires another one first changes nothing without it. */
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
