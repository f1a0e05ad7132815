// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/Guid.h"

#include "Containers/UnrealString.h"
#include "Misc/Crc.h"
#include "Serialization/Archive.h"

#include <mutex>
#include <random>

namespace GuidDetail
{

static uint32 RandomBits()
{
	static std::mutex Mutex;
	static std::mt19937 Generator{std::random_device{}()};
	const std::lock_guard<std::mutex> Held(Mutex);
	return Generator();
}

static int32 HexValue(TCHAR Char)
{
	if (Char >= TEXT('0') && Char <= TEXT('9'))
	{
		return Char - TEXT('0');
	}
	const TCHAR Lower = Char | 0x20;
	return Lower >= TEXT('a') && Lower <= TEXT('f') ? Lower - TEXT('a') + 10 : -1;
}

/** Without its brackets, if it has a pair of them. */
static FString Unwrap(const FString& Text)
{
	const bool bBraces = Text.StartsWith(TEXT("{")) && Text.EndsWith(TEXT("}"));
	const bool bParentheses = Text.StartsWith(TEXT("(")) && Text.EndsWith(TEXT(")"));
	return bBraces || bParentheses ? Text.Mid(1, Text.Len() - 2) : Text;
}

static bool ParseDigits(const FString& Text, FGuid& OutGuid)
{
	const bool bHyphens = Text.Len() == 36;
	if (Text.Len() != 32 && !bHyphens)
	{
		return false;
	}
	FGuid Guid;
	int32 Digit = 0;
	for (int32 Index = 0; Index < Text.Len(); ++Index)
	{
		const bool bHyphenHere = bHyphens && (Index == 8 || Index == 13 || Index == 18 || Index == 23);
		const int32 Value = HexValue(Text[Index]);
		if (bHyphenHere ? Text[Index] != TEXT('-') : Value < 0)
		{
			return false;
		}
		if (!bHyphenHere)
		{
			uint32& Word = Guid[Digit++ / 8];
			Word = (Word << 4) | static_cast<uint32>(Value);
		}
	}
	OutGuid = Guid;
	return true;
}

} // namespace GuidDetail

FGuid::FGuid(const FString& InGuidStr)
{
	Parse(InGuidStr, *this);
}

bool operator<(const FGuid& X, const FGuid& Y)
{
	for (int32 Index = 0; Index < 4; ++Index)
	{
		if (X[Index] != Y[Index])
		{
			return X[Index] < Y[Index];
		}
	}
	return false;
}

FString FGuid::ToString(EGuidFormats Format) const
{
	switch (Format)
	{
	case EGuidFormats::DigitsLower:
		return FString::Printf(TEXT("%08x%08x%08x%08x"), A, B, C, D);
	case EGuidFormats::DigitsWithHyphens:
		return FString::Printf(TEXT("%08X-%04X-%04X-%04X-%04X%08X"), A, B >> 16, B & 0xffff, C >> 16, C & 0xffff, D);
	case EGuidFormats::DigitsWithHyphensLower:
		return ToString(EGuidFormats::DigitsWithHyphens).ToLower();
	case EGuidFormats::DigitsWithHyphensInBraces:
		return TEXT("{") + ToString(EGuidFormats::DigitsWithHyphens) + TEXT("}");
	case EGuidFormats::DigitsWithHyphensInParentheses:
		return TEXT("(") + ToString(EGuidFormats::DigitsWithHyphens) + TEXT(")");
	case EGuidFormats::Digits:
		break;
	}
	return FString::Printf(TEXT("%08X%08X%08X%08X"), A, B, C, D);
}

FGuid FGuid::NewGuid()
{
	using GuidDetail::RandomBits;
	// The version and variant bits of a random GUID also keep it from being all zero.
	return FGuid(
		RandomBits(), (RandomBits() & 0xffff0fffu) | 0x4000u, (RandomBits() & 0x3fffffffu) | 0x80000000u, RandomBits());
}

bool FGuid::Parse(const FString& GuidString, FGuid& OutGuid)
{
	return GuidDetail::ParseDigits(GuidDetail::Unwrap(GuidString), OutGuid);
}

uint32 GetTypeHash(const FGuid& Guid)
{
	return FCrc::MemCrc32(&Guid, sizeof(Guid));
}

FArchive& operator<<(FArchive& Ar, FGuid& Guid)
{
	return Ar << Guid.A << Guid.B << Guid.C << Guid.D;
}

FString LexToString(const FGuid& Value)
{
	return Value.ToString();
}
