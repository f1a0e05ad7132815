// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/MemoryArchive.h"

/** Writes to an array that must outlive it, growing it as needed. */
template <typename SizeType>
class THostMemoryWriter final : public FMemoryArchive
{
	using FBytes = std::conditional_t<std::is_same_v<SizeType, int64>, TArray64<uint8>, TArray<uint8>>;

public:
	explicit THostMemoryWriter(FBytes& InBytes, bool bIsPersistent = false, bool bSetOffset = false)
		: Bytes(InBytes)
	{
		SetIsSaving(true);
		SetIsPersistent(bIsPersistent);
		Offset = bSetOffset ? static_cast<int64>(InBytes.Num()) : 0;
	}
	int64 TotalSize() override { return Bytes.Num(); }
	void Serialize(void* Data, int64 Num) override
	{
		const int64 Missing = Offset + Num - static_cast<int64>(Bytes.Num());
		if (Missing > 0)
		{
			Bytes.AddZeroed(static_cast<SizeType>(Missing));
		}
		if (Num > 0)
		{
			FMemory::Memcpy(Bytes.GetData() + Offset, Data, static_cast<SIZE_T>(Num));
			Offset += Num;
		}
	}

private:
	FBytes& Bytes;
};

using FMemoryWriter = THostMemoryWriter<int32>;
