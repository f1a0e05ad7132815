// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Edit.h"

namespace mria
{

/** Tolerances as they are typed: millimetres and degrees. */
struct ReduceCommandOptions
{
	CommonOptions common;
	EditFiles files;
	double jointPosition = 1.0;
	double jointRotation = 0.2;
	double cameraPosition = 2.0;
	double cameraRotation = 0.2;
	double gazeOrigin = 2.0;
	double gazeDirection = 0.2;
	bool likeMrtk = false; ///< Write what MRTK's recorder would keep.
	bool compareMrtk = false; ///< Show beside it what MRTK's recorder would keep.
};

/** `mria reduce`: fewer keys, nothing moved further than it may be. */
ExitCode RunReduce(const ReduceCommandOptions& options);

} // namespace mria
