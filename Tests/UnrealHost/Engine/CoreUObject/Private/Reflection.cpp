// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostObjects.h"
#include "Host/HostReflection.h"
#include "Host/HostTypes.h"
#include "HostObjectRegistry.h"
#include "UObject/Interface.h"
#include "UObject/Package.h"
#include "UObject/UnrealType.h"

namespace ReflectionDetail
{
constexpr EObjectFlags TypeFlags = RF_Public | RF_Standalone | RF_MarkAsNative;

template <typename T>
T* ConstructType(const TCHAR* Name)
{
	return static_cast<T*>(
		UE::Host::FObjectRegistry::Get().Construct(T::HostClassInfo(), nullptr, nullptr, FName(Name), TypeFlags));
}

/** What HOST_IMPLEMENT_CLASS would make of a class without reflected members. */
template <typename T>
UE::Host::FHostClassInfo MakeIntrinsic(const TCHAR* Name, uint32 Flags, UE::Host::FHostClassInfo& (*Super)())
{
	return {Name, TEXT("/Script/CoreUObject"), Flags, TEXT(""), sizeof(T), alignof(T), Super,
		[](void* Memory, const FObjectInitializer&) { new (static_cast<EInternal*>(Memory)) T(); },
		[](UObject*, UE::Host::FHostPropertyVisitor&) {}, &T::AddReferencedObjects};
}

std::vector<void (*)()>& InitListeners()
{
	static std::vector<void (*)()> Listeners;
	return Listeners;
}
} // namespace ReflectionDetail

#define HOST_IMPLEMENT_INTRINSIC(TClass, NameText, Flags, SuperInfo)                                                   \
	UE::Host::FHostClassInfo& TClass::HostClassInfo()                                                                  \
	{                                                                                                                  \
		static UE::Host::FHostClassInfo Info = ReflectionDetail::MakeIntrinsic<TClass>(NameText, Flags, SuperInfo);    \
		return Info;                                                                                                   \
	}                                                                                                                  \
	static const UE::Host::FHostRegistrar HostRegistrar_##TClass(TClass::HostClassInfo());

HOST_IMPLEMENT_INTRINSIC(UObject, TEXT("Object"), CLASS_Abstract, nullptr)
HOST_IMPLEMENT_INTRINSIC(UInterface, TEXT("Interface"), CLASS_Abstract | CLASS_Interface, &UObject::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UPackage, TEXT("Package"), CLASS_Intrinsic, &UObject::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UField, TEXT("Field"), CLASS_Abstract | CLASS_Intrinsic, &UObject::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UStruct, TEXT("Struct"), CLASS_Intrinsic, &UField::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UEnum, TEXT("Enum"), CLASS_Intrinsic, &UField::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UFunction, TEXT("Function"), CLASS_Intrinsic, &UStruct::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UScriptStruct, TEXT("ScriptStruct"), CLASS_Intrinsic, &UStruct::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UClass, TEXT("Class"), CLASS_Intrinsic, &UStruct::HostClassInfo)

UInterface::UInterface(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

namespace UE::Host
{
FHostRegistrar::FHostRegistrar(FHostClassInfo& Info)
{
	FObjectRegistry::Get().Classes.push_back(&Info);
}

FHostStructRegistrar::FHostStructRegistrar(UScriptStruct* (*StaticStruct)())
{
	FObjectRegistry::Get().Structs.push_back(StaticStruct);
}

FHostEnumRegistrar::FHostEnumRegistrar(const void* TypeKey, UEnum* (*StaticEnum)())
{
	FObjectRegistry::Get().Enums.emplace(TypeKey, StaticEnum);
}

UClass* FindOrCreateClass(FHostClassInfo& Info)
{
	if (!Info.Class)
	{
		// Set first: the class's own package and class are made of classes too, and may come back to this one.
		Info.Class = ReflectionDetail::ConstructType<UClass>(Info.Name);
		Info.Class->HostSetInfo(Info);
		UPackage* const Package = FindOrCreateScriptPackage(Info.Package);
		FObjectRegistry::Get().Place(Info.Class, UClass::StaticClass(), Package);
	}
	return Info.Class;
}

UScriptStruct* FindOrCreateStruct(FHostStructInfo& Info)
{
	if (!Info.Struct)
	{
		UPackage* const Package = FindOrCreateScriptPackage(Info.Package);
		Info.Struct = ReflectionDetail::ConstructType<UScriptStruct>(Info.Name);
		Info.Struct->HostSetInfo(Info);
		FObjectRegistry::Get().Place(Info.Struct, UScriptStruct::StaticClass(), Package);
	}
	return Info.Struct;
}

UEnum* FindOrCreateEnum(FHostEnumInfo& Info)
{
	if (!Info.Enum)
	{
		UPackage* const Package = FindOrCreateScriptPackage(Info.Package);
		Info.Enum = ReflectionDetail::ConstructType<UEnum>(Info.Name);
		Info.Enum->HostSetInfo(Info);
		FObjectRegistry::Get().Place(Info.Enum, UEnum::StaticClass(), Package);
	}
	return Info.Enum;
}

UEnum* FindEnumByKey(const void* TypeKey)
{
	const auto& Enums = FObjectRegistry::Get().Enums;
	const auto Found = Enums.find(TypeKey);
	return Found == Enums.end() ? nullptr : Found->second();
}

UPackage* FindOrCreateScriptPackage(const TCHAR* Name)
{
	UClass* const PackageClass = UPackage::StaticClass();
	FObjectRegistry& Registry = FObjectRegistry::Get();
	UObject* Package = Registry.Find(nullptr, FName(Name));
	if (!Package)
	{
		Package = Registry.Construct(UPackage::HostClassInfo(), PackageClass, nullptr, FName(Name), RF_Public);
		static_cast<UPackage*>(Package)->SetPackageFlags(PKG_CompiledIn);
	}
	return static_cast<UPackage*>(Package);
}

void OnObjectsInit(void (*Listener)())
{
	ReflectionDetail::InitListeners().push_back(Listener);
}

void CheckInConstructor(const TCHAR* WhatFor)
{
	checkf(FObjectRegistry::Get().IsConstructing(), TEXT("%s is looked for outside of a constructor"), WhatFor);
}

void RegisterCompiledIn()
{
	FObjectRegistry& Registry = FObjectRegistry::Get();
	for (void (*Listener)() : ReflectionDetail::InitListeners())
	{
		Listener();
	}
	// By index: making a default object may load more.
	for (size_t Index = 0; Index < Registry.Classes.size(); ++Index)
	{
		UClass* const Class = FindOrCreateClass(*Registry.Classes[Index]);
		if (!Class->HasAnyClassFlags(CLASS_Intrinsic))
		{
			Class->GetDefaultObject();
		}
	}
	for (UScriptStruct* (*StaticStruct)() : Registry.Structs)
	{
		StaticStruct();
	}
	for (const auto& [TypeKey, StaticEnum] : Registry.Enums)
	{
		StaticEnum();
	}
}
} // namespace UE::Host
