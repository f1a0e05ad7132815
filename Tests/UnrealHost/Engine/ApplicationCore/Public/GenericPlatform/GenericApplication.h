// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"

/** Which of the keys that change others were down. */
class FModifierKeysState
{
public:
	FModifierKeysState() = default;

private:
	bool bShift = false;
	bool bControl = false;
	bool bAlt = false;
	bool bCommand = false;
	bool bCaps = false;
};

/** The platform's side of the application: hands what the user does to a handler, which is Slate. */
class GenericApplication
{
public:
	TSharedRef<FGenericApplicationMessageHandler> GetMessageHandler() const;
};
