// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Options.h"

#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace probe
{

namespace OptionsDetail
{
std::vector<std::string> Split(const std::string& text)
{
	std::vector<std::string> out;
	std::istringstream in(text);
	for (std::string part; std::getline(in, part, ',');)
	{
		out.push_back(part);
	}
	return out;
}

bool ReadOption(const std::string& name, const std::string& value, Options& out)
{
	if (name == "--frames")
		out.frames = std::atoi(value.c_str());
	else if (name == "--sessions")
		out.sessions = std::atoi(value.c_str());
	else if (name == "--instances")
		out.instances = std::atoi(value.c_str());
	else if (name == "--threads")
		out.threads = std::atoi(value.c_str());
	else if (name == "--chains")
		out.chains = value == "1";
	else if (name == "--fault")
		out.fault = value == "1";
	else if (name == "--own-step")
		out.ownStep = std::atof(value.c_str());
	else if (name == "--extensions")
		out.extensions = Split(value);
	else if (name == "--profiles")
		out.profiles = Split(value);
	else if (name == "--order")
		out.order = Split(value);
	else if (name == "--offsets")
	{
		out.offsets.clear();
		for (const std::string& part : Split(value))
		{
			out.offsets.push_back(std::atof(part.c_str()));
		}
	}
	else if (name == "--base")
		out.base = value == "local" ? XR_REFERENCE_SPACE_TYPE_LOCAL
			: value == "view"		? XR_REFERENCE_SPACE_TYPE_VIEW
									: XR_REFERENCE_SPACE_TYPE_STAGE;
	else
		return false;
	return true;
}
} // namespace OptionsDetail

bool ReadOptions(int count, char** arguments, Options& out)
{
	for (int i = 1; i < count; i += 2)
	{
		if (i + 1 == count || !OptionsDetail::ReadOption(arguments[i], arguments[i + 1], out))
		{
			std::fprintf(stderr, "probe: cannot use %s\n", arguments[i]);
			return false;
		}
	}
	return true;
}

} // namespace probe
