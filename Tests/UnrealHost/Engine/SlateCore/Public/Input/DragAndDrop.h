// SPDX-License-Identifier: MIT
#pragma once

#include "Input/Events.h"
