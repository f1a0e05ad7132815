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
	FCriticalSection() = default;
	FCriticalSection(const FCriticalSection&) = delete;
	FCriticalSection& operator=(const FCriticalSection&) = delete;

	void Lock() { Mutex.lock(); }
	void Unlock() { Mutex.unlock(); }

private:
	std::recursive_mutex Mutex;
};

/** Many readers or one writer; not recursive. */
class FRWLock
{
public:
	FRWLock() = default;
	FRWLock(const FRWLock&) = delete;
	FRWLock& operator=(const FRWLock&) = delete;

	void ReadLock() { Mutex.lock_shared(); }
	void WriteLock() { Mutex.lock(); }
	void ReadUnlock() { Mutex.unlock_shared(); }
	void WriteUnlock() { Mutex.unlock(); }

private:
	std::shared_mutex Mutex;
};
