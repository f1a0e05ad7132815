// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Async/Async.h"
#include "Async/HostCompletion.h"
#include "Containers/Map.h"
#include "Containers/Ticker.h"
#include "CoreGlobals.h"
#include "Host/HostRuntime.h"
#include "Math/Vector.h"
#include "Misc/ScopeLock.h"
#include "Modules/ModuleManager.h"

#include <chrono>
#include <thread>
#include <vector>

uint64 GFrameCounter = 0;
uint64 GFrameCounterRenderThread = 0;
bool GIsRunningUnattendedScript = false;

namespace HostThreadsDetail
{
struct FState
{
	std::mutex Mutex;
	std::condition_variable Ended;
	int32 NumThreads = 0;
	std::vector<TUniqueFunction<void()>> GameThreadJobs;
	const std::thread::id GameThread = std::this_thread::get_id();
};

/** Never destroyed: a thread may end as the program does. */
static FState& State()
{
	static FState* const Instance = new FState();
	return *Instance;
}

// Asked once while the program starts, on the thread that runs main.
static const bool bGameThreadKnown = IsInGameThread();

static thread_local bool bIsRenderThread = false;
} // namespace HostThreadsDetail

bool IsInGameThread()
{
	return std::this_thread::get_id() == HostThreadsDetail::State().GameThread;
}

bool IsInRenderingThread()
{
	return HostThreadsDetail::bIsRenderThread;
}

namespace UE::Host
{
using HostThreadsDetail::State;

bool FCompletion::IsComplete() const
{
	const std::lock_guard<std::mutex> Held(Mutex);
	return bComplete;
}

void FCompletion::Complete()
{
	// Notified while the lock is held: a waiter may destroy this as soon as it gets the lock.
	const std::lock_guard<std::mutex> Held(Mutex);
	bComplete = true;
	Completed.notify_all();
}

bool FCompletion::Wait(FTimespan Timeout) const
{
	// Half a year counts as for ever: adding more could leave the clock's range.
	const double Seconds = FMath::Min(Timeout.GetTotalSeconds(), 180.0 * 86400.0);
	std::unique_lock<std::mutex> Held(Mutex);
	return Completed.wait_for(Held, std::chrono::duration<double>(Seconds), [this] { return bComplete; });
}

void RunOnThread(TUniqueFunction<void()> Work)
{
	{
		const std::lock_guard<std::mutex> Held(State().Mutex);
		++State().NumThreads;
	}
	std::thread(
		[Work = MoveTemp(Work)]() mutable
		{
			Work();
			Work.Reset();
			const std::lock_guard<std::mutex> Held(State().Mutex);
			--State().NumThreads;
			State().Ended.notify_all();
		})
		.detach();
}

void RunOnRenderThread(TUniqueFunction<void()> Work)
{
	std::thread(
		[&Work]
		{
			HostThreadsDetail::bIsRenderThread = true;
			Work();
		})
		.join();
}

void RunOnGameThread(TUniqueFunction<void()> Work)
{
	const std::lock_guard<std::mutex> Held(State().Mutex);
	State().GameThreadJobs.push_back(MoveTemp(Work));
}

void RunGameThreadTasks()
{
	std::vector<TUniqueFunction<void()>> Jobs;
	{
		const std::lock_guard<std::mutex> Held(State().Mutex);
		Jobs.swap(State().GameThreadJobs);
	}
	for (TUniqueFunction<void()>& Job : Jobs)
	{
		Job();
	}
}

void JoinThreads()
{
	std::unique_lock<std::mutex> Held(State().Mutex);
	State().Ended.wait(Held, [] { return State().NumThreads == 0; });
}
} // namespace UE::Host

FTSTicker& FTSTicker::GetCoreTicker()
{
	static FTSTicker Instance;
	return Instance;
}

FTSTicker::FDelegateHandle FTSTicker::AddTicker(const FTickerDelegate& InDelegate, float InDelay)
{
	const TSharedPtr<FElement> Element = MakeShared<FElement>();
	const FScopeLock Held(&Lock);
	Element->Delegate = InDelegate;
	Element->DelayTime = InDelay;
	Element->FireTime = CurrentTime + InDelay;
	Elements.Add(Element);
	return Element;
}

void FTSTicker::RemoveTicker(FDelegateHandle Handle)
{
	if (const TSharedPtr<FElement> Element = Handle.Pin())
	{
		Element->bRemoved = true;
	}
}

void FTSTicker::Tick(float DeltaTime)
{
	TArray<TSharedPtr<FElement>> Turn;
	double Now = 0.0;
	{
		const FScopeLock Held(&Lock);
		CurrentTime += DeltaTime;
		Now = CurrentTime;
		Turn = Elements;
	}
	for (const TSharedPtr<FElement>& Element : Turn)
	{
		if (Element->bRemoved || Now < Element->FireTime)
		{
			continue;
		}
		const bool bAgain = Element->Delegate.IsBound() && Element->Delegate.Execute(DeltaTime);
		Element->FireTime = Now + Element->DelayTime;
		Element->bRemoved = Element->bRemoved || !bAgain;
	}
	const FScopeLock Held(&Lock);
	Elements.RemoveAll([](const TSharedPtr<FElement>& Element) { return Element->bRemoved.load(); });
}

void FTSTicker::Reset()
{
	const FScopeLock Held(&Lock);
	Elements.Reset();
}

namespace UE::Host
{
void PumpGameThread(double DeltaSeconds)
{
	check(IsInGameThread());
	GFrameCounterRenderThread = GFrameCounter; // nothing is being drawn: that happens only while somebody waits for it
	RunGameThreadTasks();
	FTSTicker::GetCoreTicker().Tick(static_cast<float>(DeltaSeconds));
	++GFrameCounter;
}

TMap<FString, FString>& PluginBaseDirs()
{
	static TMap<FString, FString> Dirs;
	return Dirs;
}

void Shutdown()
{
	JoinThreads();
	RunGameThreadTasks();
	FModuleManager::Get().UnloadModulesAtShutdown();
	JoinThreads();
	FTSTicker::GetCoreTicker().Reset();
}
} // namespace UE::Host
