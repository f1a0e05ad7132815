// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Simd/CpuFeatures.h"

#if MRIA_X86 && defined(_MSC_VER)
#include <immintrin.h>
#include <intrin.h>
#endif

namespace mria
{

namespace CpuFeaturesDetail
{
#if MRIA_X86 && defined(_MSC_VER)
#if defined(__clang__)
__attribute__((target("xsave")))
#endif
bool OperatingSystemKeepsWideRegisters()
{
	constexpr unsigned long long kSseAndAvxState = 0x6;
	return (_xgetbv(0) & kSseAndAvxState) == kSseAndAvxState;
}

bool DetectAvx2()
{
	constexpr int kFma = 1 << 12;
	constexpr int kOsXsave = 1 << 27;
	constexpr int kAvx2 = 1 << 5;

	int leaf[4] = {};
	__cpuidex(leaf, 0, 0);
	if (leaf[0] < 7)
	{
		return false;
	}
	__cpuidex(leaf, 1, 0);
	if ((leaf[2] & kFma) == 0 || (leaf[2] & kOsXsave) == 0 || !OperatingSystemKeepsWideRegisters())
	{
		return false;
	}
	__cpuidex(leaf, 7, 0);
	return (leaf[1] & kAvx2) != 0;
}
#elif MRIA_X86 && !defined(__MINGW32__)
bool DetectAvx2()
{
	__builtin_cpu_init(); // needed by callers that run before other static constructors
	return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}
#else
bool DetectAvx2()
{
	return false;
}
#endif
} // namespace CpuFeaturesDetail

bool& Avx2Switch()
{
	static bool usesAvx2 = CpuFeaturesDetail::DetectAvx2();
	return usesAvx2;
}

bool HasAvx2()
{
	return Avx2Switch();
}

} // namespace mria
