// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"

namespace GenericPlatformInputDeviceMapperDetail
{

class FHostInputDeviceMapper final : public IPlatformInputDeviceMapper
{
public:
	FHostInputDeviceMapper() { Users.Add(0, GetPrimaryPlatformUser()); }

	virtual FPlatformUserId GetPrimaryPlatformUser() const override { return FPlatformUserId::CreateFromInternalId(0); }
	virtual FInputDeviceId GetDefaultInputDevice() const override { return FInputDeviceId::CreateFromInternalId(0); }

	virtual FPlatformUserId GetUserForInputDevice(FInputDeviceId DeviceId) const override
	{
		const FPlatformUserId* User = Users.Find(DeviceId.GetId());
		return User != nullptr ? *User : FPlatformUserId::CreateFromInternalId(INDEX_NONE);
	}

	virtual FPlatformUserId GetPlatformUserForUserIndex(int32 LocalUserIndex) override
	{
		return FPlatformUserId::CreateFromInternalId(LocalUserIndex);
	}

	virtual int32 GetUserIndexForPlatformUser(FPlatformUserId UserId) override { return UserId.GetId(); }

	virtual FInputDeviceId AllocateNewInputDeviceId() override
	{
		return FInputDeviceId::CreateFromInternalId(NextDevice++);
	}

	virtual bool RemapControllerIdToPlatformUserAndDevice(
		int32 ControllerId, FPlatformUserId& InOutUserId, FInputDeviceId& OutInputDeviceId) override
	{
		if (!InOutUserId.IsValid())
		{
			InOutUserId = FPlatformUserId::CreateFromInternalId(ControllerId);
		}
		OutInputDeviceId = FInputDeviceId::CreateFromInternalId(ControllerId);
		return InOutUserId.IsValid();
	}

	virtual bool RemapUserAndDeviceToControllerId(
		FPlatformUserId UserId, int32& OutControllerId, FInputDeviceId) override
	{
		OutControllerId = UserId.GetId();
		return UserId.IsValid();
	}

	virtual bool Internal_MapInputDeviceToUser(
		FInputDeviceId DeviceId, FPlatformUserId UserId, EInputDeviceConnectionState) override
	{
		if (!DeviceId.IsValid())
		{
			return false;
		}
		Users.Add(DeviceId.GetId(), UserId);
		return true;
	}

private:
	TMap<int32, FPlatformUserId> Users;
	int32 NextDevice = 1;
};

} // namespace GenericPlatformInputDeviceMapperDetail

IPlatformInputDeviceMapper& IPlatformInputDeviceMapper::Get()
{
	static GenericPlatformInputDeviceMapperDetail::FHostInputDeviceMapper Mapper;
	return Mapper;
}
