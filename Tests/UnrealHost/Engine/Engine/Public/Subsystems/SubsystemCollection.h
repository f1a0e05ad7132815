// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/Casts.h"
#include "Templates/SubclassOf.h"
#include "UObject/Class.h"
#include "UObject/ObjectPtr.h"

class FReferenceCollector;
class USubsystem;

/** The subsystems of one owner. The owner reports them to the garbage collector through AddReferencedObjects. */
class ENGINE_API FSubsystemCollectionBase
{
public:
	explicit FSubsystemCollectionBase(UClass* InBaseType);
	virtual ~FSubsystemCollectionBase() = default;

	/** Makes one of every class below the base that wants to be, in the order in which classes are known. */
	void Initialize(UObject* NewOuter);

	/** Deinitialises in reverse order and forgets all. */
	void Deinitialize();

	void AddReferencedObjects(UObject* Referencer, FReferenceCollector& Collector);

	/** The one of this class, else the first one derived from it, else null. */
	USubsystem* GetSubsystemInternal(UClass* SubsystemClass) const;

private:
	USubsystem* AddAndInitialize(UClass* SubsystemClass);

	UClass* BaseType;
	UObject* Outer = nullptr;
	TArray<TObjectPtr<USubsystem>> Subsystems;
};

template <typename TBaseType>
class FSubsystemCollection : public FSubsystemCollectionBase
{
public:
	FSubsystemCollection()
		: FSubsystemCollectionBase(TBaseType::StaticClass())
	{
	}

	template <typename TSubsystemClass>
	TSubsystemClass* GetSubsystem(const TSubclassOf<TSubsystemClass>& SubsystemClass) const
	{
		return static_cast<TSubsystemClass*>(GetSubsystemInternal(SubsystemClass));
	}
};
