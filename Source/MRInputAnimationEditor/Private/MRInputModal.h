// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

class SWidget;
class SWindow;

/** Modal windows. Game thread. */
namespace MRInputModal
{

/** Whether there is a user to ask: not in commandlets and unattended runs. */
bool CanAsk();

/** A window for a dialog, sized to its content. */
TSharedRef<SWindow> MakeWindow(const FText& Title);

/** Shows the window with this content, gives it the keyboard focus, and waits until it is closed. */
void Run(const TSharedRef<SWindow>& Window, const TSharedRef<SWidget>& Content);

} // namespace MRInputModal
