// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"

#include <cstring>

namespace mria
{

/** Whether a short key holds all of this key. Compares bits, not numbers, because -0 and NaN would be lost too. */
inline bool IsShort(const Keyframe& key)
{
	const Keyframe asShort = {key.time, key.value};
	return std::memcmp(&key, &asShort, sizeof(key)) == 0;
}

} // namespace mria
