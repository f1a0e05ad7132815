// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Makes the plugin's tracks known to Sequencer. Game thread. */
namespace MRInputSequencer
{

/** Does nothing in commandlets, or when it is registered already. */
void Register();

/** Takes back what Register did; also when Sequencer is gone by then. */
void Unregister();

} // namespace MRInputSequencer
