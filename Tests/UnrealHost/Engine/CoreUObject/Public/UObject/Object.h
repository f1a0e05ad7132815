// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostReflection.h"
#include "ProfilingDebugging/ResourceSize.h"
#include "UObject/ObjectMacros.h"
#include "UObject/ObjectPtr.h"
#include "UObject/UObjectGlobals.h"

class FAssetRegistryTagsContext;
class FConfigCacheIni;
class FDataValidationContext;
class UWorld;

namespace UE::Host
{
class FObjectRegistry;
}

/** What every reflected class has; those of this module that are written by hand have no more. */
#define HOST_REFLECTED_CLASS(TClass, TSuper, TApi)                                                                     \
public:                                                                                                                \
	using Super = TSuper;                                                                                              \
	using ThisClass = TClass;                                                                                          \
	static UClass* StaticClass()                                                                                       \
	{                                                                                                                  \
		return UE::Host::FindOrCreateClass(HostClassInfo());                                                           \
	}                                                                                                                  \
	TApi static UE::Host::FHostClassInfo& HostClassInfo();                                                             \
	UObject* HostGetUObject() const override                                                                           \
	{                                                                                                                  \
		return const_cast<TClass*>(this);                                                                              \
	}

/** Whether objects can be asked for: false late at shutdown. The host's objects outlive its modules. */
inline bool UObjectInitialized()
{
	return true;
}

/**
 * Base of every reflected class. Only NewObject makes an object (a plain `new` does not compile and a local variable
 * fails a check); only the garbage collection destroys one. Game thread only.
 */
class UObject
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

		FAssetRegistryTag() = default;
		FAssetRegistryTag(FName InName, const FString& InValue, ETagType InType)
			: Name(InName)
			, Type(InType)
			, Value(InValue)
		{
		}

		FName Name;
		ETagType Type = TT_Alphabetical;
		FString Value;
	};

	using ThisClass = UObject;

	/** Takes class, outer, name and flags from the NewObject call under way. */
	UObject();
	UObject(const FObjectInitializer&)
		: UObject()
	{
	}
	UObject(const UObject&) = delete;
	UObject& operator=(const UObject&) = delete;
	virtual ~UObject();

	static void* operator new(size_t, EInternal* Memory) { return Memory; }
	static void operator delete(void*, EInternal*) {}
	/** `delete` of an object is a programming error. */
	static void operator delete(void*)
	{
		checkf(false, TEXT("Objects are destroyed by the garbage collection, never with delete"));
	}

	static UClass* StaticClass() { return UE::Host::FindOrCreateClass(HostClassInfo()); }
	static UE::Host::FHostClassInfo& HostClassInfo();
	virtual UObject* HostGetUObject() const { return const_cast<UObject*>(this); }
	template <typename HostVisitor>
	void HostVisitProperties(HostVisitor&)
	{
	}
	/** For references that no UPROPERTY shows; an own one calls that of Super. */
	static void AddReferencedObjects(UObject*, FReferenceCollector&) {}

	/** Index in the array of all objects; reused after the object is gone. */
	uint32 GetUniqueID() const { return static_cast<uint32>(InternalIndex); }
	UClass* GetClass() const { return ClassPrivate; }
	UObject* GetOuter() const { return OuterPrivate; }
	FName GetFName() const { return NamePrivate; }
	FString GetName() const { return NamePrivate.ToString(); }
	EObjectFlags GetFlags() const { return ObjectFlags; }
	void SetFlags(EObjectFlags NewFlags) { ObjectFlags |= NewFlags; }
	void ClearFlags(EObjectFlags FlagsToClear) { ObjectFlags &= ~FlagsToClear; }
	bool HasAnyFlags(EObjectFlags FlagsToCheck) const { return (ObjectFlags & FlagsToCheck) != RF_NoFlags; }
	bool HasAllFlags(EObjectFlags FlagsToCheck) const { return (ObjectFlags & FlagsToCheck) == FlagsToCheck; }
	bool HasAnyInternalFlags(EInternalObjectFlags FlagsToCheck) const
	{
		return EnumHasAnyFlags(InternalFlags, FlagsToCheck);
	}

	/** Marks the object for the next garbage collection, which then also clears references to it. */
	void MarkAsGarbage();
	void AddToRoot() { InternalFlags |= EInternalObjectFlags::RootSet; }
	void RemoveFromRoot() { InternalFlags &= ~EInternalObjectFlags::RootSet; }

	void HostMarkUnreachable() { InternalFlags |= EInternalObjectFlags::Unreachable; }

	/** "/Package.Object:Sub.Sub", or from below StopOuter on. */
	FString GetPathName(const UObject* StopOuter = nullptr) const;
	/** Class name, a blank, path name. */
	FString GetFullName() const;

	UPackage* GetOutermost() const { return GetPackage(); }
	UPackage* GetPackage() const;
	UObject* GetTypedOuter(const UClass* Target) const;
	template <typename T>
	T* GetTypedOuter() const
	{
		return reinterpret_cast<T*>(GetTypedOuter(T::StaticClass()));
	}
	bool IsIn(const UObject* SomeOuter) const;

	/** Marks the package as changed; false for what is not saved (transient, no package). */
	bool MarkPackageDirty() const;

	bool IsA(const UClass* SomeBase) const;
	template <typename T>
	bool IsA() const
	{
		return IsA(T::StaticClass());
	}
	/** Where the interface lies in this object; null when its class does not implement it. */
	void* GetInterfaceAddress(UClass* InterfaceClass);

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

	/** Writes or reads the properties as named values; an override goes on with its own data. */
	virtual void Serialize(FArchive& Ar);

	virtual bool Modify(bool bAlwaysMarkDirty = true);
	virtual UWorld* GetWorld() const { return GetOuter() ? GetOuter()->GetWorld() : nullptr; }
	virtual bool IsAsset() const;
	virtual void GetResourceSizeEx(FResourceSizeEx&) {}
	static const FName& SourceFileTagName();
#if HOST_HAS_TAGS_CONTEXT
	virtual void GetAssetRegistryTags(FAssetRegistryTagsContext Context) const;
	UE_DEPRECATED(5.4, "Use the version that takes an FAssetRegistryTagsContext.")
#endif
	virtual void GetAssetRegistryTags(TArray<FAssetRegistryTag>&) const {}

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
#endif
	virtual EDataValidationResult IsDataValid(TArray<FText>&)
	{
		return EDataValidationResult::NotValidated;
	}
#if HOST_HAS_VALIDATION_CONTEXT
	virtual EDataValidationResult IsDataValid(FDataValidationContext& Context) const;
#endif
#endif

	/** Reads config properties of simple types; a missing key leaves the value as it is. */
	void LoadConfig(UClass* ConfigClass = nullptr, const TCHAR* Filename = nullptr);
	void ReloadConfig()
	{
		LoadConfig();
	}
	void SaveConfig(uint64 Flags = CPF_Config, const TCHAR* Filename = nullptr, FConfigCacheIni* Config = nullptr,
		bool bAllowCopyToDefaultObject = true);

private:
	friend class UE::Host::FObjectRegistry;

	EObjectFlags ObjectFlags;
	EInternalObjectFlags InternalFlags = EInternalObjectFlags::None;
	int32 InternalIndex;
	UClass* ClassPrivate;
	FName NamePrivate;
	UObject* OuterPrivate;
};

/** Base of the U-class of an interface; has no members of its own. */
class UInterface : public UObject
{
	HOST_REFLECTED_CLASS(UInterface, UObject, )

	UInterface(const FObjectInitializer& = FObjectInitializer::Get()) {}
};
