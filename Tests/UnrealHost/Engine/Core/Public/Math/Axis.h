// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

namespace EAxis
{
enum Type
{
	None,
	X,
	Y,
	Z
};
} // namespace EAxis
