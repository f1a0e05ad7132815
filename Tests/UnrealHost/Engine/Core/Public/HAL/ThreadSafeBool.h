// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <atomic>

/** A flag shared between threads. AtomicSet gives the old value. */
class FThreadSafeBool
{
public:
	FThreadSafeBool(bool bInValue = false)
		: bValue(bInValue)
	{
	}
	FThreadSafeBool(const FThreadSafeBool& Other)
		: bValue(static_cast<bool>(Other))
	{
	}

	operator bool() const { return bValue.load(); }
	bool operator=(bool bNewValue)
	{
		bValue.store(bNewValue);
		return bNewValue;
	}
	bool AtomicSet(bool bNewValue) { return bValue.exchange(bNewValue); }

private:
	std::atomic<bool> bValue;
};
