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

bool FConfigCacheIni::GetInt(const TCHAR* Section, const TCHAR* Key, int32& OutValue, const FString& Filename) const
{
	const TArray<FString>* Values = Find(Section, Key, Filename);
	OutValue = Values ? FCString::Atoi(*(*Values)[0]) : OutValue;
	return Values != nullptr;
}

bool FConfigCacheIni::GetFloat(const TCHAR* Section, const TCHAR* Key, float& OutValue, const FString& Filename) const
{
	const TArray<FString>* Values = Find(Section, Key, Filename);
	OutValue = Values ? FCString::Atof(*(*Values)[0]) : OutValue;
	return Values != nullptr;
}

bool FConfigCacheIni::GetDouble(const TCHAR* Section, const TCHAR* Key, double& OutValue, const FString& Filename) const
{
	const TArray<FString>* Values = Find(Section, Key, Filename);
	OutValue = Values ? FCString::Atod(*(*Values)[0]) : OutValue;
	return Values != nullptr;
}

bool FConfigCacheIni::GetBool(const TCHAR* Section, const TCHAR* Key, bool& OutValue, const FString& Filename) const
{
	const TArray<FString>* Values = Find(Section, Key, Filename);
	OutValue = Values ? FCString::ToBool(*(*Values)[0]) : OutValue;
	return Values != nullptr;
}

int32 FConfigCacheIni::GetArray(
	const TCHAR* Section, const TCHAR* Key, TArray<FString>& OutValues, const FString& Filename) const
{
	const TArray<FString>* Values = Find(Section, Key, Filename);
	OutValues = Values ? *Values : TArray<FString>();
	return OutValues.Num();
}

bool FConfigCacheIni::GetSection(const TCHAR* Section, TArray<FString>& OutResult, const FString& Filename) const
{
	OutResult.Reset();
	const TMap<FString, FSection>* File = Files.Find(Filename);
	const FSection* Found = File ? File->Find(Section) : nullptr;
	if (!Found)
	{
		return false;
	}
	for (const auto& Pair : *Found)
	{
		for (const FString& Value : Pair.Value)
		{
			OutResult.Add(Pair.Key + TEXT("=") + Value);
		}
	}
	return true;
}

void FConfigCacheIni::SetString(const TCHAR* Section, const TCHAR* Key, const TCHAR* Value, const FString& Filename)
{
	SetArray(Section, Key, {FString(Value)}, Filename);
}

void FConfigCacheIni::SetInt(const TCHAR* Section, const TCHAR* Key, int32 Value, const FString& Filename)
{
	SetString(Section, Key, *FString::Printf(TEXT("%d"), Value), Filename);
}

void FConfigCacheIni::SetFloat(const TCHAR* Section, const TCHAR* Key, float Value, const FString& Filename)
{
	SetString(Section, Key, *FString::Printf(TEXT("%.9g"), static_cast<double>(Value)), Filename);
}

void FConfigCacheIni::SetDouble(const TCHAR* Section, const TCHAR* Key, double Value, const FString& Filename)
{
	SetString(Section, Key, *FString::Printf(TEXT("%.17g"), Value), Filename);
}

void FConfigCacheIni::SetBool(const TCHAR* Section, const TCHAR* Key, bool Value, const FString& Filename)
{
	SetString(Section, Key, Value ? TEXT("True") : TEXT("False"), Filename);
}

void FConfigCacheIni::SetArray(
	const TCHAR* Section, const TCHAR* Key, const TArray<FString>& Values, const FString& Filename)
{
	Files.FindOrAdd(Filename).FindOrAdd(Section).Add(Key, Values);
}

bool FConfigCacheIni::DoesSectionExist(const TCHAR* Section, const FString& Filename) const
{
	const TMap<FString, FSection>* File = Files.Find(Filename);
	return File && File->Contains(Section);
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

bool FConfigCacheIni::EmptySection(const TCHAR* Section, const FString& Filename)
{
	TMap<FString, FSection>* File = Files.Find(Filename);
	return File && File->Remove(Section) > 0;
}

void FConfigCacheIni::Flush(bool bRemoveFromCache, const FString& Filename)
{
	if (bRemoveFromCache)
	{
		Filename.IsEmpty() ? Files.Empty() : static_cast<void>(Files.Remove(Filename));
	}
}

void FConfigCacheIni::HostAddText(const FString& Filename, const FString& Text)
{
	TArray<FString> Lines;
	Text.ParseIntoArrayLines(Lines);
	FString Section;
	for (const FString& Raw : Lines)
	{
		const FString Line = Raw.TrimStartAndEnd();
		FString Key, Value;
		if (Line.StartsWith(TEXT("[")) && Line.EndsWith(TEXT("]")))
		{
			Section = Line.Mid(1, Line.Len() - 2);
		}
		else if (!Line.StartsWith(TEXT(";")) && Line.Split(TEXT("="), &Key, &Value))
		{
			const bool bAdd = Key.StartsWith(TEXT("+"));
			TArray<FString>& Values = Files.FindOrAdd(Filename).FindOrAdd(Section).FindOrAdd(bAdd ? Key.Mid(1) : Key);
			if (!bAdd)
			{
				Values.Reset();
			}
			Values.Add(Value.TrimQuotes());
		}
	}
}
