// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostText.h"

namespace StructTextDetail
{
bool IsPlain(const FString& Text)
{
	for (const TCHAR Letter : Text)
	{
		if (Letter == TEXT(',') || Letter == TEXT('=') || Letter == TEXT('"') || Letter == TEXT(' '))
		{
			return false;
		}
	}
	return true;
}

class FWriter : public UE::Host::FHostPropertyVisitor
{
public:
	void Visit(const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64) override
	{
		if (Type.ToText)
		{
			const FString Text = Type.ToText(Value);
			const bool bIsBare = Text.StartsWith(TEXT("(")) || IsPlain(Text);
			Written += Written.IsEmpty() ? TEXT("") : TEXT(",");
			Written += FString(Name) + TEXT("=") + (bIsBare ? Text : TEXT("\"") + Text + TEXT("\""));
		}
	}

	FString Written;
};

class FReader : public UE::Host::FHostPropertyVisitor
{
public:
	/** Takes "(Name=Value,...)" apart at the commas that stand in no quotes and no inner brackets. */
	explicit FReader(const FString& Text)
	{
		int32 Depth = 0;
		bool bIsQuoted = false;
		FString Part;
		for (const TCHAR Letter : Text)
		{
			bIsQuoted = Letter == TEXT('"') ? !bIsQuoted : bIsQuoted;
			Depth += bIsQuoted ? 0 : (Letter == TEXT('(') ? 1 : 0) - (Letter == TEXT(')') ? 1 : 0);
			const bool bIsEnd = !bIsQuoted && ((Letter == TEXT(',') && Depth == 1) || Depth == 0);
			const bool bIsOpening = Part.IsEmpty() && Letter == TEXT('(') && Parts.Num() == 0;
			if (bIsEnd)
			{
				Parts.Add(Part);
				Part.Empty();
			}
			else if (!bIsOpening)
			{
				Part += Letter;
			}
		}
	}

	void Visit(const TCHAR* Name, const UE::Host::FHostType& Type, void* Value, uint64) override
	{
		const FString Start = FString(Name) + TEXT("=");
		for (const FString& Part : Parts)
		{
			if (Type.FromText && Part.StartsWith(Start))
			{
				FString Text = Part.Mid(Start.Len());
				const bool bIsQuoted = Text.Len() > 1 && Text.StartsWith(TEXT("\""));
				Type.FromText(Value, bIsQuoted ? Text.Mid(1, Text.Len() - 2) : Text);
			}
		}
	}

private:
	TArray<FString> Parts;
};
} // namespace StructTextDetail

FString UE::Host::StructToText(void (*Visit)(void*, FHostPropertyVisitor&), const void* Value)
{
	StructTextDetail::FWriter Writer;
	Visit(const_cast<void*>(Value), Writer);
	return TEXT("(") + Writer.Written + TEXT(")");
}

bool UE::Host::StructFromText(void (*Visit)(void*, FHostPropertyVisitor&), void* Value, const FString& Text)
{
	if (!Text.StartsWith(TEXT("(")) || !Text.EndsWith(TEXT(")")))
	{
		return false;
	}
	StructTextDetail::FReader Reader(Text);
	Visit(Value, Reader);
	return true;
}
