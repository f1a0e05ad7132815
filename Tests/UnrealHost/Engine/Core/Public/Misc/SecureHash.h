// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"

/** An MD5 or nothing. */
struct FMD5Hash
{
	bool IsValid() const { return !HostText.IsEmpty(); }
	/** Nothing when the file cannot be read. */
	static FMD5Hash HashFile(const TCHAR* InFilename, TArray<uint8>* Buffer = nullptr);

	FString HostText;
};

class FMD5
{
public:
	/** Lower-case hexadecimal. */
	static FString HashBytes(const uint8* Input, uint64 InputLen);
};

/** Lower-case hexadecimal; empty for no hash. */
inline FString LexToString(const FMD5Hash& Hash)
{
	return Hash.HostText;
}
