// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Logging/LogVerbosity.h"
#include "Templates/Function.h"
#include "UObject/NameTypes.h"

namespace UE::Host
{

using FLogListener = TFunction<void(const TCHAR* Message, ELogVerbosity::Type Verbosity, FName Category)>;

/** Called with every line let through, on the thread that logs; the listener stays for good. */
void AddLogListener(FLogListener Listener);

} // namespace UE::Host
