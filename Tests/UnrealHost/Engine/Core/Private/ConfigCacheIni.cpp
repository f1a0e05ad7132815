// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/ConfigCacheIni.h"

FConfigCacheIni* GConfig = []
{
	static FConfigCacheIni Instance;
	return &Instance;
}();
FString GEngineIni = TEXT("Engine");

namespace ConfigCacheIniDetail
{
static FString EntryOf(const FString& Filename, const TCHAR* Section, const TCHAR* Key)
{
	return Filename + TEXT("\n") + Section + TEXT("\n") + Key;
}
} // namespace ConfigCacheIniDetail

bool FConfigCacheIni::GetString(
	const TCHAR* Section, const TCHAR* Key, FString& OutValue, const FString& Filename) const
{
	TArray<FString> Values;
	const bool bThere = GetArray(Section, Key, Values, Filename) > 0;
	OutValue = bThere ? Values[0] : OutValue;
	return bThere;
}

int32 FConfigCacheIni::GetArray(
	const TCHAR* Section, const TCHAR* Key, TArray<FString>& OutValues, const FString& Filename) const
{
	OutValues = Entries.FindRef(ConfigCacheIniDetail::EntryOf(Filename, Section, Key));
	return OutValues.Num();
}

void FConfigCacheIni::SetString(const TCHAR* Section, const TCHAR* Key, const TCHAR* Value, const FString& Filename)
{
	SetArray(Section, Key, {FString(Value)}, Filename);
}

void FConfigCacheIni::SetArray(
	const TCHAR* Section, const TCHAR* Key, const TArray<FString>& Values, const FString& Filename)
{
	Entries.Add(ConfigCacheIniDetail::EntryOf(Filename, Section, Key), Values);
}

bool FConfigCacheIni::RemoveKey(const TCHAR* Section, const TCHAR* Key, const FString& Filename)
{
	return Entries.Remove(ConfigCacheIniDetail::EntryOf(Filename, Section, Key)) > 0;
}
