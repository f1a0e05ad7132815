// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/Optional.h"
#include "Misc/Timespan.h"
#include "Templates/Function.h"
#include "Templates/SharedPointer.h"

#include <condition_variable>
#include <mutex>

namespace UE::Host
{
/** Something that ends once. Any thread; copies do not exist, share it by pointer. */
class FCompletion
{
public:
	bool IsComplete() const;
	/** Once only. What was written before is seen by everybody who finds it complete. */
	void Complete();
	/** False when the time ran out. */
	bool Wait(FTimespan Timeout = FTimespan::MaxValue()) const;

private:
	mutable std::mutex Mutex;
	mutable std::condition_variable Completed;
	bool bComplete = false;
};

/** What a function returned, once it ended. */
template <typename ResultType>
struct TResult : FCompletion
{
	TOptional<std::conditional_t<std::is_void_v<ResultType>, bool, ResultType>> Value;
};
template <typename ResultType>
using TResultPtr = TSharedPtr<TResult<ResultType>, ESPMode::ThreadSafe>;

/** Work for a thread of its own that Shutdown waits for, or for the next PumpGameThread. */
void RunOnThread(TUniqueFunction<void()> Work);
void RunOnGameThread(TUniqueFunction<void()> Work);
/** Does the work on the render thread and waits for it. Game thread. */
void RunOnRenderThread(TUniqueFunction<void()> Work);

/** Runs what was queued for the game thread before this call. */
void RunGameThreadTasks();
/** Waits until every thread has ended. */
void JoinThreads();

/** Calls Function on a thread of its own; it is destroyed before the result counts as there. */
template <typename FunctionType, typename ResultType = std::invoke_result_t<FunctionType>>
TResultPtr<ResultType> RunForResult(FunctionType&& Function)
{
	const TResultPtr<ResultType> Result = MakeShared<TResult<ResultType>, ESPMode::ThreadSafe>();
	RunOnThread(
		[Result, Work = TUniqueFunction<ResultType()>(std::forward<FunctionType>(Function))]() mutable
		{
			if constexpr (std::is_void_v<ResultType>)
			{
				Work();
			}
			else
			{
				Result->Value.Emplace(Work());
			}
			Work.Reset();
			Result->Complete();
		});
	return Result;
}
} // namespace UE::Host
