// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierBatch.h"
#include "Curves/BezierSegment.h"
#include "Support/AllocationCounter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <string>
#include <vector>

namespace mria::BezierSegmentTests
{

namespace BezierSegmentTests
{
constexpr float kOrdinary[] = {0.1f, 0.2f, 1.0f / 3.0f, 0.45f, 0.6f};
constexpr float kExtreme[] = {0.0f, 0.001f, 0.999f, 1.0f};
constexpr float kNearlyFlat[] = {0.0f, 1e-6f, 0.01f, 0.5f, 0.9f, 0.99f, 0.99999f, 0x1.fffffep-1f, 1.0f};
constexpr BezierPath kPaths[] = {BezierPath::Plain, BezierPath::Sse2, BezierPath::Avx2, BezierPath::Neon};

class Random
{
public:
	explicit Random(unsigned seed)
		: bits_(seed)
	{
	}
	unsigned Bits() { return static_cast<unsigned>(bits_()); }
	float Between(float low, float high) { return low + (high - low) * static_cast<float>(Bits() >> 8) * 0x1p-24f; }
	template <std::size_t N>
	float OneOf(const float (&values)[N])
	{
		return values[Bits() % N];
	}

private:
	std::mt19937 bits_;
};

/** Segments in arrays, with one more place behind the values to see a write past the end. */
struct Segments
{
	std::array<std::vector<float>, 9> inputs;
	std::vector<float> values;

	void Add(const std::array<float, 9>& fields)
	{
		for (std::size_t i = 0; i < fields.size(); ++i)
		{
			inputs[i].push_back(fields[i]);
		}
	}

	std::size_t Count() const { return inputs[0].size(); }

	BezierBatch Part(std::size_t first, std::size_t count)
	{
		values.assign(count + 1, -12345.0f);
		const auto at = [&](std::size_t i) { return inputs[i].data() + first; };
		return {at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), values.data(), count};
	}

	BezierSegment At(std::size_t i) const
	{
		const auto field = [&](std::size_t k) { return static_cast<double>(inputs[k][i]); };
		return {field(1), field(2), field(3), field(4), field(5), field(6), field(7), field(8)};
	}

