// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "HAL/CriticalSection.h"
#include "Misc/OutputDevice.h"

/** GLog: gives every line to all devices added to it, to the test that runs and to standard output. */
class FOutputDeviceRedirector final : public FOutputDevice
{
public:
	using FOutputDevice::Serialize;

	static FOutputDeviceRedirector* Get();

	/** The device is not owned and must be removed before it goes. */
	void AddOutputDevice(FOutputDevice* OutputDevice);
	void RemoveOutputDevice(FOutputDevice* OutputDevice);

	void Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category) override;
	bool CanBeUsedOnAnyThread() const override { return true; }

private:
	FCriticalSection Lock;
	TArray<FOutputDevice*> OutputDevices;
};
