// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

/** Base of what reflection is made of. */
class UField : public UObject
{
	HOST_REFLECTED_CLASS(UField, UObject, )

	~UField() override
	{
		if (HostForget)
		{
			HostForget();
		}
	}

	/** Clears the pointer to this object in the type's info. */
	std::function<void()> HostForget;
};

/** A reflected struct. */
class UScriptStruct : public UField
{
	HOST_REFLECTED_CLASS(UScriptStruct, UField, )

	int32 GetStructureSize() const { return static_cast<int32>(Info->Size); }
	int32 GetMinAlignment() const { return static_cast<int32>(Info->Alignment); }
	/** In memory of the caller, which is big enough. */
	void InitializeStruct(void* Dest) const { Info->Construct(Dest); }
	void DestroyStruct(void* Dest) const { Info->Destruct(Dest); }

	void HostVisit(void* Container, const UE::Host::FHostPropertyVisitor& Visitor) const
	{
		Info->Visit(Container, Visitor);
	}
	void HostSetInfo(UE::Host::FHostStructInfo& NewInfo) { Info = &NewInfo; }

private:
	UE::Host::FHostStructInfo* Info = nullptr;
};

/** A reflected class. */
class UClass : public UField
{
	HOST_REFLECTED_CLASS(UClass, UField, )

	UClass* GetSuperClass() const { return SuperClass; }
	bool IsChildOf(const UClass* SomeBase) const;
	bool HasAnyClassFlags(EClassFlags Flags) const { return (ClassFlags & Flags) != CLASS_None; }

	/** Makes the default object at its first use. */
	UObject* GetDefaultObject() const;
	FTopLevelAssetPath GetClassPathName() const { return FTopLevelAssetPath(GetOuter()->GetFName(), GetFName()); }

	EClassFlags ClassFlags = CLASS_None;
	FName ClassConfigName;

	void HostVisit(UObject* Object, const UE::Host::FHostPropertyVisitor& Visitor) const
	{
		Info->Visit(Object, Visitor);
	}
	void HostSetInfo(UE::Host::FHostClassInfo& NewInfo);
	UE::Host::FHostClassInfo& HostInfo() const { return *Info; }
	/** Called by the registry as the default object comes and goes. */
	void HostSetDefaultObject(UObject* Object) { ClassDefaultObject = Object; }

private:
	UE::Host::FHostClassInfo* Info = nullptr;
	UClass* SuperClass = nullptr;
	UObject* ClassDefaultObject = nullptr;
};

/** A reflected enum. The engine's has one entry more, EKind_MAX. */
class UEnum : public UField
{
	HOST_REFLECTED_CLASS(UEnum, UField, )

	/** The short name; empty for an unknown value. */
	FString GetNameStringByValue(int64 Value) const;
	/** By the full or the short name; false for one that the enum does not have. */
	bool HostGetValueByName(const FString& Name, int64& OutValue) const;

	void HostSetInfo(UE::Host::FHostEnumInfo& NewInfo) { Info = &NewInfo; }

private:
	UE::Host::FHostEnumInfo* Info = nullptr;
};
