// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostThreads.h"

#include "Async/HostCompletion.h"
#include "CoreGlobals.h"

#include <deque>
#include <thread>
#include <vector>

namespace HostThreadsDetail
{
using FJob = TUniqueFunction<void()>;

static thread_local bool bIsWorker = false;

/** The workers and the threads of their own. */
class FThreads
{
public:
	~FThreads() { Join(); }

	void Add(FJob Job)
	{
		{
			const std::lock_guard<std::mutex> Held(Mutex);
			Jobs.push_back(MoveTemp(Job));
			while (Workers.size() < 2)
			{
				Workers.emplace_back([this] { Work(); });
			}
		}
		Changed.notify_one();
	}

	void AddThread(FJob Job)
	{
		const std::lock_guard<std::mutex> Held(Mutex);
		OwnThreads.emplace_back([Work = MoveTemp(Job)]() mutable { Work(); });
	}

	bool RunOne()
	{
		FJob Job;
		{
			const std::lock_guard<std::mutex> Held(Mutex);
			if (Jobs.empty())
			{
				return false;
			}
			Job = MoveTemp(Jobs.front());
			Jobs.pop_front();
		}
		Job();
		return true;
	}

	void Join()
	{
		std::vector<std::thread> Ending;
		{
			const std::lock_guard<std::mutex> Held(Mutex);
			bStop = true;
			Ending.swap(OwnThreads);
			for (std::thread& Worker : Workers)
			{
				Ending.push_back(std::move(Worker));
			}
		}
		Changed.notify_all();
		for (std::thread& Thread : Ending)
		{
			Thread.join();
		}
		const std::lock_guard<std::mutex> Held(Mutex);
		Workers.clear();
		bStop = false;
	}

private:
	void Work()
	{
		bIsWorker = true;
		for (;;)
		{
			while (RunOne())
			{
			}
			std::unique_lock<std::mutex> Held(Mutex);
			Changed.wait(Held, [this] { return bStop || !Jobs.empty(); });
			if (Jobs.empty())
			{
				return;
			}
		}
	}

	std::mutex Mutex;
	std::condition_variable Changed;
	std::deque<FJob> Jobs;
	std::vector<std::thread> Workers;
	std::vector<std::thread> OwnThreads;
	bool bStop = false;
};

static FThreads& Threads()
{
	static FThreads Instance;
	return Instance;
}

struct FGameThreadQueue
{
	std::mutex Mutex;
	std::deque<FJob> Jobs;
};

static FGameThreadQueue& GameThreadQueue()
{
	static FGameThreadQueue Instance;
	return Instance;
}
} // namespace HostThreadsDetail

namespace UE::Host
{
void RunOnPool(TUniqueFunction<void()> Work)
{
	HostThreadsDetail::Threads().Add(MoveTemp(Work));
}

void RunOnOwnThread(TUniqueFunction<void()> Work)
{
	HostThreadsDetail::Threads().AddThread(MoveTemp(Work));
}

void RunOnGameThread(TUniqueFunction<void()> Work)
{
	HostThreadsDetail::FGameThreadQueue& Queue = HostThreadsDetail::GameThreadQueue();
	const std::lock_guard<std::mutex> Held(Queue.Mutex);
	Queue.Jobs.push_back(MoveTemp(Work));
}

void RunGameThreadTasks()
{
	HostThreadsDetail::FGameThreadQueue& Queue = HostThreadsDetail::GameThreadQueue();
	std::deque<HostThreadsDetail::FJob> Jobs;
	{
		const std::lock_guard<std::mutex> Held(Queue.Mutex);
		Jobs.swap(Queue.Jobs);
	}
	for (HostThreadsDetail::FJob& Job : Jobs)
	{
		Job();
	}
}

bool IsWorkerThread()
{
	return HostThreadsDetail::bIsWorker;
}

bool RunOnePoolJob()
{
	return HostThreadsDetail::Threads().RunOne();
}

void JoinThreads()
{
	HostThreadsDetail::Threads().Join();
}
} // namespace UE::Host
