// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Class.h"

/** A reflected member, by its name. */
class FProperty
{
public:
	explicit FProperty(FName InName)
		: Name(InName)
	{
	}

	/** Appends the value in an object as text. Nothing for a type that config files cannot hold here. */
	void ExportTextItem_InContainer(
		FString& ValueStr, const void* Container, const void* DefaultValue, UObject* Parent, int32 PortFlags) const;

private:
	FName Name;
};

/** Which property of an object was edited; no property means any. */
struct FPropertyChangedEvent
{
	explicit FPropertyChangedEvent(FProperty* InProperty)
		: Property(InProperty)
	{
	}

	FProperty* Property;
};

namespace UE::Host
{
/** Null when the class has no property of that name. */
FProperty* FindProperty(const UClass* Class, FName Name);
} // namespace UE::Host

template <typename T>
T* FindFProperty(const UClass* Owner, FName Name)
{
	return UE::Host::FindProperty(Owner, Name);
}
