// SPDX-License-Identifier: MIT
#pragma once

#include "Styling/SlateBrush.h"
