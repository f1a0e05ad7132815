// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <atomic>

enum class EMemoryOrder
{
	Relaxed,
	SequentiallyConsistent
};

/** An atomic value. Reading and writing through the conversion and assignment operators is sequentially consistent. */
template <typename T>
class TAtomic
{
public:
	TAtomic()
		: Value(T())
	{
	}
	constexpr TAtomic(T InValue)
		: Value(InValue)
	{
	}
	TAtomic(const TAtomic&) = delete;
	TAtomic& operator=(const TAtomic&) = delete;

	operator T() const { return Load(); }
	T operator=(T InValue)
	{
		Store(InValue);
		return InValue;
	}
	T Load(EMemoryOrder Order = EMemoryOrder::SequentiallyConsistent) const { return Value.load(ToStd(Order)); }
	void Store(T InValue, EMemoryOrder Order = EMemoryOrder::SequentiallyConsistent)
	{
		Value.store(InValue, ToStd(Order));
	}
	T Exchange(T InValue) { return Value.exchange(InValue); }
	/** On failure `Expected` receives the value found. */
	bool CompareExchange(T& Expected, T InValue) { return Value.compare_exchange_strong(Expected, InValue); }
	T operator++() { return ++Value; }
	T operator++(int) { return Value++; }
	T operator--() { return --Value; }
	T operator--(int) { return Value--; }
	T operator+=(T Amount) { return Value += Amount; }
	T operator-=(T Amount) { return Value -= Amount; }
	T IncrementExchange() { return Value++; }
	T DecrementExchange() { return Value--; }
	T AddExchange(T Amount) { return Value.fetch_add(Amount); }
	T SubExchange(T Amount) { return Value.fetch_sub(Amount); }

private:
	static constexpr std::memory_order ToStd(EMemoryOrder Order)
	{
		return Order == EMemoryOrder::Relaxed ? std::memory_order_relaxed : std::memory_order_seq_cst;
	}

	std::atomic<T> Value;
};
