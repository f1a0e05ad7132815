// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "TimerManager.h"

void FTimerManager::SetTimer(
	FTimerHandle& InOutHandle, const FTimerDelegate& Delegate, float Rate, bool bLoop, float FirstDelay)
{
	ClearTimer(InOutHandle);
	if (Rate <= 0.0f)
	{
		return;
	}
	FTimer Timer;
	Timer.Delegate = Delegate;
	Timer.Rate = Rate;
	Timer.bLoop = bLoop;
	Timer.FireTime = Now + (FirstDelay >= 0.0f ? FirstDelay : Rate);
	InOutHandle.Handle = Add(Timer);
}

void FTimerManager::SetTimer(
	FTimerHandle& InOutHandle, TFunction<void()>&& Callback, float Rate, bool bLoop, float FirstDelay)
{
	SetTimer(InOutHandle, FTimerDelegate::CreateLambda(MoveTemp(Callback)), Rate, bLoop, FirstDelay);
}

FTimerHandle FTimerManager::SetTimerForNextTick(const FTimerDelegate& Delegate)
{
	FTimer Timer;
	Timer.Delegate = Delegate;
	Timer.FireTime = Now;
	Timer.bNextTick = true;
	FTimerHandle Handle;
	Handle.Handle = Add(Timer);
	return Handle;
}

FTimerHandle FTimerManager::SetTimerForNextTick(TFunction<void()>&& Callback)
{
	return SetTimerForNextTick(FTimerDelegate::CreateLambda(MoveTemp(Callback)));
}

uint64 FTimerManager::Add(FTimer Timer)
{
	Timer.Handle = ++LastHandle;
	Timers.Add(MoveTemp(Timer));
	return LastHandle;
}

void FTimerManager::ClearTimer(FTimerHandle& InHandle)
{
	Timers.RemoveAll([&InHandle](const FTimer& Timer) { return Timer.Handle == InHandle.Handle; });
	InHandle.Invalidate();
}

void FTimerManager::ClearAllTimersForObject(const void* Object)
{
	Timers.RemoveAll([Object](const FTimer& Timer) { return Timer.Delegate.IsBoundToObject(Object); });
}

const FTimerManager::FTimer* FTimerManager::Find(FTimerHandle InHandle) const
{
	return Timers.FindByPredicate([&InHandle](const FTimer& Timer) { return Timer.Handle == InHandle.Handle; });
}

bool FTimerManager::IsTimerActive(FTimerHandle InHandle) const
{
	return Find(InHandle) != nullptr;
}

bool FTimerManager::TimerExists(FTimerHandle InHandle) const
{
	return Find(InHandle) != nullptr;
}

float FTimerManager::GetTimerRemaining(FTimerHandle InHandle) const
{
	const FTimer* Timer = Find(InHandle);
	return Timer ? static_cast<float>(Timer->FireTime - Now) : -1.0f;
}

void FTimerManager::Fire(uint64 Handle)
{
	// A looping timer whose rate is far below the frame fires as often as it fell due.
	for (;;)
	{
		FTimer* Timer = Timers.FindByPredicate([Handle](const FTimer& Other) { return Other.Handle == Handle; });
		if (!Timer || Timer->FireTime > Now)
		{
			return;
		}
		const FTimerDelegate Delegate = Timer->Delegate;
		if (Timer->bLoop)
		{
			Timer->FireTime += Timer->Rate;
		}
		else
		{
			Timers.RemoveAll([Handle](const FTimer& Other) { return Other.Handle == Handle; });
		}
		Delegate.ExecuteIfBound();
	}
}

void FTimerManager::Tick(float DeltaTime)
{
	Now += DeltaTime;
	TArray<uint64> Due;
	for (const FTimer& Timer : Timers)
	{
		if (Timer.FireTime <= Now)
		{
			Due.Add(Timer.Handle);
		}
	}
	for (const uint64 Handle : Due)
	{
		Fire(Handle);
	}
}
