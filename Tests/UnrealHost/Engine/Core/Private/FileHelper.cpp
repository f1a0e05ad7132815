// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/FileHelper.h"

#include "Logging/LogMacros.h"
#include "Serialization/Archive.h"
#include "Templates/UniquePtr.h"

DEFINE_LOG_CATEGORY_STATIC(LogStreaming, Log, All);

namespace FileHelperDetail
{
template <typename ArrayType>
static bool Load(ArrayType& Result, const TCHAR* Filename, uint32 Flags)
{
	Result.Reset();
	const TUniquePtr<FArchive> Reader(IFileManager::Get().CreateFileReader(Filename, Flags));
	if (!Reader.IsValid())
	{
		UE_CLOG(
			(Flags & FILEREAD_Silent) == 0, LogStreaming, Warning, TEXT("Failed to read file '%s' error."), Filename);
		return false;
	}
	Result.AddUninitialized(Reader->TotalSize());
	Reader->Serialize(Result.GetData(), Result.Num());
	if (!Reader->Close())
	{
		Result.Reset();
		return false;
	}
	return true;
}

static bool Save(const uint8* Bytes, int64 Count, const TCHAR* Filename, IFileManager* FileManager, uint32 WriteFlags)
{
	const TUniquePtr<FArchive> Writer(FileManager->CreateFileWriter(Filename, WriteFlags));
	if (!Writer.IsValid())
	{
		return false;
	}
	Writer->Serialize(const_cast<uint8*>(Bytes), Count);
	return Writer->Close();
}

static bool IsAscii(FStringView String)
{
	for (const TCHAR Char : String)
	{
		if (Char > 127)
		{
			return false;
		}
	}
	return true;
}

static FString Decode(const TArray<uint8>& Bytes)
{
	const int32 Count = Bytes.Num();
	const auto Byte = [&Bytes](int32 Index) { return static_cast<TCHAR>(Bytes[Index]); };
	const bool bLittle = Count >= 2 && Bytes[0] == 0xff && Bytes[1] == 0xfe;
	const bool bBig = Count >= 2 && Bytes[0] == 0xfe && Bytes[1] == 0xff;
	FString Text;
	if (bLittle || bBig)
	{
		for (int32 Index = 2; Index + 1 < Count; Index += 2)
		{
			Text.AppendChar(bLittle ? Byte(Index) | Byte(Index + 1) << 8 : Byte(Index) << 8 | Byte(Index + 1));
		}
		return Text;
	}
	const int32 Skip = Count >= 3 && Bytes[0] == 0xef && Bytes[1] == 0xbb && Bytes[2] == 0xbf ? 3 : 0;
	const FUTF8ToTCHAR Converted(reinterpret_cast<const ANSICHAR*>(Bytes.GetData()) + Skip, Count - Skip);
	return FString(FStringView(Converted.Get(), Converted.Length()));
}

static void AppendUtf16(FStringView String, TArray<uint8>& OutBytes)
{
	OutBytes.Append({0xff, 0xfe});
	for (const TCHAR Char : String)
	{
		OutBytes.Add(static_cast<uint8>(Char & 0xff));
		OutBytes.Add(static_cast<uint8>(Char >> 8));
	}
}
} // namespace FileHelperDetail

bool FFileHelper::LoadFileToArray(TArray<uint8>& Result, const TCHAR* Filename, uint32 Flags)
{
	return FileHelperDetail::Load(Result, Filename, Flags);
}

bool FFileHelper::LoadFileToString(FString& Result, const TCHAR* Filename, EHashOptions, uint32 ReadFlags)
{
	TArray<uint8> Bytes;
	Result.Reset();
	if (!LoadFileToArray(Bytes, Filename, ReadFlags))
	{
		return false;
	}
	Result = FileHelperDetail::Decode(Bytes);
	return true;
}

bool FFileHelper::SaveArrayToFile(
	TArrayView<const uint8> Array, const TCHAR* Filename, IFileManager* FileManager, uint32 WriteFlags)
{
	return FileHelperDetail::Save(Array.GetData(), Array.Num(), Filename, FileManager, WriteFlags);
}

bool FFileHelper::SaveStringToFile(FStringView String, const TCHAR* Filename, EEncodingOptions EncodingOptions,
	IFileManager* FileManager, uint32 WriteFlags)
{
	const bool bWide = EncodingOptions == EEncodingOptions::ForceUnicode ||
		(EncodingOptions == EEncodingOptions::AutoDetect && !FileHelperDetail::IsAscii(String));
	TArray<uint8> Bytes;
	if (bWide)
	{
		FileHelperDetail::AppendUtf16(String, Bytes);
	}
	else
	{
		if (EncodingOptions == EEncodingOptions::ForceUTF8)
		{
			Bytes.Append({0xef, 0xbb, 0xbf});
		}
		const FTCHARToUTF8 Converted(String.GetData(), String.Len());
		Bytes.Append(reinterpret_cast<const uint8*>(Converted.Get()), Converted.Length());
	}
	return SaveArrayToFile(Bytes, Filename, FileManager, WriteFlags);
}
