// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostObjects.h"
#include "HostObjectRegistry.h"
#include "UObject/Package.h"

namespace ReflectionDetail
{
/** What HOST_IMPLEMENT_CLASS would make of a class without reflected members. */
template <typename T>
UE::Host::FHostClassInfo MakeIntrinsic(const TCHAR* Name, uint32 Flags, UE::Host::FHostClassInfo& (*Super)())
{
	return {Name, TEXT("/Script/CoreUObject"), Flags, TEXT(""), sizeof(T), alignof(T), Super,
		[](void* Memory, const FObjectInitializer&) { new (static_cast<EInternal*>(Memory)) T(); },
		[](UObject*, const UE::Host::FHostPropertyVisitor&) {}, &T::AddReferencedObjects};
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
HOST_IMPLEMENT_INTRINSIC(UInterface, TEXT("Interface"), CLASS_Abstract, &UObject::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UPackage, TEXT("Package"), CLASS_Intrinsic, &UObject::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UField, TEXT("Field"), CLASS_Abstract | CLASS_Intrinsic, &UObject::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UEnum, TEXT("Enum"), CLASS_Intrinsic, &UField::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UScriptStruct, TEXT("ScriptStruct"), CLASS_Intrinsic, &UField::HostClassInfo)
HOST_IMPLEMENT_INTRINSIC(UClass, TEXT("Class"), CLASS_Intrinsic, &UField::HostClassInfo)

namespace UE::Host
{
FHostRegistrar::FHostRegistrar(FHostClassInfo& Info)
{
	FObjectRegistry::Get().Classes.push_back(&Info);
}

/** Makes a type's object at its first use. */
template <typename T, typename InfoType>
T* FindOrCreate(InfoType& Info)
{
	if (!Info.Class)
	{
		// Set first: the class's own package and class are made of classes too, and may come back to this one.
		Info.Class = static_cast<T*>(FObjectRegistry::Get().Construct(
			T::HostClassInfo(), nullptr, nullptr, FName(Info.Name), RF_Public | RF_Standalone));
		Info.Class->HostForget = [&Info] { Info.Class = nullptr; };
		Info.Class->HostSetInfo(Info);
		FObjectRegistry::Get().Place(Info.Class, T::StaticClass(), FindOrCreateScriptPackage(Info.Package));
	}
	return Info.Class;
}

UClass* FindOrCreateClass(FHostClassInfo& Info)
{
	return FindOrCreate<UClass>(Info);
}

UScriptStruct* FindOrCreateStruct(FHostStructInfo& Info)
{
	return FindOrCreate<UScriptStruct>(Info);
}

UEnum* FindOrCreateEnum(FHostEnumInfo& Info)
{
	return FindOrCreate<UEnum>(Info);
}

UPackage* FindOrCreateScriptPackage(const TCHAR* Name)
{
	UClass* const PackageClass = UPackage::StaticClass();
	FObjectRegistry& Registry = FObjectRegistry::Get();
	UObject* Package = Registry.Find(nullptr, FName(Name));
	if (!Package)
	{
		Package = Registry.Construct(UPackage::HostClassInfo(), PackageClass, nullptr, FName(Name), RF_Public);
		static_cast<UPackage*>(Package)->bHostIsCompiledIn = true;
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
}
} // namespace UE::Host
