// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

#include <cstring>
#include <new>

namespace UE::Host
{
/**
 * The elements of an array in memory that grows. Not std::vector: what its iterators, allocator and traits instantiate
 * for each type of element took a sixth of the time that the plugin takes to compile.
 */
template <typename T>
class TItems
{
public:
	TItems() = default;
	TItems(const TItems& Other) { Append(Other.Data, Other.Count); }
	TItems(TItems&& Other) { Swap(Other); }
	TItems& operator=(const TItems& Other)
	{
		if (this != &Other)
		{
			Truncate(0);
			Append(Other.Data, Other.Count);
		}
		return *this;
	}
	TItems& operator=(TItems&& Other)
	{
		TItems Taken(static_cast<TItems&&>(Other));
		Swap(Taken);
		return *this;
	}
	~TItems()
	{
		Truncate(0);
		::operator delete(Data);
	}

	T* GetData() const { return Data; }
	SIZE_T Num() const { return Count; }
	SIZE_T Max() const { return Room; }

	void Reserve(SIZE_T Number)
	{
		if (Number > Room)
		{
			MoveInto(Number);
		}
	}
	/** Keeps no more memory than the elements take. */
	void Shrink()
	{
		if (Count < Room)
		{
			MoveInto(Count);
		}
	}
	template <typename... ArgTypes>
	T& Emplace(ArgTypes&&... Args)
	{
		if (Count < Room)
		{
			return *new (Data + Count++) T(static_cast<ArgTypes&&>(Args)...);
		}
		// First the new one: what it is made of may lie in the old memory.
		T* const Larger = Allocate(Grown(1));
		T* const Added = new (Larger + Count) T(static_cast<ArgTypes&&>(Args)...);
		MoveInto(Larger, Grown(1));
		++Count;
		return *Added;
	}
	void Append(const T* Source, SIZE_T Number)
	{
		if (Number > Room - Count)
		{
			Reserve(Grown(Number));
		}
		if constexpr (__is_trivially_copyable(T))
		{
			MoveBytes(Data + Count, Source, Number);
			Count += Number;
		}
		else
		{
			for (SIZE_T Index = 0; Index < Number; ++Index)
			{
				new (Data + Count++) T(Source[Index]);
			}
		}
	}
	/** Makes it longer with default elements, or shorter. */
	void Resize(SIZE_T Number)
	{
		if (Number > Room)
		{
			Reserve(Grown(Number - Count));
		}
		while (Count < Number)
		{
			new (Data + Count++) T();
		}
		Truncate(Number);
	}
	void Truncate(SIZE_T Number)
	{
		while (Count > Number)
		{
			Data[--Count].~T();
		}
	}
	/** Moves the last element to the index, and what is there towards the end. */
	void MoveLastTo(SIZE_T Index)
	{
		T Kept(static_cast<T&&>(Data[Count - 1]));
		if constexpr (__is_trivially_copyable(T))
		{
			MoveBytes(Data + Index + 1, Data + Index, Count - 1 - Index);
		}
		else
		{
			for (SIZE_T Last = Count - 1; Last > Index; --Last)
			{
				Data[Last] = static_cast<T&&>(Data[Last - 1]);
			}
		}
		Data[Index] = static_cast<T&&>(Kept);
	}
	void Remove(SIZE_T Index, SIZE_T Number)
	{
		if constexpr (__is_trivially_copyable(T))
		{
			MoveBytes(Data + Index, Data + Index + Number, Count - Index - Number);
		}
		else
		{
			for (SIZE_T Next = Index + Number; Number > 0 && Next < Count; ++Next)
			{
				Data[Next - Number] = static_cast<T&&>(Data[Next]);
			}
		}
		Truncate(Count - Number);
	}

private:
	SIZE_T Grown(SIZE_T Number) const { return Count + (Count > Number ? Count : Number); }
	static T* Allocate(SIZE_T Number)
	{
		static_assert(alignof(T) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__, "elements need aligned memory");
		return Number == 0 ? nullptr : static_cast<T*>(::operator new(Number * sizeof(T)));
	}
	/** At once: element by element, large arrays are slow under sanitizers. */
	static void MoveBytes(T* Target, const T* Source, SIZE_T Number)
	{
		if (Number > 0)
		{
			std::memmove(static_cast<void*>(Target), Source, Number * sizeof(T));
		}
	}
	void MoveInto(SIZE_T Number) { MoveInto(Allocate(Number), Number); }
	void MoveInto(T* NewData, SIZE_T Number)
	{
		if constexpr (__is_trivially_copyable(T))
		{
			MoveBytes(NewData, Data, Count);
		}
		else
		{
			for (SIZE_T Index = 0; Index < Count; ++Index)
			{
				new (NewData + Index) T(static_cast<T&&>(Data[Index]));
				Data[Index].~T();
			}
		}
		::operator delete(Data);
		Data = NewData;
		Room = Number;
	}
	void Swap(TItems& Other)
	{
		::Swap(Data, Other.Data);
		::Swap(Count, Other.Count);
		::Swap(Room, Other.Room);
	}

	T* Data = nullptr;
	SIZE_T Count = 0;
	SIZE_T Room = 0;
};
} // namespace UE::Host
