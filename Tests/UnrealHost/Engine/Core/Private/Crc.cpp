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
