// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreGlobals.h"
#include "HostObjectRegistry.h"
#include "UObject/Package.h"

#include <unordered_map>

using UE::Host::FObjectRegistry;

namespace ObjectCreationDetail
{
/** Copies the values of equally named properties that come from config files. */
void CopyConfig(UObject* Dest, UObject* Source)
{
	TMap<FString, const void*> Values;
	Source->GetClass()->HostVisit(
		Source, {[&](const TCHAR* Name, const UE::Host::FHostType&, void* Value, uint64) { Values.Add(Name, Value); }});
	Dest->GetClass()->HostVisit(Dest,
		{[&](const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64 Flags)
			{
				if ((Flags & CPF_Config) != 0)
				{
					Type.Copy(Value, Values.FindChecked(Name));
				}
			}});
}
} // namespace ObjectCreationDetail

UObject* UE::Host::ConstructObject(const UClass* WantedClass, UObject* Outer, FName Name, EObjectFlags Flags)
{
	FObjectRegistry& Registry = FObjectRegistry::Get();
	UClass* const Class = const_cast<UClass*>(WantedClass);
	const bool bIsDefault = (Flags & RF_ClassDefaultObject) != RF_NoFlags;
	checkf(Class, TEXT("An object needs a class"));
	ensureMsgf(IsInGameThread(), TEXT("%s is made on another thread than the game's"), *Class->GetName());
	checkf(!Registry.IsCollecting(), TEXT("No %s may be made while garbage is collected"), *Class->GetName());
	checkf(bIsDefault || !Class->HasAnyClassFlags(CLASS_Abstract), TEXT("%s is abstract"), *Class->GetName());
	UObject* const Default = bIsDefault ? nullptr : Class->GetDefaultObject();

	if (Name.IsNone())
	{
		Name = MakeUniqueObjectName(Outer, Class);
	}
	else if (UObject* Existing = Registry.Find(Outer, Name))
	{
		Registry.Move(Existing, Outer, MakeUniqueObjectName(Outer, Existing->GetClass()));
	}
	UObject* const Object = Registry.Construct(Class->HostInfo(), Class, Outer, Name, Flags);
	// As in the engine, constructors set all else: only values from config files come from the default object.
	if (Class->HasAnyClassFlags(CLASS_Config))
	{
		Default ? ObjectCreationDetail::CopyConfig(Object, Default) : Object->LoadConfig();
	}
	Object->PostInitProperties();
	return Object;
}

FName MakeUniqueObjectName(UObject* Outer, const UClass* Class, FName BaseName)
{
	static std::unordered_map<std::string, int32> NextNumbers;
	const FString Base = BaseName.IsNone() ? Class->GetName() : BaseName.ToString();
	int32& Next = NextNumbers[std::string(TCHAR_TO_UTF8(*Base))];
	while (true)
	{
		const FName Name(*FString::Printf(TEXT("%s_%d"), *Base, Next++));
		if (!FObjectRegistry::Get().Find(Outer, Name))
		{
			return Name;
		}
	}
}

UObject* UE::Host::DefaultObjectOf(const UClass* Class)
{
	return Class ? Class->GetDefaultObject() : nullptr;
}

bool UE::Host::IsClassChildOf(const UClass* Class, const UClass* Base)
{
	return Class && Class->IsChildOf(Base);
}

bool UE::Host::IsObjectOf(const UObject* Object, const UClass* Class)
{
	return Object && Object->IsA(Class);
}

FObjectInitializer& FObjectInitializer::Get()
{
	FObjectInitializer* const Current = FObjectRegistry::Get().CurrentInitializer();
	checkf(Current, TEXT("FObjectInitializer::Get() outside of an object's construction"));
	return *Current;
}

UObject* FObjectInitializer::HostCreateSubobject(
	UObject* Outer, FName SubobjectName, const UClass* Class, bool bIsTransient) const
{
	checkf(!SubobjectName.IsNone(), TEXT("A default subobject needs a name"));
	checkf(
		!Class->HasAnyClassFlags(CLASS_Abstract), TEXT("Default subobject %s is required"), *SubobjectName.ToString());
	checkf(!FObjectRegistry::Get().Find(Outer, SubobjectName), TEXT("Default subobject %s exists already"),
		*SubobjectName.ToString());
	const EObjectFlags Flags = RF_DefaultSubObject | (Outer->GetFlags() & RF_PropagateToSubObjects);
	return UE::Host::ConstructObject(Class, Outer, SubobjectName, Flags | (bIsTransient ? RF_Transient : RF_NoFlags));
}
