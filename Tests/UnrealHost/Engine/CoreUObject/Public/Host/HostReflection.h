// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ObjectMacros.h"

#include <vector>

class FArchive;
class FReferenceCollector;

/** What the header tool's output says about types, and how the host reads it. Used by generated code only. */
namespace UE::Host
{
/** What can be done with a property's value of one type. */
struct FHostType
{
	/** Stored next to each saved value: a value saved as another type is left out on loading. */
	const TCHAR* Name;
	void (*Serialize)(FArchive& Ar, void* Value);
	void (*AddReferences)(FReferenceCollector& Collector, void* Value);
	/** Null for a type that cannot be copied. */
	void (*Copy)(void* Dest, const void* Source);
	/** Text as in a config file; null for a type that config files cannot hold here. */
	FString (*ToText)(const void* Value);
	void (*FromText)(void* Value, const FString& Text);
	/** For arrays, whose config entry is one line an element; else null. */
	TArray<FString> (*ToTexts)(const void* Value);
	void (*FromTexts)(void* Value, const TArray<FString>& Texts);
};

/** The type's entry; defined in Host/HostTypes.h. */
template <typename T>
COREUOBJECT_API const FHostType& HostTypeOf();

/** Is shown each property of an object or a struct, those of the base first. */
class FHostPropertyVisitor
{
public:
	virtual ~FHostPropertyVisitor() = default;
	virtual void Visit(const TCHAR* Name, const FHostType& Type, void* Value, uint64 PropertyFlags) = 0;

	template <typename T>
	void Property(const TCHAR* Name, T& Value, uint64 PropertyFlags)
	{
		Visit(Name, HostTypeOf<T>(), const_cast<void*>(static_cast<const volatile void*>(&Value)), PropertyFlags);
	}
};

/** Shows each property to a function. */
template <typename FunctionType>
class THostVisitor final : public FHostPropertyVisitor
{
public:
	explicit THostVisitor(FunctionType InFunction)
		: Function(InFunction)
	{
	}
	void Visit(const TCHAR* Name, const FHostType& Type, void* Value, uint64 PropertyFlags) override
	{
		Function(Name, Type, Value, PropertyFlags);
	}

private:
	FunctionType Function;
};

struct FHostNamed
{
	const TCHAR* Name;
	uint64 Flags;
};

struct FHostInterface
{
	UClass* (*Class)();
	void* (*Address)(UObject* Object);
};

/** A class as it was compiled; Class is the living object once somebody asked for it. */
struct FHostClassInfo
{
	const TCHAR* Name;
	const TCHAR* Package;
	uint32 Flags;
	const TCHAR* ConfigName;
	size_t Size;
	size_t Alignment;
	FHostClassInfo& (*Super)();
	void (*Construct)(void* Memory, const FObjectInitializer& Initializer);
	void (*Visit)(UObject* Object, FHostPropertyVisitor& Visitor);
	void (*AddReferencedObjects)(UObject* Object, FReferenceCollector& Collector);

	std::vector<FHostNamed> Functions = {};
	std::vector<FHostNamed> Properties = {};
	std::vector<FHostInterface> Interfaces = {};
	UClass* Class = nullptr;
};

struct FHostStructInfo
{
	const TCHAR* Name;
	const TCHAR* Package;
	size_t Size;
	size_t Alignment;
	UScriptStruct* (*Super)();
	const FHostType* Type;
	void (*Construct)(void* Memory);
	void (*Destruct)(void* Memory);
	/** Null for structs without reflected members. */
	void (*Visit)(void* Value, FHostPropertyVisitor& Visitor);

	UScriptStruct* Struct = nullptr;
};

struct FHostEnumEntry
{
	const TCHAR* Name;
	int64 Value;
};

struct FHostEnumInfo
{
	const TCHAR* Name;
	const TCHAR* Package;
	std::vector<FHostEnumEntry> Entries;

	UEnum* Enum = nullptr;
};

/** The entry of a reflected enum; the header tool's output specialises it. */
template <typename T>
FHostEnumInfo& EnumInfoOf();

/** An address that only this type has, the same in every library. */
template <typename T>
struct COREUOBJECT_API THostTypeKey
{
	static inline const char Key = 0;
};

UClass* FindOrCreateClass(FHostClassInfo& Info);
UScriptStruct* FindOrCreateStruct(FHostStructInfo& Info);
UEnum* FindOrCreateEnum(FHostEnumInfo& Info);
/** Null when no UENUM of that type is linked in. */
UEnum* FindEnumByKey(const void* TypeKey);

/** Puts a type among those that RegisterCompiledIn makes. */
struct FHostRegistrar
{
	explicit FHostRegistrar(FHostClassInfo& Info);
};

struct FHostStructRegistrar
{
	explicit FHostStructRegistrar(UScriptStruct* (*StaticStruct)());
};

struct FHostEnumRegistrar
{
	FHostEnumRegistrar(const void* TypeKey, UEnum* (*StaticEnum)());
};

/** Adds an entry to one of an info's lists while the program starts. */
struct FHostDetail
{
	FHostDetail(std::vector<FHostNamed>& List, const TCHAR* Name, uint64 Flags) { List.push_back({Name, Flags}); }
	FHostDetail(std::vector<FHostInterface>& List, const FHostInterface& Entry) { List.push_back(Entry); }
};
} // namespace UE::Host
