// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Templates/UniquePtr.h"

/** An array whose elements keep their address while others come and go. */
template <typename T>
class TIndirectArray
{
public:
	int32 Num() const { return Elements.Num(); }
	bool IsValidIndex(int32 Index) const { return Elements.IsValidIndex(Index); }
	T& operator[](int32 Index) { return *Elements[Index]; }
	const T& operator[](int32 Index) const { return *Elements[Index]; }

	/** Takes the element over. */
	int32 Add(T* Item) { return Elements.Add(TUniquePtr<T>(Item)); }
	void RemoveAt(int32 Index) { Elements.RemoveAt(Index); }
	void Empty() { Elements.Empty(); }

	auto begin() { return TIterator<T>{Elements.GetData()}; }
	auto end() { return TIterator<T>{Elements.GetData() + Elements.Num()}; }
	auto begin() const { return TIterator<const T>{Elements.GetData()}; }
	auto end() const { return TIterator<const T>{Elements.GetData() + Elements.Num()}; }

private:
	template <typename ElementType>
	struct TIterator
	{
		ElementType& operator*() const { return **At; }
		void operator++() { ++At; }
		bool operator!=(const TIterator& Other) const { return At != Other.At; }

		const TUniquePtr<T>* At;
	};

	TArray<TUniquePtr<T>> Elements;
};
