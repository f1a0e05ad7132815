// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostReflection.h"
#include "ProfilingDebugging/ResourceSize.h"
#include "UObject/ObjectMacros.h"
#include "UObject/ObjectPtr.h"
#include "UObject/UObjectBaseUtility.h"
#include "UObject/UObjectGlobals.h"

class FAssetRegistryTagsContext;
class FConfigCacheIni;
class FDataValidationContext;
class FObjectPreSaveContext;
class UFunction;
class UWorld;

/** What a copy was made for. */
namespace EDuplicateMode
{
enum Type
{
	Normal,
	World,
	PIE
};
} // namespace EDuplicateMode

/** Base of every reflected class. Game thread only. */
class UObject : public UObjectBaseUtility
{
public:
	/** One searchable fact about an asset. */
	struct FAssetRegistryTag
	{
		enum ETagType
		{
			TT_Hidden,
			TT_Alphabetical,
			TT_Numerical,
		};
		enum ETagDisplay
		{
			TD_None = 0,
		};

		FAssetRegistryTag() = default;
		FAssetRegistryTag(FName InName, const FString& InValue, ETagType InType, uint32 InDisplayFlags = TD_None)
			: Name(InName)
			, Type(InType)
			, Value(InValue)
			, DisplayFlags(InDisplayFlags)
		{
		}

		FName Name;
		ETagType Type = TT_Alphabetical;
		FString Value;
		uint32 DisplayFlags = TD_None;
	};

	using ThisClass = UObject;

	UObject() = default;
	UObject(const FObjectInitializer&) {}

	static UClass* StaticClass() { return UE::Host::FindOrCreateClass(HostClassInfo()); }
	static UE::Host::FHostClassInfo& HostClassInfo();
	virtual UObject* HostGetUObject() const { return const_cast<UObject*>(this); }
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor&)
	{
	}
	/** For references that no UPROPERTY shows; an own one calls that of Super. */
	static void AddReferencedObjects(UObject*, FReferenceCollector&) {}

	/** Only inside a constructor. The subobject's name is unique in its outer. */
	template <typename TReturnType>
	TReturnType* CreateDefaultSubobject(FName SubobjectName, bool bTransient = false)
	{
		return FObjectInitializer::Get().CreateDefaultSubobject<TReturnType>(this, SubobjectName, bTransient);
	}

	virtual void PostInitProperties() {}
	virtual void PostLoad() { ClearFlags(RF_NeedPostLoad); }
	virtual void BeginDestroy() { SetFlags(RF_BeginDestroyed); }
	virtual void FinishDestroy() { SetFlags(RF_FinishDestroyed); }
	virtual bool IsReadyForFinishDestroy() { return true; }
	void ConditionalBeginDestroy();
	void ConditionalFinishDestroy();
	void ConditionalPostLoad();
	virtual void PostDuplicate(bool) {}
	virtual void PostDuplicate(EDuplicateMode::Type DuplicateMode)
	{
		PostDuplicate(DuplicateMode == EDuplicateMode::PIE);
	}

	/** Writes or reads the properties as named values; an override goes on with its own data. */
	virtual void Serialize(FArchive& Ar);
	virtual void PreSave(FObjectPreSaveContext SaveContext);

	virtual bool Modify(bool bAlwaysMarkDirty = true);
	virtual UWorld* GetWorld() const { return GetOuter() ? GetOuter()->GetWorld() : nullptr; }
	virtual bool IsAsset() const;
	virtual void GetResourceSizeEx(FResourceSizeEx&) {}
	static const FName& SourceFileTagName();
#if HOST_HAS_TAGS_CONTEXT
	UE_DEPRECATED(5.4, "Use the version that takes an FAssetRegistryTagsContext.")
	virtual void GetAssetRegistryTags(TArray<FAssetRegistryTag>&) const {}
	virtual void GetAssetRegistryTags(FAssetRegistryTagsContext Context) const;
#else
	virtual void GetAssetRegistryTags(TArray<FAssetRegistryTag>& OutTags) const;
#endif

#if WITH_EDITOR
	virtual void PreEditChange(FProperty*) {}
	virtual void PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent);
	void PostEditChange();
	virtual void PostEditUndo()
	{
		PostEditChange();
	}
#if HOST_HAS_VALIDATION_CONTEXT
	UE_DEPRECATED(5.3, "Use the version that takes a const FDataValidationContext.")
	virtual EDataValidationResult IsDataValid(TArray<FText>&)
	{
		return EDataValidationResult::NotValidated;
	}
	virtual EDataValidationResult IsDataValid(FDataValidationContext& Context) const;
#else
	virtual EDataValidationResult IsDataValid(TArray<FText>&)
	{
		return EDataValidationResult::NotValidated;
	}
#endif
#endif

	/** Reads config properties of simple types; a missing key leaves the value as it is. */
	void LoadConfig(UClass* ConfigClass = nullptr, const TCHAR* Filename = nullptr, uint32 PropagationFlags = 0);
	void ReloadConfig(UClass* ConfigClass = nullptr, const TCHAR* Filename = nullptr, uint32 PropagationFlags = 0);
	void SaveConfig(uint64 Flags = CPF_Config, const TCHAR* Filename = nullptr, FConfigCacheIni* Config = nullptr,
		bool bAllowCopyToDefaultObject = true);
};
