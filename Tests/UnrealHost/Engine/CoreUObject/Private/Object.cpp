// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/Object.h"

#include "HostObjectRegistry.h"
#include "Misc/DataValidation.h"
#include "UObject/AssetRegistryTagsContext.h"
#include "UObject/ObjectSaveContext.h"
#include "UObject/Package.h"
#include "UObject/UObjectBaseUtility.h"
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

void UObject::PreSave(FObjectPreSaveContext) {}

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

namespace ObjectDetail
{
/** Values of the properties that are marked as searchable. */
TArray<UObject::FAssetRegistryTag> SearchableTags(const UObject* Object)
{
	TArray<UObject::FAssetRegistryTag> Tags;
	UE::Host::THostVisitor Visitor(
		[&](const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64 PropertyFlags)
		{
			if ((PropertyFlags & CPF_AssetRegistrySearchable) != 0 && Type.ToText)
			{
				Tags.Add({FName(Name), Type.ToText(Value), UObject::FAssetRegistryTag::TT_Alphabetical});
			}
		});
	Object->GetClass()->HostVisit(const_cast<UObject*>(Object), Visitor);
	return Tags;
}
} // namespace ObjectDetail

#if HOST_HAS_TAGS_CONTEXT
void UObject::GetAssetRegistryTags(FAssetRegistryTagsContext Context) const
{
	TArray<FAssetRegistryTag> Tags = ObjectDetail::SearchableTags(this);
	PRAGMA_DISABLE_DEPRECATION_WARNINGS
	GetAssetRegistryTags(Tags);
	PRAGMA_ENABLE_DEPRECATION_WARNINGS
	for (const FAssetRegistryTag& Tag : Tags)
	{
		Context.AddTag(Tag);
	}
}
#else
void UObject::GetAssetRegistryTags(TArray<FAssetRegistryTag>& OutTags) const
{
	OutTags.Append(ObjectDetail::SearchableTags(this));
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

UObjectBase::UObjectBase()
{
	FObjectRegistry::Get().Attach(this);
}

UObjectBase::~UObjectBase()
{
	FObjectRegistry::Get().Detach(this);
}

void UObjectBase::operator delete(void*)
{
	checkf(false, TEXT("Objects are destroyed by the garbage collection, never with delete"));
}

bool UObjectBaseUtility::HasAnyInternalFlags(EInternalObjectFlags FlagsToCheck) const
{
	return EnumHasAnyFlags(FObjectRegistry::Get().SlotOf(this).Flags, FlagsToCheck);
}

void UObjectBaseUtility::MarkAsGarbage()
{
	checkf(!IsRooted(), TEXT("%s is rooted and cannot become garbage"), *GetFullName());
	FObjectRegistry::Get().SlotOf(this).Flags |= EInternalObjectFlags::Garbage;
}

void UObjectBaseUtility::AddToRoot()
{
	FObjectRegistry::Get().SlotOf(this).Flags |= EInternalObjectFlags::RootSet;
}

void UObjectBaseUtility::RemoveFromRoot()
{
	FObjectRegistry::Get().SlotOf(this).Flags &= ~EInternalObjectFlags::RootSet;
}

FString UObjectBaseUtility::GetPathName(const UObject* StopOuter) const
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

FString UObjectBaseUtility::GetFullName(const UObject* StopOuter) const
{
	return GetClass()->GetName() + TEXT(" ") + GetPathName(StopOuter);
}

UPackage* UObjectBaseUtility::GetPackage() const
{
	const UObjectBaseUtility* Top = this;
	while (Top->GetOuter())
	{
		Top = Top->GetOuter();
	}
	return Top->IsA(UPackage::StaticClass()) ? static_cast<UPackage*>(const_cast<UObjectBaseUtility*>(Top)) : nullptr;
}

UObject* UObjectBaseUtility::GetTypedOuter(const UClass* Target) const
{
	UObject* Outer = GetOuter();
	while (Outer && !Outer->IsA(Target))
	{
		Outer = Outer->GetOuter();
	}
	return Outer;
}

bool UObjectBaseUtility::IsIn(const UObject* SomeOuter) const
{
	const UObject* Outer = GetOuter();
	while (Outer && Outer != SomeOuter)
	{
		Outer = Outer->GetOuter();
	}
	return Outer != nullptr;
}

bool UObjectBaseUtility::MarkPackageDirty() const
{
	UPackage* const Package = GetPackage();
	if (!Package || Package == GetTransientPackage() || HasAnyFlags(RF_Transient))
	{
		return false;
	}
	Package->SetDirtyFlag(true);
	return true;
}

bool UObjectBaseUtility::IsA(const UClass* SomeBase) const
{
	return GetClass() && GetClass()->IsChildOf(SomeBase);
}

void* UObjectBaseUtility::GetInterfaceAddress(UClass* InterfaceClass)
{
	for (UClass* Class = GetClass(); Class; Class = Class->GetSuperClass())
	{
		for (const UE::Host::FHostInterface& Interface : Class->HostInfo().Interfaces)
		{
			if (Interface.Class()->IsChildOf(InterfaceClass))
			{
				return Interface.Address(static_cast<UObject*>(this));
			}
		}
	}
	return nullptr;
}
