// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Support/CurveSamples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace mria::CurveEvaluatorTests
{

namespace CurveEvaluatorTests
{
using namespace CurveSamples;

/** One line of CurveVectors.txt; make_curve_vectors.py says what the numbers are. */
struct Sample
{
	float time = 0.0f;
	double value = 0.0;
	double range = 0.0;
	double slope = 0.0;
	double slopeScale = 0.0;
};

struct Vector
{
	std::string name;
	Curve curve;
	std::vector<Sample> samples;
};

float FloatFrom(std::istream& in)
{
	std::string word;
	in >> word;
	return std::strtof(word.c_str(), nullptr);
}

double DoubleFrom(std::istream& in)
{
	std::string word;
	in >> word;
	return std::strtod(word.c_str(), nullptr);
}

Keyframe KeyFrom(std::istream& in)
{
	Keyframe key;
	for (float* field : {&key.time, &key.value, &key.inTangent, &key.outTangent, &key.inWeight, &key.outWeight})
	{
		*field = FloatFrom(in);
	}
	in >> key.weightedMode;
	return key;
}

std::vector<Vector> ReadVectors()
{
	std::vector<Vector> vectors;
	std::ifstream file(std::string(MRIA_TEST_DATA) + "/CurveVectors.txt");
	for (std::string line; std::getline(file, line);)
	{
		std::istringstream in(line);
		std::string word;
		in >> word;
		if (word == "curve")
		{
			vectors.emplace_back();
			in >> vectors.back().name >> vectors.back().curve.preWrap >> vectors.back().curve.postWrap;
		}
		else if (word == "key")
		{
			vectors.back().curve.keys.push_back(KeyFrom(in));
		}
		else if (word == "at")
		{
			const float time = FloatFrom(in);
			const double value = DoubleFrom(in);
			const double range = DoubleFrom(in);
			const double slope = DoubleFrom(in);
			vectors.back().samples.push_back({time, value, range, slope, DoubleFrom(in)});
		}
	}
	return vectors;
}

/** Half the distance between floats around a value: what rounding an exact result costs. */
double Rounding(double value)
{
	return std::abs(value) * 0x1p-24 + 0x1p-150;
}

/** Draws from numbers that are likely to break something. */
float NastyFloat(std::mt19937& random)
{
	constexpr float kNasty[] = {0.0f, -0.0f, 1.0f, -1.0f, 1.0f / 3.0f, 0.999f, 0.001f, 1e6f, -1e6f, 1e30f, -1e30f,
		1e38f, -1e38f, 3.4e38f, -3.4e38f, 1e-38f, 1e-45f, -1e-45f, 1e-30f, kInfinity, -kInfinity};
	return kNasty[random() % std::size(kNasty)];
}

Keyframe NastyKey(std::mt19937& random)
{
	Keyframe key;
	key.time = random() % 16 == 0 ? kNotANumber : NastyFloat(random);
	key.value = random() % 4 == 0 ? NastyFloat(random) : static_cast<float>(random() % 3);
	key.inTangent = random() % 16 == 0 ? kNotANumber : NastyFloat(random);
	key.outTangent = random() % 16 == 0 ? kNotANumber : NastyFloat(random);
	key.inWeight = random() % 16 == 0 ? kNotANumber : NastyFloat(random);
	key.outWeight = random() % 16 == 0 ? kNotANumber : NastyFloat(random);
	key.weightedMode = static_cast<std::int32_t>(random() % 4);
	return key;
}
} // namespace CurveEvaluatorTests

using namespace CurveEvaluatorTests;

TEST(EvaluateCurve, AgreesWithTheHighPrecisionVectors)
{
	const std::vector<Vector> vectors = ReadVectors();
	ASSERT_GT(vectors.size(), 300u) << "CurveVectors.txt is missing or short";
	for (const Vector& vector : vectors)
	{
		for (const Sample& sample : vector.samples)
		{
			const double value = static_cast<double>(EvaluateCurve(vector.curve, sample.time));
			if (value == sample.value) // infinities too
			{
				continue;
			}
			const double error = std::abs(value - sample.value) - Rounding(sample.value);
			ASSERT_LE(error, 1e-6 * sample.range) << vector.name << " " << Describe(vector.curve, sample.time)
												  << "\n  is " << value << ", wanted " << sample.value;
		}
	}
}

TEST(EvaluateSlope, AgreesWithTheHighPrecisionVectors)
{
	for (const Vector& vector : ReadVectors())
	{
		for (const Sample& sample : vector.samples)
		{
			const double slope = static_cast<double>(EvaluateSlope(vector.curve, sample.time));
			const double wanted =
				std::abs(sample.slope) <= static_cast<double>(std::numeric_limits<float>::max()) ? sample.slope : 0.0;
			ASSERT_LE(std::abs(slope - wanted), 1e-6 * std::min(sample.slopeScale, 1e44) + Rounding(wanted))
				<< vector.name << " " << Describe(vector.curve, sample.time) << "\n  is " << slope << ", wanted "
				<< wanted;
		}
	}
}

TEST(EvaluateSortedCurve, IsTheSameAsEvaluateCurveOnSortedKeys)
{
	for (Vector& vector : ReadVectors())
	{
		if (!HasSortedKeys(vector.curve))
		{
			continue;
		}
		for (const Sample& sample : vector.samples)
		{
			const float value = EvaluateSortedCurve(vector.curve, sample.time);
			ASSERT_EQ(value, EvaluateCurve(vector.curve, sample.time))
				<< vector.name << " " << Describe(vector.curve, sample.time);
			const float slope = EvaluateSortedSlope(vector.curve, sample.time);
			ASSERT_EQ(slope, EvaluateSlope(vector.curve, sample.time))
				<< vector.name << " " << Describe(vector.curve, sample.time);
		}
	}
}

TEST(EvaluateCurve, AcceptsKeysInAnyOrder)
{
	std::mt19937 random(7);
	for (Vector& vector : ReadVectors())
	{
		Curve sorted = vector.curve;
		const auto isNotANumber = [](const Keyframe& key) { return IsNan(key.time); };
		const auto isEarlier = [](const Keyframe& a, const Keyframe& b) { return a.time < b.time; };
		sorted.keys.erase(std::remove_if(sorted.keys.begin(), sorted.keys.end(), isNotANumber), sorted.keys.end());
		std::shuffle(sorted.keys.begin(), sorted.keys.end(), random);
		const Curve shuffled = sorted;
		std::stable_sort(sorted.keys.begin(), sorted.keys.end(), isEarlier);
		ASSERT_TRUE(HasSortedKeys(sorted));
		for (const Sample& sample : vector.samples)
		{
			ASSERT_EQ(EvaluateCurve(shuffled, sample.time), EvaluateSortedCurve(sorted, sample.time))
				<< vector.name << " " << Describe(vector.curve, sample.time);
		}
	}
}

TEST(EvaluateCurve, GivesNoNanAndNoNewInfinityFromNastyNumbers)
{
	std::mt19937 random(3);
	for (int round = 0; round < 200000; ++round)
	{
		constexpr std::int32_t kAnyWrap[] = {0, 1, 2, 4, 8, 5};
		Vector vector;
		vector.curve.preWrap = kAnyWrap[random() % 6];
		vector.curve.postWrap = kAnyWrap[random() % 6];
		bool hasInfiniteValue = false;
		for (std::size_t i = random() % 5; i > 0; --i)
		{
			vector.curve.keys.push_back(NastyKey(random));
			hasInfiniteValue = hasInfiniteValue || IsInfinite(vector.curve.keys.back().value);
		}
		const float uniform = static_cast<float>(random() % 1000) * 0.002f - 1.0f;
		const Sample sample{random() % 2 == 0 ? NastyFloat(random) : uniform};
		const float value = EvaluateCurve(vector.curve, sample.time);
		ASSERT_FALSE(IsNan(value)) << vector.name << " " << Describe(vector.curve, sample.time);
		ASSERT_TRUE(hasInfiniteValue || IsFinite(value)) << vector.name << " " << Describe(vector.curve, sample.time);
		ASSERT_TRUE(IsFinite(EvaluateSlope(vector.curve, sample.time)))
			<< vector.name << " " << Describe(vector.curve, sample.time);
	}
}

TEST(EvaluateCurve, ReadsShortKeysAtAnyAlignment)
{
	const float pairs[] = {1.0f, 10.0f, 3.0f, 20.0f};
	std::vector<std::uint8_t> bytes(sizeof(pairs) + 1);
	std::memcpy(bytes.data() + 1, pairs, sizeof(pairs));
	CurveView view;
	view.keys = bytes.data() + 1;
	view.keyCount = 2;
	view.keySize = kShortKeySize;

	EXPECT_EQ(EvaluateCurve(view, 2.0f), 15.0f);
	EXPECT_EQ(EvaluateSlope(view, 2.0f), 5.0f);
}

TEST(EvaluateCurve, HoldsTheLaterOfTwoKeysAtOneTime)
{
	const Curve curve = MakeCurve({Key(0, 0), Key(1, 1), Key(1, 5), Key(2, 6)});
	EXPECT_EQ(EvaluateCurve(curve, 0.5f), 0.5f);
	EXPECT_NEAR(EvaluateCurve(curve, std::nextafter(1.0f, 0.0f)), 1.0f, 1e-6f);
	EXPECT_EQ(EvaluateCurve(curve, 1.0f), 5.0f);
}

TEST(EvaluateSegment, HoldsItsEndsOutsideAndForNan)
{
	const Keyframe a = Key(1, 10);
	const Keyframe b = Key(2, 20);
	EXPECT_EQ(EvaluateSegment(a, b, 0.0), 10.0f);
	EXPECT_EQ(EvaluateSegment(a, b, 1.25), 12.5f);
	EXPECT_EQ(EvaluateSegment(a, b, 2.0), 20.0f);
	EXPECT_EQ(EvaluateSegment(a, b, 9.0), 20.0f);
	EXPECT_EQ(EvaluateSegment(a, b, std::numeric_limits<double>::quiet_NaN()), 10.0f);
	EXPECT_EQ(EvaluateSegmentSlope(a, b, 1.0), 10.0f);
	EXPECT_EQ(EvaluateSegmentSlope(a, b, 2.0), 10.0f);
	EXPECT_EQ(EvaluateSegmentSlope(a, b, 2.5), 0.0f);
}

TEST(EvaluateSegment, StaysAtTheFirstValueUnderMrtksOutWeight)
{
	Keyframe a = Key(0, 0);
	a.outWeight = 1e6f;
	for (float time = 0.0f; time < 1.0f; time += 1.0f / 64.0f)
	{
		EXPECT_NEAR(EvaluateSegment(a, Key(1, 1), static_cast<double>(time)), 0.0f, 1e-12f) << time;
	}
	EXPECT_EQ(EvaluateSegment(a, Key(1, 1), 1.0), 1.0f);
}

TEST(HasSortedKeys, SeesDisorderAndNan)
{
	EXPECT_TRUE(HasSortedKeys(Curve()));
	EXPECT_TRUE(HasSortedKeys(MakeCurve({Key(1, 0)})));
	EXPECT_TRUE(HasSortedKeys(MakeCurve({Key(-1, 0), Key(1, 0), Key(1, 0)})));
	EXPECT_FALSE(HasSortedKeys(MakeCurve({Key(1, 0), Key(0.5f, 0)})));
	EXPECT_FALSE(HasSortedKeys(MakeCurve({Key(kNotANumber, 0)})));
	EXPECT_FALSE(HasSortedKeys(MakeCurve({Key(0, 0), Key(kNotANumber, 0), Key(2, 0)})));
}

TEST(EvaluateFlag, HoldsTheLastKeyAtOrBeforeTheTime)
{
	const Curve curve =
		MakeCurve({Key(-2, 1), Key(0.5f, 0), Key(1, 1), Key(1, 0), Key(2, 0.6f)}, WrapMode::Loop, WrapMode::PingPong);
	EXPECT_TRUE(EvaluateFlag(curve, -kInfinity));
	EXPECT_TRUE(EvaluateFlag(curve, 0.0f)) << "a key before 0 holds the state at 0";
	EXPECT_TRUE(EvaluateFlag(curve, std::nextafter(0.5f, 0.0f)));
	EXPECT_FALSE(EvaluateFlag(curve, 0.5f));
	EXPECT_FALSE(EvaluateFlag(curve, 1.0f)) << "the later of two keys at one time holds";
	EXPECT_TRUE(EvaluateFlag(curve, 2.0f));
	EXPECT_TRUE(EvaluateFlag(curve, kInfinity));
	EXPECT_TRUE(EvaluateFlag(curve, kNotANumber));
	EXPECT_FALSE(EvaluateFlag(Curve(), 0.0f));
}

TEST(EvaluateFlag, AcceptsKeysInAnyOrder)
{
	const Curve curve = MakeCurve({Key(3, 0), Key(kNotANumber, 0), Key(1, 1), Key(2, 0.5f)});
	EXPECT_TRUE(EvaluateFlag(curve, 0.0f));
	EXPECT_TRUE(EvaluateFlag(curve, 1.5f));
	EXPECT_FALSE(EvaluateFlag(curve, 2.5f)) << "0.5 is not above 0.5";
}

TEST(EvaluateSegmentSlope, IsZeroOutsideTheSegmentAndForNan)
{
	const Keyframe a = Key(1, 2);
	const Keyframe b = Key(3, 8);
	EXPECT_EQ(EvaluateSegmentSlope(a, b, 2.0), 3.0f);
	EXPECT_EQ(EvaluateSegmentSlope(a, b, 1.0), 3.0f);
	EXPECT_EQ(EvaluateSegmentSlope(a, b, 3.0), 3.0f);
	EXPECT_EQ(EvaluateSegmentSlope(a, b, 0.5), 0.0f);
	EXPECT_EQ(EvaluateSegmentSlope(a, b, 3.5), 0.0f);
	EXPECT_EQ(EvaluateSegmentSlope(a, b, std::nan("")), 0.0f);
	EXPECT_EQ(EvaluateSegmentSlope(a, Key(1, 8), 1.0), 0.0f);
}

} // namespace mria::CurveEvaluatorTests
