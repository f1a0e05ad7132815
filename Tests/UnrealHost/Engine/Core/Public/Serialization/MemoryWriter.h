// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/Archive.h"

/** Writes to an array that must outlive it, growing it as needed. */
class FMemoryWriter final : public FMemoryArchive
{
public:
	explicit FMemoryWriter(TArray<uint8>& InBytes, bool bIsPersistent = false, bool bSetOffset = false)
		: Bytes(InBytes)
	{
		SetIsSaving(true);
		SetIsPersistent(bIsPersistent);
		Offset = bSetOffset ? InBytes.Num() : 0;
	}
	int64 TotalSize() override { return Bytes.Num(); }
	void Serialize(void* Data, int64 Num) override
	{
		Bytes.SetNum(FMath::Max(Bytes.Num(), static_cast<int32>(Offset + Num)));
		FMemory::Memcpy(Bytes.GetData() + Offset, Data, static_cast<SIZE_T>(Num));
		Offset += Num;
	}

private:
	TArray<uint8>& Bytes;
};
