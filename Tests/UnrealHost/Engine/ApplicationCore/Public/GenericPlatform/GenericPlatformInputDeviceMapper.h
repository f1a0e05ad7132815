// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/CoreMiscDefines.h"

/** Which input devices belong to which user. The host has user 0 with device 0; more come by mapping. Game thread only.
 */
class APPLICATIONCORE_API IPlatformInputDeviceMapper
{
public:
	static IPlatformInputDeviceMapper& Get();

	virtual ~IPlatformInputDeviceMapper() = default;

	virtual FPlatformUserId GetPrimaryPlatformUser() const = 0;
	virtual FInputDeviceId GetDefaultInputDevice() const = 0;
};
