// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/Map.h"
#include "Containers/UnrealString.h"

/** Values by file, section and key. Kept in memory: nothing is read from or written to disk. Game thread only. */
class FConfigCacheIni
{
public:
	/** False, outputs unchanged, when the key is not there. */
	bool GetString(const TCHAR* Section, const TCHAR* Key, FString& OutValue, const FString& Filename) const;
	/** The number of values; OutValues is emptied first. */
	int32 GetArray(const TCHAR* Section, const TCHAR* Key, TArray<FString>& OutValues, const FString& Filename) const;

	void SetString(const TCHAR* Section, const TCHAR* Key, const TCHAR* Value, const FString& Filename);
	void SetArray(const TCHAR* Section, const TCHAR* Key, const TArray<FString>& Values, const FString& Filename);

	bool RemoveKey(const TCHAR* Section, const TCHAR* Key, const FString& Filename);

private:
	/** By file, section and key, a line each. */
	TMap<FString, TArray<FString>> Entries;
};

/** Never null. */
extern FConfigCacheIni* GConfig;

/** Name of the engine's file. */
extern FString GEngineIni;
