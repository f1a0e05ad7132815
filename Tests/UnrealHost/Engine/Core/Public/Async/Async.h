// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/HostCompletion.h"
#include "CoreGlobals.h"

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

enum class EAsyncExecution
{
	Thread = 2,
};

/** Runs Callable elsewhere. */
template <typename CallableType>
auto Async(EAsyncExecution, CallableType&& Callable) -> TFuture<decltype(Callable())>
{
	return TFuture<decltype(Callable())>(UE::Host::RunForResult(std::forward<CallableType>(Callable)));
}

/** Runs Function at the next turn. */
inline void AsyncTask(ENamedThreads::Type, TUniqueFunction<void()> Function)
{
	UE::Host::RunOnGameThread(MoveTemp(Function));
}
