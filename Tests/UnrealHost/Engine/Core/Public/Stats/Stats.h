// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"
#include "CoreTypes.h"
#include "ProfilingDebugging/CpuProfilerTrace.h"

namespace UE::Host
{
struct FStatGroup
{
};
struct FStat
{
};
struct FStatScope
{
	explicit FStatScope(const FStat&) {}
};
} // namespace UE::Host

#if STATS
#define DECLARE_STATS_GROUP(GroupDesc, GroupId, GroupCat)                                                              \
	static_assert(sizeof(GroupDesc) > 0);                                                                              \
	struct FStatGroup_##GroupId : UE::Host::FStatGroup                                                                 \
	{                                                                                                                  \
	};

#define DECLARE_CYCLE_STAT(CounterName, StatId, GroupId)                                                               \
	static_assert(sizeof(CounterName) > 0 && sizeof(FStatGroup_##GroupId) > 0);                                        \
	[[maybe_unused]] static const UE::Host::FStat StatId;
#define DECLARE_CYCLE_STAT_EXTERN(CounterName, StatId, GroupId, API)                                                   \
	static_assert(sizeof(CounterName) > 0 && sizeof(FStatGroup_##GroupId) > 0);                                        \
	extern const UE::Host::FStat StatId;
#define DEFINE_STAT(StatId) const UE::Host::FStat StatId;

#define SCOPE_CYCLE_COUNTER(StatId) const UE::Host::FStatScope HostScope_##StatId(StatId)

#else
// Without statistics nothing of them is declared; the scopes are those of a trace.
#define DECLARE_STATS_GROUP(GroupDesc, GroupId, GroupCat)
#define DECLARE_CYCLE_STAT(CounterName, StatId, GroupId)
#define DECLARE_CYCLE_STAT_EXTERN(CounterName, StatId, GroupId, API)
#define DEFINE_STAT(StatId)
#define SCOPE_CYCLE_COUNTER(StatId) TRACE_CPUPROFILER_EVENT_SCOPE(StatId)
#endif
