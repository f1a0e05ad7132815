// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Player.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <limits>
#include <string>

namespace mria::PlayerTests
{

namespace PlayerTestsDetail
{
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/** "Started@0, *PinchStarted@1, Marker 0@2": a star marks resync, the hand is left out when it is the left one. */
std::string TextOf(Span<const PlayerEvent> events)
{
	std::string text;
	for (const PlayerEvent& event : events)
	{
		text += text.empty() ? "" : ", ";
		text += event.isResync ? "*" : "";
		const bool isInput = event.kind == PlayerEventKind::Input;
		text += isInput ? ToString(event.input.kind) : ToString(event.kind);
		const bool isMarker = isInput && event.input.kind == EventKind::Marker;
		text += isMarker ? " " + std::to_string(event.input.marker) : "";
		text += event.input.hand == Hand::Right ? " Right" : "";
		char time[32];
		std::snprintf(time, sizeof(time), "@%g", event.time);
		text += time;
	}
	return text;
}

/** 0 to 4 s. The left hand is tracked throughout and pinches from 1 to 2 and from 3 on; a marker stands at 2.5. */
Player MakePlayer(LoopMode mode, double rate = 1.0)
{
	InputState initial;
	initial[Hand::Left].isTracked = true;
	Player player({0.0f, 4.0f},
		EventTimeline(initial,
			{{1.0f, EventKind::PinchStarted, Hand::Left, 0}, {2.0f, EventKind::PinchEnded, Hand::Left, 0},
				{2.5f, EventKind::Marker, Hand::Left, 0}, {3.0f, EventKind::PinchStarted, Hand::Left, 0}}));
	player.SetLoopMode(mode);
	player.SetRate(rate);
	return player;
}

/** The same player, already playing, without the events of the start. */
Player MakePlaying(LoopMode mode, double rate = 1.0)
{
	Player player = MakePlayer(mode, rate);
	player.Play();
	player.TakeEvents();
	return player;
}

/** A marker at each of the times, nothing else. */
Player MakeMarkerPlayer(TimeRange range, LoopMode mode, const std::vector<float>& times)
{
	std::vector<InputEvent> events;
	for (const float time : times)
	{
		events.push_back({time, EventKind::Marker, Hand::Left, static_cast<std::uint32_t>(events.size())});
	}
	Player player(range, EventTimeline({}, events));
	player.SetLoopMode(mode);
	player.Play();
	player.TakeEvents();
	return player;
}
} // namespace PlayerTestsDetail

using namespace PlayerTestsDetail;

TEST(Player, EmitsActiveFlagsAtTheStartAndReleasesThemAtTheStop)
{
	Player player = MakePlayer(LoopMode::Once);
	player.Play();
	EXPECT_EQ(TextOf(player.TakeEvents()), "Started@0, *TrackingGained@0");
	EXPECT_EQ(TextOf(player.Update(1.5)), "PinchStarted@1");
	player.Stop();
	EXPECT_EQ(TextOf(player.TakeEvents()), "*PinchEnded@1.5, *TrackingLost@1.5, Stopped@1.5");
	EXPECT_EQ(player.Time(), 0.0);
	EXPECT_EQ(player.Input(), InputState{});
	player.Stop();
	EXPECT_EQ(TextOf(player.Update(1.0)), "");
}

TEST(Player, AnswersForAnyTimeThroughItsTimeline)
{
	const Player player = MakePlayer(LoopMode::Once);
	EXPECT_TRUE(player.Timeline().StateAt(1.5f)[Hand::Left].isPinching);
	EXPECT_FALSE(player.Timeline().StateAt(2.5f)[Hand::Left].isPinching);
}

TEST(Player, OnceStopsAndRewindsAtTheEnd)
{
	Player player = MakePlaying(LoopMode::Once);
	EXPECT_EQ(TextOf(player.Update(100.0)),
		"PinchStarted@1, PinchEnded@2, Marker 0@2.5, PinchStarted@3, Finished@4, *PinchEnded@4, *TrackingLost@4, "
		"Stopped@4");
	EXPECT_EQ(player.Status(), PlayStatus::Stopped);
	EXPECT_EQ(player.Time(), 0.0);
	player.Play();
	EXPECT_EQ(TextOf(player.Update(0.5)), "Started@0, *TrackingGained@0");
}

TEST(Player, HoldStaysAtTheEndUntilItIsMoved)
{
	Player player = MakePlaying(LoopMode::Hold);
	player.Seek(3.5);
	player.TakeEvents();
	EXPECT_EQ(TextOf(player.Update(0.5)), "Finished@4");
	EXPECT_EQ(TextOf(player.Update(5.0)), "");
	EXPECT_EQ(player.Status(), PlayStatus::Playing);
	EXPECT_TRUE(player.IsHeld());
	EXPECT_EQ(player.Time(), 4.0);
	EXPECT_TRUE(player.Input()[Hand::Left].isPinching);

	player.SetRate(-1.0);
	EXPECT_FALSE(player.IsHeld());
	player.Play();
	EXPECT_EQ(TextOf(player.Update(1.5)), "PinchEnded@3, Marker 0@2.5");
	EXPECT_EQ(player.Time(), 2.5);
	EXPECT_EQ(TextOf(player.Update(100.0)), "PinchStarted@2, PinchEnded@1, Finished@0");
}

TEST(Player, HoldComesIntoItsRangeFromOutsideWithoutFinishing)
{
	Player player = MakePlayer(LoopMode::Hold);
	player.PlayFrom(-0.5);
	player.TakeEvents();
	EXPECT_EQ(TextOf(player.AdvanceTo(-0.25)), "");
	EXPECT_EQ(TextOf(player.AdvanceTo(1.0)), "PinchStarted@1");
	player.Seek(5.0);
	player.TakeEvents();
	EXPECT_EQ(TextOf(player.AdvanceTo(4.5)), "");
	EXPECT_EQ(TextOf(player.AdvanceTo(2.75)), "PinchEnded@3");
	EXPECT_EQ(player.Direction(), -1);
}

TEST(Player, PlayRestartsAfterHold)
{
	Player player = MakePlaying(LoopMode::Hold);
	player.Update(10.0);
	player.Play();
	EXPECT_EQ(TextOf(player.TakeEvents()), "Started@0, *PinchEnded@0");
	EXPECT_FALSE(player.IsHeld());
	EXPECT_EQ(TextOf(player.Update(1.0)), "PinchStarted@1");
}

TEST(Player, LoopEmitsTheFlagsThatDifferAcrossTheWrap)
{
	Player player = MakePlaying(LoopMode::Loop);
	EXPECT_EQ(TextOf(player.Update(4.5)),
		"PinchStarted@1, PinchEnded@2, Marker 0@2.5, PinchStarted@3, Looped@0, *PinchEnded@0");
	EXPECT_DOUBLE_EQ(player.Time(), 0.5);
	EXPECT_EQ(player.LoopCount(), 1u);
}

TEST(Player, LoopRunsBackwardsThroughTheStart)
{
	Player player = MakePlaying(LoopMode::Loop, -1.0);
	EXPECT_EQ(player.Time(), 4.0);
	EXPECT_TRUE(player.Input()[Hand::Left].isPinching);
	EXPECT_EQ(TextOf(player.Update(4.0)), "PinchEnded@3, Marker 0@2.5, PinchStarted@2, PinchEnded@1");
	EXPECT_EQ(player.Time(), 0.0);
	EXPECT_EQ(TextOf(player.Update(1.5)), "Looped@4, *PinchStarted@4, PinchEnded@3, Marker 0@2.5");
}

TEST(Player, PingPongTurnsAndUndoesWhatItPassed)
{
	Player player = MakePlaying(LoopMode::PingPong);
	EXPECT_EQ(TextOf(player.Update(3.5)), "PinchStarted@1, PinchEnded@2, Marker 0@2.5, PinchStarted@3");
	EXPECT_EQ(player.Direction(), 1);
	EXPECT_EQ(TextOf(player.Update(1.75)), "Looped@4, PinchEnded@3");
	EXPECT_EQ(player.Direction(), -1);
	EXPECT_DOUBLE_EQ(player.Time(), 2.75);
	EXPECT_EQ(TextOf(player.Update(4.25)), "Marker 0@2.5, PinchStarted@2, PinchEnded@1, Looped@0, PinchStarted@1");
	EXPECT_EQ(player.Direction(), 1);
	EXPECT_DOUBLE_EQ(player.Time(), 1.5);
}

TEST(Player, EmitsEveryCycleOfASlowUpdate)
{
	Player player = MakePlaying(LoopMode::Loop);
	std::size_t loops = 0;
	std::size_t markers = 0;
	for (const PlayerEvent& event : player.Update(4.0 * 50.0 + 2.75))
	{
		loops += event.kind == PlayerEventKind::Looped;
		markers += event.kind == PlayerEventKind::Input && event.input.kind == EventKind::Marker;
	}
	EXPECT_EQ(loops, 50u);
	EXPECT_EQ(markers, 51u);
}

TEST(Player, EmitsAnEventOnTheEdgeOfAnUpdateOnce)
{
	Player player = MakePlaying(LoopMode::Hold);
	EXPECT_EQ(TextOf(player.Update(1.0)), "PinchStarted@1");
	EXPECT_EQ(TextOf(player.Update(1.0)), "PinchEnded@2");
	EXPECT_EQ(TextOf(player.Update(0.5)), "Marker 0@2.5");
	player.SetRate(-1.0);
	EXPECT_EQ(TextOf(player.Update(0.5)), "") << "the marker was emitted on arrival, and 2 is not left yet";
	EXPECT_EQ(TextOf(player.Update(0.5)), "PinchStarted@2");
	EXPECT_EQ(TextOf(player.Update(0.5)), "") << "at 1 the pinch still holds";
	EXPECT_EQ(TextOf(player.Update(0.25)), "PinchEnded@1");
}

TEST(Player, EmitsMarkersAtBothEndsOfEveryCycle)
{
	Player loop = MakeMarkerPlayer({0.0f, 2.0f}, LoopMode::Loop, {0.0f, 2.0f});
	EXPECT_EQ(TextOf(loop.Update(1.0)), "Marker 0@0");
	EXPECT_EQ(TextOf(loop.Update(1.0)), "Marker 1@2, Looped@0, Marker 0@0");
	loop.SetRate(-1.0);
	EXPECT_EQ(TextOf(loop.Update(1.0)), "Looped@2, Marker 1@2");

	Player pingPong = MakeMarkerPlayer({0.0f, 2.0f}, LoopMode::PingPong, {0.0f, 2.0f});
	EXPECT_EQ(TextOf(pingPong.Update(5.0)), "Marker 0@0, Marker 1@2, Looped@2, Marker 0@0, Looped@0");
}

TEST(Player, LeavesOutEventsOutsideItsRange)
{
	Player player = MakeMarkerPlayer({1.0f, 2.0f}, LoopMode::Hold, {0.5f, 1.0f, 1.5f, 2.0f, 2.5f});
	EXPECT_EQ(TextOf(player.Update(10.0)), "Marker 1@1, Marker 2@1.5, Marker 3@2, Finished@2");
}

TEST(Player, ReportsThePositionOfAnEventInTheUpdate)
{
	Player player = MakePlaying(LoopMode::Loop, 2.0);
	const Span<const PlayerEvent> events = player.Update(4.0);
	ASSERT_EQ(TextOf(events.Part(0, 2)), "PinchStarted@1, PinchEnded@2");
	EXPECT_DOUBLE_EQ(events[0].fraction, 0.125);
	EXPECT_DOUBLE_EQ(events[1].fraction, 0.25);
	ASSERT_EQ(events[4].kind, PlayerEventKind::Looped);
	EXPECT_DOUBLE_EQ(events[4].fraction, 0.5);
	EXPECT_DOUBLE_EQ(events[6].fraction, 0.625);
}

TEST(Player, PausesAndResumesWhereItWas)
{
	Player player = MakePlaying(LoopMode::Once);
	player.Update(1.5);
	player.Pause();
	player.Pause();
	EXPECT_EQ(TextOf(player.Update(10.0)), "Paused@1.5");
	EXPECT_EQ(player.Time(), 1.5);
	EXPECT_TRUE(player.Input()[Hand::Left].isPinching);
	player.Play();
	player.Play();
	EXPECT_EQ(TextOf(player.Update(0.5)), "Resumed@1.5, PinchEnded@2");
}

TEST(Player, SeeksWithoutPassingAnything)
{
	Player player = MakePlaying(LoopMode::Once);
	player.Seek(3.25);
	EXPECT_EQ(TextOf(player.TakeEvents()), "Seeked@3.25, *PinchStarted@3.25");
	player.Seek(2.5);
	EXPECT_EQ(TextOf(player.TakeEvents()), "Seeked@2.5, *PinchEnded@2.5");
	EXPECT_EQ(TextOf(player.Update(0.0)), "");
	EXPECT_EQ(TextOf(player.Update(0.25)), "Marker 0@2.5") << "play begins on the marker";
	player.Seek(2.5);
	EXPECT_EQ(TextOf(player.Update(0.25)), "Seeked@2.5, Marker 0@2.5") << "and once more";
	player.Seek(100.0);
	EXPECT_EQ(player.Time(), 4.0);
}

TEST(Player, SeeksWhileStoppedWithoutInput)
{
	Player player = MakePlayer(LoopMode::Once);
	player.Seek(1.5);
	EXPECT_EQ(TextOf(player.TakeEvents()), "Seeked@1.5");
	player.Play();
	EXPECT_EQ(TextOf(player.TakeEvents()), "Started@1.5, *TrackingGained@1.5, *PinchStarted@1.5");
}

TEST(Player, SeeksToTheLastMomentOfALoop)
{
	Player player = MakePlaying(LoopMode::Loop);
	player.Seek(4.0);
	EXPECT_EQ(player.Time(), 4.0);
	EXPECT_EQ(TextOf(player.Update(0.5)), "Seeked@4, *PinchStarted@4, Looped@0, *PinchEnded@0");
	player.Seek(5.0);
	EXPECT_EQ(player.Time(), 1.0);
}

TEST(Player, FollowsAClockOutside)
{
	Player player = MakePlayer(LoopMode::Hold);
	EXPECT_EQ(TextOf(player.AdvanceTo(2.0)), "") << "stopped";
	player.PlayFrom(4.0);
	EXPECT_EQ(TextOf(player.TakeEvents()), "Seeked@4, Started@4, *TrackingGained@4, *PinchStarted@4");
	EXPECT_EQ(TextOf(player.AdvanceTo(1.5)), "PinchEnded@3, Marker 0@2.5, PinchStarted@2");
	EXPECT_EQ(player.Direction(), -1);
	player.Seek(0.0);
	EXPECT_EQ(TextOf(player.AdvanceTo(0.5)), "Seeked@0, *PinchEnded@0");
	EXPECT_EQ(TextOf(player.AdvanceTo(1.0)), "PinchStarted@1");
	EXPECT_EQ(TextOf(player.AdvanceTo(1.0)), "");
	EXPECT_EQ(TextOf(player.AdvanceTo(9.0)), "PinchEnded@2, Marker 0@2.5, PinchStarted@3, Finished@4");
	EXPECT_EQ(TextOf(player.AdvanceTo(8.0)), "");
	EXPECT_EQ(TextOf(player.AdvanceTo(3.5)), "");
	EXPECT_EQ(player.Time(), 3.5);
	player.AdvanceTo(4.0);
	EXPECT_EQ(TextOf(player.AdvanceTo(-1.0)), "PinchEnded@3, Marker 0@2.5, PinchStarted@2, PinchEnded@1, Finished@0");
}

TEST(Player, FollowsAClockOutsideThroughCycles)
{
	Player player = MakePlaying(LoopMode::Loop);
	player.AdvanceTo(4.0 * 10.0 + 0.5);
	EXPECT_DOUBLE_EQ(player.Time(), 0.5);
	EXPECT_EQ(player.LoopCount(), 10u);
	EXPECT_EQ(TextOf(player.AdvanceTo(4.0 * 10.0 - 0.5)), "Looped@4, *PinchStarted@4");
	EXPECT_DOUBLE_EQ(player.Time(), 3.5);
}

TEST(Player, UsesFixedStepsWhateverItIsGiven)
{
	Player player = MakePlaying(LoopMode::Hold);
	player.SetFixedStep(0.1);
	for (const double delta : {0.0, 5.0, kNaN, -1.0, 0.001, kInfinity, 0.1, 0.2, 0.3})
	{
		player.Update(delta);
	}
	EXPECT_EQ(player.Time(), 9 * 0.1);
	player.SetFixedStep(0.0);
	EXPECT_EQ(TextOf(player.Update(0.5)), "PinchStarted@1");
}

TEST(Player, IgnoresNanAndInfinity)
{
	Player player = MakePlaying(LoopMode::Loop);
	player.Update(0.5);
	for (const double bad : {kNaN, kInfinity, -kInfinity})
	{
		player.SetRate(bad);
		player.Seek(bad);
		player.PlayFrom(bad);
		player.SetFixedStep(bad);
		EXPECT_EQ(TextOf(player.AdvanceTo(bad)), "");
		EXPECT_EQ(TextOf(player.Update(bad)), "");
	}
	EXPECT_EQ(TextOf(player.Update(-1.0)), "");
	EXPECT_EQ(player.Time(), 0.5);
	EXPECT_EQ(player.Rate(), 1.0);
	player.SetRate(0.0);
	EXPECT_EQ(TextOf(player.Update(1000.0)), "");
	EXPECT_EQ(player.Time(), 0.5);
	player.SetRate(1e300);
	EXPECT_EQ(player.Rate(), Player::kFastestRate);
}

TEST(Player, SurvivesEmptyRecordingsAndRangesWithoutLength)
{
	for (const LoopMode mode : kLoopModes)
	{
		Player empty{RecordingView()};
		empty.SetLoopMode(mode);
		empty.Play();
		const bool isOnce = mode == LoopMode::Once;
		EXPECT_EQ(TextOf(empty.Update(1.0)), isOnce ? "Started@0, Finished@0, Stopped@0" : "Started@0, Finished@0");
		EXPECT_EQ(TextOf(empty.Update(1.0)), "") << ToString(mode);

		Player point = MakeMarkerPlayer({3.0f, 3.0f}, mode, {3.0f});
		EXPECT_EQ(TextOf(point.Update(1.0)), isOnce ? "Marker 0@3, Finished@3, Stopped@3" : "Marker 0@3, Finished@3");
		EXPECT_EQ(point.Time(), 3.0);
	}
}

TEST(Player, SamplesNoEdgeBeforeItIsEmitted)
{
	Player player = MakePlaying(LoopMode::Hold);
	EXPECT_EQ(TextOf(player.AdvanceTo(std::nextafter(1.0, 0.0))), "");
	EXPECT_EQ(player.SampleTime(), std::nextafter(1.0f, 0.0f));
	EXPECT_EQ(TextOf(player.AdvanceTo(1.0)), "PinchStarted@1");
	EXPECT_EQ(player.SampleTime(), 1.0f);
	player.AdvanceTo(std::nextafter(1.0, 2.0));
	EXPECT_EQ(player.SampleTime(), 1.0f);
}

TEST(Player, PlaysARecording)
{
	Recording recording;
	recording.curves[CameraCurve(PoseComponent::PositionX)].keys = {{1.0f}, {3.0f}};
	recording.curves[TrackedCurve(Hand::Right)].keys = {{-2.0f, 1.0f}, {2.0f, 0.0f}};
	recording.markers = {{3.0f, "end", 0}};
	Player player{recording};
	player.Play();
	EXPECT_EQ(TextOf(player.Update(10.0)),
		"Started@1, *TrackingGained Right@1, TrackingLost Right@2, Marker 0@3, Finished@3, Stopped@3");
}

} // namespace mria::PlayerTests
