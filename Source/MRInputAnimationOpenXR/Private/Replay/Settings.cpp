// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Replay/Settings.h"

#include "Mria/FloatRules.h"
#include "Replay/Files.h"

#include <array>
#include <cctype>
#include <cstdlib>
#include <vector>

namespace mria::openxr
{

namespace SettingsDetail
{
constexpr std::array<const char*, 7> kKeys = {"play", "record", "loop", "rate", "start", "origin", "log"};
constexpr std::array<Origin, 4> kOrigins = {Origin::Stage, Origin::Local, Origin::Application, Origin::Head};
constexpr double kFastestRate = 1000.0;
constexpr double kLongestDelay = 86400.0;

std::string_view Trimmed(std::string_view text)
{
	const auto isSpace = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
	while (!text.empty() && isSpace(text.front()))
	{
		text.remove_prefix(1);
	}
	while (!text.empty() && isSpace(text.back()))
	{
		text.remove_suffix(1);
	}
	return text;
}

std::optional<double> ToNumber(const std::string& text)
{
	char* end = nullptr;
	const double number = std::strtod(text.c_str(), &end);
	const bool isWhole = !text.empty() && *end == '\0';
	return isWhole && IsFinite(number) ? std::optional<double>(number) : std::nullopt;
}

std::optional<std::string> Wrong(std::string_view key, std::string_view value, const char* wanted)
{
	return std::string(key) + " is \"" + std::string(value) + "\", not " + wanted;
}

std::optional<std::string> SetLoop(Settings& settings, std::string_view value)
{
	for (const LoopMode mode : kLoopModes)
	{
		if (value == ToString(mode))
		{
			settings.loop = mode;
			return std::nullopt;
		}
	}
	return Wrong("loop", value, "once, hold, loop or ping-pong");
}

std::optional<std::string> SetOrigin(Settings& settings, std::string_view value)
{
	for (const Origin origin : kOrigins)
	{
		if (value == ToString(origin))
		{
			settings.origin = origin;
			return std::nullopt;
		}
	}
	return Wrong("origin", value, "stage, local, application or head");
}

std::optional<std::string> SetRate(Settings& settings, std::string_view value)
{
	const std::optional<double> rate = ToNumber(std::string(value));
	if (!rate || *rate <= 0.0 || *rate > kFastestRate)
	{
		return Wrong("rate", value, "a number above 0, up to 1000");
	}
	settings.rate = *rate;
	return std::nullopt;
}

std::optional<std::string> SetStart(Settings& settings, std::string_view value)
{
	const std::optional<double> delay = ToNumber(std::string(value));
	if (value != "focus" && value != "key" && (!delay || *delay < 0.0 || *delay > kLongestDelay))
	{
		return Wrong("start", value, "focus, key or seconds");
	}
	settings.start = value == "focus" ? StartOn::Focus : value == "key" ? StartOn::Key : StartOn::Delay;
	settings.delay = delay.value_or(0.0);
	return std::nullopt;
}
} // namespace SettingsDetail

const char* ToString(Origin origin)
{
	switch (origin)
	{
	case Origin::Stage:
		break;
	case Origin::Local:
		return "local";
	case Origin::Application:
		return "application";
	case Origin::Head:
		return "head";
	}
	return "stage";
}

std::optional<std::string> SetSetting(Settings& settings, std::string_view key, std::string_view value)
{
	using namespace SettingsDetail;
	std::string* const text = key == "play" ? &settings.play
		: key == "record"					? &settings.record
		: key == "log"						? &settings.log
											: nullptr;
	if (text)
	{
		*text = value;
		return std::nullopt;
	}
	if (key == "loop")
	{
		return SetLoop(settings, value);
	}
	if (key == "origin")
	{
		return SetOrigin(settings, value);
	}
	if (key == "rate")
	{
		return SetRate(settings, value);
	}
	if (key == "start")
	{
		return SetStart(settings, value);
	}
	return "there is no setting \"" + std::string(key) + "\"";
}

std::optional<std::string> ReadSettings(Settings& settings, std::string_view text)
{
	while (!text.empty())
	{
		const std::size_t end = text.find('\n');
		std::string_view line = text.substr(0, end);
		text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);

		line = SettingsDetail::Trimmed(line.substr(0, line.find('#')));
		if (line.empty())
		{
			continue;
		}
		const std::size_t equals = line.find('=');
		if (equals == std::string_view::npos)
		{
			return "\"" + std::string(line) + "\" is not \"key = value\"";
		}
		const std::string_view key = SettingsDetail::Trimmed(line.substr(0, equals));
		if (const auto wrong = SetSetting(settings, key, SettingsDetail::Trimmed(line.substr(equals + 1))))
		{
			return wrong;
		}
	}
	return std::nullopt;
}

std::optional<std::string> ReadEnvironment(Settings& settings, const FindVariable& find)
{
	std::optional<std::string> problem;
	const char* const file = find("MRIA_OPENXR_SETTINGS");
	if (file && *file)
	{
		std::vector<std::uint8_t> bytes;
		problem = ReadFile(file, bytes)
			? ReadSettings(settings, {reinterpret_cast<const char*>(bytes.data()), bytes.size()})
			: "cannot read the settings " + std::string(file);
	}
	for (const char* const key : SettingsDetail::kKeys)
	{
		std::string name = "MRIA_OPENXR_";
		for (const char* c = key; *c; ++c)
		{
			name += static_cast<char>(std::toupper(static_cast<unsigned char>(*c)));
		}
		const char* const value = find(name.c_str());
		const std::optional<std::string> wrong = value && *value ? SetSetting(settings, key, value) : std::nullopt;
		problem = problem ? problem : wrong; // the others still count: the log file among them
	}
	return problem;
}

} // namespace mria::openxr
