// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GenericPlatform/GenericApplicationMessageHandler.h"

/** Which of the keys that change others were down. */
class FModifierKeysState
{
};

/** The platform's side of the application: hands what the user does to a handler, which is Slate. */
class GenericApplication
{
public:
	TSharedRef<FGenericApplicationMessageHandler> GetMessageHandler() const { return UE::Host::GetMessageHandler(); }
};
