// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Class.h"
#include "UObject/ObjectMacros.h"

/** A member's name as an FName; does not compile when there is no such member, or it cannot be reached. */

/** A reflected member: name, flags and where it lies in an object or struct. */
class FProperty
{
public:
	FProperty(UStruct* InOwner, FName InName, uint64 InFlags)
		: PropertyFlags(static_cast<EPropertyFlags>(InFlags))
		, Owner(InOwner)
		, Name(InName)
	{
	}

	FName GetFName() const { return Name; }
	UStruct* GetOwnerStruct() const { return Owner; }

	/** Appends the value as text. Nothing for a type that config files cannot hold here. */
	void ExportTextItem_InContainer(FString& ValueStr, const void* Container, const void* DefaultValue, UObject* Parent,
		int32 PortFlags, UObject* ExportRootScope = nullptr) const;

	EPropertyFlags PropertyFlags;

private:
	UStruct* Owner;
	FName Name;
};

namespace EPropertyChangeType
{
using Type = uint32;
inline constexpr Type Unspecified = 1 << 0;
} // namespace EPropertyChangeType

/** Which property of an object was edited; no property means any. */
struct FPropertyChangedEvent
{
	explicit FPropertyChangedEvent(
		FProperty* InProperty, EPropertyChangeType::Type InChangeType = EPropertyChangeType::Unspecified)
		: Property(InProperty)
		, MemberProperty(InProperty)
		, ChangeType(InChangeType)
	{
	}

	FProperty* Property;
	FProperty* MemberProperty;
	EPropertyChangeType::Type ChangeType;
};

/** Properties of a class or struct, its own before those of its bases. */
template <typename T = FProperty>
class TFieldIterator
{
public:
	explicit TFieldIterator(const UStruct* InStruct)
		: Struct(InStruct)
	{
		SkipEmpty();
	}

	explicit operator bool() const { return Struct != nullptr; }
	FProperty* operator*() const { return Struct->HostProperties()[Index].get(); }
	FProperty* operator->() const { return **this; }
	TFieldIterator& operator++()
	{
		++Index;
		SkipEmpty();
		return *this;
	}

private:
	void SkipEmpty()
	{
		while (Struct && Index >= Struct->HostProperties().size())
		{
			Struct = Struct->GetSuperStruct();
			Index = 0;
		}
	}

	const UStruct* Struct;
	size_t Index = 0;
};

template <typename T>
T* FindFProperty(const UStruct* Owner, FName Name)
{
	return Owner->FindPropertyByName(Name);
}
