// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/CriticalSection.h"

class FReadScopeLock
{
public:
	[[nodiscard]] explicit FReadScopeLock(FRWLock& InLock)
		: Lock(InLock)
	{
		Lock.ReadLock();
	}
	FReadScopeLock(const FReadScopeLock&) = delete;
	FReadScopeLock& operator=(const FReadScopeLock&) = delete;
	~FReadScopeLock() { Lock.ReadUnlock(); }

private:
	FRWLock& Lock;
};

class FWriteScopeLock
{
public:
	[[nodiscard]] explicit FWriteScopeLock(FRWLock& InLock)
		: Lock(InLock)
	{
		Lock.WriteLock();
	}
	FWriteScopeLock(const FWriteScopeLock&) = delete;
	FWriteScopeLock& operator=(const FWriteScopeLock&) = delete;
	~FWriteScopeLock() { Lock.WriteUnlock(); }

private:
	FRWLock& Lock;
};
