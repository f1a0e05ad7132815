// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Which input devices belong to which user. The host has user 0 with device 0. */
class IPlatformInputDeviceMapper
{
public:
	APPLICATIONCORE_API static IPlatformInputDeviceMapper& Get();

	FPlatformUserId GetPrimaryPlatformUser() const { return FPlatformUserId::CreateFromInternalId(0); }
	FInputDeviceId GetDefaultInputDevice() const { return FInputDeviceId::CreateFromInternalId(0); }

private:
	IPlatformInputDeviceMapper() = default;
};
