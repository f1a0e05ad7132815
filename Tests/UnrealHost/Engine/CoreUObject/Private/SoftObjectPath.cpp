// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/SoftObjectPath.h"

#include "HostObjectRegistry.h"
#include "UObject/Package.h"
#include "UObject/SoftObjectPtr.h"

bool FTopLevelAssetPath::TrySetPath(const FString& Path)
{
	Reset();
	if (!Path.StartsWith(TEXT("/")) || Path.Contains(TEXT(":")))
	{
		return false;
	}
	FString Package;
	FString Asset;
	if (!Path.Split(TEXT("."), &Package, &Asset))
	{
		return TrySetPath(FName(*Path), FName());
	}
	return !Asset.Contains(TEXT(".")) && TrySetPath(FName(*Package), FName(*Asset));
}

bool FTopLevelAssetPath::TrySetPath(FName InPackageName, FName InAssetName)
{
	PackageName = InPackageName;
	AssetName = InAssetName;
	return IsValid();
}

FString FTopLevelAssetPath::ToString() const
{
	if (IsNull())
	{
		return FString();
	}
	return AssetName.IsNone() ? PackageName.ToString() : PackageName.ToString() + TEXT(".") + AssetName.ToString();
}

FSoftObjectPath::FSoftObjectPath(const UObject* Object)
{
	if (Object)
	{
		SetPath(Object->GetPathName());
	}
}

void FSoftObjectPath::SetPath(const FString& Path)
{
	Reset();
	FString Asset = Path;
	FString SubPath;
	Path.Split(TEXT(":"), &Asset, &SubPath);
	if (AssetPath.TrySetPath(Asset))
	{
		SubPathString = SubPath;
	}
}

FString FSoftObjectPath::ToString() const
{
	return SubPathString.IsEmpty() ? AssetPath.ToString() : AssetPath.ToString() + TEXT(":") + SubPathString;
}

bool FSoftObjectPath::SerializePath(FArchive& Ar)
{
	FString Text = ToString();
	Ar << Text;
	SetPath(Text);
	return true;
}

UObject* FSoftObjectPath::TryLoad() const
{
	return IsNull() ? nullptr : StaticLoadObject(UObject::StaticClass(), nullptr, *ToString());
}

UObject* FSoftObjectPath::ResolveObject() const
{
	return IsNull() ? nullptr : StaticFindObject(nullptr, nullptr, *ToString());
}

UObject* FSoftObjectPtr::Get() const
{
	if (!Found.IsValid())
	{
		Found = Path.ResolveObject();
	}
	return Found.Get();
}

UObject* FSoftObjectPtr::LoadSynchronous() const
{
	if (!Get())
	{
		Found = Path.TryLoad();
	}
	return Found.Get();
}
