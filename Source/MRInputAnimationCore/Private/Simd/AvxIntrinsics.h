// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// AVX2 and FMA intrinsics, for files that have them behind a question to the processor.
#include <immintrin.h>

// On Windows, clang's immintrin.h leaves out what /arch does not ask for. The later ones need the first.
#if defined(_MSC_VER) && defined(__clang__)
// clang-format off
#include <avxintrin.h>
#include <avx2intrin.h>
#include <fmaintrin.h>
// clang-format on
#endif
