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
