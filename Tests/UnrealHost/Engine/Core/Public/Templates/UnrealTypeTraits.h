// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <type_traits>

template <typename T>
struct TIdentity
{
	using Type = T;
	using type = T;
};
