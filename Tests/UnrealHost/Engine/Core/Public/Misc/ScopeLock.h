// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/CriticalSection.h"
#include "Misc/AssertionMacros.h"

/** Holds a critical section for a scope. */
class FScopeLock
{
public:
	[[nodiscard]] explicit FScopeLock(FCriticalSection* InSynchObject)
		: SynchObject(InSynchObject)
	{
		check(SynchObject != nullptr);
		SynchObject->Lock();
	}
	FScopeLock(const FScopeLock&) = delete;
	FScopeLock& operator=(const FScopeLock&) = delete;
	~FScopeLock() { Unlock(); }

	/** Lets go before the end of the scope. */
	void Unlock()
	{
		if (SynchObject != nullptr)
		{
			SynchObject->Unlock();
			SynchObject = nullptr;
		}
	}

private:
	FCriticalSection* SynchObject;
};
