// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Async/HostCompletion.h"

#include "HostThreads.h"

#include <chrono>

namespace UE::Host
{
bool FCompletion::IsComplete() const
{
	const std::lock_guard<std::mutex> Held(Mutex);
	return bComplete;
}

void FCompletion::Complete()
{
	TArray<TUniqueFunction<void()>> Ready;
	{
		// Told while the lock is held: a waiter may destroy this as soon as it gets the lock.
		const std::lock_guard<std::mutex> Held(Mutex);
		bComplete = true;
		Ready = MoveTemp(Continuations);
		Completed.notify_all();
	}
	for (TUniqueFunction<void()>& Continuation : Ready)
	{
		Continuation();
	}
}

bool FCompletion::Wait(FTimespan Timeout) const
{
	using FClock = std::chrono::steady_clock;
	// Half a year stands for ever: adding more could leave the clock's range.
	const double Seconds = FTimespan::FromDays(180.0) < Timeout ? 180.0 * 86400.0 : Timeout.GetTotalSeconds();
	const FClock::time_point End =
		FClock::now() + std::chrono::duration_cast<FClock::duration>(std::chrono::duration<double>(Seconds));

	std::unique_lock<std::mutex> Held(Mutex);
	while (!bComplete)
	{
		const FClock::time_point Now = FClock::now();
		if (Now >= End)
		{
			return false;
		}
		if (IsWorkerThread())
		{
			Held.unlock();
			const bool bWorked = RunOnePoolJob();
			Held.lock();
			if (!bWorked && !bComplete)
			{
				Completed.wait_for(Held, std::chrono::milliseconds(1));
			}
		}
		else
		{
			Completed.wait_until(Held, End);
		}
	}
	return true;
}

void FCompletion::WhenComplete(TUniqueFunction<void()> Continuation)
{
	{
		const std::lock_guard<std::mutex> Held(Mutex);
		if (!bComplete)
		{
			Continuations.Add(MoveTemp(Continuation));
			return;
		}
	}
	Continuation();
}
} // namespace UE::Host
