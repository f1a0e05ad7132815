// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/SampleReduction.h"

#include "Mria/FloatRules.h"

#include <cmath>

namespace mria
{

namespace SampleReductionDetail
{
double NearestTurn(double angle, double previous)
{
	return previous + std::remainder(angle - previous, 360.0);
}

EulerDegrees NearestTurns(const EulerDegrees& angles, const EulerDegrees& previous)
{
	return {NearestTurn(angles.roll, previous.roll), NearestTurn(angles.pitch, previous.pitch),
		NearestTurn(angles.yaw, previous.yaw)};
}

double Distance(const EulerDegrees& a, const EulerDegrees& b)
{
	return std::fabs(a.roll - b.roll) + std::fabs(a.pitch - b.pitch) + std::fabs(a.yaw - b.yaw);
}
} // namespace SampleReductionDetail

EulerDegrees NearestEuler(const EulerDegrees& angles, const EulerDegrees& previous)
{
	using namespace SampleReductionDetail;
	if (!IsFinite(Distance(angles, previous)))
	{
		return angles;
	}
	// Each rotation can be written in two ways: the other one goes over the pole and turns back.
	const EulerDegrees straight = NearestTurns(angles, previous);
	const EulerDegrees over = NearestTurns({angles.roll + 180.0, 180.0 - angles.pitch, angles.yaw + 180.0}, previous);
	return Distance(over, previous) < Distance(straight, previous) ? over : straight;
}

} // namespace mria
