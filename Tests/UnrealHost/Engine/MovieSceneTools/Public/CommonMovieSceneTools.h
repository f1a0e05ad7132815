// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// From 5.4 on it comes with TimeToPixel.h. UNCONFIRMED: that 5.3 has it here alone.
#if HOST_UE_VERSION < 504
#include "Host/HostTimeToPixel.h"
#endif
