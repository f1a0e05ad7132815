// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "GenericPlatform/GenericApplicationMessageHandler.h"

namespace UE::Host
{
/**
 * The one handler given to every input device. A key that EKeys does not know is an ensure. A key that is sent while an
 * automation test runs fails the test: in an editor it would reach the widget that the user works in.
 */
TSharedRef<FGenericApplicationMessageHandler> GetMessageHandler();
} // namespace UE::Host
