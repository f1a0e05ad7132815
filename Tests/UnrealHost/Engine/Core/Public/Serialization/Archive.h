// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/EnumAsByte.h"
#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Internationalization/Text.h"
#include "Misc/Optional.h"
#include "Templates/UniquePtr.h"
#include "UObject/NameTypes.h"

class FCustomVersionContainer;
class UObject;
struct FGuid;
struct FSoftObjectPath;
struct FSoftObjectPtr;
struct FWeakObjectPtr;

/**
 * Reads or writes values in one direction with the same code. After an error reading gives zeros. Bytes are as in
 * memory, which is little-endian here; a bool takes four bytes and a text its length (negative for 16-bit units) and
 * its zero.
 */
class FArchive
{
public:
	FArchive();
	virtual ~FArchive();

	/** Everything goes through this. The base does nothing. */
	virtual void Serialize(void* Data, int64 Num) { (void)Data, (void)Num; }
	virtual int64 Tell() { return INDEX_NONE; }
	virtual int64 TotalSize() { return INDEX_NONE; }
	virtual void Seek(int64) {}
	virtual void Flush() {}
	virtual bool Close() { return !ArIsError; }

	/** What the base cannot write: it leaves names and objects alone. Texts are written by namespace, key and source.
	 */
	virtual FArchive& operator<<(FName&) { return *this; }
	virtual FArchive& operator<<(UObject*&) { return *this; }

	FArchive& ByteOrderSerialize(void* Value, int32 Length)
	{
		Serialize(Value, Length);
		return *this;
	}

	bool IsLoading() const { return ArIsLoading; }
	bool IsSaving() const { return ArIsSaving; }
	bool IsPersistent() const { return ArIsPersistent; }
	bool IsObjectReferenceCollector() const { return ArIsObjectReferenceCollector; }
	bool IsError() const { return ArIsError; }
	void SetError() { ArIsError = true; }

	virtual void SetIsLoading(bool bInIsLoading) { ArIsLoading = bInIsLoading; }
	virtual void SetIsSaving(bool bInIsSaving) { ArIsSaving = bInIsSaving; }
	virtual void SetIsPersistent(bool bInIsPersistent) { ArIsPersistent = bInIsPersistent; }
	virtual void SetIsTransacting(bool bInIsTransacting) { ArIsTransacting = bInIsTransacting; }

	/** Says that data of a registered custom version follows; when saving, its latest version is noted. */
	virtual void UsingCustomVersion(const FGuid& Guid);
	/** The version of the data; -1 when loading data that knows nothing of it. */
	int32 CustomVer(const FGuid& Key) const;
	virtual const FCustomVersionContainer& GetCustomVersions() const;
	virtual void SetCustomVersions(const FCustomVersionContainer& NewVersions);

	uint32 GetPortFlags() const { return ArPortFlags; }
	void SetPortFlags(uint32 InPortFlags) { ArPortFlags = InPortFlags; }

	bool ArIsObjectReferenceCollector = false;

protected:
	bool ArIsLoading = false;
	bool ArIsSaving = false;
	bool ArIsTransacting = false;
	bool ArIsPersistent = false;
	bool ArIsError = false;
	uint32 ArPortFlags = 0;

private:
	TUniquePtr<FCustomVersionContainer> CustomVersions;
};

/** Values and containers through an archive; part of Archive.h. */
#define HOST_ARCHIVE_PLAIN(Type)                                                                                       \
	inline FArchive& operator<<(FArchive& Ar, Type& Value)                                                             \
	{                                                                                                                  \
		return Ar.ByteOrderSerialize(&Value, static_cast<int32>(sizeof(Value)));                                       \
	}
HOST_ARCHIVE_PLAIN(ANSICHAR)
HOST_ARCHIVE_PLAIN(WIDECHAR)
HOST_ARCHIVE_PLAIN(int8)
HOST_ARCHIVE_PLAIN(int16)
HOST_ARCHIVE_PLAIN(int32)
HOST_ARCHIVE_PLAIN(long)
HOST_ARCHIVE_PLAIN(int64)
HOST_ARCHIVE_PLAIN(uint8)
HOST_ARCHIVE_PLAIN(uint16)
HOST_ARCHIVE_PLAIN(uint32)
HOST_ARCHIVE_PLAIN(unsigned long)
HOST_ARCHIVE_PLAIN(uint64)
HOST_ARCHIVE_PLAIN(float)
HOST_ARCHIVE_PLAIN(double)
#undef HOST_ARCHIVE_PLAIN

FArchive& operator<<(FArchive& Ar, FString& Value);

namespace UE::Host
{
/** How many elements to expect: an error when there are fewer bytes left than elements. */
template <typename SizeType>
bool SerializeCount(FArchive& Ar, SizeType& Count)
{
	Ar << Count;
	if (Ar.IsLoading())
	{
		const int64 Total = Ar.TotalSize();
		if (Ar.IsError() || Count < 0 || (Total != INDEX_NONE && static_cast<int64>(Count) > Total - Ar.Tell()))
		{
			Ar.SetError();
			Count = 0;
		}
	}
	return !Ar.IsError();
}
} // namespace UE::Host

template <typename T, typename Allocator>
FArchive& operator<<(FArchive& Ar, TArray<T, Allocator>& Array)
{
	typename Allocator::SizeType Count = Array.Num();
	UE::Host::SerializeCount(Ar, Count);
	if (Ar.IsLoading())
	{
		Array.Empty();
	}
	for (typename Allocator::SizeType Index = 0; Index < Count && !Ar.IsError(); ++Index)
	{
		Ar << (Ar.IsLoading() ? Array.AddDefaulted_GetRef() : Array[Index]);
	}
	return Ar;
}
