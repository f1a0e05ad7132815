// SPDX-License-Identifier: MIT
#pragma once

// The older spelling of the same header.
#include "HAL/PlatformFileManager.h"
