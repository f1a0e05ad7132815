// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostReflection.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"

#include <memory>
#include <vector>

/** What a USTRUCT does itself instead of member by member. Only Serialize and AddStructReferencedObjects are heeded. */
template <typename CPPSTRUCT>
struct TStructOpsTypeTraitsBase2
{
	enum
	{
		WithSerializer = false,
		WithAddStructReferencedObjects = false,
	};
};

template <typename CPPSTRUCT>
struct TStructOpsTypeTraits : TStructOpsTypeTraitsBase2<CPPSTRUCT>
{
};

/** Members that the hand-written reflected classes of this module share. */
#define HOST_INTRINSIC_CLASS(TClass, TSuper)                                                                           \
public:                                                                                                                \
	using Super = TSuper;                                                                                              \
	using ThisClass = TClass;                                                                                          \
	static UClass* StaticClass()                                                                                       \
	{                                                                                                                  \
		return UE::Host::FindOrCreateClass(HostClassInfo());                                                           \
	}                                                                                                                  \
	static UE::Host::FHostClassInfo& HostClassInfo();                                                                  \
	UObject* HostGetUObject() const override                                                                           \
	{                                                                                                                  \
		return const_cast<TClass*>(this);                                                                              \
	}

/** Base of what reflection is made of. */
class UField : public UObject
{
	HOST_INTRINSIC_CLASS(UField, UObject)
};

/** Something with properties: a class, a struct. */
class UStruct : public UField
{
	HOST_INTRINSIC_CLASS(UStruct, UField)

	UStruct();
	~UStruct() override;

	UStruct* GetSuperStruct() const { return SuperStruct; }
	bool IsChildOf(const UStruct* SomeBase) const;
	int32 GetStructureSize() const { return PropertiesSize; }
	int32 GetMinAlignment() const { return MinAlignment; }
	/** Also those of the bases; null when there is none of that name. */
	FProperty* FindPropertyByName(FName Name) const;

	/** Own properties in the order of their declaration. */
	const std::vector<std::unique_ptr<FProperty>>& HostProperties() const;
	virtual void HostVisit(void*, UE::Host::FHostPropertyVisitor&) const {}

protected:
	virtual std::vector<UE::Host::FHostNamed> HostPropertyNames() const { return {}; }
	void SetLayout(UStruct* NewSuper, size_t Size, size_t Alignment);

private:
	UStruct* SuperStruct = nullptr;
	int32 PropertiesSize = 0;
	int32 MinAlignment = 1;
	mutable bool bHasProperties = false;
	mutable std::vector<std::unique_ptr<FProperty>> Properties;
};

/** A UFUNCTION: its name and flags. */
class UFunction : public UStruct
{
	HOST_INTRINSIC_CLASS(UFunction, UStruct)

	EFunctionFlags FunctionFlags = FUNC_None;
};

/** A reflected struct. */
class UScriptStruct : public UStruct
{
	HOST_INTRINSIC_CLASS(UScriptStruct, UStruct)

	~UScriptStruct() override;

	/** Structs in a row in memory of the caller, which is big enough. */
	void InitializeStruct(void* Dest, int32 ArrayDim = 1) const;
	void DestroyStruct(void* Dest, int32 ArrayDim = 1) const;

	void HostVisit(void* Container, UE::Host::FHostPropertyVisitor& Visitor) const override;
	void HostSetInfo(UE::Host::FHostStructInfo& NewInfo);

private:
	UE::Host::FHostStructInfo* Info = nullptr;
};

/** A reflected class. */
class UClass : public UStruct
{
	HOST_INTRINSIC_CLASS(UClass, UStruct)

	~UClass() override;

	UClass* GetSuperClass() const { return static_cast<UClass*>(GetSuperStruct()); }
	bool HasAnyClassFlags(EClassFlags Flags) const { return (ClassFlags & Flags) != CLASS_None; }

	/** Makes the default object at its first use; null before, when not to create it. */
	UObject* GetDefaultObject(bool bCreateIfNeeded = true) const;
	UFunction* FindFunctionByName(FName Name) const;
	FTopLevelAssetPath GetClassPathName() const;

	EClassFlags ClassFlags = CLASS_None;
	FName ClassConfigName;

	void HostVisit(void* Container, UE::Host::FHostPropertyVisitor& Visitor) const override;
	void HostSetInfo(UE::Host::FHostClassInfo& NewInfo);
	UE::Host::FHostClassInfo& HostInfo() const { return *Info; }
	/** Called by the registry as the default object comes and goes. */
	void HostSetDefaultObject(UObject* Object) { ClassDefaultObject = Object; }

protected:
	std::vector<UE::Host::FHostNamed> HostPropertyNames() const override;

private:
	UE::Host::FHostClassInfo* Info = nullptr;
	UObject* ClassDefaultObject = nullptr;
};

/** A reflected enum. Names are "EKind::One"; the last entry is EKind_MAX, as the engine adds it. */
class UEnum : public UField
{
	HOST_INTRINSIC_CLASS(UEnum, UField)

	~UEnum() override;

	/** By the full or the short name. */
	int32 GetIndexByNameString(const FString& Name) const;
	int64 GetValueByIndex(int32 Index) const { return Names[Index].Value; }
	/** The short name; empty for an unknown value. */
	FString GetNameStringByValue(int64 Value) const;

	void HostSetInfo(UE::Host::FHostEnumInfo& NewInfo);

private:
	struct FEntry
	{
		FString ShortName;
		int64 Value;
	};

	UE::Host::FHostEnumInfo* Info = nullptr;
	TArray<FEntry> Names;
};
