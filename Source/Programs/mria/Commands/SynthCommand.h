// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Synth.h"
#include "Report.h"

#include <string>
#include <string_view>
#include <vector>

namespace mria
{

struct SynthCommandOptions
{
	CommonOptions common;
	SynthOptions synth;
	std::string output;
	std::string form; ///< One of kFormNames; empty to go by the output's ending, .bin being 1.1 as MRTK writes it.
	std::string samplesFolder; ///< If set, the plugin's samples go there and all else counts for nothing.
	std::vector<std::string> faults; ///< Out of SynthFaultNames.
};

/** The faults that can be asked for, by name. */
std::vector<std::string> SynthFaultNames();

/** `mria synth`: a recording of a person who does not exist. */
ExitCode RunSynth(const SynthCommandOptions& options);

} // namespace mria
