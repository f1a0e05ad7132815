// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/SampleTimes.h"

#include "Mria/Text.h"
#include "Text/Strings.h"

#include <algorithm>
#include <cmath>

namespace mria
{

double TimeGrid::Count() const
{
	constexpr double kShortestLastStep = 1e-3;
	const double steps = std::ceil((end - start) / step * rate - kShortestLastStep);
	return std::max(steps, 0.0) + 1.0;
}

float SampleTimes::operator[](std::size_t index) const
{
	if (!times_.empty())
	{
		return times_[index];
	}
	const bool isLast = index + 1 == count_ && index > 0;
	const double time = grid_.start + static_cast<double>(index) * grid_.step / grid_.rate;
	return static_cast<float>(isLast ? grid_.end : time);
}

std::optional<float> ParseSampleTime(const std::string& text)
{
	const std::optional<float> time = ParseFloat(text);
	return time && std::isfinite(*time) ? time : std::nullopt;
}

Result<SampleTimes, std::string> ParseSampleTimes(const std::vector<std::string>& at)
{
	std::vector<float> times;
	for (const std::string& text : at)
	{
		const std::optional<float> time = ParseSampleTime(text);
		if (!time)
		{
			return "--at needs finite numbers of seconds, not '" + Printable(text) + "'";
		}
		times.push_back(*time);
	}
	return SampleTimes(std::move(times));
}

} // namespace mria
