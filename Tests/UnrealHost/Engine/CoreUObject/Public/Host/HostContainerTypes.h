// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Host/HostTypes.h"

#include <new>

/** The same for containers of properties, and the table made of it all. Included by Host/HostTypes.h. */
namespace UE::Host
{
/** A count read from an archive; 0, with the archive's error set, when it cannot be right. */
inline int32 SerializeCount(FArchive& Ar, int32 Count)
{
	Ar << Count;
	if (Ar.IsLoading() && (Count < 0 || static_cast<int64>(Count) > Ar.TotalSize()))
	{
		Ar.SetError();
		return 0;
	}
	return Count;
}

template <typename T, typename TAllocator>
struct THostValue<TArray<T, TAllocator>>
{
	static constexpr const TCHAR* Name = TEXT("Array");
	static void Serialize(FArchive& Ar, TArray<T, TAllocator>& Value)
	{
		const int32 Count = SerializeCount(Ar, Value.Num());
		if (Ar.IsLoading())
		{
			Value.Reset();
			Value.AddDefaulted(Count);
		}
		for (T& Element : Value)
		{
			THostValue<T>::Serialize(Ar, Element);
		}
	}
	static void AddReferences(FReferenceCollector& Collector, TArray<T, TAllocator>& Value)
	{
		for (T& Element : Value)
		{
			THostValue<T>::AddReferences(Collector, Element);
		}
	}
};

template <typename K, typename V>
struct THostValue<TMap<K, V>>
{
	static constexpr const TCHAR* Name = TEXT("Map");
	static void Serialize(FArchive& Ar, TMap<K, V>& Value)
	{
		const int32 Count = SerializeCount(Ar, Value.Num());
		if (Ar.IsLoading())
		{
			Value.Reset();
			for (int32 Index = 0; Index < Count && !Ar.IsError(); ++Index)
			{
				K Key{};
				THostValue<K>::Serialize(Ar, Key);
				THostValue<V>::Serialize(Ar, Value.FindOrAdd(Key));
			}
			return;
		}
		for (auto& Pair : Value)
		{
			K Key = Pair.Key;
			THostValue<K>::Serialize(Ar, Key);
			THostValue<V>::Serialize(Ar, Pair.Value);
		}
	}
	static void AddReferences(FReferenceCollector& Collector, TMap<K, V>& Value)
	{
		TArray<K> Cleared;
		for (auto& Pair : Value)
		{
			THostValue<V>::AddReferences(Collector, Pair.Value);
			K Key = Pair.Key;
			THostValue<K>::AddReferences(Collector, Key);
			if (!(Key == Pair.Key))
			{
				Cleared.Add(Pair.Key);
			}
		}
		for (const K& Key : Cleared)
		{
			Value.Remove(Key);
		}
	}
};

template <typename T, size_t Size>
struct THostValue<T[Size]>
{
	static constexpr const TCHAR* Name = TEXT("FixedArray");
	static void Serialize(FArchive& Ar, T (&Value)[Size])
	{
		for (T& Element : Value)
		{
			THostValue<T>::Serialize(Ar, Element);
		}
	}
	static void AddReferences(FReferenceCollector& Collector, T (&Value)[Size])
	{
		for (T& Element : Value)
		{
			THostValue<T>::AddReferences(Collector, Element);
		}
	}
};

template <typename T>
void CopyValue(T& Dest, const T& Source)
{
	if constexpr (std::is_array_v<T>)
	{
		for (size_t Index = 0; Index < std::extent_v<T>; ++Index)
		{
			CopyValue(Dest[Index], Source[Index]);
		}
	}
	else if constexpr (std::is_copy_assignable_v<T>)
	{
		Dest = Source;
	}
}

template <typename T>
const FHostType& HostTypeOf()
{
	static const FHostType Type = []
	{
		FHostType Made{THostValue<T>::Name,
			[](FArchive& Ar, void* Value) { THostValue<T>::Serialize(Ar, *static_cast<T*>(Value)); },
			[](FReferenceCollector& Collector, void* Value)
			{ THostValue<T>::AddReferences(Collector, *static_cast<T*>(Value)); },
			[](void* Dest, const void* Source) { CopyValue(*static_cast<T*>(Dest), *static_cast<const T*>(Source)); },
			nullptr, nullptr, nullptr, nullptr};
		THostText<T>::AddTo(Made);
		return Made;
	}();
	return Type;
}

template <typename TStruct, typename TSuper>
FHostStructInfo MakeStructInfo(const TCHAR* Name, const TCHAR* Package)
{
	FHostStructInfo Info{Name, Package, sizeof(TStruct), alignof(TStruct), nullptr, &HostTypeOf<TStruct>(),
		[](void* Memory) { ::new (Memory) TStruct(); }, [](void* Memory) { static_cast<TStruct*>(Memory)->~TStruct(); },
		nullptr};
	if constexpr (THostIsReflectedStruct<TSuper>::value)
	{
		Info.Super = &TSuper::StaticStruct;
	}
	if constexpr (THostIsReflectedStruct<TStruct>::value)
	{
		Info.Visit = &VisitStruct<TStruct>;
	}
	return Info;
}
} // namespace UE::Host
