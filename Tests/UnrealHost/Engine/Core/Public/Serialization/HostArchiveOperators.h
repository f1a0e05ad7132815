// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/Optional.h"
#include "Serialization/Archive.h"

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
