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

	/** The one that leaves more out. */
	static TRangeBound MaxLower(const TRangeBound& A, const TRangeBound& B)
	{
		if (A.IsOpen() || B.IsOpen())
		{
			return A.IsOpen() ? B : A;
		}
		return A.Value == B.Value ? (A.IsExclusive() ? A : B) : (B.Value < A.Value ? A : B);
	}
	static TRangeBound MinUpper(const TRangeBound& A, const TRangeBound& B)
	{
		if (A.IsOpen() || B.IsOpen())
		{
			return A.IsOpen() ? B : A;
		}
		return A.Value == B.Value ? (A.IsExclusive() ? A : B) : (A.Value < B.Value ? A : B);
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
