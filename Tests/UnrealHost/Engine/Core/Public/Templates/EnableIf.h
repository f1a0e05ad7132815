// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTypeTraits.h"
