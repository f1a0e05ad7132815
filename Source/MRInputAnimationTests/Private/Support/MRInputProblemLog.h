// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/OutputDeviceRedirector.h"
#include "Misc/ScopeLock.h"

/**
 * The plugin's warnings and errors while this is there, from any thread. A test in which the engine complains too, in
 * words that nobody can foresee, looks here and suppresses log errors instead of expecting messages.
 */
class FMRInputProblemLog final : public FOutputDevice
{
public:
	FMRInputProblemLog() { GLog->AddOutputDevice(this); }
	virtual ~FMRInputProblemLog() override { GLog->RemoveOutputDevice(this); }
	UE_NONCOPYABLE(FMRInputProblemLog);

	virtual bool CanBeUsedOnAnyThread() const override { return true; }
	virtual bool CanBeUsedOnMultipleThreads() const override { return true; }
	virtual void Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category) override
	{
		if (Verbosity <= ELogVerbosity::Warning && Category == TEXT("LogMRInput"))
		{
			const FScopeLock Lock(&Guard);
			Problems.Add(Text);
		}
	}

	/** One a line. */
	FString ToString() const
	{
		const FScopeLock Lock(&Guard);
		return FString::Join(Problems, TEXT("\n"));
	}
	int32 Num() const
	{
		const FScopeLock Lock(&Guard);
		return Problems.Num();
	}

private:
	mutable FCriticalSection Guard;
	TArray<FString> Problems;
};
