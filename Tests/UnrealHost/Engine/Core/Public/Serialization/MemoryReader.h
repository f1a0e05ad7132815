// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/Archive.h"

/** Reads from an array that must outlive it. Reading past the end is an error and gives zeros. */
class FMemoryReader final : public FMemoryArchive
{
public:
	explicit FMemoryReader(const TArray<uint8>& InBytes, bool bIsPersistent = false)
		: Bytes(InBytes)
	{
		SetIsLoading(true);
		SetIsPersistent(bIsPersistent);
	}
	int64 TotalSize() override { return Bytes.Num(); }
	void Serialize(void* Data, int64 Num) override
	{
		ArIsError = ArIsError || Offset < 0 || Num > Bytes.Num() - Offset;
		if (ArIsError)
		{
			std::memset(Data, 0, static_cast<SIZE_T>(Num));
			return;
		}
		FMemory::Memcpy(Data, Bytes.GetData() + Offset, static_cast<SIZE_T>(Num));
		Offset += Num;
	}

private:
	const TArray<uint8>& Bytes;
};
