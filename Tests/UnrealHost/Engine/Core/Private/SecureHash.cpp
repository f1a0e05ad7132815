// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/SecureHash.h"

#include "Misc/FileHelper.h"

#include <cmath>
#include <cstring>

namespace SecureHashDetail
{
static uint32 RotateLeft(uint32 Value, uint32 Bits)
{
	return (Value << Bits) | (Value >> (32 - Bits));
}

static uint32 ReadWord(const uint8* Bytes)
{
	return Bytes[0] | static_cast<uint32>(Bytes[1]) << 8 | static_cast<uint32>(Bytes[2]) << 16 |
		static_cast<uint32>(Bytes[3]) << 24;
}

static FString ToHex(const uint8* Bytes, int32 Count)
{
	FString Text;
	for (int32 Index = 0; Index < Count; ++Index)
	{
		Text += FString::Printf(TEXT("%02x"), Bytes[Index]);
	}
	return Text;
}
} // namespace SecureHashDetail

// RFC 1321: four rounds of sixteen steps, each with its own mixing, word order, constant and shift.
void FMD5::AddBlock(const uint8* Block)
{
	static constexpr uint32 Shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
	uint32 A = State[0], B = State[1], C = State[2], D = State[3];
	for (uint32 Step = 0; Step < 64; ++Step)
	{
		const uint32 Round = Step / 16;
		const uint32 Mixes[4] = {(B & C) | (~B & D), (D & B) | (~D & C), B ^ C ^ D, C ^ (B | ~D)};
		const uint32 Words[4] = {Step, (5 * Step + 1) % 16, (3 * Step + 5) % 16, (7 * Step) % 16};
		const uint32 Constant = static_cast<uint32>(std::floor(std::abs(std::sin(Step + 1.0)) * 4294967296.0));
		const uint32 Sum = A + Mixes[Round] + Constant + SecureHashDetail::ReadWord(Block + 4 * Words[Round]);
		A = D;
		D = C;
		C = B;
		B += SecureHashDetail::RotateLeft(Sum, Shifts[Round][Step % 4]);
	}
	State[0] += A;
	State[1] += B;
	State[2] += C;
	State[3] += D;
}

void FMD5::Update(const uint8* Input, uint64 InputLen)
{
	for (uint64 Index = 0; Index < InputLen; ++Index)
	{
		Pending[Length++ % 64] = Input[Index];
		if (Length % 64 == 0)
		{
			AddBlock(Pending);
		}
	}
}

void FMD5::Final(uint8* Digest)
{
	const uint64 Bits = Length * 8;
	const uint8 Mark = 0x80;
	const uint8 Zero = 0;
	Update(&Mark, 1);
	while (Length % 64 != 56)
	{
		Update(&Zero, 1);
	}
	for (uint32 Byte = 0; Byte < 8; ++Byte)
	{
		const uint8 Value = static_cast<uint8>(Bits >> (8 * Byte));
		Update(&Value, 1);
	}
	for (uint32 Byte = 0; Byte < 16; ++Byte)
	{
		Digest[Byte] = static_cast<uint8>(State[Byte / 4] >> (8 * (Byte % 4)));
	}
}

FString FMD5::HashBytes(const uint8* Input, uint64 InputLen)
{
	FMD5 Hash;
	uint8 Digest[16];
	Hash.Update(Input, InputLen);
	Hash.Final(Digest);
	return SecureHashDetail::ToHex(Digest, 16);
}

FMD5Hash FMD5Hash::HashFile(const TCHAR* InFilename, TArray<uint8>* Buffer)
{
	TArray<uint8> Own;
	TArray<uint8>& Content = Buffer ? *Buffer : Own;
	FMD5Hash Hash;
	if (FFileHelper::LoadFileToArray(Content, InFilename, FILEREAD_Silent))
	{
		FMD5 Summing;
		Summing.Update(Content.GetData(), static_cast<uint64>(Content.Num()));
		Hash.Set(Summing);
	}
	return Hash;
}

FString LexToString(const FMD5Hash& Hash)
{
	return Hash.IsValid() ? SecureHashDetail::ToHex(Hash.GetBytes(), Hash.GetSize()) : FString();
}
