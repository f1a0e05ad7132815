// SPDX-License-Identifier: MIT
#pragma once

#include "Internationalization/Text.h"
