// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/MemoryArchive.h"

/** Reads from an array that must outlive it. Reading past the end is an error and gives zeros. */
template <typename SizeType>
class THostMemoryReader final : public FMemoryArchive
{
	using FBytes = std::conditional_t<std::is_same_v<SizeType, int64>, TArray64<uint8>, TArray<uint8>>;

public:
	explicit THostMemoryReader(const FBytes& InBytes, bool bIsPersistent = false)
		: Bytes(InBytes)
	{
		SetIsLoading(true);
		SetIsPersistent(bIsPersistent);
	}
	int64 TotalSize() override
	{
		const int64 Size = Bytes.Num();
		return LimitSize < Size ? LimitSize : Size;
	}
	void Serialize(void* Data, int64 Num) override
	{
		if (Num <= 0)
		{
			return;
		}
		if (!IsError() && Offset >= 0 && Num <= TotalSize() - Offset)
		{
			FMemory::Memcpy(Data, Bytes.GetData() + Offset, static_cast<SIZE_T>(Num));
			Offset += Num;
			return;
		}
		FMemory::Memzero(Data, static_cast<SIZE_T>(Num));
		SetError();
	}

private:
	const FBytes& Bytes;
	int64 LimitSize = MAX_int64;
};

using FMemoryReader = THostMemoryReader<int32>;
