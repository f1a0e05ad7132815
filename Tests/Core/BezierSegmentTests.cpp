// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierParts.h"
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

/** Segments around one time, in arrays that are filled up to whole lanes. */
struct Segments
{
	float time;
	std::array<std::vector<float>, 8> inputs;
	std::size_t count = 0;

	void Add(const std::array<float, 8>& fields)
	{
		for (std::size_t i = 0; i < fields.size(); ++i)
		{
			inputs[i].resize(RoomFor(count + 1));
			inputs[i][count] = fields[i];
		}
		++count;
	}

	static std::size_t RoomFor(std::size_t n) { return (n + kBezierLanes - 1) / kBezierLanes * kBezierLanes; }

	/** Some of them; up to the next multiple of kBezierLanes they must be there. */
	BezierTimes Times(std::size_t first, std::size_t n) const
	{
		const auto at = [&](std::size_t i) { return inputs[i].data() + first; };
		return {time, at(0), at(1), at(6), at(7), n};
	}
	BezierTimes Times() const { return Times(0, count); }

	BezierSegment At(std::size_t i) const
	{
		const auto field = [&](std::size_t k) { return static_cast<double>(inputs[k][i]); };
		return {field(0), field(1), field(2), field(3), field(4), field(5), field(6), field(7)};
	}

	double Time() const { return static_cast<double>(time); }
};

/** Room for the parts of some segments, with one more place behind each kind to see a write past the end. */
struct Parts
{
	static constexpr float kUntouched = -12345.0f;
	std::array<std::vector<float>, 4> kinds;

	explicit Parts(std::size_t count) { kinds.fill(std::vector<float>(Segments::RoomFor(count) + 1, kUntouched)); }

	BezierParts Pointers() { return {kinds[0].data(), kinds[1].data(), kinds[2].data(), kinds[3].data()}; }

	/** Made as BezierParts says. */
	float ValueOf(const Segments& segments, std::size_t i) const
	{
		const auto field = [&](std::size_t k) { return segments.inputs[k][i]; };
		const float from = kinds[0][i] < 0.0f ? field(3) : field(2);
		return from + (kinds[1][i] * (field(3) - field(2)) + (kinds[2][i] * field(4) - kinds[3][i] * field(5)));
	}
};

double ControlRange(const BezierSegment& s)
{
	const double out = s.startValue + s.outRise;
	const double in = s.endValue - s.inRise;
	return std::max({s.startValue, out, in, s.endValue}) - std::min({s.startValue, out, in, s.endValue});
}

/** Shares of a segment's time before and after a place in it, most likely where it is hard: by an end or the middle. */
std::array<float, 2> HardShares(Random& random)
{
	const float tiny = std::pow(10.0f, random.Between(-12.0f, -0.4f));
	const float any = random.Between(0.0f, 1.0f);
	const std::array<float, 2> shares[] = {{tiny, 1.0f - tiny}, {1.0f - tiny, tiny}, {0.5f + tiny, 0.5f - tiny},
		{0.5f - tiny, 0.5f + tiny}, {any, 1 - any}};
	const auto& [before, after] = shares[random.Bits() % 5];
	return {(std::max)(before, 0.0f), (std::max)(after, 0.0f)};
}

/** Start and end of a segment around `time`. By the middle of one around zero every bit of the time counts. */
std::array<float, 2> SpanAround(Random& random, float time)
{
	if (std::abs(time) <= 1.0f && random.Bits() % 2 == 0)
	{
		return {-1.0f, 1.0f};
	}
	const float durations[] = {1.0f, 2.0f, random.Between(0.01f, 3.0f)};
	const float duration = random.OneOf(durations);
	const auto [before, after] = HardShares(random);
	return {time - before * duration, time + after * duration};
}

/** Segments around many times, in blocks that leave some lanes of their last ones over. */
template <std::size_t N>
std::vector<Segments> MakeSegments(const float (&weights)[N], std::size_t count, unsigned seed)
{
	constexpr std::size_t kBlock = 101;
	Random random(seed);
	std::vector<Segments> blocks;
	for (std::size_t i = 0; i < count; ++i)
	{
		if (i % kBlock == 0)
		{
			const float aroundZero = random.Between(-1.0f, 1.0f) * std::pow(10.0f, random.Between(-20.0f, 0.0f));
			const float times[] = {0.0f, aroundZero, random.Between(-100.0f, 100.0f)};
			blocks.push_back({random.OneOf(times), {}});
		}
		const auto [start, end] = SpanAround(random, blocks.back().time);
		blocks.back().Add({start, end, random.Between(0, 1), random.Between(0, 1), random.Between(-1, 1),
			random.Between(-1, 1), random.OneOf(weights), random.OneOf(weights)});
	}
	return blocks;
}

