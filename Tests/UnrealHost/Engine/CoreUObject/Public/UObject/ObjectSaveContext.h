// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** What is known about the save under way. */
struct FObjectSaveContextData
{
	FString TargetFilename;
	uint32 SaveFlags = 0;
};

class FObjectSaveContext
{
public:
	explicit FObjectSaveContext(const FObjectSaveContextData& InData)
		: Data(InData)
	{
	}

private:
	const FObjectSaveContextData& Data;
};

class FObjectPreSaveContext : public FObjectSaveContext
{
public:
	using FObjectSaveContext::FObjectSaveContext;
};
