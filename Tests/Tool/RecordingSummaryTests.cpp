// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RecordingBuilder.h"
#include "Text/RecordingSummary.h"
#include "Text/Timeline.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace mria::RecordingSummaryTests
{

namespace RecordingSummaryTestsDetail
{
/** "1-2 3-4" for a flag curve with these keys, in a recording with poses over the range. */
std::string Intervals(const std::vector<std::pair<float, float>>& keys, const TimeRange& range)
{
	RecordingBuilder builder;
	for (const auto& [time, value] : keys)
	{
		builder.WithKey(PinchCurve(Hand::Right), PlainKey(time, value));
	}
	builder.WithKey(kFirstJointCurve, PlainKey(range.start, 0.0f)).WithKey(kFirstJointCurve, PlainKey(range.end, 0.0f));
	const RecordingSummary summary = SummarizeRecording(builder.Get());
	std::string text;
	for (const Interval& interval : summary.pinch[1])
	{
		text += (text.empty() ? "" : " ") + std::to_string(static_cast<int>(interval.start)) + "-" +
			std::to_string(static_cast<int>(interval.end));
	}
	return text;
}
} // namespace RecordingSummaryTestsDetail

using RecordingSummaryTestsDetail::Intervals;

TEST(SummarizeRecording, ListsWhenAFlagIsOnWithinTheRange)
{
	EXPECT_EQ(Intervals({}, {0, 10}), "");
	EXPECT_EQ(Intervals({{0, 0}, {2, 1}, {4, 0}, {6, 1}, {7, 0}}, {0, 10}), "2-4 6-7");
}

TEST(SummarizeRecording, HoldsTheFirstKeyOfAFlagBeforeItAndClosesTheLastAtTheEnd)
{
	EXPECT_EQ(Intervals({{3, 1}}, {0, 10}), "0-10");
	EXPECT_EQ(Intervals({{3, 0}}, {0, 10}), "");
	EXPECT_EQ(Intervals({{3, 1}, {5, 0}, {8, 1}}, {1, 10}), "1-5 8-10");
	EXPECT_EQ(Intervals({{0, 0}, {10, 1}}, {0, 10}), "10-10");
}

TEST(SummarizeRecording, ReadsTheStateAtTheStartFromNegativeTimes)
{
	EXPECT_EQ(Intervals({{-5, 0}, {-2, 1}}, {0, 10}), "0-10");
	EXPECT_EQ(Intervals({{-5, 1}, {-2, 0}}, {0, 10}), "");
	EXPECT_EQ(Intervals({{-5, 1}, {-2, 0}, {-1, 1}, {4, 0}}, {0, 10}), "0-4");
	EXPECT_EQ(Intervals({{-5, 1}, {-2, 0}}, {0, 0}), "");
}

TEST(SummarizeRecording, CopesWithFlagKeysAsTheyCome)
{
	constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
	EXPECT_EQ(Intervals({{4, 0}, {2, 1}, {kNan, 1}, {0, 0}}, {0, 10}), "2-4") << "unsorted";
	EXPECT_EQ(Intervals({{0, 0}, {2, 1}, {3, 1}, {4, 0}, {5, 0}}, {0, 10}), "2-4") << "repeated";
	EXPECT_EQ(Intervals({{0, 0}, {2, 1}, {2, 0}}, {0, 10}), "") << "the later of two at one time holds";
	EXPECT_EQ(Intervals({{0, 0.4f}, {2, 0.6f}, {4, kNan}}, {0, 10}), "2-4") << "above one half is on";
}

TEST(EstimateFrameRate, IsTheMedianStepOverAllCurvesTogether)
{
	RecordingBuilder builder;
	for (int frame = 0; frame < 100; ++frame)
	{
		// Two curves thinned out on their own: only together they show every frame; one pause does not matter.
		const float time = static_cast<float>(frame) * 0.02f + (frame > 50 ? 3.0f : 0.0f);
		builder.WithKey(static_cast<CurveId>(frame % 2), PlainKey(time, 0.0f));
	}
	const std::optional<float> rate = EstimateFrameRates(builder.Get(), RangeOf(builder.Get())).median;
	ASSERT_TRUE(rate);
	EXPECT_NEAR(*rate, 50.0f, 0.01f);
}

TEST(EstimateFrameRate, NeedsTwoTimes)
{
	const Recording one = RecordingBuilder().WithCameraKeys(1).Get();
	EXPECT_FALSE(EstimateFrameRates(one, RangeOf(one)).median);
	EXPECT_FALSE(EstimateFrameRates(Recording(), {}).mean);
}

TEST(TimelineStrip, ShowsWhatIsOnPartlyOnAndOff)
{
	const std::vector<Interval> intervals = {{2.0f, 4.0f}, {6.5f, 7.0f}, {9.0f, 9.0f}};
	EXPECT_EQ(TimelineStrip(intervals, {0.0f, 10.0f}, {false, 10}), "..##..+..+");
	EXPECT_EQ(TimelineStrip(intervals, {0.0f, 10.0f}, {true, 10}), "··██··▒··▒");
	EXPECT_EQ(TimelineStrip(std::vector<Interval>{{1.0f, 1.0f}}, {1.0f, 1.0f}, {false, 4}), "####");
	EXPECT_EQ(TimelineStrip(std::vector<Interval>{{10.0f, 10.0f}}, {0.0f, 10.0f}, {false, 4}), "...+");
}

TEST(MarkerStrip, PutsTicksWhereMarkersAre)
{
	const std::vector<Marker> markers = {
		{0.0f, "a"}, {5.0f, "b"}, {10.0f, "c"}, {11.0f, "outside"}, {-1.0f, "outside"}};
	EXPECT_EQ(MarkerStrip(markers, {0.0f, 10.0f}, {false, 10}), "^    ^   ^");
}

} // namespace mria::RecordingSummaryTests
