// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostObjectRegistry.h"
#include "UObject/Class.h"
#include "UObject/UnrealType.h"

#include <new>

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

std::vector<UE::Host::FHostNamed> UScriptStruct::HostPropertyNames() const
{
	if (!Info)
	{
		return {};
	}
	void* const Sample = ::operator new(Info->Size, std::align_val_t(Info->Alignment));
	Info->Construct(Sample);
	std::vector<UE::Host::FHostNamed> Names;
	UE::Host::THostVisitor Visitor(
		[&](const TCHAR* Name, const UE::Host::FHostType&, void*, uint64 PropertyFlags) {
			Names.push_back({Name, PropertyFlags});
		});
	HostVisit(Sample, Visitor);
	Info->Destruct(Sample);
	::operator delete(Sample, std::align_val_t(Info->Alignment));
	return Names;
}
