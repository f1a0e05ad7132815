// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/Future.h"
#include "Async/TaskGraphInterfaces.h"

#include <atomic>

namespace UE::Tasks
{
enum class ETaskPriority : int8
{
	High,
	Normal,
	Default = Normal,
	ForegroundCount,
	BackgroundHigh = ForegroundCount,
	BackgroundNormal,
	BackgroundLow,
	Count
};

enum class EExtendedTaskPriority : int8
{
	None,
	/** On the thread that makes the last prerequisite complete. */
	Inline,
	TaskEvent,
	Count = 7
};

namespace Private
{
/** One task: it is scheduled when its last prerequisite is complete. */
class FTaskBase : public UE::Host::FCompletion, public TSharedFromThis<FTaskBase, ESPMode::ThreadSafe>
{
public:
	virtual ~FTaskBase() = default;

	/** Called once; Body is destroyed after it ran, before the task counts as complete. */
	void Launch(TUniqueFunction<void()> InBody, EExtendedTaskPriority InPriority);
	void AddPrerequisite(const TSharedPtr<FTaskBase, ESPMode::ThreadSafe>& Prerequisite);

private:
	void ReleaseOne();
	void Schedule();
	void Run();

	TUniqueFunction<void()> Body;
	EExtendedTaskPriority Priority = EExtendedTaskPriority::None;
	/** Prerequisites left, and one for the launch itself. */
	std::atomic<int32> Waiting{1};
};

template <typename ResultType>
class TTaskWithResult : public FTaskBase
{
public:
	TOptional<UE::Host::TStored<ResultType>> Result;
};

/** Shared reference to a task; may be empty. */
class FTaskHandle
{
public:
	bool IsValid() const { return Task.IsValid(); }
	bool IsCompleted() const { return !IsValid() || Task->IsComplete(); }
	/** False when the time ran out; true at once for an empty handle. */
	bool Wait(FTimespan Timeout = FTimespan::MaxValue()) const { return !IsValid() || Task->Wait(Timeout); }

	const TSharedPtr<FTaskBase, ESPMode::ThreadSafe>& HostGetTask() const { return Task; }

protected:
	TSharedPtr<FTaskBase, ESPMode::ThreadSafe> Task;
};
} // namespace Private

using FTask = Private::FTaskHandle;

template <typename ResultType>
class TTask : public Private::FTaskHandle
{
public:
	using FState = Private::TTaskWithResult<ResultType>;

	TTask() = default;
	explicit TTask(const TSharedPtr<FState, ESPMode::ThreadSafe>& State) { Task = State; }

	/** Waits. */
	std::conditional_t<std::is_void_v<ResultType>, void, std::add_lvalue_reference_t<ResultType>> GetResult()
	{
		check(IsValid());
		Wait();
		if constexpr (!std::is_void_v<ResultType>)
		{
			return static_cast<FState&>(*Task).Result.GetValue();
		}
	}
};

/** Runs Body on a worker once all prerequisites are complete. */
template <typename TaskBodyType, typename PrerequisitesType>
auto Launch(const TCHAR* /*DebugName*/, TaskBodyType&& TaskBody, const PrerequisitesType& InPrerequisites,
	ETaskPriority = ETaskPriority::Normal, EExtendedTaskPriority ExtendedPriority = EExtendedTaskPriority::None)
	-> std::enable_if_t<!std::is_enum_v<PrerequisitesType>, TTask<std::invoke_result_t<std::decay_t<TaskBodyType>>>>
{
	using FResult = std::invoke_result_t<std::decay_t<TaskBodyType>>;
	const auto State = MakeShared<Private::TTaskWithResult<FResult>, ESPMode::ThreadSafe>();
	if constexpr (std::is_base_of_v<Private::FTaskHandle, PrerequisitesType>)
	{
		State->AddPrerequisite(InPrerequisites.HostGetTask());
	}
	else
	{
		for (const auto& Prerequisite : InPrerequisites)
		{
			State->AddPrerequisite(Prerequisite.HostGetTask());
		}
	}
	// The task outlives its body, so the body may hold it by address.
	State->Launch(
		[Task = &*State, Work = std::decay_t<TaskBodyType>(Forward<TaskBodyType>(TaskBody))]() mutable
		{
			if constexpr (std::is_void_v<FResult>)
			{
				Work();
			}
			else
			{
				Task->Result.Emplace(Work());
			}
		},
		ExtendedPriority);
	return TTask<FResult>(State);
}

template <typename TaskBodyType>
auto Launch(const TCHAR* DebugName, TaskBodyType&& TaskBody, ETaskPriority Priority = ETaskPriority::Normal,
	EExtendedTaskPriority ExtendedPriority = EExtendedTaskPriority::None)
{
	return Launch(DebugName, Forward<TaskBodyType>(TaskBody), TArray<FTask>(), Priority, ExtendedPriority);
}
} // namespace UE::Tasks
