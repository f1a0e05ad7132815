// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"
#include "HAL/Platform.h"
#include "Misc/CoreMiscDefines.h"

#if CPUPROFILERTRACE_ENABLED
namespace UE::Host
{
/** No trace is written, but as in the engine each scope is a variable called after its line. */
struct FTraceScope
{
	explicit FTraceScope(const void*) {}
};
} // namespace UE::Host

#define HOST_TRACE_SCOPE(Name) const UE::Host::FTraceScope PREPROCESSOR_JOIN(HostTraceScope, __LINE__)(Name)
#define TRACE_CPUPROFILER_EVENT_SCOPE(Name) HOST_TRACE_SCOPE(#Name)
#else
#define TRACE_CPUPROFILER_EVENT_SCOPE(Name)
#endif
