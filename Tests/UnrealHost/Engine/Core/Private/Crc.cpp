// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/Crc.h"

#include "Misc/CString.h"

namespace CrcDetail
{

uint32 AddByte(uint32 Crc, uint8 Byte)
{
	Crc ^= Byte;
	for (int32 Bit = 0; Bit < 8; ++Bit)
	{
		Crc = (Crc >> 1) ^ ((Crc & 1u) != 0 ? 0xedb88320u : 0u);
	}
	return Crc;
}

uint32 AddWide(uint32 Crc, uint32 Char)
{
	for (int32 Shift = 0; Shift < 32; Shift += 8)
	{
		Crc = AddByte(Crc, static_cast<uint8>(Char >> Shift));
	}
	return Crc;
}

} // namespace CrcDetail

uint32 FCrc::MemCrc32(const void* Data, int32 Length, uint32 CRC)
{
	CRC = ~CRC;
	for (int32 Index = 0; Index < Length; ++Index)
	{
		CRC = CrcDetail::AddByte(CRC, static_cast<const uint8*>(Data)[Index]);
	}
	return ~CRC;
}

uint32 FCrc::StrCrc32(const TCHAR* Text, uint32 CRC)
{
	CRC = ~CRC;
	for (; *Text != 0; ++Text)
	{
		CRC = CrcDetail::AddWide(CRC, *Text);
	}
	return ~CRC;
}

uint32 FCrc::StrCrc32(const ANSICHAR* Text, uint32 CRC)
{
	CRC = ~CRC;
	for (; *Text != 0; ++Text)
	{
		CRC = CrcDetail::AddWide(CRC, static_cast<uint8>(*Text));
	}
	return ~CRC;
}

uint32 FCrc::Strihash_DEPRECATED(const TCHAR* Text)
{
	return Strihash_DEPRECATED(FCString::Strlen(Text), Text);
}

uint32 FCrc::Strihash_DEPRECATED(int32 Length, const TCHAR* Text)
{
	uint32 Hash = 0;
	for (int32 Index = 0; Index < Length; ++Index)
	{
		Hash = CrcDetail::AddWide(Hash, FChar::ToUpper(Text[Index]));
	}
	return Hash;
}
