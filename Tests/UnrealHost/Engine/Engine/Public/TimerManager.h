// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Delegates/Delegate.h"
#include "Engine/TimerHandle.h"
#include "Templates/Function.h"

DECLARE_DELEGATE(FTimerDelegate);

/** Calls back after a time, once or again and again. A rate of 0 or less clears the handle's timer. */
class ENGINE_API FTimerManager
{
public:
	void SetTimer(
		FTimerHandle& InOutHandle, const FTimerDelegate& Delegate, float Rate, bool bLoop, float FirstDelay = -1.0f);
	void SetTimer(
		FTimerHandle& InOutHandle, TFunction<void()>&& Callback, float Rate, bool bLoop, float FirstDelay = -1.0f);

	template <class UserClass>
	void SetTimer(FTimerHandle& InOutHandle, UserClass* Object, void (UserClass::*Method)(), float Rate,
		bool bLoop = false, float FirstDelay = -1.0f)
	{
		SetTimer(InOutHandle, FTimerDelegate::CreateUObject(Object, Method), Rate, bLoop, FirstDelay);
	}

	FTimerHandle SetTimerForNextTick(const FTimerDelegate& Delegate);
	FTimerHandle SetTimerForNextTick(TFunction<void()>&& Callback);

	template <class UserClass>
	FTimerHandle SetTimerForNextTick(UserClass* Object, void (UserClass::*Method)())
	{
		return SetTimerForNextTick(FTimerDelegate::CreateUObject(Object, Method));
	}

	/** The handle is invalid afterwards. */
	void ClearTimer(FTimerHandle& InHandle);

	/** Removes every timer whose delegate is bound to the object. */
	void ClearAllTimersForObject(const void* Object);

	bool IsTimerActive(FTimerHandle InHandle) const;
	bool TimerExists(FTimerHandle InHandle) const;

	/** Seconds, or -1 for a handle without a timer. */
	float GetTimerRemaining(FTimerHandle InHandle) const;

	void Tick(float DeltaTime);

private:
	struct FTimer
	{
		uint64 Handle = 0;
		FTimerDelegate Delegate;
		double FireTime = 0.0;
		double Rate = 0.0;
		bool bLoop = false;
		bool bNextTick = false;
	};

	const FTimer* Find(FTimerHandle InHandle) const;
	uint64 Add(FTimer Timer);
	void Fire(uint64 Handle);

	TArray<FTimer> Timers;
	double Now = 0.0;
	uint64 LastHandle = 0;
};
