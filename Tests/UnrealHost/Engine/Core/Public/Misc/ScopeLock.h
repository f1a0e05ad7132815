// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/CriticalSection.h"

/** Holds a critical section for a scope. */
class FScopeLock
{
public:
	[[nodiscard]] explicit FScopeLock(FCriticalSection* InSynchObject)
		: Held(InSynchObject->Mutex)
	{
	}

	/** Lets go before the end of the scope. */
	void Unlock() { Held.unlock(); }

private:
	std::unique_lock<std::recursive_mutex> Held;
};
