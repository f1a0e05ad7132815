// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/SWidget.h"
