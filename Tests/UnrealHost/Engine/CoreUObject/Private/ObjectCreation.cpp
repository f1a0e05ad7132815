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
	UE::Host::THostVisitor Reader(
		[&](const TCHAR* Name, const UE::Host::FHostType&, const void* Value, uint64) { Values.Add(Name, Value); });
	Source->GetClass()->HostVisit(Source, Reader);
	UE::Host::THostVisitor Writer(
		[&](const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64 Flags)
		{
			if ((Flags & CPF_Config) != 0)
			{
				Type.Copy(Value, Values.FindChecked(Name));
			}
		});
	Dest->GetClass()->HostVisit(Dest, Writer);
}

void InitializeProperties(UObject* Object, UObject* Template)
{
	UClass* const Class = Object->GetClass();
	if (Object->HasAnyFlags(RF_ClassDefaultObject))
	{
		if (Class->HasAnyClassFlags(CLASS_Config))
		{
			Object->LoadConfig();
		}
		return;
	}
	checkf(!Template || Template == Class->GetDefaultObject(), TEXT("The host copies no values from other templates"));
	// As in the engine, constructors set all else: only values from config files come from the default object.
	if (Class->HasAnyClassFlags(CLASS_Config))
	{
		CopyConfig(Object, Class->GetDefaultObject());
	}
}
} // namespace ObjectCreationDetail

UObject* StaticConstructObject_Internal(const FStaticConstructObjectParameters& Parameters)
{
	FObjectRegistry& Registry = FObjectRegistry::Get();
	UClass* const Class = const_cast<UClass*>(Parameters.Class);
	const bool bIsDefault = (Parameters.SetFlags & RF_ClassDefaultObject) != RF_NoFlags;
	checkf(Class, TEXT("An object needs a class"));
	ensureMsgf(IsInGameThread(), TEXT("%s is made on another thread than the game's"), *Class->GetName());
	checkf(!Registry.IsCollecting(), TEXT("No %s may be made while garbage is collected"), *Class->GetName());
	checkf(bIsDefault || !Class->HasAnyClassFlags(CLASS_Abstract), TEXT("%s is abstract"), *Class->GetName());
	if (!bIsDefault)
	{
		Class->GetDefaultObject();
	}

	FName Name = Parameters.Name;
	if (Name.IsNone())
	{
		Name = MakeUniqueObjectName(Parameters.Outer, Class);
	}
	else if (UObject* Existing = Registry.Find(Parameters.Outer, Name))
	{
		Registry.Move(Existing, Existing->GetOuter(), MakeUniqueObjectName(Parameters.Outer, Existing->GetClass()));
	}
	UObject* const Object = Registry.Construct(Class->HostInfo(), Class, Parameters.Outer, Name, Parameters.SetFlags);
	ObjectCreationDetail::InitializeProperties(Object, Parameters.Template);
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

UClass* UE::Host::AsClass(UObject* Object)
{
	return IsObjectOf(Object, UClass::StaticClass()) ? static_cast<UClass*>(Object) : nullptr;
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
	FStaticConstructObjectParameters Parameters(Class);
	Parameters.Outer = Outer;
	Parameters.Name = SubobjectName;
	Parameters.SetFlags = RF_DefaultSubObject | Outer->GetMaskedFlags(RF_PropagateToSubObjects);
	Parameters.SetFlags |= bIsTransient ? RF_Transient : RF_NoFlags;
	return StaticConstructObject_Internal(Parameters);
}
