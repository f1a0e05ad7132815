// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Settings.h"

#include <cstdlib>
#include <map>
#include <sstream>

namespace nullxr
{

namespace SettingsDetail
{
std::map<std::string, std::string> ReadPairs()
{
	std::map<std::string, std::string> pairs;
	const char* text = std::getenv("MRIA_NULL_RUNTIME");
	std::istringstream in(text ? text : "");
	for (std::string pair; std::getline(in, pair, ';');)
	{
		const std::size_t equals = pair.find('=');
		if (equals != std::string::npos)
		{
			pairs[pair.substr(0, equals)] = pair.substr(equals + 1);
		}
	}
	return pairs;
}
} // namespace SettingsDetail

Settings ReadSettings()
{
	const std::map<std::string, std::string> pairs = SettingsDetail::ReadPairs();
	Settings out;
	const auto text = [&](const char* key, std::string& value)
	{
		const auto found = pairs.find(key);
		value = found == pairs.end() ? value : found->second;
	};
	const auto number = [&](const char* key, auto& value)
	{
		const auto found = pairs.find(key);
		value = found == pairs.end() ? value : static_cast<std::decay_t<decltype(value)>>(std::stoll(found->second));
	};
	number("motion", out.motion);
	text("without", out.without);
	number("hands", out.hasHands);
	number("gaze", out.hasGaze);
	number("gaps", out.hasGaps);
	number("clock", out.hasClock);
	text("controllers", out.controllers);
	number("step", out.step);
	number("jitter", out.jitter);
	number("end_after", out.endAfter);
	number("lose_after", out.loseAfter);
	number("recentre_after", out.recentreAfter);
	number("hide_after", out.hideAfter);
	text("images", out.images);
	number("image_size", out.imageSize);
	return out;
}

} // namespace nullxr
