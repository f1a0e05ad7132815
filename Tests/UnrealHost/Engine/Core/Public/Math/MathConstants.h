// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#define UE_PI (3.1415926535897932f)
#define UE_SMALL_NUMBER (1.e-8f)
#define UE_KINDA_SMALL_NUMBER (1.e-4f)
#define UE_BIG_NUMBER (3.4e+38f)
#define UE_THRESH_VECTOR_NORMALIZED (0.01f)
#define UE_THRESH_QUAT_NORMALIZED (0.01f)

#define UE_DOUBLE_PI (3.141592653589793238462643383279502884197169399)
#define UE_DOUBLE_HALF_PI (1.57079632679489661923)
#define UE_DOUBLE_SMALL_NUMBER (1.e-8)

// The names of Unreal 4, which Unreal 5 still defines unless a target turns them off.
#define KINDA_SMALL_NUMBER UE_KINDA_SMALL_NUMBER
