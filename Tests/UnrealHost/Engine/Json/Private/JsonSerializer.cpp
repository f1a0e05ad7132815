// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Serialization/JsonSerializer.h"

#include <cmath>

namespace JsonSerializerDetail
{

/** A recursive-descent reader of what RFC 8259 says; any breach makes bIsGood false. */
struct FReader
{
	const FString& Text;
	int32 At = 0;
	bool bIsGood = true;

	TCHAR Peek()
	{
		while (At < Text.Len() && FChar::IsWhitespace(Text[At]))
		{
			++At;
		}
		return At < Text.Len() ? Text[At] : TEXT('\0');
	}

	bool Take(TCHAR Wanted)
	{
		const bool bIsThere = Peek() == Wanted && At < Text.Len();
		At += bIsThere ? 1 : 0;
		return bIsThere;
	}

	void Expect(TCHAR Wanted) { bIsGood = Take(Wanted) && bIsGood; }

	bool TakeWord(const TCHAR* Word)
	{
		Peek();
		const bool bIsThere = Text.Mid(At, FCString::Strlen(Word)) == Word;
		At += bIsThere ? FCString::Strlen(Word) : 0;
		return bIsThere;
	}

	FString ReadString()
	{
		FString Result;
		Expect(TEXT('"'));
		while (bIsGood && At < Text.Len() && Text[At] != TEXT('"'))
		{
			TCHAR Character = Text[At++];
			if (Character == TEXT('\\') && At < Text.Len())
			{
				Character = Text[At++];
				const TCHAR* const Codes = TEXT("n\nt\tr\rb\bf\f");
				for (int32 Code = 0; Codes[Code]; Code += 2)
				{
					Character = Codes[Code] == Text[At - 1] ? Codes[Code + 1] : Character;
				}
				if (Text[At - 1] == TEXT('u'))
				{
					Character = static_cast<TCHAR>(std::strtol(TCHAR_TO_UTF8(*Text.Mid(At, 4)), nullptr, 16));
					At += 4;
				}
			}
			Result.AppendChar(Character);
		}
		bIsGood = bIsGood && At < Text.Len();
		++At;
		return Result;
	}

	TSharedPtr<FJsonValue> ReadNumber()
	{
		const int32 Start = At;
		while (At < Text.Len() && FString(TEXT("+-.eE0123456789")).Contains(Text.Mid(At, 1)))
		{
			++At;
		}
		bIsGood = bIsGood && At > Start;
		return MakeShared<FJsonValueNumber>(FCString::Atod(*Text.Mid(Start, At - Start)));
	}

	TSharedPtr<FJsonValue> ReadArray()
	{
		TArray<TSharedPtr<FJsonValue>> Values;
		Expect(TEXT('['));
		while (bIsGood && Peek() != TEXT(']'))
		{
			Values.Add(ReadValue());
			if (!Take(TEXT(',')))
			{
				break;
			}
		}
		Expect(TEXT(']'));
		return MakeShared<FJsonValueArray>(Values);
	}

	TSharedPtr<FJsonObject> ReadObject()
	{
		const TSharedPtr<FJsonObject> Object = MakeShared<FJsonObject>();
		Expect(TEXT('{'));
		while (bIsGood && Peek() != TEXT('}'))
		{
			Peek();
			const FString Name = ReadString();
			Expect(TEXT(':'));
			Object->SetField(Name, ReadValue());
			if (!Take(TEXT(',')))
			{
				break;
			}
		}
		Expect(TEXT('}'));
		return Object;
	}

	TSharedPtr<FJsonValue> ReadValue()
	{
		const TCHAR Next = Peek();
		if (Next == TEXT('{'))
		{
			return MakeShared<FJsonValueObject>(ReadObject());
		}
		if (Next == TEXT('['))
		{
			return ReadArray();
		}
		if (Next == TEXT('"'))
		{
			return MakeShared<FJsonValueString>(ReadString());
		}
		if (TakeWord(TEXT("null")))
		{
			return MakeShared<FJsonValueNull>();
		}
		const bool bIsTrue = TakeWord(TEXT("true"));
		if (bIsTrue || TakeWord(TEXT("false")))
		{
			return MakeShared<FJsonValueBoolean>(bIsTrue);
		}
		return ReadNumber();
	}
};

FString Quoted(const FString& Text)
{
	FString Result = TEXT("\"");
	for (int32 Index = 0; Index < Text.Len(); ++Index)
	{
		const TCHAR Character = Text[Index];
		if (Character == TEXT('"') || Character == TEXT('\\'))
		{
			Result.AppendChar(TEXT('\\'));
		}
		if (Character < TEXT(' '))
		{
			Result += FString::Printf(TEXT("\\u%04x"), static_cast<uint32>(Character));
			continue;
		}
		Result.AppendChar(Character);
	}
	return Result + TEXT("\"");
}

FString Write(const FJsonValue& Value)
{
	FString String;
	double Number = 0.0;
	bool bIsOn = false;
	const TArray<TSharedPtr<FJsonValue>>* Array = nullptr;
	const TSharedPtr<FJsonObject>* Object = nullptr;
	if (Value.TryGetString(String))
	{
		return Quoted(String);
	}
	if (Value.TryGetNumber(Number))
	{
		return FString::Printf(TEXT("%.17g"), Number);
	}
	if (Value.TryGetBool(bIsOn))
	{
		return bIsOn ? TEXT("true") : TEXT("false");
	}
	if (Value.TryGetObject(Object))
	{
		return *Object ? UE::Host::WriteJson(**Object) : FString(TEXT("null"));
	}
	if (!Value.TryGetArray(Array))
	{
		return TEXT("null");
	}
	FString Items;
	for (const TSharedPtr<FJsonValue>& Item : *Array)
	{
		Items += (Items.IsEmpty() ? TEXT("") : TEXT(", ")) + Write(*Item);
	}
	return TEXT("[") + Items + TEXT("]");
}

} // namespace JsonSerializerDetail

TSharedPtr<FJsonObject> UE::Host::ReadJson(const FString& Text)
{
	JsonSerializerDetail::FReader Reader{Text};
	const TSharedPtr<FJsonObject> Object = Reader.ReadObject();
	return Reader.bIsGood && Reader.Peek() == TEXT('\0') ? Object : nullptr;
}

FString UE::Host::WriteJson(const FJsonObject& Object)
{
	FString Members;
	for (const auto& Member : Object.Values)
	{
		Members += (Members.IsEmpty() ? TEXT("") : TEXT(",\n")) + JsonSerializerDetail::Quoted(Member.Key) +
			TEXT(": ") + JsonSerializerDetail::Write(*Member.Value);
	}
	return TEXT("{") + Members + TEXT("}");
}
