// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Tasks/Task.h"

namespace UE::Tasks
{
/** Runs its tasks one after another, in the order of their launch. Must be empty when it is destroyed. */
class FPipe
{
public:
	explicit FPipe(const TCHAR*) {}
	~FPipe() { check(!HasWork()); }

	bool HasWork() const
	{
		const std::lock_guard<std::mutex> Held(Mutex);
		return !LastTask.IsCompleted();
	}

	template <typename TaskBodyType>
	auto Launch(const TCHAR* DebugName, TaskBodyType&& TaskBody, ETaskPriority Priority = ETaskPriority::Normal)
	{
		const std::lock_guard<std::mutex> Held(Mutex);
		auto InTurn =
			[Before = LastTask, Body = std::decay_t<TaskBodyType>(std::forward<TaskBodyType>(TaskBody))]() mutable
		{
			Before.Wait();
			return Body();
		};
		auto Task = UE::Tasks::Launch(DebugName, MoveTemp(InTurn), Priority);
		LastTask = Task;
		return Task;
	}

private:
	mutable std::mutex Mutex;
	FTask LastTask;
};
} // namespace UE::Tasks
