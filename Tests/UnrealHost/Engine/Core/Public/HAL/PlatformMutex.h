// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/CriticalSection.h"
