// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <openxr/openxr.h>

#include <string>
#include <vector>

namespace probe
{

/** The command line, "--name value". Lists have commas. */
struct Options
{
	int frames = 60;
	int sessions = 1; ///< At once, each with frames of its own.
	int instances = 1; ///< One after the other: the Khronos loader allows no two at once.
	int threads = 0; ///< More threads that locate all they can while the frames run.
	XrReferenceSpaceType base = XR_REFERENCE_SPACE_TYPE_STAGE; ///< "stage", "local", "view".
	std::vector<std::string> extensions; ///< Enabled where they are offered.
	std::vector<std::string> profiles = {"simple"}; ///< Suggested in this order; see Bindings.cpp.
	std::vector<std::string> order = {"actions", "suggest", "session", "attach", "spaces", "hands"};
	std::vector<double> offsets = {0.0}; ///< Milliseconds from the frame's time to those that are asked for, in order.
	bool chains = false; ///< Chains of two structs, which the validation layer 1.0.20 rejects.
	bool fault = false; ///< Passes a struct of a wrong type, to see whether validation is awake.
	double ownStep = 0.0; ///< Milliseconds; the probe's own clock, where the runtime has none.
};

/** False, with a message on standard error, where something makes no sense. */
bool ReadOptions(int count, char** arguments, Options& out);

} // namespace probe
