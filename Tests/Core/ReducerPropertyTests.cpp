// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "Mria/Synth.h"
#include "Mria/Writer.h"
#include "ReducerTestHelpers.h"
#include "Reducing/GroupFilter.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestEffort.h"
#include "WithoutAvx2.h"

namespace mria::ReducerTests
{

namespace
{
/** Small takes of every sort: still, smooth, noisy, far out, stepping, flipping, of any length, with gaps. */
class TakeMaker
{
public:
	explicit TakeMaker(std::uint64_t seed)
		: random_(seed)
	{
		for (std::uint32_t i = 0, frames = 1 + random_.Below(48); i < frames; ++i)
		{
			times_.push_back(time_);
			time_ += random_.OneIn(40) ? 0.0f : random_.OneIn(4) ? 0.007f + Number(0.1f) : 1.0f / 60.0f;
		}
	}

	Recording Make()
	{
		Recording recording;
		recording.dialect = Dialect::Mrtk10;
		recording.channels.Set(Channel::Gaze, true);
		AddPose(recording, kCameraPose);
		AddPose(recording, JointPose(Hand::Left, Joint::Wrist));
		AddPose(recording, JointPose(Hand::Right, Joint::IndexTip));
		AddVectors(recording, kFirstGazeCurve);
		AddVectors(recording, kFirstGazeCurve + 3);
		AddGaps(recording.curves[TrackedCurve(Hand::Left)]);
		if (random_.OneIn(4))
		{
			ThinOut(recording);
		}
		return recording;
	}

	ReduceTolerances Tolerances()
	{
		const auto pick = [this] { return random_.OneIn(8) ? 0.0f : std::pow(10.0f, -4.0f + Number(3.5f)); };
		return {pick(), pick(), pick(), pick(), pick(), pick()};
	}

private:
	/** 0 to `most`. */
	float Number(float most) { return most * static_cast<float>(random_.Below(1 << 20)) / static_cast<float>(1 << 20); }
	float Around(float size) { return Number(2.0f * size) - size; }

	/** How one number moves: sines, noise, times of rest. */
	struct Wave
	{
		float offset, size, speed, phase, noise;
	};

	Wave MakeWave(float size)
	{
		const float noise = random_.OneIn(2) ? 0.0f : size * std::pow(10.0f, -Number(4.0f));
		return {0.0f, size, Number(12.0f), Number(6.0f), noise};
	}

	float At(const Wave& wave, float time)
	{
		return wave.offset + wave.size * std::sin(wave.speed * time + wave.phase) + Around(wave.noise);
	}

	void AddVectors(Recording& recording, CurveId first)
	{
		const float size = std::pow(10.0f, -3.0f + Number(4.0f));
		Wave waves[3] = {MakeWave(size), MakeWave(size), MakeWave(size)};
		waves[random_.Below(3)].offset = random_.OneIn(5) ? 1000.0f : 1.0f;
		std::array<float, 3> now{};
		for (std::size_t i = 0; i < times_.size(); ++i)
		{
			for (std::size_t c = 0; c < 3; ++c)
			{
				now[c] = i % 16 < 5 && i > 0 ? now[c] : At(waves[c], times_[i]);
			}
			AddKeys(recording, first, times_[i], {now[0], now[1], now[2]});
		}
	}

	void AddPose(Recording& recording, PoseId pose)
	{
		AddVectors(recording, FirstCurveOf(pose));
		const Wave angle = MakeWave(Number(3.0f));
		const bool hasZeros = random_.OneIn(6);
		const bool hasLengths = random_.OneIn(4);
		const std::uint32_t flips = random_.OneIn(2) ? 1u << 30 : 3;
		for (const float time : times_)
		{
			Quat q = Turned(static_cast<double>(At(angle, time)));
			const float length = hasZeros && random_.OneIn(5) ? 0.0f : hasLengths ? 0.2f + Number(3.0f) : 1.0f;
			const float scale = random_.OneIn(flips) ? -length : length;
			AddRotation(recording, FirstCurveOf(pose) + 3, time, {q.x * scale, q.y * scale, q.z * scale, q.w * scale});
		}
	}

	void AddGaps(Curve& tracked)
	{
		for (std::uint32_t i = 0, count = random_.Below(4); i < count; ++i)
		{
			tracked.keys.push_back(PlainKey(Number(time_), static_cast<float>(random_.Below(2))));
		}
	}

