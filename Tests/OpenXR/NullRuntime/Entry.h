// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Objects.h"

/** The table of entry points, filled file by file. */
namespace nullxr
{

struct Entry
{
	const char* name;
	PFN_xrVoidFunction function;
	const char* extension = nullptr; ///< Offered only where this one is enabled.
};

template <auto Function>
struct Locked;

template <typename... Arguments, XrResult (*Function)(Arguments...)>
struct Locked<Function>
{
	static XrResult XRAPI_CALL Call(Arguments... arguments)
	{
		const std::lock_guard<std::mutex> lock(Get().mutex);
		return Function(arguments...);
	}
};

template <auto Function>
Entry MakeEntry(const char* name, const char* extension = nullptr)
{
	return {name, reinterpret_cast<PFN_xrVoidFunction>(&Locked<Function>::Call), extension};
}

using Entries = std::vector<Entry>;
void AddInstanceEntries(Entries& entries);
void AddSystemEntries(Entries& entries);
void AddSessionEntries(Entries& entries);
void AddSpaceEntries(Entries& entries);
void AddActionEntries(Entries& entries);
void AddActionStateEntries(Entries& entries);
void AddHandEntries(Entries& entries);
void AddVulkanEntries(Entries& entries);
void AddSwapchainEntries(Entries& entries);

} // namespace nullxr
