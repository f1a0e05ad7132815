// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace mria::PlayerDeterminismTests
{

namespace PlayerDeterminismTestsDetail
{
constexpr double kUpdateRates[] = {5.0, 7.3, 24.0, 30.0, 59.94, 60.0, 90.0, 120.0, 333.0, 1000.0};
constexpr float kLength = 6.0f;

/** Flags that flip at random, many of them on the update times of common frame rates, at both ends and at one time. */
Recording RandomRecording(unsigned seed)
{
	std::mt19937 random(seed);
	Recording recording;
	recording.curves[CameraCurve(PoseComponent::PositionX)].keys = {{0.0f}, {kLength}};
	const float grids[] = {0.2f, 1.0f / 24.0f, 1.0f / 60.0f, 1.0f / 90.0f, 0.5f};
	const auto randomTime = [&]
	{
		const float grid = grids[random() % 5];
		const float time = static_cast<float>(random() % static_cast<unsigned>(kLength / grid + 1.0f)) * grid;
		return std::min(time, kLength);
	};
	for (CurveId curve = kFirstFlagCurve; curve < kFirstJointCurve; ++curve)
	{
		recording.curves[curve].keys.push_back({-1.0f, static_cast<float>(random() % 2)});
		for (unsigned i = 0; i < random() % 40; ++i)
		{
			recording.curves[curve].keys.push_back({randomTime(), static_cast<float>(random() % 2)});
		}
	}
	recording.markers = {{0.0f, "start", 0}, {kLength, "end", 0}};
	for (unsigned i = 0; i < 10; ++i)
	{
		recording.markers.push_back({randomTime(), "marker", 0});
	}
	return recording;
}

Player MakePlaying(const Recording& recording, LoopMode mode, double rate)
{
	Player player{recording};
	player.SetLoopMode(mode);
	player.SetRate(rate);
	player.Play();
	return player;
}

void Append(std::vector<PlayerEvent>& events, Span<const PlayerEvent> more)
{
	events.insert(events.end(), more.begin(), more.end());
}

/** Plays `seconds` in steps that `nextStep` gives; the last one is shortened to fit. */
template <typename NextStep>
std::vector<PlayerEvent> PlayFor(Player player, double seconds, NextStep nextStep)
{
	std::vector<PlayerEvent> events;
	StepClock played;
	double last = 0.0;
	while (last < seconds)
	{
		const double step = std::min<double>(nextStep(), seconds - last);
		Append(events, player.Update(step));
		last = step > 0.0 ? played.Advance(step) : seconds;
	}
	return events;
}

bool SameButForFraction(const PlayerEvent& a, const PlayerEvent& b)
{
	return a.kind == b.kind && a.isResync == b.isResync && a.direction == b.direction && a.time == b.time &&
		a.input == b.input;
}

::testing::AssertionResult AreAlike(const std::vector<PlayerEvent>& a, const std::vector<PlayerEvent>& b)
{
	const auto [inA, inB] = std::mismatch(a.begin(), a.end(), b.begin(), b.end(), SameButForFraction);
	if (inA == a.end() && inB == b.end())
	{
		return ::testing::AssertionSuccess();
	}
	return ::testing::AssertionFailure() << "event " << inA - a.begin() << " differs, of " << a.size() << " and "
										 << b.size();
}

/** What the flags are at a time, from the keys alone. */
bool FlagAt(const Curve& curve, double time)
{
	const Keyframe* first = nullptr;
	const Keyframe* held = nullptr;
	for (const Keyframe& key : curve.keys)
	{
		first = !first || key.time < first->time ? &key : first;
		held = key.time <= time && (!held || key.time >= held->time) ? &key : held;
	}
	return first && (held ? held : first)->value > 0.5f;
}

InputState FlagsAt(const Recording& recording, double time)
{
	InputState state;
	for (const Hand hand : kHands)
	{
		state[hand].isTracked = FlagAt(recording.curves[TrackedCurve(hand)], time);
		state[hand].isPinching = FlagAt(recording.curves[PinchCurve(hand)], time);
	}
	return state;
}

/** Turns some of the player's knobs, or none. */
void DoAnything(Player& player, std::mt19937& random)
{
	std::uniform_real_distribution<double> real(-1.0, 1.0);
	switch (random() % 12)
	{
	case 0:
		return player.Play();
	case 1:
		return player.Seek(real(random) * 20.0);
	case 2:
		return player.SetRate(real(random) * 4.0);
	case 3:
		return player.SetLoopMode(kLoopModes[random() % kLoopModes.size()]);
	case 4:
		return player.PlayFrom(real(random) * 20.0);
	case 5:
		return random() % 2 == 0 ? player.Pause() : player.Stop();
	default:
		return;
	}
}
} // namespace PlayerDeterminismTestsDetail

using namespace PlayerDeterminismTestsDetail;

TEST(PlayerDeterminism, EmitsTheSameEventsAtEveryFrameRate)
{
	const double seconds = 20.111; // some cycles, ending between events
	for (unsigned seed = 0; seed < 10; ++seed)
	{
		const Recording recording = RandomRecording(seed);
		for (const LoopMode mode : kLoopModes)
		{
			for (const double rate : {1.0, -1.0, 0.37, -2.5})
			{
				const Player player = MakePlaying(recording, mode, rate);
				const std::vector<PlayerEvent> atOnce = PlayFor(player, seconds, [=] { return seconds; });
				for (const double hz : kUpdateRates)
				{
					EXPECT_TRUE(AreAlike(PlayFor(player, seconds, [=] { return 1.0 / hz; }), atOnce))
						<< ToString(mode) << ", rate " << rate << ", " << hz << " Hz, seed " << seed;
				}
			}
		}
	}
}

TEST(PlayerDeterminism, EmitsTheSameEventsInStepsOfAnyLength)
{
	std::mt19937 random(99);
	std::exponential_distribution<double> jitter(60.0);
	for (unsigned seed = 0; seed < 20; ++seed)
	{
		const Recording recording = RandomRecording(seed);
		for (const LoopMode mode : kLoopModes)
		{
			for (const double rate : {1.0, -1.0})
			{
				const Player player = MakePlaying(recording, mode, rate);
				const std::vector<PlayerEvent> atOnce = PlayFor(player, 30.111, [] { return 100.0; });
				EXPECT_TRUE(AreAlike(PlayFor(player, 30.111, [&] { return jitter(random) + 1e-6; }), atOnce))
					<< ToString(mode) << ", rate " << rate << ", seed " << seed;
			}
		}
	}
}

TEST(PlayerDeterminism, EmitsTheSameEventsWhenUpdatesFallOnThem)
{
	// Steps and key times that binary numbers hold: every edge, marker and end of a cycle lies on an update.
	Recording recording;
	recording.curves[CameraCurve(PoseComponent::PositionX)].keys = {{0.0f}, {2.0f}};
	recording.markers = {{0.0f, "start", 0}, {1.0f, "middle", 0}, {2.0f, "end", 0}};
	for (int i = 0; i <= 16; ++i)
	{
		const float time = static_cast<float>(i) * 0.125f;
		recording.curves[TrackedCurve(Hand::Left)].keys.push_back({time, static_cast<float>(i % 2)});
		recording.curves[PinchCurve(Hand::Left)].keys.push_back({time, static_cast<float>(i / 2 % 2)});
	}
	for (const LoopMode mode : kLoopModes)
	{
		for (const double rate : {1.0, -1.0})
		{
			Player player = MakePlaying(recording, mode, rate);
			const std::vector<PlayerEvent> atOnce = PlayFor(player, 9.0, [] { return 9.0; });
			player.SetFixedStep(0.0625);
			EXPECT_TRUE(AreAlike(PlayFor(player, 9.0, [] { return 0.0625; }), atOnce)) << ToString(mode) << rate;
			player.SetFixedStep(0.25);
			EXPECT_TRUE(AreAlike(PlayFor(player, 9.0, [] { return 0.25; }), atOnce)) << ToString(mode) << rate;
		}
	}
}

TEST(PlayerDeterminism, FollowsAClockOutsideAsItsOwn)
{
	const Recording recording = RandomRecording(5);
	for (const LoopMode mode : {LoopMode::Hold, LoopMode::Loop, LoopMode::PingPong})
	{
		const Player player = MakePlaying(recording, mode, 1.0);
		const std::vector<PlayerEvent> own = PlayFor(player, 20.111, [] { return 1.0 / 60.0; });
		Player driven = player;
		std::vector<PlayerEvent> events;
		for (int tick = 1; tick * 0.0417 < 20.111; ++tick)
		{
			Append(events, driven.AdvanceTo(tick * 0.0417));
		}
		Append(events, driven.AdvanceTo(20.111));
		EXPECT_TRUE(AreAlike(events, own)) << ToString(mode);
	}
}

TEST(PlayerDeterminism, EmitsCollectedEventsForwardsAndTheirInverseBackwards)
{
	for (unsigned seed = 0; seed < 20; ++seed)
	{
		const Recording recording = RandomRecording(seed);
		const auto passed = [&](double rate)
		{
			std::vector<InputEvent> inputs;
			const Player player = MakePlaying(recording, LoopMode::Hold, rate);
			for (const PlayerEvent& event : PlayFor(player, 10.0, [] { return 1.0 / 60.0; }))
			{
				if (event.kind == PlayerEventKind::Input && !event.isResync)
				{
					inputs.push_back(event.input);
				}
			}
			return inputs;
		};
		EXPECT_EQ(passed(1.0), CollectEvents(recording));

		std::vector<InputEvent> backwards = passed(-1.0);
		for (InputEvent& event : backwards)
		{
			event.kind = InverseOf(event.kind);
		}
		std::reverse(backwards.begin(), backwards.end());
		EXPECT_EQ(backwards, CollectEvents(recording));
	}
}

TEST(PlayerDeterminism, KeepsTheFlagsConsistentForAnyCalls)
{
	std::mt19937 random(3);
	for (unsigned seed = 0; seed < 30; ++seed)
	{
		const Recording recording = RandomRecording(seed);
		Player player{recording};
		InputState emitted;
		for (int i = 0; i < 1000; ++i)
		{
			DoAnything(player, random);
			const double position = static_cast<double>(random() % 40000) * 0.001 - 20.0;
			const bool isDriven = random() % 4 == 0;
			for (const PlayerEvent& event : isDriven ? player.AdvanceTo(position) : player.Update(0.05))
			{
				const bool changes = event.kind == PlayerEventKind::Input && Apply(event.input, emitted);
				EXPECT_EQ(changes, event.kind == PlayerEventKind::Input && event.input.kind != EventKind::Marker);
				EXPECT_TRUE(event.fraction >= 0.0 && event.fraction <= 1.0);
			}
			const bool isOff = player.Status() == PlayStatus::Stopped;
			ASSERT_EQ(emitted, isOff ? InputState{} : FlagsAt(recording, player.Time())) << "step " << i;
			ASSERT_EQ(emitted, player.Input());
			ASSERT_EQ(FlagsAt(recording, player.SampleTime()), FlagsAt(recording, player.Time()));
		}
	}
}

TEST(PlayerDeterminism, DoesNotDrift)
{
	Player player({0.0f, 7.0f}, {});
	player.SetLoopMode(LoopMode::Loop);
	player.Play();
	for (int i = 0; i < 90 * 3600; ++i)
	{
		player.Update(1.0 / 90.0);
	}
	const double expected = std::fmod(3600.0, 7.0);
	EXPECT_NEAR(player.Time(), expected, 1e-11);
	EXPECT_EQ(player.LoopCount(), 514u);
}

TEST(PlayerDeterminism, DoesNotHangOnAMillionCycles)
{
	for (const LoopMode mode : {LoopMode::Loop, LoopMode::PingPong})
	{
		Player player({0.0f, 0.5f}, EventTimeline({}, {{0.25f, EventKind::Marker, Hand::Left, 0}}));
		player.SetLoopMode(mode);
		player.Play();
		for (int i = 1; i <= 10; ++i)
		{
			const Span<const PlayerEvent> events = player.Update(500000.0 + 0.125);
			EXPECT_LE(events.size(), Player::kMostEventsPerUpdate + 8);
			EXPECT_EQ(player.LoopCount(), i * 1000000u + i / 4);
		}
		EXPECT_NEAR(player.Time(), 0.25, 1e-6);
		player.Update(1e300);
		player.SetRate(-Player::kFastestRate);
		player.Update(1e300);
		player.SetRate(1.0);
		const double before = player.Time();
		player.Update(0.001);
		EXPECT_NEAR(std::fabs(player.Time() - before), 0.001, 1e-9) << "still runs";
	}
}

TEST(PlayerDeterminism, LeavesOutCyclesInPairsSoThatAPingPongKeepsItsDirection)
{
	Player player({0.0f, 1.0f}, EventTimeline({}, {{0.25f, EventKind::Marker, Hand::Left, 0}}));
	player.SetLoopMode(LoopMode::PingPong);
	player.Play();
	player.Update(0.125);
	for (const double cycles : {3000.0, 3001.0})
	{
		Player copy = player;
		const Span<const PlayerEvent> events = copy.Update(cycles);
		ASSERT_FALSE(events.empty());
		EXPECT_EQ(events[0].direction, 1);
		EXPECT_EQ(events[0].time, 0.25);
		EXPECT_EQ(copy.LoopCount(), static_cast<std::uint64_t>(cycles));
		EXPECT_LE(events.size(), 2 * Player::kMostCyclesPerUpdate + 2);
	}
}

TEST(PlayerDeterminism, DoesNotHangInTheShortestAndTheLongestRange)
{
	constexpr float kInfinity = std::numeric_limits<float>::infinity();
	for (const TimeRange range : {TimeRange{0.0f, std::numeric_limits<float>::denorm_min()},
			 TimeRange{1.0f, std::nextafter(1.0f, 2.0f)}, TimeRange{-kInfinity, kInfinity}})
	{
		for (const LoopMode mode : kLoopModes)
		{
			Player player(range, {});
			player.SetLoopMode(mode);
			player.Play();
			for (const double rate : {1.0, -1.0, 1e6, -1e6})
			{
				player.SetRate(rate);
				player.Update(1.0 / 60.0);
				player.Update(1e9);
				player.AdvanceTo(1e300 * rate);
				EXPECT_LT(player.LoopCount(), std::uint64_t(1) << 50);
				EXPECT_GE(player.Time(), player.Loop().Start());
				EXPECT_LE(player.Time(), player.Loop().End());
			}
		}
	}
}

TEST(PlayerDeterminism, SaysInWhichCycleAnEventHappened)
{
	Player player({0.0f, 1.0f}, EventTimeline({}, {{0.25f, EventKind::Marker, Hand::Left, 0}}));
	player.SetLoopMode(LoopMode::Loop);
	player.Play();
	std::vector<double> cycles;
	for (const PlayerEvent& event : player.Update(2.5))
	{
		cycles.push_back(event.cycle);
	}
	EXPECT_EQ(cycles, (std::vector<double>{0.0, 0.0, 1.0, 1.0, 2.0, 2.0})) << "Started, then each wrap and marker";
}

TEST(PlayerDeterminism, UsesTheSameTwoBuffersAllTheTime)
{
	Player player = MakePlaying(RandomRecording(1), LoopMode::Loop, 1.0);
	std::set<const PlayerEvent*> buffers;
	for (int i = 0; i < 10000; ++i)
	{
		buffers.insert(player.Update(i % 100 == 0 ? 2.0 : 1.0 / 90.0).data());
	}
	EXPECT_LE(buffers.size(), 2u) << "reallocated after it was made";
}

} // namespace mria::PlayerDeterminismTests