	/** Curves with key times of their own, as in 2019. */
	void ThinOut(Recording& recording)
	{
		for (Curve& curve : recording.curves)
		{
			const auto isDropped = [this](const Keyframe&) { return random_.OneIn(3); };
			if (curve.keys.size() > 2)
			{
				curve.keys.erase(
					std::remove_if(curve.keys.begin() + 1, curve.keys.end() - 1, isDropped), curve.keys.end() - 1);
			}
		}
	}

	Random random_;
	std::vector<float> times_;
	float time_ = 0.0f;
};

/** The first and last key of every curve that has keys, and no new keys. */
::testing::AssertionResult KeepsEnds(const Recording& source, const Recording& reduced)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const std::vector<Keyframe>& before = source.curves[id].keys;
		const std::vector<Keyframe>& after = reduced.curves[id].keys;
		if (before.empty() != after.empty())
		{
			return ::testing::AssertionFailure() << CurveName(id) << " gained or lost all keys";
		}
		if (!before.empty() && (before.front().time < after.front().time || before.back().time > after.back().time))
		{
			return ::testing::AssertionFailure() << CurveName(id) << " lost an end";
		}
	}
	return ::testing::AssertionSuccess();
}

/** Keys at times that their curve had none at. */
std::size_t CountNewTimes(const Recording& source, const Recording& reduced)
{
	std::size_t count = 0;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		std::vector<float> times;
		for (const Keyframe& key : source.curves[id].keys)
		{
			times.push_back(key.time);
		}
		std::sort(times.begin(), times.end());
		for (const Keyframe& key : reduced.curves[id].keys)
		{
			count += std::binary_search(times.begin(), times.end(), key.time) ? 0 : 1;
		}
	}
	return count;
}

Recording FromFilter(const Recording& source, const ReduceTolerances& tolerances)
{
	Recording out;
	for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
	{
		out.curves[id] = source.curves[id];
	}
	for (const Group& group : AllGroups(tolerances))
	{
		GroupFilter filter;
		const GroupKind kind = group.isPosition ? GroupKind::Position
			: group.width == 4					? GroupKind::Rotation
												: GroupKind::Direction;
		filter.Reset(kind, static_cast<float>(group.tolerance));
		const auto write = [&](bool isKey)
		{
			for (std::size_t c = 0; isKey && c < group.width; ++c)
			{
				out.curves[group.first + c].keys.push_back(PlainKey(filter.Key().time, filter.Key().value[c]));
			}
		};
		float last = -1.0f;
		for (const float time : KeyTimes(source, group))
		{
			const Numbers values = ValuesAt(source, group, time);
			GroupSample sample;
			sample.time = time;
			std::transform(
				values.begin(), values.end(), sample.value.begin(), [](double v) { return static_cast<float>(v); });
			write(time > last && filter.Push(sample));
			last = time;
		}
		write(filter.Finish());
	}
	return out;
}

/** A camera and a gaze that jump about: rotations of either sign and any length, some without. */
Recording MakeJumpy(Random& random)
{
	const auto around = [&](float size)
	{ return size * (static_cast<float>(random.Below(1 << 20)) / static_cast<float>(1 << 19) - 1.0f); };
	Recording recording;
	recording.dialect = Dialect::Mrtk10;
	recording.channels.Set(Channel::Gaze, true);
	float angle = 0.0f;
	for (std::uint32_t i = 0, frames = 20 + random.Below(60); i < frames; ++i)
	{
		const float time = static_cast<float>(i) / 60.0f;
		const float length = random.OneIn(30) ? 0.0f : (random.OneIn(6) ? -1.0f : 1.0f) * (1.25f + around(0.75f));
		angle += around(random.OneIn(8) ? 3.0f : 0.1f);
		const Quat q = Turned(angle);
		AddKeys(recording, CameraCurve(PoseComponent::PositionX), time, {around(1.0f), around(1.0f), around(1.0f)});
		AddRotation(recording, CameraCurve(PoseComponent::PositionX) + 3, time,
			{length * q.x, length * q.y, length * q.z, length * q.w});
		AddKeys(recording, kFirstGazeCurve, time, {around(1.0f), around(0.1f), time});
		AddKeys(recording, kFirstGazeCurve + 3, time,
			{std::fabs(length) * std::sin(angle), length * around(0.01f), std::fabs(length) * std::cos(angle)});
	}
	return recording;
}

