// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Statistics/Meters.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace mria
{

namespace StatisticsDetail
{
namespace MetersDetail
{
/** Share of the way at which a straight piece that begins inside the sphere is as far from its centre as the radius. */
double ExitShare(const MotionPiece& piece, const PathValue& centre, double radius)
{
	double along = 0.0;
	double length = 0.0;
	double outside = -radius * radius;
	for (std::size_t i = 0; i < centre.size(); ++i)
	{
		const double distance = piece.to[i] - piece.from[i];
		const double offset = piece.from[i] - centre[i];
		along += distance * offset;
		length += distance * distance;
		outside += offset * offset;
	}
	const double root = std::sqrt((std::max)(along * along - length * outside, 0.0));
	return length > 0.0 ? std::clamp((root - along) / length, 0.0, 1.0) : 1.0;
}
} // namespace MetersDetail

void PathMeter::Add(double distance, double duration)
{
	path_ += distance;
	const double speed = duration > 0.0 ? distance / duration : 0.0;
	maxSpeed_ = (std::max)(maxSpeed_, speed);
}

void DwellMeter::Add(const MotionPiece& piece)
{
	if (!isOpen_)
	{
		isOpen_ = true;
		centre_ = piece.from;
		since_ = piece.time.start;
	}
	if (DistanceBetween(piece.to, centre_) > radius_)
	{
		Leave(piece);
	}
	until_ = piece.time.end;
}

/**
 * The stay ends within this piece. Stays that begin and end on the rest of it have equal length, so they are counted
 * at once.
 */
void DwellMeter::Leave(const MotionPiece& piece)
{
	const double duration = piece.Duration();
	const double length = DistanceBetween(piece.to, piece.from);
	const double exit = MetersDetail::ExitShare(piece, centre_, radius_);
	Count(1.0, piece.time.start + exit * duration - since_);
	if (duration <= 0.0)
	{
		centre_ = piece.to; // a jump: there is nothing in between
		since_ = piece.time.end;
		return;
	}
	const double stays = std::floor((1.0 - exit) * length / radius_);
	const double stayShare = radius_ / length;
	Count(stays, stayShare * duration);
	const double left = (std::min)(exit + stays * stayShare, 1.0);
	centre_ = Between(piece.from, piece.to, left);
	since_ = piece.time.start + left * duration;
}

void DwellMeter::Count(double times, double duration)
{
	constexpr double kMostTimes = 1e15; // hostile lengths must not leave the range of a count
	if (duration >= shortest_ && duration > 0.0 && times > 0.0)
	{
		dwells_.count += static_cast<std::size_t>((std::min)(times, kMostTimes));
		dwells_.total += times * duration;
		dwells_.longest = (std::max)(dwells_.longest, duration);
	}
}

void DwellMeter::Break()
{
	Count(isOpen_ ? 1.0 : 0.0, until_ - since_);
	isOpen_ = false;
}

void Widen(Workspace& box, const Workspace& other)
{
	if (other.isEmpty)
	{
		return;
	}
	const auto lower = [](const Vec3& a, const Vec3& b) {
		return Vec3{(std::min)(a.x, b.x), (std::min)(a.y, b.y), (std::min)(a.z, b.z)};
	};
	const auto higher = [](const Vec3& a, const Vec3& b) {
		return Vec3{(std::max)(a.x, b.x), (std::max)(a.y, b.y), (std::max)(a.z, b.z)};
	};
	box.low = box.isEmpty ? other.low : lower(box.low, other.low);
	box.high = box.isEmpty ? other.high : higher(box.high, other.high);
	box.isEmpty = false;
}

void Widen(Workspace& box, const PathValue& position)
{
	const Vec3 point = {
		static_cast<float>(position[0]), static_cast<float>(position[1]), static_cast<float>(position[2])};
	Widen(box, Workspace{false, point, point});
}

double TurnBetween(const PathValue& a, const PathValue& b)
{
	const double apart = DistanceBetween(a, b);
	const double apartOpposite = DistanceBetween(a, {-b[0], -b[1], -b[2], -b[3]});
	return 4.0 * std::atan2((std::min)(apart, apartOpposite), (std::max)(apart, apartOpposite));
}

double MedianOf(std::vector<double>& numbers)
{
	assert(!numbers.empty());
	const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
	std::nth_element(numbers.begin(), middle, numbers.end());
	if (numbers.size() % 2 != 0)
	{
		return *middle;
	}
	return 0.5 * (*middle + *std::max_element(numbers.begin(), middle));
}

std::vector<TimeSpan> SpansOf(const FlagTrack& flag, const TimeRange& range)
{
	std::vector<TimeSpan> spans;
	const auto add = [&](double start, double end)
	{
		const TimeSpan span = {
			(std::max)(start, static_cast<double>(range.start)), (std::min)(end, static_cast<double>(range.end))};
		if (span.start < span.end)
		{
			spans.push_back(span);
		}
	};
	double since = range.start;
	bool isOn = flag.isOnFirst;
	for (const float change : flag.changes)
	{
		if (isOn)
		{
			add(since, change);
		}
		since = change;
		isOn = !isOn;
	}
	if (isOn)
	{
		add(since, range.end);
	}
	return spans;
}

std::size_t CountFalls(const FlagTrack& flag, float start)
{
	std::size_t falls = 0;
	bool isOn = flag.isOnFirst;
	for (const float change : flag.changes)
	{
		isOn = !isOn;
		falls += !isOn && change > start ? 1 : 0;
	}
	return falls;
}
} // namespace StatisticsDetail

} // namespace mria
