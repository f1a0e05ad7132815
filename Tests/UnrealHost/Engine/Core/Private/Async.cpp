// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Async/Async.h"

#include <thread>

namespace AsyncDetail
{
static const std::thread::id& GameThreadId()
{
	static const std::thread::id Id = std::this_thread::get_id();
	return Id;
}

// Asked once while the program starts, on the thread that runs main.
static const bool bGameThreadKnown = IsInGameThread();

static thread_local bool bIsRenderThread = false;
} // namespace AsyncDetail

uint64 GFrameCounter = 0;
uint64 GFrameCounterRenderThread = 0;
bool GIsRunningUnattendedScript = false;

bool IsInGameThread()
{
	return std::this_thread::get_id() == AsyncDetail::GameThreadId();
}

bool IsInRenderingThread()
{
	return AsyncDetail::bIsRenderThread;
}

void RequestEngineExit(const TCHAR*) {}

namespace UE::Host
{
void RunOnRenderThread(TUniqueFunction<void()> Work)
{
	std::thread(
		[&Work]
		{
			AsyncDetail::bIsRenderThread = true;
			Work();
		})
		.join();
}

void RunAsync(EAsyncExecution Execution, TUniqueFunction<void()> Work)
{
	switch (Execution)
	{
	case EAsyncExecution::TaskGraphMainThread:
		RunOnGameThread(MoveTemp(Work));
		break;
	case EAsyncExecution::Thread:
	case EAsyncExecution::ThreadIfForkSafe:
		RunOnOwnThread(MoveTemp(Work));
		break;
	default:
		RunOnPool(MoveTemp(Work));
		break;
	}
}
} // namespace UE::Host

void AsyncTask(ENamedThreads::Type Thread, TUniqueFunction<void()> Function)
{
	if (Thread == ENamedThreads::GameThread || Thread == ENamedThreads::GameThread_Local)
	{
		UE::Host::RunOnGameThread(MoveTemp(Function));
	}
	else
	{
		UE::Host::RunOnPool(MoveTemp(Function));
	}
}
