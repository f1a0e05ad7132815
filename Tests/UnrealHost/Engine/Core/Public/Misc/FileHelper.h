// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/FileManager.h"

/** Whole files. False, outputs emptied, when a file cannot be read; missing folders are made when one is written. */
struct FFileHelper
{
	enum class EEncodingOptions
	{
		/** One byte a character when all are ASCII, UTF-16 with a mark otherwise, which the host does not write. */
		AutoDetect,
		ForceUTF8WithoutBOM = 4
	};

	static bool LoadFileToArray(TArray<uint8>& Result, const TCHAR* Filename, uint32 Flags = 0);
	/** The host reads UTF-8 only. */
	static bool LoadFileToString(FString& Result, const TCHAR* Filename);

	static bool SaveArrayToFile(TArrayView<const uint8> Array, const TCHAR* Filename);
	static bool SaveStringToFile(
		FStringView String, const TCHAR* Filename, EEncodingOptions EncodingOptions = EEncodingOptions::AutoDetect);
};
