// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/ConfigCacheIni.h"

#include "Misc/CString.h"

namespace ConfigCacheIniDetail
{
static FConfigCacheIni& Cache()
{
	static FConfigCacheIni Instance;
	return Instance;
}
} // namespace ConfigCacheIniDetail

FConfigCacheIni* GConfig = &ConfigCacheIniDetail::Cache();

FString GEngineIni = TEXT("Engine");
FString GEditorIni = TEXT("Editor");
FString GEditorPerProjectIni = TEXT("EditorPerProjectUserSettings");
FString GGameIni = TEXT("Game");
FString GGameUserSettingsIni = TEXT("GameUserSettings");
FString GInputIni = TEXT("Input");

const TArray<FString>* FConfigCacheIni::Find(const TCHAR* Section, const TCHAR* Key, const FString& Filename) const
{
	const TMap<FString, FSection>* File = Files.Find(Filename);
	const FSection* Found = File ? File->Find(Section) : nullptr;
	const TArray<FString>* Values = Found ? Found->Find(Key) : nullptr;
	return Values && Values->Num() > 0 ? Values : nullptr;
}

bool FConfigCacheIni::GetString(
	const TCHAR* Section, const TCHAR* Key, FString& OutValue, const FString& Filename) const
{
	const TArray<FString>* Values = Find(Section, Key, Filename);
	if (!Values)
	{
		return false;
	}
	OutValue = (*Values)[0];
	return true;
}

int32 FConfigCacheIni::GetArray(
	const TCHAR* Section, const TCHAR* Key, TArray<FString>& OutValues, const FString& Filename) const
{
	const TArray<FString>* Values = Find(Section, Key, Filename);
	OutValues = Values ? *Values : TArray<FString>();
	return OutValues.Num();
}

void FConfigCacheIni::SetString(const TCHAR* Section, const TCHAR* Key, const TCHAR* Value, const FString& Filename)
{
	SetArray(Section, Key, {FString(Value)}, Filename);
}

void FConfigCacheIni::SetArray(
	const TCHAR* Section, const TCHAR* Key, const TArray<FString>& Values, const FString& Filename)
{
	Files.FindOrAdd(Filename).FindOrAdd(Section).Add(Key, Values);
}

bool FConfigCacheIni::RemoveKey(const TCHAR* Section, const TCHAR* Key, const FString& Filename)
{
	const bool bThere = Find(Section, Key, Filename) != nullptr;
	if (bThere)
	{
		Files.FindOrAdd(Filename).FindOrAdd(Section).Remove(Key);
	}
	return bThere;
}
