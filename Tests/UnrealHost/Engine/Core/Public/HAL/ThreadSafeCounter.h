// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <atomic>

/** A counter shared between threads. Increment and Decrement give the new value, Add, Set and Reset the old one. */
class FThreadSafeCounter
{
public:
	FThreadSafeCounter() = default;
	FThreadSafeCounter& operator=(const FThreadSafeCounter&) = delete;

	int32 Increment() { return ++Counter; }
	int32 GetValue() const { return Counter.load(); }

private:
	std::atomic<int32> Counter{0};
};
