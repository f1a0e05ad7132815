// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Makes the plugin's tracks known to Sequencer. Game thread. */
namespace MRInputSequencer
{

/** Does nothing in commandlets, or when it is registered already. */
MRINPUTANIMATIONEDITOR_API void Register();

/** Takes back what Register did; also when Sequencer is gone by then. */
MRINPUTANIMATIONEDITOR_API void Unregister();

} // namespace MRInputSequencer
