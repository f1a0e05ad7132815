// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/MemoryArchive.h"
#include "UObject/SoftObjectPtr.h"

namespace UE::Host
{
/** What saving and copying of objects share: soft references as paths, weak ones as what they point at. */
class FObjectByteArchive : public FMemoryArchive
{
public:
	using FMemoryArchive::operator<<;
	FArchive& operator<<(UObject*& Value) override = 0;
};

/** Persistent, into an array of the caller. */
class FObjectByteWriter : public FObjectByteArchive
{
public:
	explicit FObjectByteWriter(TArray<uint8>& InBytes)
		: Bytes(InBytes)
	{
		SetIsSaving(true);
		SetIsPersistent(true);
	}
	int64 TotalSize() override { return Bytes.Num(); }
	void Serialize(void* Data, int64 Num) override
	{
		const int64 Missing = Offset + Num - Bytes.Num();
		if (Missing > 0)
		{
			Bytes.AddZeroed(static_cast<int32>(Missing));
		}
		if (Num > 0)
		{
			FMemory::Memcpy(Bytes.GetData() + Offset, Data, static_cast<SIZE_T>(Num));
			Offset += Num;
		}
	}

private:
	TArray<uint8>& Bytes;
};

/** Reading past the end gives zeros and sets the error. */
class FObjectByteReader : public FObjectByteArchive
{
public:
	explicit FObjectByteReader(const TArray<uint8>& InBytes)
		: Bytes(InBytes)
	{
		SetIsLoading(true);
		SetIsPersistent(true);
	}
	int64 TotalSize() override { return Bytes.Num(); }
	void Serialize(void* Data, int64 Num) override
	{
		if (Num <= 0)
		{
			return;
		}
		if (IsError() || Num > Bytes.Num() - Offset)
		{
			SetError();
			FMemory::Memzero(Data, static_cast<SIZE_T>(Num));
			return;
		}
		FMemory::Memcpy(Data, Bytes.GetData() + Offset, static_cast<SIZE_T>(Num));
		Offset += Num;
	}

private:
	const TArray<uint8>& Bytes;
};
} // namespace UE::Host
