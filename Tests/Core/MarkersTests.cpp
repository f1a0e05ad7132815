// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Markers.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"
#include "Support/RecordingMatchers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace mria::MarkersTests
{

namespace MarkersTestsDetail
{
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

/** "a b c": the names in their order. */
std::string NamesOf(const Recording& recording)
{
	std::string names;
	for (const Marker& marker : recording.markers)
	{
		names += (names.empty() ? "" : " ") + marker.name;
	}
	return names;
}

Recording Sample()
{
	return RecordingBuilder().WithMarker(1.0f, "a").WithMarker(2.0f, "b").WithMarker(2.0f, "a").Get();
}

MarkerErrorCode CodeOf(const MarkerResult& result)
{
	EXPECT_FALSE(result);
	return result.GetError().code;
}
} // namespace MarkersTestsDetail

using namespace MarkersTestsDetail;

TEST(AddMarker, ComesAfterThoseAtItsTime)
{
	Recording recording = Sample();
	EXPECT_EQ(AddMarker(recording, 2.0f, "x").Value(), 3u);
	EXPECT_EQ(AddMarker(recording, 1.5f, "y").Value(), 1u);
	EXPECT_EQ(AddMarker(recording, -1.0f, "z").Value(), 0u);
	EXPECT_EQ(NamesOf(recording), "z a y b a x");
	EXPECT_EQ(recording.markers[2].time, 1.5f);
}

TEST(AddMarker, LeavesTheOrderOfUnsortedMarkersAlone)
{
	Recording recording = RecordingBuilder().WithMarker(3.0f, "c").WithMarker(1.0f, "a").Get();
	recording.markers.insert(recording.markers.begin(), {kNaN, "n", 0});
	ASSERT_TRUE(AddMarker(recording, 2.0f, "b"));
	EXPECT_EQ(NamesOf(recording), "n b c a");
}

TEST(AddMarker, GivesTheRecordingAMarkerList)
{
	Recording recording = RecordingBuilder().WithoutMarkerList().Get();
	ASSERT_TRUE(AddMarker(recording, 0.0f, ""));
	EXPECT_TRUE(recording.hasMarkerList);
}

TEST(AddMarker, RefusesTimesAndNamesThatNoFileShouldHold)
{
	Recording recording = RecordingBuilder().WithoutMarkerList().Get();
	EXPECT_EQ(CodeOf(AddMarker(recording, kNaN, "a")), MarkerErrorCode::TimeNotFinite);
	EXPECT_EQ(CodeOf(AddMarker(recording, -kInfinity, "a")), MarkerErrorCode::TimeNotFinite);
	const MarkerResult result = AddMarker(recording, 1.0f, "\xc3\xa9\xff\xfe");
	EXPECT_EQ(CodeOf(result), MarkerErrorCode::NameNotUtf8);
	EXPECT_EQ(result.GetError().count, 2u);
	EXPECT_EQ(Describe(result.GetError()), "the name is not UTF-8 (2 bytes do not fit)");
	EXPECT_TRUE(recording.markers.empty());
	EXPECT_FALSE(recording.hasMarkerList);
	EXPECT_TRUE(AddMarker(recording, 1.0f, "\xc3\xa9"));
}

TEST(RemoveMarkers, RemovesAllWithAName)
{
	Recording recording = Sample();
	EXPECT_EQ(RemoveMarkers(recording, recording.markers[0].name).Value(), 2u) << "the name may be a marker's own";
	EXPECT_EQ(NamesOf(recording), "b");
	EXPECT_EQ(RemoveMarkers(recording, "b").Value(), 1u);
	EXPECT_TRUE(recording.hasMarkerList);
	EXPECT_EQ(CodeOf(RemoveMarkers(recording, "b")), MarkerErrorCode::NoSuchMarker);
}

TEST(RemoveMarkers, RemovesOnlyThoseAtAGivenTime)
{
	Recording recording = Sample();
	EXPECT_EQ(RemoveMarkers(recording, "a", 2.0f).Value(), 1u);
	EXPECT_EQ(NamesOf(recording), "a b");
	const MarkerResult again = RemoveMarkers(recording, "a", 2.0f);
	EXPECT_EQ(CodeOf(again), MarkerErrorCode::NoSuchMarker);
	EXPECT_EQ(Describe(again.GetError()), "there is no such marker among the 2");
}

TEST(RemoveMarkers, FindsNamesThatAreNotUtf8)
{
	Recording recording = RecordingBuilder().WithMarker(0.0f, "\xff").Get();
	EXPECT_EQ(RemoveMarkers(recording, "\xff").Value(), 1u);
}

TEST(RemoveMarkers, RemovesTheOneAtAnIndex)
{
	Recording recording = Sample();
	EXPECT_TRUE(RemoveMarkerAt(recording, 1));
	EXPECT_EQ(NamesOf(recording), "a a");
	EXPECT_EQ(CodeOf(RemoveMarkerAt(recording, 2)), MarkerErrorCode::NoSuchMarker);
	EXPECT_EQ(ClearMarkers(recording), 2u);
	EXPECT_EQ(ClearMarkers(recording), 0u);
}

TEST(RenameMarkers, ChangesNamesAndNothingElse)
{
	Recording recording = Sample();
	recording.markers[0].lengthSize = 4;
	EXPECT_EQ(RenameMarkers(recording, recording.markers[0].name, "grab").Value(), 2u);
	EXPECT_EQ(NamesOf(recording), "grab b grab");
	EXPECT_EQ(recording.markers[2].time, 2.0f);
	EXPECT_EQ(recording.markers[0].lengthSize, 0) << "the old length's bytes are no business of the new name";
	EXPECT_EQ(recording.markers[1].lengthSize, 1);
	EXPECT_EQ(CodeOf(RenameMarkers(recording, "a", "c")), MarkerErrorCode::NoSuchMarker);
	EXPECT_EQ(CodeOf(RenameMarkers(recording, "grab", "\xed\xa0\x80")), MarkerErrorCode::NameNotUtf8);
	EXPECT_EQ(NamesOf(recording), "grab b grab");
}

TEST(Markers, AreEditedInAnyRecordingWithoutTouchingTheRest)
{
	for (std::uint64_t seed = 1; seed <= 60; ++seed)
	{
		const Recording before = RandomRecording(seed, kDialects[seed % kDialects.size()]);
		Recording after = before;
		const MarkerResult added = AddMarker(after, 0.5f, "new");
		ASSERT_TRUE(added);
		EXPECT_EQ(after.markers[added.Value()].name, "new");
		ASSERT_TRUE(RemoveMarkerAt(after, added.Value()));
		after.hasMarkerList = before.hasMarkerList;
		EXPECT_TRUE(SameRecording(before, after)) << "seed " << seed;
	}
}

TEST(Markers, DescribeWhyAnEditIsRefused)
{
	Recording recording = Sample();
	EXPECT_EQ(Describe(AddMarker(recording, kNaN, "a").GetError()), "the time is not a finite number");
	EXPECT_EQ(Describe(AddMarker(recording, 1.0f, "\xff").GetError()), "the name is not UTF-8 (1 byte does not fit)");
	EXPECT_EQ(Describe(RemoveMarkers(recording, "x").GetError()), "there is no such marker among the 3");
}

} // namespace mria::MarkersTests
