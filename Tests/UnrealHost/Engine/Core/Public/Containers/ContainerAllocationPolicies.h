// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ContainersFwd.h"
#include "HAL/UnrealMemory.h"
#include "Misc/AssertionMacros.h"

#include <new>
#include <type_traits>
#include <utility>

/** Memory on the heap; the size says how wide an index is. */
template <int32 IndexSize>
class TSizedDefaultAllocator
{
public:
	using SizeType = std::conditional_t<IndexSize == 64, int64, int32>;
	static constexpr int32 HostNumInline = 0;
	static constexpr bool bHostMayGrow = true;
};

/** Sets and maps always use the heap; the argument is accepted so that code that names it compiles. */
class FDefaultSetAllocator
{
};

namespace UE::Host
{
/** The memory of an array: knows its capacity, but not which elements live. */
template <typename T, typename Allocator>
class TArrayStorage
{
public:
	using SizeType = typename Allocator::SizeType;
	static constexpr SizeType NumInline = Allocator::HostNumInline;

	TArrayStorage() {}
	TArrayStorage(const TArrayStorage&) = delete;
	TArrayStorage& operator=(const TArrayStorage&) = delete;
	~TArrayStorage() { FreeHeap(); }

	T* GetData() { return IsInline() ? InlineData() : Heap; }
	const T* GetData() const { return const_cast<TArrayStorage*>(this)->GetData(); }
	SizeType GetCapacity() const { return Capacity; }
	bool IsInline() const { return NumInline > 0 && Heap == nullptr; }
	SIZE_T GetHeapBytes() const { return IsInline() ? 0 : static_cast<SIZE_T>(Capacity) * sizeof(T); }

	/** Gives room for exactly `NewCapacity` elements (never under the inline ones) and moves `NumLive` elements over.
	 */
	void Resize(SizeType NumLive, SizeType NewCapacity)
	{
		NewCapacity = NewCapacity < NumInline ? NumInline : NewCapacity;
		if (NewCapacity == Capacity)
		{
			return;
		}
		checkf(Allocator::bHostMayGrow || NewCapacity <= NumInline, TEXT("A fixed array holds %d elements at most."),
			Allocator::HostNumInline);
		T* const OldHeap = Heap;
		T* const OldData = GetData();
		Heap = NewCapacity > NumInline ? Allocate(NewCapacity) : nullptr;
		Capacity = NewCapacity;
		Relocate(GetData(), OldData, NumLive);
		Release(OldHeap);
	}

	/** Takes the memory of `Other`, whose elements move along. This storage must hold no living element. */
	void TakeFrom(TArrayStorage& Other, SizeType NumLive)
	{
		FreeHeap();
		Heap = nullptr;
		Capacity = Other.Capacity;
		if (Other.IsInline())
		{
			Relocate(InlineData(), Other.InlineData(), NumLive);
		}
		Heap = std::exchange(Other.Heap, nullptr);
		Other.Capacity = NumInline;
	}

	/** Moves elements to raw memory; types that cannot move are copied bit for bit, as the engine does with all. */
	static void Relocate(T* Dest, T* Src, SizeType Count)
	{
		if constexpr (!std::is_move_constructible_v<T>)
		{
			FMemory::Memmove(static_cast<void*>(Dest), static_cast<const void*>(Src), SIZE_T(Count) * sizeof(T));
		}
		else if (Dest < Src)
		{
			for (SizeType Index = 0; Index < Count; ++Index)
			{
				RelocateOne(Dest + Index, Src + Index);
			}
		}
		else if (Dest > Src)
		{
			for (SizeType Index = Count; Index > 0; --Index)
			{
				RelocateOne(Dest + Index - 1, Src + Index - 1);
			}
		}
	}

private:
	static void RelocateOne(T* Dest, T* Src)
	{
		new (static_cast<void*>(Dest)) T(std::move(*Src));
		Src->~T();
	}
	static T* Allocate(SizeType Count)
	{
		const SIZE_T Bytes = static_cast<SIZE_T>(Count) * sizeof(T);
		return static_cast<T*>(::operator new(Bytes, std::align_val_t(alignof(T))));
	}
	static void Release(T* Memory)
	{
		if (Memory != nullptr)
		{
			::operator delete(static_cast<void*>(Memory), std::align_val_t(alignof(T)));
		}
	}
	void FreeHeap() { Release(Heap); }
	T* InlineData() { return reinterpret_cast<T*>(Inline); }

	T* Heap = nullptr;
	SizeType Capacity = NumInline;
	alignas(NumInline > 0 ? alignof(T) : 1) unsigned char Inline[NumInline > 0 ? sizeof(T) * NumInline : 1];
};

} // namespace UE::Host
