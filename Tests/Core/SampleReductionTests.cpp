// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Pose.h"
#include "Mria/SampleReduction.h"
#include "Support/CurveSamples.h"
#include "Support/KeepSamples.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace mria::SampleReductionTests
{

namespace SampleReductionTestsDetail
{
using CurveSamples::Draw;
using Indices = std::vector<std::size_t>;

/** How far a value is from the line, samples being equally far apart. */
struct LineError
{
	const std::vector<double>& values;

	double operator()(std::size_t first, std::size_t last, std::size_t sample) const
	{
		const double part = static_cast<double>(sample - first) / static_cast<double>(last - first);
		return std::fabs(values[first] + (values[last] - values[first]) * part - values[sample]);
	}
};

Indices Keep(const std::vector<double>& values, double bound)
{
	return KeepSamples(values.size(), bound, LineError{values});
}

/** Given in pieces of that many samples. */
Indices KeepInPieces(const std::vector<double>& values, double bound, std::size_t longest, std::size_t piece)
{
	Indices kept;
	SampleKeeper keeper(bound, longest);
	const auto keep = [&kept](std::size_t sample) { kept.push_back(sample); };
	for (std::size_t count = piece; count < values.size(); count += piece)
	{
		const auto error = [&values, &keeper, count](std::size_t first, std::size_t last, std::size_t sample)
		{
			EXPECT_GE(first, keeper.First());
			EXPECT_LT(last, count);
			return LineError{values}(first, last, sample);
		};
		keeper.Add(count, error, keep);
		EXPECT_LE(count - keeper.First(), longest + piece);
	}
	keeper.Finish(values.size(), LineError{values}, keep);
	return kept;
}

std::vector<double> DrawWalk(std::size_t count)
{
	Draw draw(11);
	std::vector<double> values{0.0};
	while (values.size() < count)
	{
		values.push_back(values.back() + draw.Between(-0.1f, 0.1f));
	}
	return values;
}

Quat AboutAxis(const Vec3& axis, double degrees)
{
	const double half = degrees * 3.14159265358979323846 / 360.0;
	const float s = static_cast<float>(std::sin(half));
	return {axis.x * s, axis.y * s, axis.z * s, static_cast<float>(std::cos(half))};
}

Quat ToQuat(const EulerDegrees& angles)
{
	return AboutAxis({0, 0, 1}, angles.yaw) * AboutAxis({0, 1, 0}, angles.pitch) * AboutAxis({1, 0, 0}, angles.roll);
}

double LargestStep(const EulerDegrees& a, const EulerDegrees& b)
{
	return std::fmax(std::fabs(a.roll - b.roll), std::fmax(std::fabs(a.pitch - b.pitch), std::fabs(a.yaw - b.yaw)));
}
} // namespace SampleReductionTestsDetail

using namespace SampleReductionTestsDetail;

TEST(KeepSamples, KeepsTheEndsOfALineAndItsCorners)
{
	EXPECT_EQ(Keep({0, 1, 2, 3, 4, 5}, 1e-9), (Indices{0, 5}));
	EXPECT_EQ(Keep({0, 1, 2, 3, 2, 1, 0}, 1e-9), (Indices{0, 3, 6}));
}

TEST(KeepSamples, KeepsAllOfTwoOrLess)
{
	EXPECT_EQ(Keep({}, 1.0), Indices{});
	EXPECT_EQ(Keep({7}, 1.0), Indices{0});
	EXPECT_EQ(Keep({7, 9}, 1.0), (Indices{0, 1}));
}

TEST(KeepSamples, KeepsEverythingWithAnInvalidBound)
{
	const Indices all{0, 1, 2, 3};
	EXPECT_EQ(Keep({1, 1, 1, 1}, -1.0), all);
	EXPECT_EQ(Keep({1, 1, 1, 1}, std::numeric_limits<double>::quiet_NaN()), all);
	EXPECT_EQ(Keep({1, 1, 1, 1}, 0.0), (Indices{0, 3}));
}

TEST(KeepSamples, NeverDropsWhatCannotBeMeasured)
{
	const double nan = std::numeric_limits<double>::quiet_NaN();
	EXPECT_EQ(Keep({0, nan, 0, 0, 0}, 1.0), (Indices{0, 1, 2, 4}));
}

TEST(KeepSamples, HoldsItsBoundAndDropsMuch)
{
	const std::vector<double> values = DrawWalk(5001);
	for (const double bound : {0.01, 0.1, 1.0})
	{
		const Indices kept = Keep(values, bound);
		for (std::size_t span = 0; span + 1 < kept.size(); ++span)
		{
			ASSERT_LT(kept[span], kept[span + 1]);
			for (std::size_t sample = kept[span] + 1; sample < kept[span + 1]; ++sample)
			{
				ASSERT_LE(LineError{values}(kept[span], kept[span + 1], sample), bound);
			}
		}
		EXPECT_EQ(kept.front(), 0u);
		EXPECT_EQ(kept.back(), values.size() - 1);
		EXPECT_LT(kept.size(), bound < 0.1 ? values.size() : values.size() / 2);
	}
}

TEST(KeepSamples, LooksAtALongRestOnlyAFewTimes)
{
	constexpr std::size_t kCount = 100000;
	std::size_t looks = 0;
	const Indices kept = KeepSamples(kCount, 0.0,
		[&looks](std::size_t, std::size_t, std::size_t)
		{
			++looks;
			return 0.0;
		});
	EXPECT_EQ(kept, (Indices{0, kCount - 1}));
	EXPECT_LT(looks, 4 * kCount);
}

TEST(SampleKeeper, ChoosesTheSameHoweverSamplesCome)
{
	const std::vector<double> values = DrawWalk(2000);
	for (const double bound : {-1.0, 0.0, 0.1, 1.0, 100.0})
	{
		const Indices whole = Keep(values, bound);
		for (const std::size_t piece : {1u, 7u, 500u, 2000u, 5000u})
		{
			EXPECT_EQ(KeepInPieces(values, bound, values.size(), piece), whole) << bound << ", " << piece;
		}
	}
	EXPECT_EQ(KeepInPieces({}, 1.0, 8, 1), Indices{});
	EXPECT_EQ(KeepInPieces({7}, 1.0, 8, 1), Indices{0});
	EXPECT_EQ(KeepInPieces({7, 9}, 1.0, 8, 1), (Indices{0, 1}));
}

TEST(SampleKeeper, MakesNoLineLongerThanItMay)
{
	const std::vector<double> rest(21, 5.0);
	for (const std::size_t piece : {1u, 4u, 30u})
	{
		EXPECT_EQ(KeepInPieces(rest, 0.0, 8, piece), (Indices{0, 8, 16, 20}));
		EXPECT_EQ(KeepInPieces(rest, 0.0, 10, piece), (Indices{0, 10, 20}));
		EXPECT_EQ(KeepInPieces(rest, 0.0, 0, piece).size(), rest.size());
	}
	const std::vector<double> walk = DrawWalk(1000);
	EXPECT_EQ(KeepInPieces(walk, 0.5, 16, 1), KeepInPieces(walk, 0.5, 16, 1000));
}

TEST(NearestEuler, IsTheSameRotationNoFurtherAway)
{
	Draw draw(5);
	for (int turn = 0; turn < 2000; ++turn)
	{
		const EulerDegrees angles{draw.Between(-180, 180), draw.Between(-90, 90), draw.Between(-180, 180)};
		const EulerDegrees previous{draw.Between(-900, 900), draw.Between(-900, 900), draw.Between(-900, 900)};
		const EulerDegrees nearest = NearestEuler(angles, previous);
		EXPECT_LT(AngleBetween(ToQuat(angles), ToQuat(nearest)), 1e-5f);
		EXPECT_LE(LargestStep(nearest, previous), 180.0 + 1e-9);
	}
}

TEST(NearestEuler, GoesOnThroughWholeTurnsAndThePole)
{
	EulerDegrees yaw = NearestEuler({0, 0, -179}, {0, 0, 179});
	EXPECT_NEAR(yaw.yaw, 181.0, 1e-9);

	// Looking up and over: a rotator would say pitch 88, roll and yaw turned round.
	const EulerDegrees over = NearestEuler({180, 88, 180}, {0, 89, 0});
	EXPECT_NEAR(over.pitch, 92.0, 1e-9);
	EXPECT_NEAR(over.roll, 0.0, 1e-9);
	EXPECT_NEAR(over.yaw, 0.0, 1e-9);
}

TEST(NearestEuler, LeavesWhatIsNotFinite)
{
	const EulerDegrees odd = NearestEuler({1, std::numeric_limits<double>::infinity(), 2}, {});
	EXPECT_EQ(odd.roll, 1.0);
	EXPECT_EQ(odd.yaw, 2.0);
}

} // namespace mria::SampleReductionTests
