// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/OutputDevice.h"

/** Collects what is written to it, line after line. */
class FStringOutputDevice : public FString, public FOutputDevice
{
public:
	using FOutputDevice::Serialize;

	explicit FStringOutputDevice(const TCHAR* DeviceName = TEXT(""))
		: FString(DeviceName)
	{
	}
	void Serialize(const TCHAR* Text, ELogVerbosity::Type, const FName&) override
	{
		FString::operator+=(Text);
		FString::operator+=(LINE_TERMINATOR);
	}
};
