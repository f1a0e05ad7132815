// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class ITargetPlatform;

/** What is known about the save under way. */
struct FObjectSaveContextData
{
	FString TargetFilename;
	const ITargetPlatform* TargetPlatform = nullptr;
	uint32 SaveFlags = 0;
	bool bProceduralSave = false;
};

class FObjectSaveContext
{
public:
	explicit FObjectSaveContext(const FObjectSaveContextData& InData)
		: Data(InData)
	{
	}

	const TCHAR* GetTargetFilename() const { return *Data.TargetFilename; }
	/** Null unless cooking. */
	const ITargetPlatform* GetTargetPlatform() const { return Data.TargetPlatform; }
	bool IsCooking() const { return Data.TargetPlatform != nullptr; }
	bool IsProceduralSave() const { return Data.bProceduralSave; }
	uint32 GetSaveFlags() const { return Data.SaveFlags; }

private:
	const FObjectSaveContextData& Data;
};

class FObjectPreSaveContext : public FObjectSaveContext
{
public:
	using FObjectSaveContext::FObjectSaveContext;
};

class FObjectPostSaveContext : public FObjectSaveContext
{
public:
	using FObjectSaveContext::FObjectSaveContext;
};
