// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/CriticalSection.h"

class FReadScopeLock
{
public:
	[[nodiscard]] explicit FReadScopeLock(FRWLock& InLock)
		: Lock(InLock.Mutex)
	{
	}

private:
	const std::shared_lock<std::shared_mutex> Lock;
};

class FWriteScopeLock
{
public:
	[[nodiscard]] explicit FWriteScopeLock(FRWLock& InLock)
		: Lock(InLock.Mutex)
	{
	}

private:
	const std::unique_lock<std::shared_mutex> Lock;
};
