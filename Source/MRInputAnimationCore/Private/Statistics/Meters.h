// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Statistics.h"
#include "Statistics/MotionPath.h"

#include <vector>

namespace mria
{

namespace StatisticsDetail
{
/** Path and speed over pieces in any order; the distance is the caller's, metres or radians. */
class PathMeter
{
public:
	void Add(double distance, double duration);

	double Path() const { return path_; }
	double MaxSpeed() const { return maxSpeed_; }

private:
	double path_ = 0.0;
	double maxSpeed_ = 0.0;
};

/** Finds the stays along connected pieces in the order of time. O(1) a piece, however long the piece is. */
class DwellMeter
{
public:
	/** Both in range: see StatisticsOptions. */
	DwellMeter(double radius, double shortest)
		: radius_(radius)
		, shortest_(shortest)
	{
	}

	void Add(const MotionPiece& piece);

	/** What comes next is not connected to what came before. */
	void Break();

	const DwellStatistics& Dwells() const { return dwells_; }

private:
	void Leave(const MotionPiece& piece);
	void Count(double times, double duration);

	double radius_;
	double shortest_;
	DwellStatistics dwells_;
	bool isOpen_ = false;
	PathValue centre_{}; ///< Where the stay began.
	double since_ = 0.0;
	double until_ = 0.0;
};

void Widen(Workspace& box, const PathValue& position);
void Widen(Workspace& box, const Workspace& other);

/** Radians between two unit quaternions, 0 to pi, whatever the signs. */
double TurnBetween(const PathValue& a, const PathValue& b);

/** The mean of the two in the middle for an even number. Needs a number. Changes the order. */
double MedianOf(std::vector<double>& numbers);

/** When a flag is on, within `range`, in order and none of them empty. */
std::vector<TimeSpan> SpansOf(const FlagTrack& flag, const TimeRange& range);

/** How often it goes off after `start`. */
std::size_t CountFalls(const FlagTrack& flag, float start);
} // namespace StatisticsDetail

} // namespace mria
