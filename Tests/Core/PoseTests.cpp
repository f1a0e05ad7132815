// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Pose.h"

#include <gtest/gtest.h>

#include <limits>

namespace mria::PoseTests
{

namespace PoseTestsDetail
{
constexpr float kHalfRoot = 0.70710678f;
constexpr Quat kQuarterAroundY{0.0f, kHalfRoot, 0.0f, kHalfRoot};

void ExpectNear(const Vec3& a, const Vec3& b)
{
	EXPECT_NEAR(a.x, b.x, 1e-6f);
	EXPECT_NEAR(a.y, b.y, 1e-6f);
	EXPECT_NEAR(a.z, b.z, 1e-6f);
}
} // namespace PoseTestsDetail

using namespace PoseTestsDetail;

TEST(Rotate, TurnsForwardToTheRightAroundUp)
{
	// Unity is left-handed: a quarter turn around y takes forward (z) to the right (x).
	ExpectNear(Rotate(kQuarterAroundY, {0, 0, 1}), {1, 0, 0});
	ExpectNear(Rotate(kQuarterAroundY, {1, 0, 0}), {0, 0, -1});
	ExpectNear(Rotate(kQuarterAroundY, {0, 2, 0}), {0, 2, 0});
}

TEST(Rotate, IsUndoneByTheConjugate)
{
	const Quat turn = NormalizedOrIdentity({0.1f, -0.4f, 0.3f, 0.8f});
	ExpectNear(Rotate(Conjugate(turn), Rotate(turn, {1, 2, 3})), {1, 2, 3});
}

TEST(QuatProduct, AppliesTheRightOneFirst)
{
	const Quat quarterAroundX{kHalfRoot, 0.0f, 0.0f, kHalfRoot};
	const Vec3 v{1, 2, 3};
	ExpectNear(Rotate(kQuarterAroundY * quarterAroundX, v), Rotate(kQuarterAroundY, Rotate(quarterAroundX, v)));
}

TEST(NormalizedOrIdentity, GivesLengthOne)
{
	const Quat q = NormalizedOrIdentity({0.0f, 3.0f, 0.0f, 4.0f});
	EXPECT_FLOAT_EQ(q.y, 0.6f);
	EXPECT_FLOAT_EQ(q.w, 0.8f);
}

TEST(NormalizedOrIdentity, GivesIdentityWhereThereIsNoRotation)
{
	constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
	constexpr float kInfinity = std::numeric_limits<float>::infinity();
	for (const Quat& q : {Quat{0, 0, 0, 0}, Quat{kNaN, 0, 0, 1}, Quat{0, kInfinity, 0, 1}, Quat{0, 3e38f, 3e38f, 0}})
	{
		const Quat unit = NormalizedOrIdentity(q);
		EXPECT_EQ(unit.x, 0.0f);
		EXPECT_EQ(unit.y, 0.0f);
		EXPECT_EQ(unit.z, 0.0f);
		EXPECT_EQ(unit.w, 1.0f);
	}
}

TEST(NormalizedOrForward, GivesForwardWhereThereIsNoDirection)
{
	ExpectNear(NormalizedOrForward({0, 0, 0}), {0, 0, 1});
	ExpectNear(NormalizedOrForward({std::numeric_limits<float>::quiet_NaN(), 0, 0}), {0, 0, 1});
	ExpectNear(NormalizedOrForward({0, -2, 0}), {0, -1, 0});
}

TEST(AngleBetween, DoesNotMindTheSign)
{
	constexpr float kQuarter = 1.57079633f;
	EXPECT_NEAR(AngleBetween({}, kQuarterAroundY), kQuarter, 1e-6f);
	EXPECT_NEAR(AngleBetween({}, -kQuarterAroundY), kQuarter, 1e-6f);
	EXPECT_NEAR(AngleBetween(kQuarterAroundY, -kQuarterAroundY), 0.0f, 1e-6f);
}

TEST(AngleBetween, IsPreciseForSmallAngles)
{
	constexpr float kHalfAngle = 1e-5f;
	EXPECT_NEAR(AngleBetween({}, {kHalfAngle, 0.0f, 0.0f, 1.0f}), 2.0f * kHalfAngle, 1e-9f);
}

TEST(Cross, IsSquareToBoth)
{
	const Vec3 a{1, 2, 3};
	const Vec3 b{-2, 0.5f, 4};
	EXPECT_NEAR(Dot(Cross(a, b), a), 0.0f, 1e-5f);
	EXPECT_NEAR(Dot(Cross(a, b), b), 0.0f, 1e-5f);
	ExpectNear(Cross({1, 0, 0}, {0, 1, 0}), {0, 0, 1});
}

} // namespace mria::PoseTests
