// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Report.h"
#include "Mria/Synth.h"

#include <cstdint>
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
	float positionNoise = 0.0f; ///< Millimetres.
	float rotationNoise = 0.0f; ///< Degrees.
	std::vector<std::string> faults; ///< Out of SynthFaultNames.
	bool isStream = false; ///< Write a stream; an output that ends in .mrstream is one in any case.
	bool isRealTime = false; ///< For streams: each frame when its time has come.
	std::uint32_t framesPerPacket = 30; ///< For streams.
	double syncSeconds = 1.0; ///< For streams: between syncs to disk. 0 leaves them to the system.
};

/** The faults that can be asked for, by name. */
std::vector<std::string> SynthFaultNames();

/** `mria synth`: a recording of a person who does not exist. */
ExitCode RunSynth(const SynthCommandOptions& options);

} // namespace mria
