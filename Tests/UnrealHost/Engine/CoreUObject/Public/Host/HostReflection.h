// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ObjectMacros.h"

#include <vector>

class FArchive;
class FReferenceCollector;

/** What the header tool's output says about types, and how the host reads it. */
namespace UE::Host
{
/** What can be done with a property's value of one type. */
struct FHostType
{
	/** Stored next to each saved value: a value saved as another type is left out on loading. */
	uint32 Id;
	void (*Serialize)(FArchive& Ar, void* Value);
	void (*AddReferences)(FReferenceCollector& Collector, void* Value);
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

/** A function that is shown each property of an object or a struct, those of the base first. */
struct FHostPropertyVisitor
{
	TFunction<void(const TCHAR* Name, const FHostType& Type, void* Value, uint64 PropertyFlags)> Visit;

	template <typename T>
	void Property(const TCHAR* Name, T& Value, uint64 PropertyFlags) const
	{
		Visit(Name, HostTypeOf<T>(), const_cast<void*>(static_cast<const volatile void*>(&Value)), PropertyFlags);
	}
};
using FHostVisit = void (*)(void* Value, const FHostPropertyVisitor& Visitor);

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
	void (*Visit)(UObject* Object, const FHostPropertyVisitor& Visitor);
	void (*AddReferencedObjects)(UObject* Object, FReferenceCollector& Collector);

	/** Names of the UFUNCTIONs. */
	std::vector<const TCHAR*> Functions = {};
	std::vector<FHostInterface> Interfaces = {};
	UClass* Class = nullptr;
};

struct FHostStructInfo
{
	const TCHAR* Name;
	const TCHAR* Package;
	size_t Size;
	size_t Alignment;
	void (*Construct)(void* Memory);
	void (*Destruct)(void* Memory);
	FHostVisit Visit;

	UScriptStruct* Class = nullptr;
};

struct FHostEnumInfo
{
	struct FEntry
	{
		const TCHAR* Name;
		int64 Value;
	};

	const TCHAR* Name;
	const TCHAR* Package;
	std::vector<FEntry> Entries;

	UEnum* Class = nullptr;
};

UClass* FindOrCreateClass(FHostClassInfo& Info);
UScriptStruct* FindOrCreateStruct(FHostStructInfo& Info);
UEnum* FindOrCreateEnum(FHostEnumInfo& Info);

/** Puts a class among those that RegisterCompiledIn makes, or an entry into one of its lists. */
struct FHostRegistrar
{
	explicit FHostRegistrar(FHostClassInfo& Info);
	FHostRegistrar(FHostClassInfo& Info, const TCHAR* Function) { Info.Functions.push_back(Function); }
	FHostRegistrar(FHostClassInfo& Info, const FHostInterface& Interface) { Info.Interfaces.push_back(Interface); }
};
} // namespace UE::Host
