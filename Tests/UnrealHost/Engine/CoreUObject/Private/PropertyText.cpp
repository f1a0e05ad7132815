// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostTypes.h"
#include "Misc/ConfigCacheIni.h"
#include "UObject/UnrealType.h"

using UE::Host::FHostType;

namespace PropertyTextDetail
{
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

void UObject::LoadConfig(UClass* ConfigClass, const TCHAR* Filename)
{
	const UClass* const Class = ConfigClass ? ConfigClass : GetClass();
	const FString File = Filename ? FString(Filename) : Class->ClassConfigName.ToString();
	GetClass()->HostVisit(this,
		{[&](const TCHAR* Name, const FHostType& Type, void* Value, uint64 Flags)
			{
				TArray<FString> Texts;
				if ((Flags & CPF_Config) == 0 || GConfig->GetArray(*Class->GetPathName(), Name, Texts, File) == 0)
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
			}});
}

void UObject::SaveConfig(uint64 WantedFlags, const TCHAR* Filename, FConfigCacheIni*, bool)
{
	const FString File = Filename ? FString(Filename) : GetClass()->ClassConfigName.ToString();
	GetClass()->HostVisit(this,
		{[&](const TCHAR* Name, const FHostType& Type, void* Value, uint64 Flags)
			{
				if ((Flags & WantedFlags) != 0 && (Type.ToTexts || Type.ToText))
				{
					GConfig->SetArray(*GetClass()->GetPathName(), Name,
						Type.ToTexts ? Type.ToTexts(Value) : TArray<FString>{Type.ToText(Value)}, File);
				}
			}});
}

void FProperty::ExportTextItem_InContainer(FString& ValueStr, const void* Container, const void*, UObject*, int32) const
{
	UObject* const Object = static_cast<UObject*>(const_cast<void*>(Container));
	Object->GetClass()->HostVisit(Object, {[&](const TCHAR* VisitedName, const FHostType& Type, void* Value, uint64) {
		ValueStr += FName(VisitedName) == Name && Type.ToText ? Type.ToText(Value) : FString();
	}});
}

FProperty* UE::Host::FindProperty(const UClass* Class, FName Name)
{
	// One for each name: a property says no more than that.
	static TMap<FName, TUniquePtr<FProperty>> Properties;
	FProperty* Found = nullptr;
	Class->HostVisit(Class->GetDefaultObject(),
		{[&](const TCHAR* VisitedName, const FHostType&, void*, uint64)
			{
				if (FName(VisitedName) == Name && !Found)
				{
					Found = Properties.FindOrAdd(Name, MakeUnique<FProperty>(Name)).Get();
				}
			}});
	return Found;
}

FString UE::Host::StructToText(FHostVisit Visit, const void* Value)
{
	TArray<FString> Parts;
	Visit(const_cast<void*>(Value),
		{[&](const TCHAR* Name, const FHostType& Type, void* Member, uint64)
			{
				if (Type.ToText)
				{
					Parts.Add(FString(Name) + TEXT("=") + PropertyTextDetail::Quoted(Type.ToText(Member)));
				}
			}});
	return TEXT("(") + FString::Join(Parts, TEXT(",")) + TEXT(")");
}

void UE::Host::StructFromText(FHostVisit Visit, void* Value, const FString& Text)
{
	if (!Text.StartsWith(TEXT("(")) || !Text.EndsWith(TEXT(")")))
	{
		return;
	}
	const TArray<FString> Parts = PropertyTextDetail::SplitStruct(Text);
	Visit(Value,
		{[&](const TCHAR* Name, const FHostType& Type, void* Member, uint64)
			{
				const FString Start = FString(Name) + TEXT("=");
				for (const FString& Part : Parts)
				{
					if (Type.FromText && Part.StartsWith(Start))
					{
						Type.FromText(Member, Part.Mid(Start.Len()).TrimQuotes());
					}
				}
			}});
}

namespace UE::Host
{
FString EnumToText(const UEnum* Enum, int64 Value)
{
	const FString Name = Enum->GetNameStringByValue(Value);
	return Name.IsEmpty() ? LexToString(Value) : Name;
}

bool EnumFromText(const UEnum* Enum, int64& OutValue, const FString& Text)
{
	if (Enum->HostGetValueByName(Text, OutValue))
	{
		return true;
	}
	OutValue = FCString::Atoi64(*Text);
	return Text.IsNumeric();
}
} // namespace UE::Host
