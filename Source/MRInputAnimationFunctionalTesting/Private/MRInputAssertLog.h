// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/OutputDevice.h"

class FMRInputTestSession;

/**
 * Adds what functional tests write to the log to the outcome of a test while it lives: errors of failed Assert nodes,
 * and warnings. The nodes themselves only return whether they failed.
 */
class FMRInputAssertLog final : public FOutputDevice
{
public:
	explicit FMRInputAssertLog(FMRInputTestSession& InSession);
	virtual ~FMRInputAssertLog() override;
	UE_NONCOPYABLE(FMRInputAssertLog);

	using FOutputDevice::Serialize;

	//~ Begin FOutputDevice interface
	virtual void Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category) override;
	/** So that it is called at once. Lines of other threads are not those of the test. */
	virtual bool CanBeUsedOnAnyThread() const override { return true; }
	virtual bool CanBeUsedOnMultipleThreads() const override { return true; }
	//~ End FOutputDevice interface

private:
	FMRInputTestSession& Session;
};
