// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#if CPUPROFILERTRACE_ENABLED
namespace UE::Host
{
/** No trace is written, but as in the engine each scope is a variable called after its line. */
struct FTraceScope
{
	explicit FTraceScope(const void*) {}
};
} // namespace UE::Host

#define TRACE_CPUPROFILER_EVENT_SCOPE(Name)                                                                            \
	const UE::Host::FTraceScope BODY_MACRO_COMBINE(HostTraceScope, __LINE__, , )(#Name)
#else
#define TRACE_CPUPROFILER_EVENT_SCOPE(Name)
#endif
