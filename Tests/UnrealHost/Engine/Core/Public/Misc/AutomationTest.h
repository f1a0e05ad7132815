// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Async/Async.h"
#include "Delegates/Delegate.h"
#include "Host/AutomationMacros.h"
#include "Host/AutomationSpec.h"
#include "Host/AutomationTestBase.h"
#include "Host/AutomationTestFramework.h"
