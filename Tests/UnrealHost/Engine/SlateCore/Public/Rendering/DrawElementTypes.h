// SPDX-License-Identifier: MIT
#pragma once

#include "Rendering/DrawElements.h"
