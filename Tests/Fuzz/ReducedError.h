// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Reducer.h"

namespace mria
{

/**
 * Holds what Reduce made against what it promises: at every old key time of the camera and of each joint, the curves as
 * CurveEvaluator plays them are within the tolerance and no further off than the report says. Shares nothing with the
 * reducer: in double, with other formulas.
 */
void RequireWithin(const RecordingView& source, const RecordingView& reduced, const ReduceTolerances& tolerances,
	const ReduceReport& report);

} // namespace mria
