// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/HostCompletion.h"
#include "Async/TaskGraphInterfaces.h"

/** The result of something that ends later; moved, never copied. */
template <typename ResultType>
class TFuture
{
public:
	TFuture() = default;
	explicit TFuture(const UE::Host::TResultPtr<ResultType>& InResult)
		: Result(InResult)
	{
	}
	TFuture(TFuture&&) = default;
	TFuture& operator=(TFuture&&) = default;
	TFuture(const TFuture&) = delete;
	TFuture& operator=(const TFuture&) = delete;

	void Wait() const { Result->Wait(); }
	/** Waits. */
	template <typename T = ResultType, typename = std::enable_if_t<!std::is_void_v<T>>>
	const T& Get() const
	{
		Wait();
		return Result->Value.GetValue();
	}

private:
	UE::Host::TResultPtr<ResultType> Result;
};

/** Every value but that of the main thread, whose queue runs at the next turn, means a thread of its own here. */
enum class EAsyncExecution
{
	TaskGraph,
	TaskGraphMainThread,
	Thread,
	ThreadIfForkSafe,
	ThreadPool,
#if WITH_EDITOR
	LargeThreadPool
#endif
};

/** Runs Callable elsewhere. */
template <typename CallableType>
auto Async(EAsyncExecution Execution, CallableType&& Callable) -> TFuture<decltype(Callable())>
{
	const bool bMain = Execution == EAsyncExecution::TaskGraphMainThread;
	return TFuture<decltype(Callable())>(UE::Host::RunForResult(
		bMain ? &UE::Host::RunOnGameThread : &UE::Host::RunOnThread, std::forward<CallableType>(Callable)));
}

/** Runs Function on the given thread, never at once. */
void AsyncTask(ENamedThreads::Type Thread, TUniqueFunction<void()> Function);
