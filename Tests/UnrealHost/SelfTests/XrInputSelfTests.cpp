// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostInput.h"
#include "SelfTest.h"
#include "XrInputDoubles.h"

namespace XrInputSelfTestsDetail
{
using namespace XrInputDoubles;

const FKey Button("XrInputSelfTests_Button");

/** Registered before the engine starts, as a plugin's module is. */
FDeviceModule& GetDeviceModule()
{
	static FDeviceModule Module;
	return Module;
}
const FDeviceModule& DeviceModule = GetDeviceModule();

/** Adds a key, once for all tests, and forgets what a test has sent. */
struct FScopedKeys
{
	FScopedKeys()
	{
		if (!EKeys::GetKeyDetails(Button))
		{
			EKeys::AddMenuCategoryDisplayInfo(TEXT("SelfTest"), FText::FromString(TEXT("Self test")), NAME_None);
			EKeys::AddKey(
				FKeyDetails(Button, FText::FromString(TEXT("Button")), FKeyDetails::NoFlags, TEXT("SelfTest")));
		}
	}
	~FScopedKeys()
	{
		GetDeviceModule().Device->Send = nullptr;
		UE::Host::ClearInputEvents();
	}
};

FPlatformUserId User()
{
	return FPlatformUserId::CreateFromInternalId(0);
}

FInputDeviceId Device()
{
	return FInputDeviceId::CreateFromInternalId(0);
}

void TickWhile(TFunction<void(FGenericApplicationMessageHandler&)> Send)
{
	GetDeviceModule().Device->Send = MoveTemp(Send);
	UE::Host::TickEngine(Frame);
	GetDeviceModule().Device->Send = nullptr;
}
} // namespace XrInputSelfTestsDetail

using namespace XrInputSelfTestsDetail;

HOST_SELF_TEST(KeysOfAnotherUserDoNotReachThePlayer)
{
	const FScopedKeys Keys;
	const FGame Game;
	TickWhile(
		[](FGenericApplicationMessageHandler& Handler) {
			Handler.OnControllerButtonPressed(
				Button.GetFName(), FPlatformUserId::CreateFromInternalId(1), Device(), false);
		});
	HOST_EXPECT(!Game.GetPlayer()->IsInputKeyDown(Button));
}

HOST_SELF_TEST(KeysReachNoPlayerWhoseViewportLacksTheFocus)
{
	const FScopedKeys Keys;
	const FGame Game;
	UE::Host::GetXRHooks().FocusedViewport = nullptr;
	TickWhile([](FGenericApplicationMessageHandler& Handler)
		{ Handler.OnControllerButtonPressed(Button.GetFName(), User(), Device(), false); });
	HOST_EXPECT(UE::Host::GetInputEvents().Num() > 0 && !Game.GetPlayer()->IsInputKeyDown(Button));
}
