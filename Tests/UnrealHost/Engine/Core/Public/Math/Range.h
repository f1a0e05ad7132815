// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Misc/FrameNumber.h"

namespace ERangeBoundTypes
{
enum Type
{
	Exclusive,
	Inclusive,
	Open
};
} // namespace ERangeBoundTypes

/** One end of a range: a value that belongs to it or not, or none at all. */
template <typename ElementType>
class TRangeBound
{
public:
	TRangeBound() = default;

	static TRangeBound Exclusive(const ElementType& Value) { return TRangeBound(ERangeBoundTypes::Exclusive, Value); }
	static TRangeBound Inclusive(const ElementType& Value) { return TRangeBound(ERangeBoundTypes::Inclusive, Value); }
	static TRangeBound Open() { return TRangeBound(); }

	/** Open bounds have no value. */
	const ElementType& GetValue() const
	{
		check(!IsOpen());
		return Value;
	}
	bool IsOpen() const { return BoundType == ERangeBoundTypes::Open; }
	bool IsClosed() const { return !IsOpen(); }
	bool IsExclusive() const { return BoundType == ERangeBoundTypes::Exclusive; }
	bool IsInclusive() const { return BoundType == ERangeBoundTypes::Inclusive; }

	friend bool operator==(const TRangeBound& A, const TRangeBound& B)
	{
		return A.BoundType == B.BoundType && (A.IsOpen() || A.Value == B.Value);
	}

	/** The one that leaves more out; bForLower: as the lower end of a range. */
	static TRangeBound Narrower(const TRangeBound& A, const TRangeBound& B, bool bForLower)
	{
		if (A.IsOpen() || B.IsOpen())
		{
			return A.IsOpen() ? B : A;
		}
		const bool bFirst = A.Value == B.Value ? A.IsExclusive() : (B.Value < A.Value) == bForLower;
		return bFirst ? A : B;
	}

private:
	TRangeBound(ERangeBoundTypes::Type InType, const ElementType& InValue)
		: BoundType(InType)
		, Value(InValue)
	{
	}

	ERangeBoundTypes::Type BoundType = ERangeBoundTypes::Open;
	ElementType Value = ElementType();
};

/** What lies between two bounds. A range of two values has the first and not the second. */
template <typename ElementType>
class TRange
{
public:
	using BoundsType = TRangeBound<ElementType>;

	/** Empty. */
	TRange()
		: TRange(BoundsType::Exclusive(ElementType()), BoundsType::Exclusive(ElementType()))
	{
	}
	explicit TRange(const ElementType& A)
		: TRange(BoundsType::Inclusive(A), BoundsType::Inclusive(A))
	{
	}
	explicit TRange(const ElementType& A, const ElementType& B)
		: TRange(BoundsType::Inclusive(A), BoundsType::Exclusive(B))
	{
	}
	explicit TRange(const BoundsType& InLowerBound, const BoundsType& InUpperBound)
		: LowerBound(InLowerBound)
		, UpperBound(InUpperBound)
	{
	}

	static TRange All() { return TRange(BoundsType::Open(), BoundsType::Open()); }
	static TRange Empty() { return TRange(); }

	BoundsType GetLowerBound() const { return LowerBound; }
	BoundsType GetUpperBound() const { return UpperBound; }

	/** Only where the bound is not open. */
	const ElementType& GetLowerBoundValue() const { return LowerBound.GetValue(); }
	const ElementType& GetUpperBoundValue() const { return UpperBound.GetValue(); }
	bool HasLowerBound() const { return LowerBound.IsClosed(); }
	bool HasUpperBound() const { return UpperBound.IsClosed(); }

	bool IsEmpty() const
	{
		if (LowerBound.IsOpen() || UpperBound.IsOpen())
		{
			return false;
		}
		const ElementType& Low = LowerBound.GetValue();
		const ElementType& High = UpperBound.GetValue();
		return High < Low || (Low == High && !(LowerBound.IsInclusive() && UpperBound.IsInclusive()));
	}

	bool Contains(const ElementType& Element) const
	{
		const bool bAbove = LowerBound.IsOpen() || LowerBound.GetValue() < Element ||
			(LowerBound.IsInclusive() && LowerBound.GetValue() == Element);
		const bool bBelow = UpperBound.IsOpen() || Element < UpperBound.GetValue() ||
			(UpperBound.IsInclusive() && UpperBound.GetValue() == Element);
		return bAbove && bBelow;
	}
	bool Overlaps(const TRange& Other) const { return !Intersection(*this, Other).IsEmpty(); }

	/** Of a range with two bounds. */
	template <typename SizeType>
	SizeType Size() const
	{
		return static_cast<SizeType>(UpperBound.GetValue() - LowerBound.GetValue());
	}

	static TRange Intersection(const TRange& A, const TRange& B)
	{
		const TRange Both(BoundsType::Narrower(A.LowerBound, B.LowerBound, true),
			BoundsType::Narrower(A.UpperBound, B.UpperBound, false));
		return A.IsEmpty() || B.IsEmpty() || Both.IsEmpty() ? Empty() : Both;
	}

	friend bool operator==(const TRange& A, const TRange& B)
	{
		return (A.IsEmpty() && B.IsEmpty()) || (A.LowerBound == B.LowerBound && A.UpperBound == B.UpperBound);
	}

private:
	BoundsType LowerBound;
	BoundsType UpperBound;
};
