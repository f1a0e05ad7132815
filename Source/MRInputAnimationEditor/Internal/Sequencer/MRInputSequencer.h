// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Registers the plugin's tracks with Sequencer. Game thread. */
namespace MRInputSequencer
{

/** Does nothing in commandlets, or when it is registered already. */
MRINPUTANIMATIONEDITOR_API void Register();

/** Undoes Register, even if Sequencer is already unloaded. */
MRINPUTANIMATIONEDITOR_API void Unregister();

} // namespace MRInputSequencer