/** The largest error of a block's values. */
double WorstOf(const Segments& segments, BezierPath path, const char* what)
{
	Parts parts(segments.count);
	SolveParts(segments.Times(), parts.Pointers(), path);
	double worst = 0.0;
	for (std::size_t i = 0; i < segments.count; ++i)
	{
		const BezierSegment segment = segments.At(i);
		const double exact = SolveValue(segment, segments.Time());
		const double error = std::abs(static_cast<double>(parts.ValueOf(segments, i)) - exact);
		EXPECT_LE(error, 2e-6 * ControlRange(segment) + std::abs(exact) * 0x1p-24)
			<< what << ", path " << static_cast<int>(path) << ", segment " << i << ": weights " << segment.outWeight
			<< " " << segment.inWeight << " at " << segments.Time() << " of " << segment.startTime << " to "
			<< segment.endTime;
		worst = std::max(worst, error);
	}
	return worst;
}

void ExpectAllPathsAgree(const std::vector<Segments>& blocks, const char* what)
{
	for (const BezierPath path : kPaths)
	{
		if (!HasBezierPath(path))
		{
			continue;
		}
		double worst = 0.0;
		for (const Segments& segments : blocks)
		{
			worst = std::max(worst, WorstOf(segments, path, what));
			ASSERT_FALSE(::testing::Test::HasFailure());
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
	for (const auto& blocks : {MakeSegments(kOrdinary, 5000, 1), MakeSegments(kExtreme, 5000, 2)})
	{
		for (const Segments& segments : blocks)
		{
			for (std::size_t i = 0; i < segments.count; ++i)
			{
				const BezierSegment segment = segments.At(i);
				const bool isFlatMiddle = segment.outWeight == 1.0 && segment.inWeight == 1.0;
				// Long double itself finds a flat middle only to a cube root of its precision.
				const double tolerance = isFlatMiddle ? 2e-6 : 1e-12;
				ASSERT_NEAR(SolveValue(segment, segments.Time()), BisectedValue(segment, segments.Time()), tolerance)
					<< segment.outWeight << " " << segment.inWeight << " at " << segments.Time();
			}
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

TEST(SolveParts, IsWithinTheToleranceForOrdinaryWeights)
{
	ExpectAllPathsAgree(MakeSegments(kOrdinary, 100003, 3), "ordinary");
}

TEST(SolveParts, IsWithinTheToleranceForExtremeWeights)
{
	ExpectAllPathsAgree(MakeSegments(kExtreme, 100003, 4), "extreme");
}

TEST(SolveParts, IsWithinTheToleranceForNearlyFlatSegments)
{
	ExpectAllPathsAgree(MakeSegments(kNearlyFlat, 200003, 5), "nearlyFlat");
}

TEST(SolveParts, IsWithinTheToleranceForUnweightedSegments)
{
	constexpr float kUnweighted[] = {1.0f / 3.0f};
	ExpectAllPathsAgree(MakeSegments(kUnweighted, 10007, 7), "unweighted");
}

TEST(SolveParts, ReachesBothEndValues)
{
	Segments segments{3.0f, {}};
	for (const float out : kNearlyFlat)
	{
		for (const float in : kNearlyFlat)
		{
			segments.Add({3.0f, 5.0f, 0.25f, 0.75f, 0.5f, -0.5f, out, in});
			segments.Add({1.0f, 3.0f, 0.25f, 0.75f, 0.5f, -0.5f, out, in});
		}
	}
	for (const BezierPath path : kPaths)
	{
		if (HasBezierPath(path))
		{
			Parts parts(segments.count);
			SolveParts(segments.Times(), parts.Pointers(), path);
			for (std::size_t i = 0; i < segments.count; ++i)
			{
				ASSERT_EQ(parts.ValueOf(segments, i), i % 2 == 0 ? 0.25f : 0.75f) << static_cast<int>(path) << " " << i;
			}
		}
	}
}

TEST(SolveParts, GivesASegmentTheSameBitsInAnyLane)
{
	const Segments segments = MakeSegments(kExtreme, 64, 6).front();
	for (const BezierPath path : kPaths)
	{
		if (!HasBezierPath(path))
		{
			continue;
		}
		Parts whole(segments.count);
		SolveParts(segments.Times(), whole.Pointers(), path);
		for (std::size_t first = 0; first < 16; ++first)
		{
			for (std::size_t count = 0; count < 24; ++count)
			{
				Parts parts(count);
				SolveParts(segments.Times(first, count), parts.Pointers(), path);
				for (std::size_t kind = 0; kind < parts.kinds.size(); ++kind)
				{
					const std::vector<float>& part = parts.kinds[kind];
					ASSERT_TRUE(std::equal(part.begin(), part.begin() + count, whole.kinds[kind].begin() + first))
						<< static_cast<int>(path) << ": " << first << " " << count;
					ASSERT_EQ(part.back(), Parts::kUntouched) << "wrote past the end";
				}
			}
		}
	}
}

TEST(SolveParts, AllocatesNothing)
{
	const Segments segments = MakeSegments(kExtreme, 101, 8).front();
	Parts parts(segments.count);
	const BezierPath path = FastestBezierPath();
	const AllocationCounter counter;
	SolveParts(segments.Times(), parts.Pointers(), path);
	EXPECT_EQ(counter.Count(), 0u);
}

TEST(FastestBezierPath, IsOneThatThisProcessorHas)
{
	EXPECT_TRUE(HasBezierPath(FastestBezierPath()));
	EXPECT_TRUE(HasBezierPath(BezierPath::Plain));
}

} // namespace mria::BezierSegmentTests
