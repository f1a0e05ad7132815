// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/UnrealMemory.h"

using FPlatformMemory = FMemory;
