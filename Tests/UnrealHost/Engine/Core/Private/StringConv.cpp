// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/StringConv.h"

namespace StringConvDetail
{
constexpr uint32 Bogus = '?';

/** The next code point of UTF-8, moving Index on; '?' for a broken sequence, of which one byte is consumed. */
uint32 NextUtf8(const char* Source, int32 Length, int32& Index)
{
	const uint8 First = static_cast<uint8>(Source[Index++]);
	if (First < 0x80)
	{
		return First;
	}
	const int32 Extra = First >= 0xf0 ? 3 : (First >= 0xe0 ? 2 : 1);
	if (First < 0xc2 || First > 0xf4 || Index + Extra > Length)
	{
		return Bogus;
	}
	uint32 Code = First & (0x3fu >> Extra);
	for (int32 Offset = 0; Offset < Extra; ++Offset)
	{
		const uint8 Byte = static_cast<uint8>(Source[Index + Offset]);
		if ((Byte & 0xc0) != 0x80)
		{
			return Bogus;
		}
		Code = (Code << 6) | (Byte & 0x3fu);
	}
	const uint32 Smallest = Extra == 1 ? 0x80u : (Extra == 2 ? 0x800u : 0x10000u);
	if (Code < Smallest || Code > 0x10ffff || (Code >= 0xd800 && Code <= 0xdfff))
	{
		return Bogus;
	}
	Index += Extra;
	return Code;
}

void AddUtf8(TArray<char>& Out, uint32 Code)
{
	const int32 Extra = Code < 0x80 ? 0 : (Code < 0x800 ? 1 : (Code < 0x10000 ? 2 : 3));
	static constexpr uint32 Leads[] = {0, 0xc0, 0xe0, 0xf0};
	Out.Add(static_cast<char>(Leads[Extra] | (Code >> (6 * Extra))));
	for (int32 Left = Extra - 1; Left >= 0; --Left)
	{
		Out.Add(static_cast<char>(0x80u | ((Code >> (6 * Left)) & 0x3fu)));
	}
}
} // namespace StringConvDetail

void UE::Host::AppendConverted(TArray<char>& Out, const TCHAR* Source, int32 Length)
{
	const auto IsHalf = [&](int32 Index, uint32 First) { return Index < Length && (Source[Index] & 0xfc00u) == First; };
	for (int32 Index = 0; Index < Length; ++Index)
	{
		uint32 Code = Source[Index];
		if (IsHalf(Index, 0xd800) && IsHalf(Index + 1, 0xdc00))
		{
			Code = 0x10000 + ((Code - 0xd800) << 10) + (Source[++Index] - 0xdc00u);
		}
		StringConvDetail::AddUtf8(Out, Code >= 0xd800 && Code <= 0xdfff ? StringConvDetail::Bogus : Code);
	}
}

void UE::Host::AppendConverted(TArray<TCHAR>& Out, const char* Source, int32 Length)
{
	for (int32 Index = 0; Index < Length;)
	{
		const uint32 Code = StringConvDetail::NextUtf8(Source, Length, Index);
		if (Code >= 0x10000)
		{
			Out.Add(static_cast<TCHAR>(0xd800 + ((Code - 0x10000) >> 10)));
			Out.Add(static_cast<TCHAR>(0xdc00 + ((Code - 0x10000) & 0x3ff)));
		}
		else
		{
			Out.Add(static_cast<TCHAR>(Code));
		}
	}
}

void UE::Host::AppendAnsi(TArray<TCHAR>& Out, const char* Source, int32 Length)
{
	for (int32 Index = 0; Index < Length; ++Index)
	{
		const uint8 Byte = static_cast<uint8>(Source[Index]);
		Out.Add(Byte < 0x80 ? static_cast<TCHAR>(Byte) : TEXT('?'));
	}
}
