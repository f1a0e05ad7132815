// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/Class.h"

#include "HostObjectRegistry.h"
#include "UObject/Package.h"
#include "UObject/UnrealType.h"

using UE::Host::FObjectRegistry;

UClass::~UClass()
{
	if (Info)
	{
		Info->Class = nullptr;
	}
}

void UClass::HostSetInfo(UE::Host::FHostClassInfo& NewInfo)
{
	Info = &NewInfo;
	ClassFlags = static_cast<EClassFlags>(NewInfo.Flags) | CLASS_Native;
	UClass* const SuperClass = NewInfo.Super ? UE::Host::FindOrCreateClass(NewInfo.Super()) : nullptr;
	ClassConfigName = FName(NewInfo.ConfigName);
	if (SuperClass)
	{
		constexpr EClassFlags Inherited = CLASS_Config | CLASS_DefaultConfig | CLASS_Transient | CLASS_PerObjectConfig |
			CLASS_ProjectUserConfig | CLASS_GlobalUserConfig | CLASS_Interface;
		ClassFlags |= SuperClass->ClassFlags & Inherited;
		ClassConfigName = *NewInfo.ConfigName == 0 ? SuperClass->ClassConfigName : ClassConfigName;
	}
	SetLayout(SuperClass, NewInfo.Size, NewInfo.Alignment);
}

UObject* UClass::GetDefaultObject(bool bCreateIfNeeded) const
{
	if (!ClassDefaultObject && bCreateIfNeeded)
	{
		if (GetSuperClass())
		{
			GetSuperClass()->GetDefaultObject();
		}
		FStaticConstructObjectParameters Parameters(this);
		Parameters.Outer = GetOuter();
		Parameters.Name = FName(TEXT("Default__") + GetName());
		Parameters.SetFlags = RF_Public | RF_ClassDefaultObject | RF_ArchetypeObject;
		StaticConstructObject_Internal(Parameters);
	}
	return ClassDefaultObject;
}

UFunction* UClass::FindFunctionByName(FName Name) const
{
	for (const UClass* Class = this; Class; Class = Class->GetSuperClass())
	{
		for (const UE::Host::FHostNamed& Entry : Class->HostInfo().Functions)
		{
			if (FName(Entry.Name) != Name)
			{
				continue;
			}
			UClass* const Owner = const_cast<UClass*>(Class);
			UObject* Function = FObjectRegistry::Get().Find(Owner, Name);
			if (!Function)
			{
				Function = FObjectRegistry::Get().Construct(
					UFunction::HostClassInfo(), UFunction::StaticClass(), Owner, Name, RF_Public | RF_MarkAsNative);
				static_cast<UFunction*>(Function)->FunctionFlags = static_cast<EFunctionFlags>(Entry.Flags);
			}
			return static_cast<UFunction*>(Function);
		}
	}
	return nullptr;
}

FTopLevelAssetPath UClass::GetClassPathName() const
{
	return FTopLevelAssetPath(GetOuter()->GetFName(), GetFName());
}

void UClass::HostVisit(void* Container, UE::Host::FHostPropertyVisitor& Visitor) const
{
	Info->Visit(static_cast<UObject*>(Container), Visitor);
}

std::vector<UE::Host::FHostNamed> UClass::HostPropertyNames() const
{
	return Info ? Info->Properties : std::vector<UE::Host::FHostNamed>();
}

UStruct::UStruct() = default;
UStruct::~UStruct() = default;

bool UStruct::IsChildOf(const UStruct* SomeBase) const
{
	const UStruct* Struct = this;
	while (Struct && Struct != SomeBase)
	{
		Struct = Struct->SuperStruct;
	}
	return Struct && SomeBase;
}

FProperty* UStruct::FindPropertyByName(FName Name) const
{
	for (TFieldIterator<FProperty> It(this); It; ++It)
	{
		if (It->GetFName() == Name)
		{
			return *It;
		}
	}
	return nullptr;
}

const std::vector<std::unique_ptr<FProperty>>& UStruct::HostProperties() const
{
	if (!bHasProperties)
	{
		bHasProperties = true;
		for (const UE::Host::FHostNamed& Entry : HostPropertyNames())
		{
			Properties.push_back(
				std::make_unique<FProperty>(const_cast<UStruct*>(this), FName(Entry.Name), Entry.Flags));
		}
	}
	return Properties;
}

void UStruct::SetLayout(UStruct* NewSuper, size_t Size, size_t Alignment)
{
	SuperStruct = NewSuper;
	PropertiesSize = static_cast<int32>(Size);
	MinAlignment = static_cast<int32>(Alignment);
}

UScriptStruct::~UScriptStruct()
{
	if (Info)
	{
		Info->Struct = nullptr;
	}
}

void UScriptStruct::InitializeStruct(void* Dest, int32 ArrayDim) const
{
	for (int32 Index = 0; Index < ArrayDim; ++Index)
	{
		Info->Construct(static_cast<uint8*>(Dest) + Index * GetStructureSize());
	}
}

void UScriptStruct::DestroyStruct(void* Dest, int32 ArrayDim) const
{
	for (int32 Index = 0; Index < ArrayDim; ++Index)
	{
		Info->Destruct(static_cast<uint8*>(Dest) + Index * GetStructureSize());
	}
}

void UScriptStruct::HostVisit(void* Container, UE::Host::FHostPropertyVisitor& Visitor) const
{
	if (Info->Visit)
	{
		Info->Visit(Container, Visitor);
	}
}

void UScriptStruct::HostSetInfo(UE::Host::FHostStructInfo& NewInfo)
{
	Info = &NewInfo;
	SetLayout(NewInfo.Super ? NewInfo.Super() : nullptr, NewInfo.Size, NewInfo.Alignment);
}

UEnum::~UEnum()
{
	if (Info)
	{
		Info->Enum = nullptr;
	}
}

int32 UEnum::GetIndexByNameString(const FString& Name) const
{
	return Names.IndexOfByPredicate([&](const FEntry& Entry)
		{ return Entry.ShortName == Name || GetName() + TEXT("::") + Entry.ShortName == Name; });
}

FString UEnum::GetNameStringByValue(int64 Value) const
{
	const FEntry* const Found = Names.FindByPredicate([Value](const FEntry& Entry) { return Entry.Value == Value; });
	return Found ? Found->ShortName : FString();
}

void UEnum::HostSetInfo(UE::Host::FHostEnumInfo& NewInfo)
{
	Info = &NewInfo;
	int64 Max = 0;
	for (const UE::Host::FHostEnumEntry& Entry : NewInfo.Entries)
	{
		const FString Name(Entry.Name);
		Names.Add({Name.RightChop(Name.Find(TEXT("::")) + 2), Entry.Value});
		Max = FMath::Max(Max, Entry.Value);
	}
	if (GetIndexByNameString(TEXT("MAX")) == INDEX_NONE && GetIndexByNameString(GetName() + TEXT("_MAX")) == INDEX_NONE)
	{
		Names.Add({GetName() + TEXT("_MAX"), Max + 1});
	}
}
