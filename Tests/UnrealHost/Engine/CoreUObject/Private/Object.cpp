// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/Object.h"

#include "HostObjectRegistry.h"
#include "Misc/DataValidation.h"
#include "Templates/Casts.h"
#include "UObject/AssetRegistryTagsContext.h"
#include "UObject/Package.h"
#include "UObject/UnrealType.h"

using UE::Host::FObjectRegistry;

DEFINE_LOG_CATEGORY(LogUObjectGlobals);

#if WITH_EDITOR
FCoreUObjectDelegates::FOnObjectPropertyChanged FCoreUObjectDelegates::OnObjectPropertyChanged;
FCoreUObjectDelegates::FOnObjectModified FCoreUObjectDelegates::OnObjectModified;
#endif

bool IsValid(const UObject* Test)
{
	return Test && !Test->HasAnyInternalFlags(EInternalObjectFlags::Garbage);
}

void UObject::ConditionalPostLoad()
{
	if (HasAnyFlags(RF_NeedPostLoad))
	{
		PostLoad();
		checkf(!HasAnyFlags(RF_NeedPostLoad), TEXT("%s does not call Super::PostLoad"), *GetFullName());
	}
}

void UObject::ConditionalBeginDestroy()
{
	if (!HasAnyFlags(RF_BeginDestroyed))
	{
		BeginDestroy();
		checkf(HasAnyFlags(RF_BeginDestroyed), TEXT("%s does not call Super::BeginDestroy"), *GetFullName());
	}
}

void UObject::ConditionalFinishDestroy()
{
	FinishDestroy();
	checkf(HasAnyFlags(RF_FinishDestroyed), TEXT("%s does not call Super::FinishDestroy"), *GetFullName());
}

bool UObject::Modify(bool bAlwaysMarkDirty)
{
	if (bAlwaysMarkDirty)
	{
		MarkPackageDirty();
	}
#if WITH_EDITOR
	FCoreUObjectDelegates::OnObjectModified.Broadcast(this);
#endif
	return false;
}

bool UObject::IsAsset() const
{
	const bool bIsHidden = HasAnyFlags(RF_Transient | RF_ClassDefaultObject) || !HasAnyFlags(RF_Public);
	return !bIsHidden && IsValid(this) && GetOuter() && GetOuter()->IsA(UPackage::StaticClass());
}

const FName& UObject::SourceFileTagName()
{
	static const FName Name(TEXT("AssetImportData"));
	return Name;
}

#if HOST_HAS_TAGS_CONTEXT
void UObject::GetAssetRegistryTags(FAssetRegistryTagsContext Context) const
{
	TArray<FAssetRegistryTag> Tags;
	PRAGMA_DISABLE_DEPRECATION_WARNINGS
	GetAssetRegistryTags(Tags);
	PRAGMA_ENABLE_DEPRECATION_WARNINGS
	for (const FAssetRegistryTag& Tag : Tags)
	{
		Context.AddTag(Tag);
	}
}
#endif

#if WITH_EDITOR
void UObject::PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent)
{
	FCoreUObjectDelegates::OnObjectPropertyChanged.Broadcast(this, PropertyChangedEvent);
}

void UObject::PostEditChange()
{
	FPropertyChangedEvent Event(nullptr);
	PostEditChangeProperty(Event);
}

#if HOST_HAS_VALIDATION_CONTEXT
EDataValidationResult UObject::IsDataValid(FDataValidationContext& Context) const
{
	TArray<FText> Errors;
	PRAGMA_DISABLE_DEPRECATION_WARNINGS
	const EDataValidationResult Result = const_cast<UObject*>(this)->IsDataValid(Errors);
	PRAGMA_ENABLE_DEPRECATION_WARNINGS
	for (const FText& Error : Errors)
	{
		Context.AddError(Error);
	}
	return Result;
}
#endif
#endif

UObject::UObject()
{
	FObjectRegistry::Get().Attach(this);
}

UObject::~UObject()
{
	FObjectRegistry::Get().Detach(this);
}

void UObject::MarkAsGarbage()
{
	checkf(!HasAnyInternalFlags(EInternalObjectFlags::RootSet), TEXT("%s is rooted and cannot become garbage"),
		*GetFullName());
	InternalFlags |= EInternalObjectFlags::Garbage;
}

FString UObject::GetPathName(const UObject* StopOuter) const
{
	const UObject* const Outer = GetOuter();
	if (!Outer || Outer == StopOuter)
	{
		return GetName();
	}
	// A subobject of a package's own object is set apart from it with a colon.
	const bool bIsSubobject =
		!Outer->IsA(UPackage::StaticClass()) && Outer->GetOuter() && Outer->GetOuter()->IsA(UPackage::StaticClass());
	return Outer->GetPathName(StopOuter) + (bIsSubobject ? TEXT(":") : TEXT(".")) + GetName();
}

FString UObject::GetFullName() const
{
	return GetClass()->GetName() + TEXT(" ") + GetPathName();
}

UPackage* UObject::GetPackage() const
{
	const UObject* Top = this;
	while (Top->GetOuter())
	{
		Top = Top->GetOuter();
	}
	return Cast<UPackage>(const_cast<UObject*>(Top));
}

UObject* UObject::GetTypedOuter(const UClass* Target) const
{
	UObject* Outer = GetOuter();
	while (Outer && !Outer->IsA(Target))
	{
		Outer = Outer->GetOuter();
	}
	return Outer;
}

bool UObject::IsIn(const UObject* SomeOuter) const
{
	const UObject* Outer = GetOuter();
	while (Outer && Outer != SomeOuter)
	{
		Outer = Outer->GetOuter();
	}
	return Outer != nullptr;
}

bool UObject::MarkPackageDirty() const
{
	UPackage* const Package = GetPackage();
	if (!Package || Package == GetTransientPackage() || HasAnyFlags(RF_Transient))
	{
		return false;
	}
	Package->SetDirtyFlag(true);
	return true;
}

bool UObject::IsA(const UClass* SomeBase) const
{
	return GetClass() && GetClass()->IsChildOf(SomeBase);
}

void* UObject::GetInterfaceAddress(UClass* InterfaceClass)
{
	for (UClass* Class = GetClass(); Class; Class = Class->GetSuperClass())
	{
		for (const UE::Host::FHostInterface& Interface : Class->HostInfo().Interfaces)
		{
			if (Interface.Class()->IsChildOf(InterfaceClass))
			{
				return Interface.Address(this);
			}
		}
	}
	return nullptr;
}
