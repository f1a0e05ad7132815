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
	/** The number of values; OutValues is emptied first. */
	int32 GetArray(const TCHAR* Section, const TCHAR* Key, TArray<FString>& OutValues, const FString& Filename) const
	{
		OutValues = Entries.FindRef(EntryOf(Section, Key, Filename));
		return OutValues.Num();
	}
	/** False, output unchanged, when the key is not there. */
	bool GetString(const TCHAR* Section, const TCHAR* Key, FString& OutValue, const FString& Filename) const
	{
		TArray<FString> Values;
		const bool bThere = GetArray(Section, Key, Values, Filename) > 0;
		OutValue = bThere ? Values[0] : OutValue;
		return bThere;
	}
	void SetArray(const TCHAR* Section, const TCHAR* Key, const TArray<FString>& Values, const FString& Filename)
	{
		Entries.Add(EntryOf(Section, Key, Filename), Values);
	}
	void SetString(const TCHAR* Section, const TCHAR* Key, const TCHAR* Value, const FString& Filename)
	{
		SetArray(Section, Key, {FString(Value)}, Filename);
	}
	bool RemoveKey(const TCHAR* Section, const TCHAR* Key, const FString& Filename)
	{
		return Entries.Remove(EntryOf(Section, Key, Filename)) > 0;
	}

private:
	static FString EntryOf(const TCHAR* Section, const TCHAR* Key, const FString& Filename)
	{
		return Filename + TEXT("\n") + Section + TEXT("\n") + Key;
	}

	/** One line for each value. */
	TMap<FString, TArray<FString>> Entries;
};

/** Never null. */
extern FConfigCacheIni* GConfig;

/** Name of the engine's file. */
extern FString GEngineIni;
