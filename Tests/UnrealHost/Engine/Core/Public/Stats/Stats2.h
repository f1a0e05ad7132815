// SPDX-License-Identifier: MIT
#pragma once

#include "Stats/Stats.h"
