// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"

/** MD5 of bytes handed in piece by piece. */
class FMD5
{
public:
	void Update(const uint8* Input, uint64 InputLen);
	/** Writes 16 bytes; the object may not be used after. */
	void Final(uint8* Digest);

	/** Lower-case hexadecimal. */
	static FString HashBytes(const uint8* Input, uint64 InputLen);

private:
	void AddBlock(const uint8* Block);

	uint32 State[4] = {0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u};
	uint64 Length = 0;
	uint8 Pending[64] = {};
};

/** An MD5 or nothing. */
struct FMD5Hash
{
	bool IsValid() const { return bIsValid; }
	void Set(FMD5& MD5)
	{
		MD5.Final(Bytes);
		bIsValid = true;
	}
	const uint8* GetBytes() const { return Bytes; }
	int32 GetSize() const { return sizeof(Bytes); }

	/** Nothing when the file cannot be read. */
	static FMD5Hash HashFile(const TCHAR* InFilename, TArray<uint8>* Buffer = nullptr);

private:
	bool bIsValid = false;
	uint8 Bytes[16] = {};
};

/** Lower-case hexadecimal; empty for no hash. */
FString LexToString(const FMD5Hash& Hash);
