// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostText.h"
#include "HostObjectRegistry.h"
#include "Misc/ConfigCacheIni.h"
#include "UObject/UnrealType.h"

namespace ObjectConfigDetail
{
/** Section and key of a property: that of the object's class, or for global ones of the class that declares it. */
FString SectionOf(const UClass* Class, const TCHAR* Name, uint64 Flags)
{
	const FProperty* const Property =
		(Flags & CPF_GlobalConfig) != 0 ? Class->FindPropertyByName(FName(Name)) : nullptr;
	return (Property ? Property->GetOwnerStruct() : Class)->GetPathName();
}

class FLoadVisitor : public UE::Host::FHostPropertyVisitor
{
public:
	FLoadVisitor(const UClass* InClass, const FString& InFilename)
		: Class(InClass)
		, Filename(InFilename)
	{
	}

	void Visit(const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64 Flags) override
	{
		if ((Flags & CPF_Config) == 0)
		{
			return;
		}
		const FString Section = SectionOf(Class, Name, Flags);
		FString Text;
		TArray<FString> Texts;
		if (Type.FromTexts && GConfig->GetArray(*Section, Name, Texts, Filename) > 0)
		{
			Type.FromTexts(Value, Texts);
		}
		else if (Type.FromText && GConfig->GetString(*Section, Name, Text, Filename))
		{
			Type.FromText(Value, Text);
		}
	}

private:
	const UClass* Class;
	FString Filename;
};

class FSaveVisitor : public UE::Host::FHostPropertyVisitor
{
public:
	FSaveVisitor(const UClass* InClass, const FString& InFilename, uint64 InFlags, FName InOnly)
		: Class(InClass)
		, Filename(InFilename)
		, WantedFlags(InFlags)
		, Only(InOnly)
	{
	}

	void Visit(const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64 Flags) override
	{
		if ((Flags & WantedFlags) == 0 || (!Only.IsNone() && Only != FName(Name)))
		{
			return;
		}
		const FString Section = SectionOf(Class, Name, Flags);
		if (Type.ToTexts)
		{
			GConfig->SetArray(*Section, Name, Type.ToTexts(Value), Filename);
		}
		else if (Type.ToText)
		{
			GConfig->SetString(*Section, Name, *Type.ToText(Value), Filename);
		}
	}

private:
	const UClass* Class;
	FString Filename;
	uint64 WantedFlags;
	FName Only;
};
} // namespace ObjectConfigDetail

void UObject::LoadConfig(UClass* ConfigClass, const TCHAR* Filename, uint32)
{
	UClass* const Class = ConfigClass ? ConfigClass : GetClass();
	ObjectConfigDetail::FLoadVisitor Visitor(Class, Filename ? FString(Filename) : Class->GetConfigName());
	GetClass()->HostVisit(this, Visitor);
}

void UObject::ReloadConfig(UClass* ConfigClass, const TCHAR* Filename, uint32 PropagationFlags)
{
	LoadConfig(ConfigClass, Filename, PropagationFlags);
}

void UObject::SaveConfig(uint64 Flags, const TCHAR* Filename, FConfigCacheIni*, bool)
{
	ObjectConfigDetail::FSaveVisitor Visitor(
		GetClass(), Filename ? FString(Filename) : GetClass()->GetConfigName(), Flags, FName());
	GetClass()->HostVisit(this, Visitor);
}

namespace UE::Host
{
FString BoolToText(bool bValue)
{
	return bValue ? TEXT("True") : TEXT("False");
}

bool BoolFromText(bool& bOutValue, const FString& Text)
{
	bOutValue = Text == TEXT("true") || Text == TEXT("yes") || Text == TEXT("on") || Text == TEXT("1");
	return true;
}

FString EnumToText(const void* TypeKey, int64 Value)
{
	const UEnum* const Enum = FindEnumByKey(TypeKey);
	const FString Name = Enum ? Enum->GetNameStringByValue(Value) : FString();
	return Name.IsEmpty() ? FString::Printf(TEXT("%lld"), static_cast<long long>(Value)) : Name;
}

bool EnumFromText(const void* TypeKey, int64& OutValue, const FString& Text)
{
	const UEnum* const Enum = FindEnumByKey(TypeKey);
	const int32 Index = Enum ? Enum->GetIndexByNameString(Text) : INDEX_NONE;
	if (Index != INDEX_NONE)
	{
		OutValue = Enum->GetValueByIndex(Index);
		return true;
	}
	OutValue = FCString::Atoi64(*Text);
	return Text.IsNumeric();
}

FString ClassToText(const UClass* Class)
{
	return Class ? Class->GetPathName() : FString(TEXT("None"));
}

UClass* ClassFromText(const FString& Text)
{
	return AsClass(StaticFindObject(UClass::StaticClass(), nullptr, *Text));
}
} // namespace UE::Host
