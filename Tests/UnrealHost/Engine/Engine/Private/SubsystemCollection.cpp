// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Subsystems/SubsystemCollection.h"

#include "Subsystems/Subsystem.h"
#include "UObject/UObjectIterator.h"

FSubsystemCollectionBase::FSubsystemCollectionBase(UClass* InBaseType)
	: BaseType(InBaseType)
{
}

void FSubsystemCollectionBase::Initialize(UObject* NewOuter)
{
	if (Outer)
	{
		return;
	}
	Outer = NewOuter;
	TArray<UClass*> Classes;
	for (TObjectIterator<UClass> It; It; ++It)
	{
		if (It->IsChildOf(BaseType) && !It->HasAnyClassFlags(CLASS_Abstract))
		{
			Classes.Add(*It);
		}
	}
	for (UClass* Class : Classes)
	{
		AddAndInitialize(Class);
	}
}

void FSubsystemCollectionBase::Deinitialize()
{
	for (int32 Index = Subsystems.Num() - 1; Index >= 0; --Index)
	{
		Subsystems[Index]->Deinitialize();
		Subsystems[Index]->InternalOwningSubsystem = nullptr;
	}
	Subsystems.Empty();
	Outer = nullptr;
}

USubsystem* FSubsystemCollectionBase::AddAndInitialize(UClass* SubsystemClass)
{
	for (USubsystem* Subsystem : Subsystems)
	{
		if (Subsystem->GetClass() == SubsystemClass)
		{
			return Subsystem;
		}
	}
	const USubsystem* Default = CastChecked<USubsystem>(SubsystemClass->GetDefaultObject());
	if (!Default->ShouldCreateSubsystem(Outer))
	{
		return nullptr;
	}
	USubsystem* Subsystem = NewObject<USubsystem>(Outer, SubsystemClass);
	Subsystem->InternalOwningSubsystem = this;
	Subsystems.Add(Subsystem);
	Subsystem->Initialize(*this);
	return Subsystem;
}

USubsystem* FSubsystemCollectionBase::GetSubsystemInternal(UClass* SubsystemClass) const
{
	USubsystem* Derived = nullptr;
	for (USubsystem* Subsystem : Subsystems)
	{
		if (Subsystem->GetClass() == SubsystemClass)
		{
			return Subsystem;
		}
		if (!Derived && Subsystem->IsA(SubsystemClass))
		{
			Derived = Subsystem;
		}
	}
	return Derived;
}

void FSubsystemCollectionBase::AddReferencedObjects(UObject*, FReferenceCollector& Collector)
{
	Collector.AddReferencedObjects(Subsystems);
}