/** At the old key times, as sampled. */
double MeasureError(const Recording& source, const Recording& reduced, const Group& group)
{
	const Sampler sampler(reduced);
	double worst = 0.0;
	for (const float time : KeyTimes(source, group))
	{
		Frame frame;
		sampler.SampleAt(time, frame);
		worst = std::max(worst, ErrorBetween(group, FromFrame(frame, group), ValuesAt(source, group, time)));
	}
	return worst;
}
} // namespace

TEST(ReduceProperties, KeepsTheSameKeysWithAndWithoutAvx2)
{
	for (int seed = 0; seed < Rounds(500); ++seed)
	{
		TakeMaker maker(static_cast<std::uint64_t>(seed));
		Recording wide = maker.Make();
		Recording narrow = wide;
		const ReduceTolerances tolerances = maker.Tolerances();
		const ReduceReport wideReport = Reduce(wide, tolerances);
		const WithoutAvx2 withoutAvx2;
		const ReduceReport narrowReport = Reduce(narrow, tolerances);
		ASSERT_TRUE(SameRecording(wide, narrow)) << "seed " << seed;
		ASSERT_EQ(wideReport.Total().position.worstError, narrowReport.Total().position.worstError) << "seed " << seed;
		ASSERT_EQ(wideReport.Total().rotation.worstError, narrowReport.Total().rotation.worstError) << "seed " << seed;
	}
}

TEST(ReduceProperties, StaysWithinTheTolerancesAtEveryKeyTimeOfAnyTake)
{
	std::size_t before = 0;
	std::size_t after = 0;
	std::size_t atNewTimes = 0;
	for (int seed = 0; seed < Rounds(2000); ++seed)
	{
		TakeMaker maker(static_cast<std::uint64_t>(seed));
		const Recording source = maker.Make();
		const ReduceTolerances tolerances = maker.Tolerances();
		Recording reduced = source;
		const ReduceReport report = Reduce(reduced, tolerances);
		ASSERT_TRUE(StaysWithin(source, reduced, tolerances)) << "seed " << seed;
		ASSERT_TRUE(KeepsEnds(source, reduced)) << "seed " << seed;
		ASSERT_LE(CountKeys(reduced), CountKeys(source)) << "seed " << seed;
		ASSERT_EQ(report.Total().position.framesLost, 0u);
		const std::size_t reported = report.Total().position.keysAtNewTimes + report.Total().rotation.keysAtNewTimes;
		ASSERT_EQ(reported, CountNewTimes(source, reduced)) << "seed " << seed;
		atNewTimes += reported;
		before += CountKeys(source);
		after += CountKeys(reduced);
	}
	EXPECT_LT(after, before * 2 / 3) << "the takes are too hard to say much";
	EXPECT_GT(atNewTimes, 0u);
}

TEST(ReduceProperties, TheStreamingFilterKeepsTheSamePromise)
{
	for (int seed = 0; seed < Rounds(800); ++seed)
	{
		TakeMaker maker(static_cast<std::uint64_t>(seed));
		const Recording source = maker.Make();
		const ReduceTolerances tolerances = maker.Tolerances();
		const Recording reduced = FromFilter(source, tolerances);
		ASSERT_TRUE(StaysWithin(source, reduced, tolerances)) << "seed " << seed;
		ASSERT_TRUE(KeepsEnds(source, reduced)) << "seed " << seed;
	}
}

TEST(ReduceProperties, ASecondRunStaysWithinTheTolerancesOfTheFirst)
{
	for (int seed = 0; seed < Rounds(200); ++seed)
	{
		TakeMaker maker(static_cast<std::uint64_t>(seed));
		Recording once = maker.Make();
		const ReduceTolerances tolerances = maker.Tolerances();
		Reduce(once, tolerances);
		Recording twice = once;
		Reduce(twice, tolerances);
		ASSERT_TRUE(StaysWithin(once, twice, tolerances)) << "seed " << seed;
		ASSERT_LE(CountKeys(twice), CountKeys(once));
	}
}

