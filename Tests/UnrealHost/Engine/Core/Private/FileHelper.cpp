// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/FileHelper.h"

#include "Logging/LogMacros.h"
#include "Serialization/Archive.h"

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
	Result.AddUninitialized(static_cast<int32>(Reader->TotalSize()));
	Reader->Serialize(Result.GetData(), Result.Num());
	const bool bRead = Reader->Close();
	Result.SetNum(bRead ? Result.Num() : 0);
	return bRead;
}

bool FFileHelper::LoadFileToString(FString& Result, const TCHAR* Filename, EHashOptions, uint32 ReadFlags)
{
	TArray<uint8> Bytes;
	const bool bRead = LoadFileToArray(Bytes, Filename, ReadFlags);
	const bool bWide = Bytes.Num() >= 2 && Bytes[0] == 0xff && Bytes[1] == 0xfe;
	const int32 Skip = Bytes.Num() >= 3 && Bytes[0] == 0xef && Bytes[1] == 0xbb && Bytes[2] == 0xbf ? 3 : 0;
	const FUTF8ToTCHAR Converted(
		reinterpret_cast<const ANSICHAR*>(Bytes.GetData()) + Skip, bWide ? 0 : Bytes.Num() - Skip);
	Result = bWide ? FString(FStringView(reinterpret_cast<const TCHAR*>(&Bytes[2]), Bytes.Num() / 2 - 1))
				   : FString(FStringView(Converted.Get(), Converted.Length()));
	return bRead;
}

bool FFileHelper::SaveArrayToFile(
	TArrayView<const uint8> Array, const TCHAR* Filename, IFileManager* FileManager, uint32 WriteFlags)
{
	const TUniquePtr<FArchive> Writer(FileManager->CreateFileWriter(Filename, WriteFlags));
	if (!Writer.IsValid())
	{
		return false;
	}
	Writer->Serialize(const_cast<uint8*>(Array.GetData()), Array.Num());
	return Writer->Close();
}

bool FFileHelper::SaveStringToFile(FStringView String, const TCHAR* Filename, EEncodingOptions EncodingOptions,
	IFileManager* FileManager, uint32 WriteFlags)
{
	TArray<uint8> Bytes;
	if (EncodingOptions == EEncodingOptions::AutoDetect && !FCString::IsPureAnsi(*FString(String)))
	{
		Bytes.Append({0xff, 0xfe});
		Bytes.Append(reinterpret_cast<const uint8*>(String.GetData()), String.Len() * 2);
	}
	else
	{
		const FTCHARToUTF8 Converted(String.GetData(), String.Len());
		Bytes.Append(reinterpret_cast<const uint8*>(Converted.Get()), Converted.Length());
	}
	return SaveArrayToFile(Bytes, Filename, FileManager, WriteFlags);
}
