// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Misc/Timespan.h"
#include "Templates/Function.h"

#include <condition_variable>
#include <mutex>

namespace UE::Host
{
/** Something that ends once. Any thread; copies do not exist, share it by pointer. */
class FCompletion
{
public:
	FCompletion() = default;
	FCompletion(const FCompletion&) = delete;
	FCompletion& operator=(const FCompletion&) = delete;

	bool IsComplete() const;

	/** Once only. What was written before is seen by everybody who finds it complete. */
	void Complete();

	/** False when the time ran out. A worker thread does other work meanwhile, so that workers cannot starve. */
	bool Wait(FTimespan Timeout = FTimespan::MaxValue()) const;

	/** Runs at once when complete already, else on the thread that completes it. */
	void WhenComplete(TUniqueFunction<void()> Continuation);

private:
	mutable std::mutex Mutex;
	mutable std::condition_variable Completed;
	bool bComplete = false;
	TArray<TUniqueFunction<void()>> Continuations;
};

/** Queues work for the two workers, for the next PumpGameThread, or for a thread of its own that Shutdown joins. */
void RunOnPool(TUniqueFunction<void()> Work);
void RunOnGameThread(TUniqueFunction<void()> Work);
void RunOnOwnThread(TUniqueFunction<void()> Work);

/** Does the work on the render thread and waits for it. Game thread. */
void RunOnRenderThread(TUniqueFunction<void()> Work);
} // namespace UE::Host
