// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/EnumClassFlags.h"

// Part of Misc/AutomationTest.h. A scoped enum from 5.5 on, an enum inside a struct before.
#if HOST_HAS_SCOPED_TEST_FLAGS
enum class EAutomationTestFlags : uint32
#else
struct EAutomationTestFlags
{
	enum Type
#endif
{
	None = 0x00000000,
	EditorContext = 0x00000001,
	ClientContext = 0x00000002,
	ServerContext = 0x00000004,
	CommandletContext = 0x00000008,
	ProgramContext = 0x00000010,
	NonNullRHI = 0x00000100,
	RequiresUser = 0x00000200,
	Disabled = 0x00010000,
	CriticalPriority = 0x00100000,
	HighPriority = 0x00200000,
	MediumPriority = 0x00400000,
	LowPriority = 0x00800000,
	SmokeFilter = 0x01000000,
	EngineFilter = 0x02000000,
	ProductFilter = 0x04000000,
	PerfFilter = 0x08000000,
	StressFilter = 0x10000000,
	NegativeFilter = 0x20000000,
#if !HOST_HAS_SCOPED_TEST_FLAGS
	ApplicationContextMask = EditorContext | ClientContext | ServerContext | CommandletContext | ProgramContext,
	FeatureMask = NonNullRHI | RequiresUser,
	PriorityMask = CriticalPriority | HighPriority | MediumPriority | LowPriority,
	FilterMask = SmokeFilter | EngineFilter | ProductFilter | PerfFilter | StressFilter | NegativeFilter
#endif
};

#if HOST_HAS_SCOPED_TEST_FLAGS
ENUM_CLASS_FLAGS(EAutomationTestFlags);

inline constexpr EAutomationTestFlags EAutomationTestFlags_ApplicationContextMask =
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ServerContext |
	EAutomationTestFlags::CommandletContext | EAutomationTestFlags::ProgramContext;
inline constexpr EAutomationTestFlags EAutomationTestFlags_FeatureMask =
	EAutomationTestFlags::NonNullRHI | EAutomationTestFlags::RequiresUser;
inline constexpr EAutomationTestFlags EAutomationTestFlags_PriorityMask = EAutomationTestFlags::CriticalPriority |
	EAutomationTestFlags::HighPriority | EAutomationTestFlags::MediumPriority | EAutomationTestFlags::LowPriority;
inline constexpr EAutomationTestFlags EAutomationTestFlags_FilterMask = EAutomationTestFlags::SmokeFilter |
	EAutomationTestFlags::EngineFilter | EAutomationTestFlags::ProductFilter | EAutomationTestFlags::PerfFilter |
	EAutomationTestFlags::StressFilter | EAutomationTestFlags::NegativeFilter;
#else
};
#endif

namespace UE::Host
{

#if HOST_HAS_SCOPED_TEST_FLAGS
using FTestFlags = EAutomationTestFlags;
#else
using FTestFlags = uint32;
#endif

/** A test names at least one context and exactly one filter. */
constexpr bool HasContext(uint32 Flags)
{
	return (Flags & 0x1f) != 0;
}
constexpr bool HasOneFilter(uint32 Flags)
{
	const uint32 Filter = Flags & 0x3f000000;
	return Filter != 0 && (Filter & (Filter - 1)) == 0;
}

} // namespace UE::Host

namespace EAutomationExpectedMessageFlags
{
enum MatchType
{
	/** The whole line matches. */
	Exact,
	/** A part of the line matches. */
	Contains
};
} // namespace EAutomationExpectedMessageFlags

namespace EAutomationExpectedErrorFlags
{
enum MatchType
{
	Exact,
	Contains
};
} // namespace EAutomationExpectedErrorFlags
