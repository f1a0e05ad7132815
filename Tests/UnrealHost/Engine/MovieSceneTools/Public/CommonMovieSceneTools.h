// SPDX-License-Identifier: MIT
#pragma once

// From 5.4 on it comes with TimeToPixel.h.
#if HOST_UE_VERSION < 504
#include "Host/HostTimeToPixel.h"
#endif
