// SPDX-License-Identifier: MIT
#pragma once

#include "Math/IntPoint.h"
