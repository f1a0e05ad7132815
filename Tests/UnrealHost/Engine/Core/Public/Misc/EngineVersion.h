// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

/** Which parts of a version FEngineVersionBase::ToString writes. */
enum class EVersionComponent
{
	Major,
	Minor,
	Patch,
	Changelist,
	Branch
};

class FEngineVersion
{
public:
	FEngineVersion() = default;
	FEngineVersion(uint16 InMajor, uint16 InMinor, uint16 InPatch, uint32 InChangelist, const FString& InBranch)
		: Major(InMajor)
		, Minor(InMinor)
		, Patch(InPatch)
		, Changelist(InChangelist)
		, Branch(InBranch)
	{
	}

	/** The version the host was built as; changelist 0. */
	static const FEngineVersion& Current();

	uint16 GetMajor() const { return Major; }
	uint16 GetMinor() const { return Minor; }
	uint16 GetPatch() const { return Patch; }
	uint32 GetChangelist() const { return Changelist; }
	FString GetBranch() const { return Branch; }

	/** "5.5.0-0+++UE5+Release-5.5", cut after LastComponent. */
	FString ToString(EVersionComponent LastComponent = EVersionComponent::Branch) const;

private:
	uint16 Major = 0;
	uint16 Minor = 0;
	uint16 Patch = 0;
	uint32 Changelist = 0;
	FString Branch;
};
