// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/UObjectGlobals.h"

/** Path of an object that need not be loaded: "/Game/Hands.Hands" or "/Game/Map.Map:PersistentLevel.Actor". */
struct FSoftObjectPath
{
	FSoftObjectPath() = default;
	FSoftObjectPath(const FString& InPath) { SetPath(InPath); }
	FSoftObjectPath(const TCHAR* InPath) { SetPath(FString(InPath)); }
	FSoftObjectPath(const UObject* Object);

	/** Text that is no path, and "None", make it null. */
	void SetPath(const FString& NewPath);
	FString ToString() const { return Path; }
	FString GetLongPackageName() const;

	/** In memory, else from its package's file; null when there is none. */
	UObject* TryLoad() const { return IsNull() ? nullptr : StaticLoadObject(nullptr, nullptr, *Path); }
	bool IsNull() const { return Path.IsEmpty(); }

	/** As text, whatever the archive makes of soft references otherwise. */
	void SerializePath(FArchive& Ar)
	{
		Ar << Path;
		SetPath(Path);
	}

private:
	FString Path;
};
