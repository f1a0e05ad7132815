// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/OutputDevice.h"

class FOutputDeviceNull : public FOutputDevice
{
public:
	using FOutputDevice::Serialize;
	void Serialize(const TCHAR*, ELogVerbosity::Type, const FName&) override {}
};
