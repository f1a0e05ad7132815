// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/HostCompletion.h"

namespace UE::Tasks
{
enum class ETaskPriority : int8
{
	Normal = 1,
	BackgroundHigh = 2,
	BackgroundNormal = 3,
};

namespace Private
{
/** Shared reference to a task; may be empty. */
class FTaskHandle
{
public:
	bool IsValid() const { return Task.IsValid(); }
	bool IsCompleted() const { return !IsValid() || Task->IsComplete(); }
	/** False when the time ran out; true at once for an empty handle. */
	bool Wait(FTimespan Timeout = FTimespan::MaxValue()) const { return !IsValid() || Task->Wait(Timeout); }

protected:
	TSharedPtr<UE::Host::FCompletion, ESPMode::ThreadSafe> Task;
};
} // namespace Private

using FTask = Private::FTaskHandle;

template <typename ResultType>
class TTask : public Private::FTaskHandle
{
public:
	TTask() = default;
	explicit TTask(const UE::Host::TResultPtr<ResultType>& Result) { Task = Result; }

	/** Waits. */
	template <typename T = ResultType, typename = std::enable_if_t<!std::is_void_v<T>>>
	T& GetResult()
	{
		check(IsValid());
		Wait();
		return static_cast<UE::Host::TResult<T>&>(*Task).Value.GetValue();
	}
};

/** Runs the body on a worker. */
template <typename TaskBodyType>
auto Launch(const TCHAR* /*DebugName*/, TaskBodyType&& TaskBody, ETaskPriority = ETaskPriority::Normal)
{
	using FResult = std::invoke_result_t<std::decay_t<TaskBodyType>>;
	return TTask<FResult>(UE::Host::RunForResult(std::forward<TaskBodyType>(TaskBody)));
}
} // namespace UE::Tasks
