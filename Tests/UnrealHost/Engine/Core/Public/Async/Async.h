// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/Future.h"
#include "Async/TaskGraphInterfaces.h"

enum class EAsyncExecution
{
	/** A worker. */
	TaskGraph,
	/** The game thread's queue: the next turn. */
	TaskGraphMainThread,
	/** A thread of its own. */
	Thread,
	ThreadIfForkSafe,
	/** A worker. */
	ThreadPool,
#if WITH_EDITOR
	LargeThreadPool
#endif
};

namespace UE::Host
{
void RunAsync(EAsyncExecution Execution, TUniqueFunction<void()> Work);
} // namespace UE::Host

/** Runs Callable elsewhere; the callback, if any, follows on that same thread. */
template <typename CallableType>
auto Async(EAsyncExecution Execution, CallableType&& Callable, TUniqueFunction<void()> CompletionCallback = nullptr)
	-> TFuture<decltype(Callable())>
{
	using FResult = decltype(Callable());
	TPromise<FResult> Promise;
	TFuture<FResult> Future = Promise.GetFuture();
	UE::Host::RunAsync(Execution,
		[Work = std::decay_t<CallableType>(Forward<CallableType>(Callable)), Target = MoveTemp(Promise),
			Completion = MoveTemp(CompletionCallback)]() mutable
		{
			UE::Host::SetPromise(Target, Work);
			if (Completion)
			{
				Completion();
			}
		});
	return Future;
}

/** Runs Function on the given thread, never at once. */
void AsyncTask(ENamedThreads::Type Thread, TUniqueFunction<void()> Function);
