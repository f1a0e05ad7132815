// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// AVX2 and FMA intrinsics, for files that use them only after a run-time check of the processor.
#include <immintrin.h>

// On Windows, clang's immintrin.h leaves out what /arch does not enable. The later headers need the first.
#if defined(_MSC_VER) && defined(__clang__)
// clang-format off
#include <avxintrin.h>
#include <avx2intrin.h>
#include <fmaintrin.h>
// clang-format on
#endif
