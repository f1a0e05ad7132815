// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "GenericPlatform/GenericApplicationMessageHandler.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "InputCoreTypes.h"
#include "Misc/AutomationTest.h"

namespace HostInputDetail
{
class FHostMessageHandler final : public FGenericApplicationMessageHandler
{
public:
	virtual bool OnControllerAnalog(FGamepadKeyNames::Type KeyName, FPlatformUserId, FInputDeviceId, float) override
	{
		return Refuse(KeyName);
	}
	virtual bool OnControllerButtonPressed(
		FGamepadKeyNames::Type KeyName, FPlatformUserId, FInputDeviceId, bool) override
	{
		return Refuse(KeyName);
	}
	virtual bool OnControllerButtonReleased(
		FGamepadKeyNames::Type KeyName, FPlatformUserId, FInputDeviceId, bool) override
	{
		return Refuse(KeyName);
	}

private:
	static bool Refuse(FName Key)
	{
		check(IsInGameThread());
		ensureMsgf(FKey(Key).IsValid(), TEXT("An input device sent the unknown key '%s'"), *Key.ToString());
		if (FAutomationTestBase* Test = FAutomationTestBase::HostGetCurrent())
		{
			Test->AddError(FString::Printf(
				TEXT("The key %s went to the application: an editor's focused widget would get it"), *Key.ToString()));
		}
		return false;
	}
};
} // namespace HostInputDetail

IPlatformInputDeviceMapper& IPlatformInputDeviceMapper::Get()
{
	static IPlatformInputDeviceMapper Mapper;
	return Mapper;
}

TSharedRef<FGenericApplicationMessageHandler> UE::Host::GetMessageHandler()
{
	static TSharedRef<FGenericApplicationMessageHandler> Handler = MakeShared<HostInputDetail::FHostMessageHandler>();
	return Handler;
}