	double Time(std::size_t i) const { return static_cast<double>(inputs[0][i]); }
};

double ControlRange(const BezierSegment& s)
{
	const double out = s.startValue + s.outRise;
	const double in = s.endValue - s.inRise;
	return std::max({s.startValue, out, in, s.endValue}) - std::min({s.startValue, out, in, s.endValue});
}

/** A place in a segment, most likely where it is hard: by an end or by the middle. */
float HardTime(Random& random, float start, float end)
{
	const float tiny = std::pow(10.0f, random.Between(-12.0f, -0.4f));
	const float shares[] = {tiny, 1.0f - tiny, 0.5f + tiny, 0.5f - tiny, random.Between(0.0f, 1.0f)};
	return std::clamp(start + (end - start) * random.OneOf(shares), start, end);
}

template <std::size_t N>
Segments MakeSegments(const float (&weights)[N], std::size_t count, unsigned seed)
{
	Random random(seed);
	Segments segments;
	for (std::size_t i = 0; i < count; ++i)
	{
		const float starts[] = {0.0f, -1.0f, random.Between(-100.0f, 100.0f)};
		const float durations[] = {1.0f, 2.0f, random.Between(0.01f, 3.0f)};
		const float start = random.OneOf(starts);
		const float end = start + random.OneOf(durations);
		const bool isAroundZero = start == -1.0f && end == 1.0f;
		const float time = isAroundZero ? random.Between(-1.0f, 1.0f) * std::pow(10.0f, random.Between(-20.0f, 0.0f))
										: HardTime(random, start, end);
		segments.Add({time, start, end, random.Between(0, 1), random.Between(0, 1), random.Between(-1, 1),
			random.Between(-1, 1), random.OneOf(weights), random.OneOf(weights)});
	}
	return segments;
}

void ExpectAllPathsAgree(Segments segments, const char* what)
{
	for (const BezierPath path : kPaths)
	{
		if (!HasBezierPath(path))
		{
			continue;
		}
		SolveBatch(segments.Part(0, segments.Count()), path);
		double worst = 0.0;
		for (std::size_t i = 0; i < segments.Count(); ++i)
		{
			const BezierSegment segment = segments.At(i);
			const double exact = SolveValue(segment, segments.Time(i));
			const double error = std::abs(static_cast<double>(segments.values[i]) - exact);
			ASSERT_LE(error, 2e-6 * ControlRange(segment) + std::abs(exact) * 0x1p-24)
				<< what << ", path " << static_cast<int>(path) << ", segment " << i << ": weights " << segment.outWeight
				<< " " << segment.inWeight << " at " << segments.Time(i) << " of " << segment.startTime << " to "
				<< segment.endTime;
			worst = std::max(worst, error);
		}
		::testing::Test::RecordProperty(
			std::string(what) + "Path" + std::to_string(static_cast<int>(path)), std::to_string(worst * 1e9) + "e-9");
	}
}

/** The parameter from one end, by bisection, for weights from 0 to 1. */
long double Bisect(long double share, long double nearWeight, long double farWeight)
{
	long double low = 0.0L;
	long double high = 1.0L;
	for (int i = 0; i < 140; ++i)
	{
		const long double s = 0.5L * (low + high);
		const long double u = 1.0L - s;
		const long double x = 3 * u * u * s * nearWeight + 3 * u * s * s * (1.0L - farWeight) + s * s * s;
		(x < share ? low : high) = s;
	}
	return low;
}

/** Seen from the nearer end, where a root of second or third order is found without loss. */
double BisectedValue(const BezierSegment& g, double time)
{
	const long double duration = static_cast<long double>(g.endTime) - g.startTime;
	const long double since = static_cast<long double>(time) - g.startTime;
	const long double until = static_cast<long double>(g.endTime) - time;
	const bool isFirst = since <= until;
	const long double found =
		isFirst ? Bisect(since / duration, g.outWeight, g.inWeight) : Bisect(until / duration, g.inWeight, g.outWeight);
	const long double s = isFirst ? found : 1.0L - found;
	const long double u = isFirst ? 1.0L - found : found;
	const long double rise = static_cast<long double>(g.endValue) - g.startValue;
	return static_cast<double>(
		g.startValue + 3 * u * u * s * g.outRise + 3 * u * s * s * (rise - g.inRise) + s * s * s * rise);
}
} // namespace BezierSegmentTests

using namespace BezierSegmentTests;

TEST(SolveValue, AgreesWithBisectionInLongDouble)
{
	for (const Segments& segments : {MakeSegments(kOrdinary, 5000, 1), MakeSegments(kExtreme, 5000, 2)})
	{
		for (std::size_t i = 0; i < segments.Count(); ++i)
		{
			const BezierSegment segment = segments.At(i);
			const bool isFlatMiddle = segment.outWeight == 1.0 && segment.inWeight == 1.0;
			// Long double itself finds a flat middle only to a cube root of its precision.
			const double tolerance = isFlatMiddle ? 2e-6 : 1e-12;
			ASSERT_NEAR(SolveValue(segment, segments.Time(i)), BisectedValue(segment, segments.Time(i)), tolerance)
				<< segment.outWeight << " " << segment.inWeight << " at " << segments.Time(i);
		}
	}
}

TEST(SolveValue, FindsTheExactCubeRootInAFlatMiddle)
{
	BezierSegment segment; // both weights 1 and level handles: x - 1/2 = 4 (s - 1/2)^3, y - 1/2 = 3/2 d - 2 d^3
	segment.startTime = -1.0;
	segment.endTime = 1.0;
	segment.endValue = 1.0;
	segment.outWeight = 1.0;
	segment.inWeight = 1.0;
	for (double time = 0.9; time > 1e-40; time *= 0.3)
	{
		const double d = std::cbrt(0.5 * time / 4.0);
		EXPECT_NEAR(SolveValue(segment, time) - 0.5, 1.5 * d - 2.0 * d * d * d, 1e-15) << time;
		EXPECT_NEAR(SolveValue(segment, -time) - 0.5, -1.5 * d + 2.0 * d * d * d, 1e-15) << time;
	}
}

