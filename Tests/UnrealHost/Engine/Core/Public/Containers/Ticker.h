// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Delegates/Delegate.h"
#include "HAL/CriticalSection.h"
#include "Templates/Function.h"
#include "Templates/SharedPointer.h"

#include <atomic>

/** Gets the seconds since the last turn; true to be called again. */
using FTickerDelegate = TDelegate<bool(float)>;

/** Calls delegates every turn or every so many seconds, on the game thread. Adding and removing work on any thread. */
class FTSTicker
{
	struct FElement;

public:
	using FDelegateHandle = TWeakPtr<FElement>;

	static FTSTicker& GetCoreTicker();

	/** First called when InDelay seconds have passed, then again after as many. */
	FDelegateHandle AddTicker(const FTickerDelegate& InDelegate, float InDelay = 0.0f);

	/** Does nothing for a handle that is no longer there. A ticker may remove itself while it runs. */
	static void RemoveTicker(FDelegateHandle Handle);

	/** Called by the host. Tickers added meanwhile wait for the next turn. */
	void Tick(float DeltaTime);
	void Reset();

private:
	struct FElement
	{
		FTickerDelegate Delegate;
		float DelayTime = 0.0f;
		double FireTime = 0.0;
		std::atomic<bool> bRemoved{false};
	};

	FCriticalSection Lock;
	double CurrentTime = 0.0;
	TArray<TSharedPtr<FElement>> Elements;
};
