// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/FileHelper.h"

#include "Logging/LogMacros.h"
#include "Misc/SecureHash.h"
#include "Serialization/Archive.h"
#include "Templates/UniquePtr.h"

#include <algorithm>
#include <cmath>
#include <cstring>

DEFINE_LOG_CATEGORY_STATIC(LogStreaming, Log, All);

bool FFileHelper::LoadFileToArray(TArray<uint8>& Result, const TCHAR* Filename, uint32 Flags)
{
	Result.Reset();
	const TUniquePtr<FArchive> Reader(IFileManager::Get().CreateFileReader(Filename, Flags));
	if (!Reader.IsValid())
	{
		UE_CLOG(
			(Flags & FILEREAD_Silent) == 0, LogStreaming, Warning, TEXT("Failed to read file '%s' error."), Filename);
		return false;
	}
	Result.SetNum(static_cast<int32>(Reader->TotalSize()));
	Reader->Serialize(Result.GetData(), Result.Num());
	const bool bRead = Reader->Close();
	Result.SetNum(bRead ? Result.Num() : 0);
	return bRead;
}

bool FFileHelper::LoadFileToString(FString& Result, const TCHAR* Filename)
{
	TArray<uint8> Bytes;
	const bool bRead = LoadFileToArray(Bytes, Filename);
	const FUTF8ToTCHAR Converted(reinterpret_cast<const ANSICHAR*>(Bytes.GetData()), Bytes.Num());
	Result = FString(FStringView(Converted.Get(), Converted.Length()));
	return bRead;
}

bool FFileHelper::SaveArrayToFile(TArrayView<const uint8> Array, const TCHAR* Filename)
{
	const TUniquePtr<FArchive> Writer(IFileManager::Get().CreateFileWriter(Filename));
	if (!Writer.IsValid())
	{
		return false;
	}
	Writer->Serialize(const_cast<uint8*>(Array.GetData()), Array.Num());
	return Writer->Close();
}

bool FFileHelper::SaveStringToFile(FStringView String, const TCHAR* Filename, EEncodingOptions EncodingOptions)
{
	const bool bPlain = std::all_of(String.begin(), String.end(), [](TCHAR Char) { return Char < 128; });
	checkf(bPlain || EncodingOptions != EEncodingOptions::AutoDetect, TEXT("The host writes no UTF-16"));
	const FTCHARToUTF8 Converted(String.data(), String.Len());
	return SaveArrayToFile({reinterpret_cast<const uint8*>(Converted.Get()), Converted.Length()}, Filename);
}

namespace SecureHashDetail
{
/** RFC 1321: four rounds of sixteen steps, each with its own mixing, word order, constant and shift. */
static void AddBlock(uint32 (&State)[4], const uint8* Block)
{
	static constexpr uint32 Shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
	uint32 A = State[0], B = State[1], C = State[2], D = State[3];
	for (uint32 Step = 0; Step < 64; ++Step)
	{
		const uint32 Round = Step / 16;
		const uint32 Mixes[4] = {(B & C) | (~B & D), (D & B) | (~D & C), B ^ C ^ D, C ^ (B | ~D)};
		const uint32 Words[4] = {Step, (5 * Step + 1) % 16, (3 * Step + 5) % 16, (7 * Step) % 16};
		const uint32 Shift = Shifts[Round][Step % 4];
		uint32 Word = 0;
		std::memcpy(&Word, Block + 4 * Words[Round], 4);
		const uint32 Constant = static_cast<uint32>(std::floor(std::abs(std::sin(Step + 1.0)) * 4294967296.0));
		const uint32 Sum = A + Mixes[Round] + Constant + Word;
		A = D;
		D = C;
		C = B;
		B += (Sum << Shift) | (Sum >> (32 - Shift));
	}
	State[0] += A;
	State[1] += B;
	State[2] += C;
	State[3] += D;
}
} // namespace SecureHashDetail

FString FMD5::HashBytes(const uint8* Input, uint64 InputLen)
{
	TArray<uint8> Padded(Input, static_cast<int32>(InputLen));
	Padded.Add(0x80);
	Padded.AddDefaulted((120 - Padded.Num() % 64) % 64);
	const uint64 Bits = InputLen * 8;
	Padded.Append(reinterpret_cast<const uint8*>(&Bits), 8);
	uint32 State[4] = {0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u};
	for (int32 Block = 0; Block < Padded.Num(); Block += 64)
	{
		SecureHashDetail::AddBlock(State, &Padded[Block]);
	}
	FString Text;
	for (uint32 Byte = 0; Byte < 16; ++Byte)
	{
		Text += FString::Printf(TEXT("%02x"), State[Byte / 4] >> (8 * (Byte % 4)) & 0xff);
	}
	return Text;
}

FMD5Hash FMD5Hash::HashFile(const TCHAR* InFilename, TArray<uint8>* Buffer)
{
	TArray<uint8> Own;
	TArray<uint8>& Content = Buffer ? *Buffer : Own;
	const bool bRead = FFileHelper::LoadFileToArray(Content, InFilename, FILEREAD_Silent);
	return {bRead ? FMD5::HashBytes(Content.GetData(), static_cast<uint64>(Content.Num())) : FString()};
}
