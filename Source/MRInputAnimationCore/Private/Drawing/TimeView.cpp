// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/TimeView.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>

namespace mria
{

namespace TimeViewDetail
{
/** Moves the view into `full`, and shortens it if it is longer. */
TimeView ClampTo(const TimeView& view, const TimeView& full)
{
	const double length = (std::min)(view.Length(), full.Length());
	const double start = (std::max)((std::min)(view.start, full.end - length), full.start);
	return {start, start + length};
}

/** The least of 1, 2 or 5 times a power of ten that is not below the value, which must be above 0. */
double RoundUp(double value)
{
	const double power = std::pow(10.0, std::floor(std::log10(value)));
	for (const double factor : {1.0, 2.0, 5.0})
	{
		if (power * factor >= value)
		{
			return power * factor;
		}
	}
	return power * 10.0;
}

std::string Padded(std::int64_t number, std::size_t digits)
{
	const std::string text = std::to_string(number);
	return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}
} // namespace TimeViewDetail

TimeView FitView(double start, double end)
{
	return end - start >= kShortestView ? TimeView{start, end} : TimeView{start, start + 1.0};
}

double TimeToX(const TimeView& view, double width, double time)
{
	return width > 0.0 ? (time - view.start) / view.Length() * width : 0.0;
}

double XToTime(const TimeView& view, double width, double x)
{
	return width > 0.0 ? view.start + x / width * view.Length() : view.start;
}

TimeView ZoomView(const TimeView& view, const TimeView& full, double width, double x, double factor)
{
	const double shortest = (std::min)(kShortestView, full.Length());
	const double length = (std::max)((std::min)(view.Length() * factor, full.Length()), shortest);
	const double share = width > 0.0 ? x / width : 0.5;
	const double start = XToTime(view, width, x) - share * length;
	return TimeViewDetail::ClampTo({start, start + length}, full);
}

TimeView PanView(const TimeView& view, const TimeView& full, double width, double distance)
{
	const double seconds = width > 0.0 ? -distance / width * view.Length() : 0.0;
	return TimeViewDetail::ClampTo({view.start + seconds, view.end + seconds}, full);
}

TimeView RevealTime(const TimeView& view, const TimeView& full, double time)
{
	if (time >= view.start && time <= view.end)
	{
		return view;
	}
	const double half = 0.5 * view.Length();
	return TimeViewDetail::ClampTo({time - half, time + half}, full);
}

void FollowRange(TimeViewState& state, const TimeView& full)
{
	const TimeView old = state.full.value_or(full);
	const bool showsAll = !state.full || state.view.Length() >= old.Length();
	const double moved = full.start - old.start;
	state.view = showsAll ? full : TimeViewDetail::ClampTo({state.view.start + moved, state.view.end + moved}, full);
	state.time = state.full ? state.time + moved : full.start;
	state.full = full;
}

double FindRulerStep(const TimeView& view, double width, double leastDistance)
{
	const double least = width > 0.0 ? view.Length() * leastDistance / width : view.Length();
	if (least > 10.0)
	{
		for (const double step : {20.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1200.0, 1800.0, 3600.0})
		{
			if (step >= least)
			{
				return step;
			}
		}
		return 3600.0 * TimeViewDetail::RoundUp(least / 3600.0);
	}
	return TimeViewDetail::RoundUp(least);
}

std::string FormatRulerTime(double time, double step)
{
	using TimeViewDetail::Padded;

	constexpr double kLargestShown = 1e12; // in millionths it still fits 64 bits
	if (!IsFinite(time) || std::fabs(time) >= kLargestShown)
	{
		char text[32];
		std::snprintf(text, sizeof(text), "%g", time);
		return text;
	}
	std::size_t digits = 0;
	std::int64_t units = 1;
	for (; digits < 6 && step * static_cast<double>(units) < 0.999; ++digits)
	{
		units *= 10;
	}
	const std::int64_t rounded = static_cast<std::int64_t>(std::round(std::fabs(time) * static_cast<double>(units)));
	const std::int64_t seconds = rounded / units;
	const std::int64_t hours = seconds / 3600;
	std::string text = time < 0.0 && rounded > 0 ? "-" : "";
	text += hours > 0 ? Padded(hours, 1) + ":" : "";
	text += seconds >= 60 ? Padded(seconds / 60 % 60, hours > 0 ? 2 : 1) + ":" : "";
	text += Padded(seconds % 60, seconds >= 60 ? 2 : 1);
	return digits > 0 ? text + "." + Padded(rounded % units, digits) : text;
}

} // namespace mria