TEST(SolveBatch, IsWithinTheToleranceForOrdinaryWeights)
{
	ExpectAllPathsAgree(MakeSegments(kOrdinary, 100003, 3), "ordinary");
}

TEST(SolveBatch, IsWithinTheToleranceForExtremeWeights)
{
	ExpectAllPathsAgree(MakeSegments(kExtreme, 100003, 4), "extreme");
}

TEST(SolveBatch, IsWithinTheToleranceForNearlyFlatSegments)
{
	ExpectAllPathsAgree(MakeSegments(kNearlyFlat, 200003, 5), "nearlyFlat");
}

TEST(SolveBatch, ReachesBothEndValues)
{
	Segments segments;
	for (const float out : kNearlyFlat)
	{
		for (const float in : kNearlyFlat)
		{
			segments.Add({3.0f, 3.0f, 5.0f, 0.25f, 0.75f, 0.5f, -0.5f, out, in});
			segments.Add({5.0f, 3.0f, 5.0f, 0.25f, 0.75f, 0.5f, -0.5f, out, in});
		}
	}
	for (const BezierPath path : kPaths)
	{
		if (HasBezierPath(path))
		{
			SolveBatch(segments.Part(0, segments.Count()), path);
			for (std::size_t i = 0; i < segments.Count(); ++i)
			{
				ASSERT_EQ(segments.values[i], i % 2 == 0 ? 0.25f : 0.75f) << static_cast<int>(path) << " " << i;
			}
		}
	}
}

TEST(SolveBatch, GivesASegmentTheSameBitsInAnyLane)
{
	Segments segments = MakeSegments(kExtreme, 64, 6);
	for (const BezierPath path : kPaths)
	{
		if (!HasBezierPath(path))
		{
			continue;
		}
		SolveBatch(segments.Part(0, 64), path);
		const std::vector<float> whole = segments.values;
		for (std::size_t first = 0; first < 16; ++first)
		{
			for (std::size_t count = 0; count < 24; ++count)
			{
				SolveBatch(segments.Part(first, count), path);
				ASSERT_TRUE(std::equal(segments.values.begin(), segments.values.end() - 1, whole.begin() + first))
					<< first << " " << count;
				ASSERT_EQ(segments.values.back(), -12345.0f) << "wrote past the end";
			}
		}
	}
}

TEST(SolveBatch, SolvesWeightsBeyondOneLikeTheScalarSolver)
{
	constexpr float kMixed[] = {0.0f, 0.5f, 1.0f, 1.5f, 30.0f, 1e6f};
	Segments segments = MakeSegments(kMixed, 1001, 7);
	for (const BezierPath path : kPaths)
	{
		if (!HasBezierPath(path))
		{
			continue;
		}
		SolveBatch(segments.Part(0, segments.Count()), path);
		for (std::size_t i = 0; i < segments.Count(); ++i)
		{
			const double exact = SolveValue(segments.At(i), segments.Time(i));
			ASSERT_NEAR(static_cast<double>(segments.values[i]), exact, 4e-6) << i;
		}
	}
}

TEST(SolveBatch, AllocatesNothing)
{
	Segments segments = MakeSegments(kExtreme, 101, 8);
	const BezierBatch batch = segments.Part(0, segments.Count());
	const BezierPath path = FastestBezierPath();
	const AllocationCounter counter;
	SolveBatch(batch, path);
	EXPECT_EQ(counter.Count(), 0u);
}

TEST(FastestBezierPath, IsOneThatThisProcessorHas)
{
	EXPECT_TRUE(HasBezierPath(FastestBezierPath()));
	EXPECT_TRUE(HasBezierPath(BezierPath::Plain));
}

} // namespace mria::BezierSegmentTests
