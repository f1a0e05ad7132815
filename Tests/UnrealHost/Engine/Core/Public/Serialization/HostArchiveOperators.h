// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/StaticArray.h"
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

inline FArchive& operator<<(FArchive& Ar, bool& bValue)
{
	uint32 Wide = bValue ? 1 : 0;
	Ar << Wide;
	bValue = Wide != 0;
	return Ar;
}

FArchive& operator<<(FArchive& Ar, FString& Value);

template <typename EnumType, typename = std::enable_if_t<TIsEnumClass<EnumType>::Value>>
FArchive& operator<<(FArchive& Ar, EnumType& Value)
{
	return Ar << reinterpret_cast<std::underlying_type_t<EnumType>&>(Value);
}

template <typename EnumType>
FArchive& operator<<(FArchive& Ar, TEnumAsByte<EnumType>& Value)
{
	return Ar << reinterpret_cast<uint8&>(Value);
}

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

template <typename ContainerType, typename AddType>
FArchive& SerializeHashed(FArchive& Ar, ContainerType& Container, AddType Add)
{
	int32 Count = Container.Num();
	SerializeCount(Ar, Count);
	if (Ar.IsLoading())
	{
		Container.Empty();
		for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
		{
			Add();
		}
		return Ar;
	}
	for (auto& Element : Container)
	{
		Ar << const_cast<std::remove_const_t<std::remove_reference_t<decltype(Element)>>&>(Element);
	}
	return Ar;
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

template <typename T, uint32 N, uint32 Alignment>
FArchive& operator<<(FArchive& Ar, TStaticArray<T, N, Alignment>& Array)
{
	for (T& Element : Array)
	{
		Ar << Element;
	}
	return Ar;
}

template <typename K, typename V>
FArchive& operator<<(FArchive& Ar, TTuple<K, V>& Pair)
{
	Ar << Pair.Key;
	return Ar << Pair.Value;
}

template <typename T, typename KeyFuncs, typename Allocator>
FArchive& operator<<(FArchive& Ar, TSet<T, KeyFuncs, Allocator>& Set)
{
	return UE::Host::SerializeHashed(Ar, Set,
		[&]
		{
			T Element{};
			Ar << Element;
			Set.Add(MoveTemp(Element));
		});
}

template <typename K, typename V, typename Allocator, typename KeyFuncs>
FArchive& operator<<(FArchive& Ar, TMap<K, V, Allocator, KeyFuncs>& Map)
{
	return UE::Host::SerializeHashed(Ar, Map,
		[&]
		{
			TPair<K, V> Pair;
			Ar << Pair;
			Map.Add(MoveTemp(Pair.Key), MoveTemp(Pair.Value));
		});
}

template <typename T>
FArchive& operator<<(FArchive& Ar, TOptional<T>& Optional)
{
	bool bIsSet = Optional.IsSet();
	Ar << bIsSet;
	if (Ar.IsLoading())
	{
		Optional.Reset();
	}
	if (bIsSet)
	{
		Ar << (Ar.IsLoading() ? Optional.Emplace() : Optional.GetValue());
	}
	return Ar;
}
