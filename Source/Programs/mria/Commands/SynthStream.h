// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Commands/Synth.h"

namespace mria
{

/** Whether the take is to be written as a stream: it is asked for, or the output ends as streams do. */
bool WantsStream(const SynthCommandOptions& options);

/**
 * `mria synth --stream`: the take as a process writes it that records, packet by packet, if asked to no faster than it
 * would be recorded. Ctrl-C ends the stream as it should be ended.
 */
ExitCode RunSynthStream(const SynthCommandOptions& options, const SynthOptions& synth);

} // namespace mria
