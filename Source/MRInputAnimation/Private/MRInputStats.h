// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "ProfilingDebugging/CpuProfilerTrace.h"
#include "Stats/Stats.h"

/** The plugin's costs: `stat MRInput` shows them on screen, and traces have their scopes. */
DECLARE_STATS_GROUP(TEXT("MR Input"), STATGROUP_MRInput, STATCAT_Advanced);

DECLARE_CYCLE_STAT_EXTERN(TEXT("Playback"), STAT_MRInput_Playback, STATGROUP_MRInput, );
DECLARE_CYCLE_STAT_EXTERN(TEXT("Drivers"), STAT_MRInput_Drivers, STATGROUP_MRInput, );
DECLARE_CYCLE_STAT_EXTERN(TEXT("Recording"), STAT_MRInput_Recording, STATGROUP_MRInput, );
DECLARE_CYCLE_STAT_EXTERN(TEXT("Ghost hands"), STAT_MRInput_Ghosts, STATGROUP_MRInput, );

/**
 * Measures the rest of the block: Playback, Drivers, Recording or Ghosts. In builds without statistics their scope is
 * one of a trace as well, and a line may have only one of those.
 */
#if STATS
#define MRINPUT_SCOPE(Part)                                                                                            \
	SCOPE_CYCLE_COUNTER(STAT_MRInput_##Part);                                                                          \
	TRACE_CPUPROFILER_EVENT_SCOPE(MRInput::Part)
#else
#define MRINPUT_SCOPE(Part) TRACE_CPUPROFILER_EVENT_SCOPE(MRInput::Part)
#endif
