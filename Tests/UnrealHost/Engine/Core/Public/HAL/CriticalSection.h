// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <mutex>
#include <shared_mutex>

/** A lock that the thread holding it may take again. */
class FCriticalSection
{
public:
	void Lock() { Mutex.lock(); }
	void Unlock() { Mutex.unlock(); }

private:
	friend class FScopeLock;
	std::recursive_mutex Mutex;
};

/** Many readers or one writer; not recursive. Taken with the locks of Misc/ScopeRWLock.h. */
class FRWLock
{
	friend class FReadScopeLock;
	friend class FWriteScopeLock;
	std::shared_mutex Mutex;
};