TEST(ReduceProperties, HoldsForPeopleWithEveryFault)
{
	for (int seed = 0; seed < Rounds(24); ++seed)
	{
		SynthOptions options;
		options.seed = static_cast<std::uint32_t>(seed);
		options.motion = kSynthMotions[static_cast<std::size_t>(seed) % kSynthMotions.size()];
		options.duration = 0.6f;
		options.positionNoise = seed % 2 == 0 ? 0.0f : 0.0002f;
		options.rotationNoise = seed % 2 == 0 ? 0.0f : 0.001f;
		options.faults.signFlips = seed % 3 == 0 ? 0.03f : 0.0f;
		options.faults.trackingGapsPerMinute = seed % 4 == 1 ? 100.0f : 0.0f;
		options.faults.unevenFrames = seed % 5 == 0;
		options.faults.noneJoint = seed % 5 == 1;
		const Recording source = Synthesize(options);
		Recording reduced = source;
		Reduce(reduced);
		ASSERT_TRUE(StaysWithin(source, reduced, {})) << "seed " << seed;
		ASSERT_LT(CountKeys(reduced), CountKeys(source));
	}
}

TEST(ReduceProperties, LeavesNonsenseAsItIsOrWithinTheTolerances)
{
	for (int seed = 0; seed < Rounds(300); ++seed)
	{
		const Recording source =
			RandomRecording(static_cast<std::uint64_t>(seed), kDialects[static_cast<std::size_t>(seed) % 3]);
		Recording reduced = source;
		const ReduceReport report = Reduce(reduced);
		Recording mrtks = source;
		ReduceLikeMrtk(mrtks, {}, static_cast<std::size_t>(seed) % 5);
		for (const SkippedGroup& left : report.skipped)
		{
			const CurveId id = left.firstCurve;
			ASSERT_EQ(KeyCount(reduced, id), KeyCount(source, id)) << Describe(left) << ", seed " << seed;
		}
		for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
		{
			ASSERT_EQ(KeyCount(reduced, id), KeyCount(source, id));
			ASSERT_EQ(KeyCount(mrtks, id), KeyCount(source, id));
		}
		ASSERT_LE(CountKeys(reduced), CountKeys(source));
	}
}

TEST(ReduceProperties, ReportsTheErrorThatIsThere)
{
	constexpr float kTolerances[] = {0.001f, 0.05f, 0.5f, 1.4f, 4.0f};
	for (int seed = 0; seed < Rounds(600); ++seed)
	{
		Random random(static_cast<std::uint64_t>(seed));
		const Recording source = MakeJumpy(random);
		const float allowed = kTolerances[random.Below(5)];
		const ReduceTolerances tolerances = {allowed, allowed, allowed, allowed, allowed, allowed};
		for (const bool isMrtks : {false, true})
		{
			Recording reduced = source;
			const ReduceReport report = isMrtks ? ReduceLikeMrtk(reduced, tolerances) : Reduce(reduced, tolerances);
			for (const Group& group : AllGroups())
			{
				const bool isGaze = group.first >= kFirstGazeCurve;
				const ReducedChannel& channel = report.Of(isGaze ? ReduceChannel::Gaze : ReduceChannel::Camera);
				const double reported = (group.isPosition ? channel.position : channel.rotation).worstError;
				if (isGaze || group.first < kFirstFlagCurve)
				{
					ASSERT_NEAR(reported, MeasureError(source, reduced, group), 2e-6 + 1e-4 * reported)
						<< "seed " << seed << ", " << CurveName(group.first) << (isMrtks ? ", as MRTK" : "");
				}
			}
		}
	}
}

TEST(GroupFilter, KeepsASampleThatNoLineCanReach)
{
	const auto isKept = [](float time)
	{
		GroupFilter filter;
		filter.Reset(GroupKind::Position, 1.0f);
		EXPECT_TRUE(filter.Push({0.0f, {}}));
		EXPECT_FALSE(filter.Push({1.0f, {}}));
		return filter.Push({time, {}});
	};
	EXPECT_FALSE(isKept(2.0f));
	EXPECT_TRUE(isKept(1.0f)) << "its time does not rise";
	EXPECT_TRUE(isKept(2e35f)) << "too far away for floats";
}

} // namespace mria::ReducerTests
