// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Serialization/ObjectAndNameAsStringProxyArchive.h"

#include "UObject/Object.h"

FObjectAndNameAsStringProxyArchive::FObjectAndNameAsStringProxyArchive(
	FArchive& InInnerArchive, bool bInLoadIfFindFails)
	: bLoadIfFindFails(bInLoadIfFindFails)
	, InnerArchive(InInnerArchive)
{
	SetIsLoading(InnerArchive.IsLoading());
	SetIsSaving(InnerArchive.IsSaving());
	SetIsPersistent(InnerArchive.IsPersistent());
	SetCustomVersions(InnerArchive.GetCustomVersions());
}

FArchive& FObjectAndNameAsStringProxyArchive::operator<<(FName& Value)
{
	FString Text = Value.ToString();
	*this << Text;
	if (IsLoading())
	{
		Value = FName(*Text);
	}
	return *this;
}

FArchive& FObjectAndNameAsStringProxyArchive::operator<<(UObject*& Value)
{
	FString Path = Value ? Value->GetPathName() : FString();
	*this << Path;
	if (!IsLoading())
	{
		return *this;
	}
	Value = Path.IsEmpty() ? nullptr : StaticFindObject(nullptr, nullptr, *Path);
	if (!Value && !Path.IsEmpty() && bLoadIfFindFails)
	{
		Value = StaticLoadObject(nullptr, nullptr, *Path);
	}
	return *this;
}
