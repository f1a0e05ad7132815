// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/Ticker.h"

#include "Misc/ScopeLock.h"

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
