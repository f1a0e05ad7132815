// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

class APlayerController;
class FGenericApplicationMessageHandler;

/**
 * While it lives, the plugin's keys go straight to one player. The application's own handler would give them to the
 * widget that has the focus, and a test world has no viewport that could have it. Of several, the newest gets the keys;
 * after the last one they go to the application again. Game thread.
 */
class FMRInputTestKeys
{
public:
	explicit FMRInputTestKeys(APlayerController& Player);
	~FMRInputTestKeys();
	UE_NONCOPYABLE(FMRInputTestKeys);

private:
	TSharedRef<FGenericApplicationMessageHandler> Handler;
};
