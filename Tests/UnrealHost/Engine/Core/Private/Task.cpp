// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Tasks/Task.h"

#include "Tasks/Pipe.h"

namespace UE::Tasks
{
namespace Private
{
void FTaskBase::Launch(TUniqueFunction<void()> InBody, EExtendedTaskPriority InPriority)
{
	Body = MoveTemp(InBody);
	Priority = InPriority;
	ReleaseOne();
}

void FTaskBase::AddPrerequisite(const TSharedPtr<FTaskBase, ESPMode::ThreadSafe>& Prerequisite)
{
	if (Prerequisite.IsValid())
	{
		++Waiting;
		const TSharedRef<FTaskBase, ESPMode::ThreadSafe> Self = AsShared();
		Prerequisite->WhenComplete([Self] { Self->ReleaseOne(); });
	}
}

void FTaskBase::ReleaseOne()
{
	if (--Waiting == 0)
	{
		Schedule();
	}
}

void FTaskBase::Schedule()
{
	const TSharedRef<FTaskBase, ESPMode::ThreadSafe> Self = AsShared();
	switch (Priority)
	{
	case EExtendedTaskPriority::None:
		UE::Host::RunOnPool([Self] { Self->Run(); });
		break;
	case EExtendedTaskPriority::Inline:
	case EExtendedTaskPriority::TaskEvent:
		Run();
		break;
	default:
		UE::Host::RunOnGameThread([Self] { Self->Run(); });
		break;
	}
}

void FTaskBase::Run()
{
	if (Body)
	{
		Body();
		Body.Reset();
	}
	Complete();
}
} // namespace Private

FPipe::FPipe(const TCHAR*) {}

FPipe::~FPipe()
{
	check(!HasWork());
}

bool FPipe::HasWork() const
{
	const std::lock_guard<std::mutex> Held(Mutex);
	return !LastTask.IsCompleted();
}
} // namespace UE::Tasks
