// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Mria/Pose.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <vector>

namespace mria::FloatRulesTests
{

namespace FloatRulesTestsDetail
{

/** The number with these bits; no constant, so that no compiler knows which kind it is. */
template <typename Number, typename Bits>
Number FromBits(Bits bits)
{
	static_assert(sizeof(Number) == sizeof(Bits));
	volatile Bits hidden = bits;
	const Bits read = hidden;
	Number number;
	std::memcpy(&number, &read, sizeof(number));
	return number;
}

float Float(std::uint32_t bits)
{
	return FromBits<float>(bits);
}

double Double(std::uint64_t bits)
{
	return FromBits<double>(bits);
}

} // namespace FloatRulesTestsDetail

TEST(FloatRules, ClassifyFiniteInfiniteAndNan)
{
	using namespace FloatRulesTestsDetail;
	// Zero, the smallest and the largest number, both signs.
	for (const std::uint32_t bits : {0u, 1u, 0x7f7fffffu, 0x80000000u, 0xff7fffffu})
	{
		EXPECT_TRUE(IsFinite(Float(bits)) && !IsInfinite(Float(bits)) && !IsNan(Float(bits))) << bits;
	}
	for (const std::uint32_t bits : {0x7f800000u, 0xff800000u})
	{
		EXPECT_TRUE(!IsFinite(Float(bits)) && IsInfinite(Float(bits)) && !IsNan(Float(bits))) << bits;
	}
	for (const std::uint32_t bits : {0x7f800001u, 0x7fc00000u, 0xffc00000u, 0xffffffffu})
	{
		EXPECT_TRUE(!IsFinite(Float(bits)) && !IsInfinite(Float(bits)) && IsNan(Float(bits))) << bits;
	}
}

TEST(FloatRules, ClassifyDoublesToo)
{
	using namespace FloatRulesTestsDetail;
	EXPECT_TRUE(IsFinite(Double(0x7fefffffffffffffu)) && IsFinite(Double(0x8000000000000001u)));
	EXPECT_TRUE(IsInfinite(Double(0x7ff0000000000000u)) && IsInfinite(Double(0xfff0000000000000u)));
	EXPECT_FALSE(IsFinite(Double(0x7ff0000000000000u)) || IsNan(Double(0xfff0000000000000u)));
	EXPECT_TRUE(IsNan(Double(0x7ff0000000000001u)) && IsNan(Double(0xfff8000000000000u)));
	EXPECT_FALSE(IsFinite(Double(0x7ff8000000000000u)) || IsInfinite(Double(0x7ff8000000000000u)));
}

TEST(FloatRules, CompareNanAsFalse)
{
	using namespace FloatRulesTestsDetail;
	const float nan = Float(0x7fc00000u);
	const float infinity = Float(0x7f800000u);
	EXPECT_TRUE(IsAbove(2.0f, 1.0f) && IsAbove(infinity, 1.0f) && !IsAbove(1.0f, 1.0f));
	EXPECT_TRUE(IsAtMost(1.0f, 1.0f) && IsAtMost(1.0f, infinity) && !IsAtMost(2.0f, 1.0f));
	for (const float number : {0.0f, -1.0f, infinity, nan})
	{
		EXPECT_FALSE(IsAbove(nan, number) || IsAbove(number, nan)) << number;
		EXPECT_FALSE(IsAtMost(nan, number) || IsAtMost(number, nan)) << number;
	}
}

TEST(FloatRules, HoldForWhatWasComputed)
{
	using namespace FloatRulesTestsDetail;
	// The header's own arithmetic, compiled as this file is: a length that overflows, and one that is NaN.
	const float large = Float(0x7f000000u);
	const std::vector<Vec3> odd = {{large, large, large}, {Float(0x7fc00000u), 0.0f, 0.0f}};
	for (const Vec3& v : odd)
	{
		EXPECT_FALSE(IsFinite(Length(v)));
		EXPECT_EQ(NormalizedOrForward(v).z, 1.0f);
		EXPECT_EQ(NormalizedOrIdentity({v.x, v.y, v.z, 0.0f}).w, 1.0f);
	}
}

} // namespace mria::FloatRulesTests
