// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostText.h"
#include "HostObjectRegistry.h"
#include "Misc/ConfigCacheIni.h"
#include "UObject/UnrealType.h"

using UE::Host::FHostType;
using UE::Host::THostVisitor;

namespace PropertyTextDetail
{
/** Section of a property: that of the object's class, or for global ones of the class that declares it. */
FString SectionOf(const UClass* Class, const TCHAR* Name, uint64 Flags)
{
	const FProperty* const Property =
		(Flags & CPF_GlobalConfig) != 0 ? Class->FindPropertyByName(FName(Name)) : nullptr;
	return (Property ? Property->GetOwnerStruct() : Class)->GetPathName();
}

FString FileOf(const UClass* Class, const TCHAR* Filename)
{
	return Filename ? FString(Filename) : Class->ClassConfigName.ToString();
}

/** Quoted if it would be taken apart otherwise. */
FString Quoted(const FString& Text)
{
	const bool bPlain =
		Text.Find(TEXT(",")) < 0 && Text.Find(TEXT("=")) < 0 && Text.Find(TEXT("\"")) < 0 && Text.Find(TEXT(" ")) < 0;
	return bPlain || Text.StartsWith(TEXT("(")) ? Text : TEXT("\"") + Text + TEXT("\"");
}

/** Takes "(Name=Value,...)" apart at the commas that are in no quotes and no inner brackets. */
TArray<FString> SplitStruct(const FString& Text)
{
	TArray<FString> Parts;
	int32 Depth = 0;
	bool bIsQuoted = false;
	FString Part;
	for (const TCHAR Letter : Text.Mid(1, Text.Len() - 2) + TEXT(","))
	{
		bIsQuoted = Letter == TEXT('"') ? !bIsQuoted : bIsQuoted;
		Depth += bIsQuoted ? 0 : (Letter == TEXT('(') ? 1 : 0) - (Letter == TEXT(')') ? 1 : 0);
		if (!bIsQuoted && Letter == TEXT(',') && Depth == 0)
		{
			Parts.Add(Part);
			Part.Empty();
		}
		else
		{
			Part += Letter;
		}
	}
	return Parts;
}
} // namespace PropertyTextDetail

void UObject::LoadConfig(UClass* ConfigClass, const TCHAR* Filename, uint32)
{
	const UClass* const Class = ConfigClass ? ConfigClass : GetClass();
	const FString File = PropertyTextDetail::FileOf(Class, Filename);
	THostVisitor Visitor(
		[&](const TCHAR* Name, const FHostType& Type, void* Value, uint64 Flags)
		{
			TArray<FString> Texts;
			const FString Section = PropertyTextDetail::SectionOf(Class, Name, Flags);
			if ((Flags & CPF_Config) == 0 || GConfig->GetArray(*Section, Name, Texts, File) == 0)
			{
				return;
			}
			if (Type.FromTexts)
			{
				Type.FromTexts(Value, Texts);
			}
			else if (Type.FromText)
			{
				Type.FromText(Value, Texts[0]);
			}
		});
	GetClass()->HostVisit(this, Visitor);
}

void UObject::ReloadConfig(UClass* ConfigClass, const TCHAR* Filename, uint32 PropagationFlags)
{
	LoadConfig(ConfigClass, Filename, PropagationFlags);
}

void UObject::SaveConfig(uint64 WantedFlags, const TCHAR* Filename, FConfigCacheIni*, bool)
{
	const FString File = PropertyTextDetail::FileOf(GetClass(), Filename);
	THostVisitor Visitor(
		[&](const TCHAR* Name, const FHostType& Type, void* Value, uint64 Flags)
		{
			if ((Flags & WantedFlags) != 0 && (Type.ToTexts || Type.ToText))
			{
				GConfig->SetArray(*PropertyTextDetail::SectionOf(GetClass(), Name, Flags), Name,
					Type.ToTexts ? Type.ToTexts(Value) : TArray<FString>{Type.ToText(Value)}, File);
			}
		});
	GetClass()->HostVisit(this, Visitor);
}

void FProperty::ExportTextItem_InContainer(
	FString& ValueStr, const void* Container, const void*, UObject*, int32, UObject*) const
{
	void* const Mutable = const_cast<void*>(Container);
	const UStruct* const Struct = UE::Host::AsClass(Owner) ? static_cast<UObject*>(Mutable)->GetClass() : Owner;
	THostVisitor Visitor([&](const TCHAR* VisitedName, const FHostType& Type, void* Value, uint64)
		{ ValueStr += FName(VisitedName) == Name && Type.ToText ? Type.ToText(Value) : FString(); });
	Struct->HostVisit(Mutable, Visitor);
}

FString UE::Host::StructToText(void (*Visit)(void*, FHostPropertyVisitor&), const void* Value)
{
	TArray<FString> Parts;
	THostVisitor Visitor(
		[&](const TCHAR* Name, const FHostType& Type, void* Member, uint64)
		{
			if (Type.ToText)
			{
				Parts.Add(FString(Name) + TEXT("=") + PropertyTextDetail::Quoted(Type.ToText(Member)));
			}
		});
	Visit(const_cast<void*>(Value), Visitor);
	return TEXT("(") + FString::Join(Parts, TEXT(",")) + TEXT(")");
}

bool UE::Host::StructFromText(void (*Visit)(void*, FHostPropertyVisitor&), void* Value, const FString& Text)
{
	if (!Text.StartsWith(TEXT("(")) || !Text.EndsWith(TEXT(")")))
	{
		return false;
	}
	const TArray<FString> Parts = PropertyTextDetail::SplitStruct(Text);
	THostVisitor Visitor(
		[&](const TCHAR* Name, const FHostType& Type, void* Member, uint64)
		{
			const FString Start = FString(Name) + TEXT("=");
			for (const FString& Part : Parts)
			{
				if (Type.FromText && Part.StartsWith(Start))
				{
					Type.FromText(Member, Part.Mid(Start.Len()).TrimQuotes());
				}
			}
		});
	Visit(Value, Visitor);
	return true;
}

namespace UE::Host
{
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
} // namespace UE::Host
