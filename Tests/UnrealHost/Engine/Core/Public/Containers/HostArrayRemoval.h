// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ContainersFwd.h"
#include "Containers/HostContiguous.h"

namespace UE::Host
{
/**
 * The part of an array that removes and resizes, always as it does by default: whether it may keep its memory is said
 * in another way in each release. Derived gives HostRemoveRange(Index, Count, bMayShrink). */
template <typename Derived, typename T, typename SizeType>
class TArrayRemoval
{
public:
	void RemoveAt(SizeType Index) { RemoveAt(Index, SizeType(1)); }
	template <typename CountType, std::enable_if_t<std::is_integral_v<CountType>, int> = 0>
	void RemoveAt(SizeType Index, CountType Count)
	{
		static_assert(
			!std::is_same_v<CountType, bool>, "TArray::RemoveAt: unexpected bool passed as the Count argument");
		Self().HostRemoveRange(Index, static_cast<SizeType>(Count), true);
	}
	T Pop()
	{
		Self().RangeCheck(0);
		T Result = MoveTempIfPossible(Self().GetData()[Self().Num() - 1]);
		Self().HostRemoveRange(Self().Num() - 1, 1, true);
		return Result;
	}

	void SetNum(SizeType NewNum)
	{
		if (!Truncate(NewNum, true))
		{
			Self().AddDefaulted(NewNum - Self().Num());
		}
	}
	void SetNumZeroed(SizeType NewNum)
	{
		if (!Truncate(NewNum, true))
		{
			Self().AddZeroed(NewNum - Self().Num());
		}
	}
	void SetNumUninitialized(SizeType NewNum)
	{
		if (!Truncate(NewNum, true))
		{
			Self().AddUninitialized(NewNum - Self().Num());
		}
	}

	/** All elements equal to the item; the number removed. */
	SizeType Remove(const T& Item)
	{
		Self().CheckAddress(&Item);
		return RemoveAll([&Item](const T& Element) { return Element == Item; });
	}
	SizeType RemoveSingle(const T& Item)
	{
		const SizeType Index = Self().Find(Item);
		if (Index == INDEX_NONE)
		{
			return 0;
		}
		RemoveAt(Index);
		return 1;
	}
	template <typename Predicate>
	SizeType RemoveAll(const Predicate& Pred)
	{
		SizeType Kept = 0;
		for (SizeType Index = 0; Index < Self().Num(); ++Index)
		{
			if (!static_cast<bool>(Invoke(Pred, Self().GetData()[Index])))
			{
				if (Kept != Index)
				{
					Self().GetData()[Kept] = MoveTemp(Self().GetData()[Index]);
				}
				++Kept;
			}
		}
		const SizeType Removed = Self().Num() - Kept;
		Self().HostRemoveRange(Kept, Removed, false);
		return Removed;
	}

private:
	/** False when the array has to grow instead. */
	bool Truncate(SizeType NewNum, bool bMayShrink)
	{
		check(NewNum >= 0);
		if (NewNum > Self().Num())
		{
			return false;
		}
		Self().HostRemoveRange(NewNum, Self().Num() - NewNum, bMayShrink);
		return true;
	}
	Derived& Self() { return static_cast<Derived&>(*this); }
};

} // namespace UE::Host
