// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Events.h"
#include "Mria/Reader.h"
#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

namespace mria::EventsTests
{

namespace EventsTestsDetail
{
/** The right hand is there from the start and pinches for a while; the left one comes and goes. */
RecordingBuilder Sample()
{
	RecordingBuilder builder;
	builder.WithCameraKeys(9);
	builder.WithKey(TrackedCurve(Hand::Right), PlainKey(-1.0f, 1.0f));
	builder.WithKey(PinchCurve(Hand::Right), PlainKey(1.25f, 1.0f))
		.WithKey(PinchCurve(Hand::Right), PlainKey(2.0f, 0.0f));
	builder.WithKey(PinchCurve(Hand::Right), PlainKey(0.0f, 0.0f));
	builder.WithKey(TrackedCurve(Hand::Left), PlainKey(0.0f, 0.0f))
		.WithKey(TrackedCurve(Hand::Left), PlainKey(3.0f, 1.0f));
	return builder.WithMarker(2.0f, "a \"b\", c").WithMarker(2.5f, "bell \x07\xff");
}
} // namespace EventsTestsDetail

using namespace EventsTestsDetail;

TEST(Events, ShowsWhatHappensLineByLine)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"events", "walk.bin"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out, R"(walk.bin: 5 events from 0.000 to 4.000
     0.000  left    starts not tracked
     0.000  right   starts tracked
     1.250  right   pinch started
     2.000  right   pinch ended
     2.000  marker  a "b", c
     2.500  marker  bell \x07\xff
     3.000  left    tracking gained
)");
	EXPECT_EQ(RunMria(folder.Path(), {"events", "walk.bin", "--quiet"}).out, "");
}

TEST(Events, GivesTheSameAsJson)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	EXPECT_EQ(RunMria(folder.Path(), {"events", "walk.bin", "--json"}).out, R"({
  "file": "walk.bin",
  "startTime": 0,
  "endTime": 4,
  "initial": {"left": {"tracked": false, "pinch": false}, "right": {"tracked": true, "pinch": false}},
  "events": [
    {"time": 1.25, "event": "PinchStarted", "hand": "right"},
    {"time": 2, "event": "PinchEnded", "hand": "right"},
    {"time": 2, "event": "Marker", "marker": "a \"b\", c"},
    {"time": 2.5, "event": "Marker", "marker": "bell \u0007�", "markerBytes": "62656c6c2007ff"},
    {"time": 3, "event": "TrackingGained", "hand": "left"}
  ]
}
)");
}

TEST(Events, GivesTheSameAsATable)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	EXPECT_EQ(RunMria(folder.Path(), {"events", "walk.bin", "--csv"}).out,
		"Time,Event,Hand,Marker\n"
		"0,StartsTracked,right,\n"
		"1.25,PinchStarted,right,\n"
		"2,PinchEnded,right,\n"
		"2,Marker,,\"a \"\"b\"\", c\"\n"
		"2.5,Marker,,bell \\x07\\xff\n"
		"3,TrackingGained,left,\n");
}

TEST(Events, AreTheCoresForEverySample)
{
	for (const std::string name : {"PressButton.bin", "PinchDrag.bin", "BezierReach.bin"})
	{
		const Recording recording = ReadRecording(*LoadFile(MRIA_SAMPLES "/" + name)).Value();
		const std::vector<InputEvent> events = CollectEvents(recording);
		const rapidjson::Document json = ParseJson(RunMria(MRIA_SAMPLES, {"events", name, "--json"}).out);
		ASSERT_EQ(json["events"].Size(), events.size()) << name;
		for (rapidjson::SizeType i = 0; i < json["events"].Size(); ++i)
		{
			const rapidjson::Value& event = json["events"][i];
			EXPECT_EQ(static_cast<float>(event["time"].GetDouble()), events[i].time);
			EXPECT_STREQ(event["event"].GetString(), ToString(events[i].kind));
			const bool isMarker = events[i].kind == EventKind::Marker;
			ASSERT_EQ(event.HasMember("marker"), isMarker);
			ASSERT_EQ(event.HasMember("hand"), !isMarker);
			EXPECT_EQ(isMarker ? event["marker"].GetString() : event["hand"].GetString(),
				isMarker						   ? recording.markers[events[i].marker].name
					: events[i].hand == Hand::Left ? std::string("left")
												   : std::string("right"));
		}
	}
}

TEST(Events, AcceptsARecordingWithoutEvents)
{
	const TestFolder folder;
	folder.Write("none.bin", RecordingBuilder().WithChannels(true, false, false).WithCameraKeys(2).Bytes());
	EXPECT_EQ(RunMria(folder.Path(), {"events", "none.bin"}).out, "none.bin: 0 events from 0.000 to 0.500\n");
	const std::string json = RunMria(folder.Path(), {"events", "none.bin", "--json"}).out;
	EXPECT_NE(json.find("\"events\": []\n}"), std::string::npos) << json;
}

TEST(Events, GivesTheUsualExitCodes)
{
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"events"}).exitCode, 2);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"events", "PressButton.bin", "--csv", "--json"}).exitCode, 2);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"events", "missing.bin"}).exitCode, 3);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"events", "README.md", "--json"}).exitCode, 3);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"events", "PressButton.bin"}, {"", {}, "/dev/full"}).exitCode, 3);
}

} // namespace mria::EventsTests
