// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"
#include "Logging/LogMacros.h"

/** Somewhere that lines of text go. Serialize may be called on any thread the device says it can be used on. */
class FOutputDevice
{
public:
	FOutputDevice() = default;
	FOutputDevice(const FOutputDevice&) = default;
	FOutputDevice& operator=(const FOutputDevice&) = default;
	virtual ~FOutputDevice() = default;

	virtual void Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category) = 0;
	virtual bool CanBeUsedOnAnyThread() const { return false; }
	virtual bool CanBeUsedOnMultipleThreads() const { return false; }

	void Log(const TCHAR* Text) { Serialize(Text, ELogVerbosity::Log, FName(TEXT("Log"))); }
	void Log(const FString& Text) { Log(*Text); }
	template <typename... Types>
	void Logf(UE::Host::FFormatText Format, Types... Args)
	{
		Log(FString::Printf(Format, Args...));
	}
};
