// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/Casts.h"
#include "UObject/Class.h"
#include "UObject/Object.h"
#include "UObject/ObjectPtr.h"

#include "Subsystem.generated.h"

class FReferenceCollector;
class USubsystem;

/** The subsystems of one owner. The owner reports them to the garbage collector through AddReferencedObjects. */
class ENGINE_API FSubsystemCollectionBase
{
public:
	/** Makes one of every class below the base that wants to be, in the order in which classes are known. */
	void Initialize(UObject* Outer);

	/** Deinitialises in reverse order and forgets all. */
	void Deinitialize();

	void AddReferencedObjects(UObject*, FReferenceCollector& Collector) { Collector.AddReferencedObjects(Subsystems); }

	/** The first one of this class or derived from it, else null. */
	USubsystem* GetSubsystemInternal(UClass* SubsystemClass) const;

protected:
	UClass* BaseType = nullptr;

private:
	TArray<TObjectPtr<USubsystem>> Subsystems;
};

template <typename TBaseType>
class FSubsystemCollection : public FSubsystemCollectionBase
{
public:
	FSubsystemCollection() { BaseType = TBaseType::StaticClass(); }

	template <typename TSubsystemClass>
	TSubsystemClass* GetSubsystem(const TSubclassOf<TSubsystemClass>& SubsystemClass) const
	{
		return static_cast<TSubsystemClass*>(GetSubsystemInternal(SubsystemClass));
	}
};

/** Made with its owner (world, local player, editor), one of each class that is not abstract. */
UCLASS(Abstract)
class ENGINE_API USubsystem : public UObject
{
	GENERATED_BODY()

public:
	/** Asked of the class default object. */
	virtual bool ShouldCreateSubsystem(UObject*) const { return true; }
	virtual void Initialize(FSubsystemCollectionBase&) {}
	virtual void Deinitialize() {}
};

class ULocalPlayer;

UCLASS(Abstract)
class ENGINE_API ULocalPlayerSubsystem : public USubsystem
{
	GENERATED_BODY()

public:
	template <typename LocalPlayerType = ULocalPlayer>
	LocalPlayerType* GetLocalPlayer() const
	{
		return Cast<LocalPlayerType>(GetOuter());
	}
};
