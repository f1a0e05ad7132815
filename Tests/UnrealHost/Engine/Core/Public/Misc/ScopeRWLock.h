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

enum FRWScopeLockType
{
	SLT_ReadOnly = 0,
	SLT_Write
};

/** A read lock that may be exchanged for a write lock; another writer can come in between. */
class FRWScopeLock
{
public:
	[[nodiscard]] explicit FRWScopeLock(FRWLock& InLock, FRWScopeLockType InType)
		: Lock(InLock)
		, Type(InType)
	{
		if (Type == SLT_Write)
		{
			Lock.WriteLock();
		}
		else
		{
			Lock.ReadLock();
		}
	}
	FRWScopeLock(const FRWScopeLock&) = delete;
	FRWScopeLock& operator=(const FRWScopeLock&) = delete;
	~FRWScopeLock()
	{
		if (Type == SLT_Write)
		{
			Lock.WriteUnlock();
		}
		else
		{
			Lock.ReadUnlock();
		}
	}

	void ReleaseReadOnlyLockAndAcquireWriteLock_USE_WITH_CAUTION()
	{
		if (Type == SLT_ReadOnly)
		{
			Lock.ReadUnlock();
			Lock.WriteLock();
			Type = SLT_Write;
		}
	}

private:
	FRWLock& Lock;
	FRWScopeLockType Type;
};
