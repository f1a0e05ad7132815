// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/ArrayView.h"
#include "Containers/StringView.h"
#include "Containers/UnrealString.h"
#include "HAL/FileManager.h"

/** Whole files. False, outputs emptied, when a file cannot be read; missing folders are made when one is written. */
struct FFileHelper
{
	enum class EHashOptions
	{
		None = 0,
	};

	enum class EEncodingOptions
	{
		/** One byte a character when all are ASCII, UTF-16 with a mark otherwise. */
		AutoDetect,
		ForceUTF8WithoutBOM = 4
	};

	static bool LoadFileToArray(TArray<uint8>& Result, const TCHAR* Filename, uint32 Flags = 0);
	/** UTF-16 by its mark, UTF-8 otherwise. */
	static bool LoadFileToString(
		FString& Result, const TCHAR* Filename, EHashOptions VerifyFlags = EHashOptions::None, uint32 ReadFlags = 0);

	static bool SaveArrayToFile(TArrayView<const uint8> Array, const TCHAR* Filename,
		IFileManager* FileManager = &IFileManager::Get(), uint32 WriteFlags = 0);
	static bool SaveStringToFile(FStringView String, const TCHAR* Filename,
		EEncodingOptions EncodingOptions = EEncodingOptions::AutoDetect,
		IFileManager* FileManager = &IFileManager::Get(), uint32 WriteFlags = FILEWRITE_None);
};
