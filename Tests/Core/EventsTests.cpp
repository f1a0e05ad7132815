// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Events.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <limits>
#include <random>
#include <string>
#include <utility>

namespace mria::EventsTests
{

namespace EventsTestsDetail
{
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

using Keys = std::vector<std::pair<float, float>>;

void SetFlag(Recording& recording, CurveId curve, const Keys& keys)
{
	recording.curves[curve].keys.clear();
	for (const auto& [time, value] : keys)
	{
		Keyframe key;
		key.time = time;
		key.value = value;
		recording.curves[curve].keys.push_back(key);
	}
}

/** A recording whose camera covers 0 to `end` seconds. */
Recording OfLength(float end)
{
	Recording recording;
	SetFlag(recording, CameraCurve(PoseComponent::PositionX), {{0.0f, 0.0f}, {end, 0.0f}});
	return recording;
}

Recording WithLeftPinch(const Keys& keys)
{
	Recording recording = OfLength(10.0f);
	SetFlag(recording, PinchCurve(Hand::Left), keys);
	return recording;
}

/** "1 PinchStarted Left, 2 Marker 0". */
std::string TextOf(const std::vector<InputEvent>& events)
{
	std::string text;
	for (const InputEvent& event : events)
	{
		char time[32];
		std::snprintf(time, sizeof(time), "%g ", static_cast<double>(event.time));
		const bool isMarker = event.kind == EventKind::Marker;
		text += (text.empty() ? "" : ", ") + std::string(time) + ToString(event.kind) + " " +
			(isMarker ? std::to_string(event.marker) : ToString(event.hand));
	}
	return text;
}

std::string EventsOf(const Recording& recording)
{
	return TextOf(CollectEvents(recording));
}

/** The flag's value as the format defines it, found the slow way. */
bool FlagAt(const Curve& curve, float time)
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
} // namespace EventsTestsDetail

using namespace EventsTestsDetail;

TEST(CollectEvents, FindsNothingInAnEmptyRecording)
{
	EXPECT_EQ(EventsOf(Recording{}), "");
	EXPECT_EQ(InitialState(Recording{}), InputState{});
}

TEST(CollectEvents, FindsEachChangeOfAFlag)
{
	const Recording recording = WithLeftPinch({{0.0f, 0.0f}, {1.0f, 1.0f}, {2.5f, 0.0f}, {3.0f, 1.0f}});
	EXPECT_EQ(EventsOf(recording), "1 PinchStarted Left, 2.5 PinchEnded Left, 3 PinchStarted Left");
	EXPECT_FALSE(InitialState(recording)[Hand::Left].isPinching);
}

TEST(CollectEvents, LeavesOutKeysThatChangeNothing)
{
	const Recording recording = WithLeftPinch({{0.0f, 0.0f}, {1.0f, 0.0f}, {2.0f, 1.0f}, {3.0f, 0.7f}, {4.0f, 0.5f}});
	EXPECT_EQ(EventsOf(recording), "2 PinchStarted Left, 4 PinchEnded Left");
}

TEST(CollectEvents, UsesTheFirstKeyAsTheStateBeforeIt)
{
	const Recording recording = WithLeftPinch({{2.0f, 1.0f}, {3.0f, 0.0f}});
	EXPECT_TRUE(InitialState(recording)[Hand::Left].isPinching);
	EXPECT_EQ(EventsOf(recording), "3 PinchEnded Left");
}

TEST(CollectEvents, FoldsKeysUpToTheStartIntoTheInitialState)
{
	Recording recording = OfLength(10.0f);
	SetFlag(recording, TrackedCurve(Hand::Left), {{-5.254f, 0.0f}, {-2.0f, 1.0f}});
	SetFlag(recording, TrackedCurve(Hand::Right), {{-1.0f, 0.0f}, {0.0f, 1.0f}, {1.0f, 0.0f}});
	EXPECT_TRUE(InitialState(recording)[Hand::Left].isTracked);
	EXPECT_TRUE(InitialState(recording)[Hand::Right].isTracked);
	EXPECT_EQ(EventsOf(recording), "1 TrackingLost Right");
}

TEST(CollectEvents, StartsWhereThePosesBegin)
{
	Recording recording = WithLeftPinch({{1.0f, 0.0f}, {4.0f, 1.0f}, {6.0f, 0.0f}});
	SetFlag(recording, CameraCurve(PoseComponent::PositionX), {{5.0f, 0.0f}, {10.0f, 0.0f}});
	EXPECT_TRUE(InitialState(recording)[Hand::Left].isPinching);
	EXPECT_EQ(EventsOf(recording), "6 PinchEnded Left");
}

TEST(CollectEvents, LetsTheLastOfSeveralKeysAtOneTimeHold)
{
	EXPECT_EQ(EventsOf(WithLeftPinch({{0.0f, 0.0f}, {1.0f, 1.0f}, {1.0f, 0.0f}})), "");
	EXPECT_EQ(EventsOf(WithLeftPinch({{0.0f, 0.0f}, {1.0f, 0.0f}, {1.0f, 1.0f}})), "1 PinchStarted Left");
	EXPECT_EQ(EventsOf(WithLeftPinch({{1.0f, 1.0f}, {1.0f, 0.0f}})), "1 PinchEnded Left");
}

TEST(CollectEvents, SortsKeysThatAreNot)
{
	EXPECT_EQ(
		EventsOf(WithLeftPinch({{3.0f, 0.0f}, {2.0f, 1.0f}, {0.0f, 0.0f}})), "2 PinchStarted Left, 3 PinchEnded Left");
}

TEST(CollectEvents, IgnoresTimesThatAreNotFinite)
{
	Recording recording =
		WithLeftPinch({{kNaN, 1.0f}, {-kInfinity, 0.0f}, {1.0f, 1.0f}, {kNaN, 0.0f}, {kInfinity, 0.0f}});
	recording.markers = {{kNaN, "never", 0}, {kInfinity, "at last", 0}, {2.0f, "here", 0}};
	EXPECT_EQ(EventsOf(recording), "1 PinchStarted Left, 2 Marker 2");
	EXPECT_FALSE(InitialState(recording)[Hand::Left].isPinching);
	EXPECT_FALSE(InitialState(WithLeftPinch({{kNaN, 1.0f}}))[Hand::Left].isPinching);
	EXPECT_EQ(EventsOf(WithLeftPinch({{0.0f, 0.0f}, {1.0f, kNaN}})), "");
}

TEST(CollectEvents, ListsMarkersOutsideTheRangeToo)
{
	Recording recording = OfLength(1.0f);
	recording.markers = {{5.0f, "late", 0}, {-1.0f, "early", 0}, {0.5f, "inside", 0}};
	EXPECT_EQ(EventsOf(recording), "-1 Marker 1, 0.5 Marker 2, 5 Marker 0");
}

TEST(CollectEvents, OrdersWhatHappensAtOneTime)
{
	Recording recording = OfLength(10.0f);
	recording.markers = {{1.0f, "second", 0}, {2.0f, "b", 0}, {1.0f, "third", 0}};
	SetFlag(recording, TrackedCurve(Hand::Left), {{0.0f, 0.0f}, {1.0f, 1.0f}, {2.0f, 0.0f}});
	SetFlag(recording, PinchCurve(Hand::Left), {{0.0f, 0.0f}, {1.0f, 1.0f}, {2.0f, 0.0f}});
	SetFlag(recording, PinchCurve(Hand::Right), {{0.0f, 1.0f}, {1.0f, 0.0f}});
	EXPECT_EQ(EventsOf(recording),
		"1 PinchEnded Right, 1 TrackingGained Left, 1 PinchStarted Left, 1 Marker 0, 1 Marker 2, "
		"2 PinchEnded Left, 2 TrackingLost Left, 2 Marker 1");
}

TEST(CollectEvents, ReadsKeysOfAFileInPlace)
{
	const float bytes[] = {0.0f, 0.0f, 1.0f, 1.0f};
	RecordingView view;
	CurveView& pinch = view.curves[PinchCurve(Hand::Right)];
	pinch.keys = reinterpret_cast<const std::uint8_t*>(bytes);
	pinch.keyCount = 2;
	pinch.keySize = kShortKeySize;
	EXPECT_EQ(TextOf(CollectEvents(view)), "1 PinchStarted Right");
}

TEST(CollectEvents, AppliedToTheInitialStateGiveTheFlagsAtEveryTime)
{
	std::mt19937 random(7);
	for (int run = 0; run < 200; ++run)
	{
		Recording recording = OfLength(4.0f);
		for (CurveId curve = kFirstFlagCurve; curve < kFirstJointCurve; ++curve)
		{
			Keys keys(random() % 12);
			for (auto& [time, value] : keys)
			{
				time = static_cast<float>(random() % 13) * 0.5f - 2.0f; // coarse, so that times coincide
				value = static_cast<float>(random() % 2);
			}
			SetFlag(recording, curve, keys);
		}
		const EventTimeline timeline(InitialState(recording), CollectEvents(recording));
		for (float time = 0.0f; time <= 5.0f; time += 0.25f)
		{
			const InputState state = timeline.StateAt(time);
			for (const Hand hand : kHands)
			{
				EXPECT_EQ(state[hand].isTracked, FlagAt(recording.curves[TrackedCurve(hand)], time)) << time;
				EXPECT_EQ(state[hand].isPinching, FlagAt(recording.curves[PinchCurve(hand)], time)) << time;
			}
		}
	}
}

TEST(EventKind, HasAnInverseThatUndoesIt)
{
	for (const EventKind kind : {EventKind::PinchEnded, EventKind::TrackingLost, EventKind::TrackingGained,
			 EventKind::PinchStarted, EventKind::Marker})
	{
		EXPECT_EQ(InverseOf(InverseOf(kind)), kind);
		EXPECT_EQ(InverseOf(kind) == kind, kind == EventKind::Marker);
	}
}

TEST(EventTimeline, DropsWhatCannotBeUndone)
{
	const EventTimeline timeline({},
		{{2.0f, EventKind::PinchStarted, Hand::Left, 0}, {1.0f, EventKind::PinchStarted, Hand::Left, 0},
			{kNaN, EventKind::PinchEnded, Hand::Left, 0}, {3.0f, EventKind::TrackingLost, Hand::Right, 0},
			{3.0f, EventKind::Marker, Hand::Left, 4}});
	const Span<const InputEvent> events = timeline.Events();
	EXPECT_EQ(TextOf({events.begin(), events.end()}), "1 PinchStarted Left, 3 Marker 4");
	EXPECT_FALSE(timeline.StateAt(0.999)[Hand::Left].isPinching);
	EXPECT_TRUE(timeline.StateAt(1.0)[Hand::Left].isPinching);
	EXPECT_EQ(EventTimeline().StateAt(0.0), InputState{});
}

TEST(InputEvent, IsTheSameOnlyIfEverythingIs)
{
	const InputEvent event{1.0f, EventKind::PinchStarted, Hand::Right, 0};
	InputEvent other = event;
	EXPECT_TRUE(event == other);
	other.time = 2.0f;
	EXPECT_FALSE(event == other);
	EXPECT_FALSE((event == InputEvent{1.0f, EventKind::PinchEnded, Hand::Right, 0}));
	EXPECT_FALSE((event == InputEvent{1.0f, EventKind::PinchStarted, Hand::Left, 0}));
	EXPECT_FALSE((event == InputEvent{1.0f, EventKind::PinchStarted, Hand::Right, 1}));
}

} // namespace mria::EventsTests
