// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Class.h"
#include "UObject/ObjectMacros.h"

/** A member's name as an FName; does not compile when there is no such member, or it cannot be reached. */
#ifndef GET_MEMBER_NAME_CHECKED
#define GET_MEMBER_NAME_CHECKED(ClassName, MemberName)                                                                 \
	((void)sizeof(decltype(static_cast<ClassName*>(nullptr)->MemberName)*), FName(TEXT(#MemberName)))
#endif

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
	FString GetName() const { return Name.ToString(); }
	UStruct* GetOwnerStruct() const { return Owner; }
	EPropertyFlags GetPropertyFlags() const { return PropertyFlags; }
	bool HasAnyPropertyFlags(uint64 Flags) const { return (PropertyFlags & Flags) != 0; }
	bool HasAllPropertyFlags(uint64 Flags) const { return (PropertyFlags & Flags) == Flags; }

	/** Container is an object or struct of the owner's type or derived from it. Null for a bit field. */
	template <typename ValueType>
	ValueType* ContainerPtrToValuePtr(void* Container) const
	{
		return static_cast<ValueType*>(FindValue(Container));
	}
	template <typename ValueType>
	const ValueType* ContainerPtrToValuePtr(const void* Container) const
	{
		return static_cast<const ValueType*>(FindValue(const_cast<void*>(Container)));
	}

	/** Appends the value as text. Nothing for a type that config files cannot hold here. */
	void ExportTextItem_InContainer(FString& ValueStr, const void* Container, const void* DefaultValue, UObject* Parent,
		int32 PortFlags, UObject* ExportRootScope = nullptr) const;

	EPropertyFlags PropertyFlags;

private:
	void* FindValue(void* Container) const;

	UStruct* Owner;
	FName Name;
};

namespace EPropertyChangeType
{
using Type = uint32;
inline constexpr Type Unspecified = 1 << 0;
inline constexpr Type ArrayAdd = 1 << 1;
inline constexpr Type ArrayRemove = 1 << 2;
inline constexpr Type ArrayClear = 1 << 3;
inline constexpr Type ValueSet = 1 << 4;
inline constexpr Type Duplicate = 1 << 5;
inline constexpr Type Interactive = 1 << 6;
inline constexpr Type Redirected = 1 << 7;
inline constexpr Type ToggleEditable = 1 << 8;
inline constexpr Type ArrayMove = 1 << 9;
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

	FName GetPropertyName() const { return Property ? Property->GetFName() : FName(); }
	FName GetMemberPropertyName() const { return MemberProperty ? MemberProperty->GetFName() : FName(); }
	void SetActiveMemberProperty(FProperty* InMember) { MemberProperty = InMember; }

	FProperty* Property;
	FProperty* MemberProperty;
	EPropertyChangeType::Type ChangeType;
};

struct FPropertyChangedChainEvent : FPropertyChangedEvent
{
	explicit FPropertyChangedChainEvent(const FPropertyChangedEvent& Source)
		: FPropertyChangedEvent(Source)
	{
	}
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
