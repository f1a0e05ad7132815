// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Compare.h"

#include <array>

namespace mria
{

/** Tolerances of 0 and more. */
CompareTolerances SaneTolerances(const CompareTolerances& tolerances);

/** 0 for no difference, for any tolerance; infinite for a difference with a tolerance of 0. */
double RatioOf(double value, double tolerance);

double PositionTolerance(const CompareTolerances& tolerances, ComparedPart part);
double RotationTolerance(const CompareTolerances& tolerances, ComparedPart part);

/** Everything beyond its tolerance, worst first. A part that was not compared cannot lack anything. */
std::vector<Excess> Judge(const Comparison& comparison, const CompareTolerances& tolerances,
	const CompareOptions& options, const std::array<bool, kComparedPartCount>& isPartCompared);

} // namespace mria
