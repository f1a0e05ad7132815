// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/CoreMiscDefines.h"

/** Whether a device is there. */
enum class EInputDeviceConnectionState : uint8
{
	Invalid,
	Unknown,
	Disconnected,
	Connected
};

/** Which input devices belong to which user. The host has user 0 with device 0; more come by mapping. Game thread only.
 */
class APPLICATIONCORE_API IPlatformInputDeviceMapper
{
public:
	static IPlatformInputDeviceMapper& Get();

	virtual ~IPlatformInputDeviceMapper() = default;

	virtual FPlatformUserId GetPrimaryPlatformUser() const = 0;
	virtual FInputDeviceId GetDefaultInputDevice() const = 0;
	/** PLATFORMUSERID_NONE for a device nobody mapped. */
	virtual FPlatformUserId GetUserForInputDevice(FInputDeviceId DeviceId) const = 0;
	virtual FPlatformUserId GetPlatformUserForUserIndex(int32 LocalUserIndex) = 0;
	virtual int32 GetUserIndexForPlatformUser(FPlatformUserId UserId) = 0;
	virtual FInputDeviceId AllocateNewInputDeviceId() = 0;
	/** The host gives the device of the same number. */
	virtual bool RemapControllerIdToPlatformUserAndDevice(
		int32 ControllerId, FPlatformUserId& InOutUserId, FInputDeviceId& OutInputDeviceId) = 0;
	virtual bool RemapUserAndDeviceToControllerId(FPlatformUserId UserId, int32& OutControllerId,
		FInputDeviceId OptionalDeviceId = FInputDeviceId::CreateFromInternalId(INDEX_NONE)) = 0;
	/** False for an invalid device. */
	virtual bool Internal_MapInputDeviceToUser(
		FInputDeviceId DeviceId, FPlatformUserId UserId, EInputDeviceConnectionState ConnectionState) = 0;
};
