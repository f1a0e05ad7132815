// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/HostCompletion.h"
#include "Misc/AssertionMacros.h"
#include "Misc/Optional.h"
#include "Templates/SharedPointer.h"
#include "Templates/UnrealTemplate.h"

#include <type_traits>

template <typename ResultType>
class TFuture;
template <typename ResultType>
class TPromise;

namespace UE::Host
{
struct FNothing
{
};

template <typename ResultType>
using TStored = std::conditional_t<std::is_void_v<ResultType>, FNothing, ResultType>;

template <typename ResultType>
struct TFutureState : FCompletion
{
	TOptional<TStored<ResultType>> Result;
};

/** Gives what Function returns to a promise, also when that is nothing. */
template <typename ResultType, typename FunctionType, typename... ArgTypes>
void SetPromise(TPromise<ResultType>& Promise, FunctionType& Function, ArgTypes&&... Args)
{
	if constexpr (std::is_void_v<ResultType>)
	{
		Function(Forward<ArgTypes>(Args)...);
		Promise.SetValue();
	}
	else
	{
		Promise.SetValue(Function(Forward<ArgTypes>(Args)...));
	}
}

/** What futures of values and of nothing have in common. */
template <typename ResultType>
class TFutureBase
{
public:
	TFutureBase() = default;
	TFutureBase(TFutureBase&&) = default;
	TFutureBase& operator=(TFutureBase&&) = default;
	TFutureBase(const TFutureBase&) = delete;
	TFutureBase& operator=(const TFutureBase&) = delete;

	/** Whether there is anything to wait for. */
	bool IsValid() const { return State.IsValid(); }
	void Wait() const { WaitFor(FTimespan::MaxValue()); }

	/** False when the time ran out. */
	bool WaitFor(const FTimespan& Duration) const
	{
		check(IsValid());
		return State->Wait(Duration);
	}

protected:
	template <typename OtherType>
	friend class TFutureBase;
	friend class TPromise<ResultType>;

	TSharedPtr<TFutureState<ResultType>, ESPMode::ThreadSafe> State;
};
} // namespace UE::Host

/** The result of something that ends later; moved, never copied. */
template <typename ResultType>
class TFuture : public UE::Host::TFutureBase<ResultType>
{
public:
	/** Waits. */
	const ResultType& Get() const
	{
		this->Wait();
		return this->State->Result.GetValue();
	}
};

template <>
class TFuture<void> : public UE::Host::TFutureBase<void>
{
};

/** The other end of a future; the value is set once, on any thread. */
template <typename ResultType>
class TPromise
{
public:
	TPromise()
		: State(MakeShared<UE::Host::TFutureState<ResultType>, ESPMode::ThreadSafe>())
	{
	}

	TPromise(TPromise&&) = default;
	TPromise& operator=(TPromise&&) = default;
	TPromise(const TPromise&) = delete;
	TPromise& operator=(const TPromise&) = delete;

	/** Once only. */
	TFuture<ResultType> GetFuture()
	{
		check(!bFutureTaken);
		bFutureTaken = true;
		TFuture<ResultType> Future;
		Future.State = State;
		return Future;
	}

	template <typename... ArgTypes>
	void EmplaceValue(ArgTypes&&... Args)
	{
		check(!State->IsComplete());
		State->Result.Emplace(Forward<ArgTypes>(Args)...);
		State->Complete();
	}

	template <typename ValueType = UE::Host::FNothing>
	void SetValue(ValueType&& Value = ValueType())
	{
		EmplaceValue(Forward<ValueType>(Value));
	}

private:
	TSharedPtr<UE::Host::TFutureState<ResultType>, ESPMode::ThreadSafe> State;
	bool bFutureTaken = false;
};
