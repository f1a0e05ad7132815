// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Simd/CpuFeatures.h"

namespace mria
{

/** What a processor without AVX2 runs, until it is destroyed. */
struct WithoutAvx2
{
	WithoutAvx2() { Avx2Switch() = false; }
	~WithoutAvx2() { Avx2Switch() = had; }
	bool had = HasAvx2();
};

} // namespace mria
