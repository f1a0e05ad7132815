// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Channels.h"
#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestFiles.h"

#include <gtest/gtest.h>

#include <limits>

namespace mria::ChannelsTests
{

namespace ChannelsTestsDetail
{
/** A key or two in every curve of the channels that the dialect has. */
Recording FullRecording(Dialect dialect)
{
	RecordingBuilder builder(dialect);
	const bool hasGaze = dialect != Dialect::Mrtk10;
	builder.WithChannels(true, true, hasGaze);
	for (CurveId id = 0; id < (hasGaze ? kCurveCount : kFirstGazeCurve); ++id)
	{
		builder.WithKeys(id, 1 + id % 2).WithWrap(id, WrapMode::Loop, WrapMode::Once);
	}
	return builder.WithMarker(0.25f, "a").WithMarker(0.75f, "b").Get();
}

ChannelSelection Selected(std::initializer_list<const char*> names)
{
	ChannelSelection selection;
	for (const char* name : names)
	{
		selection.Add(FindChannels(name).value());
	}
	return selection;
}

std::size_t CountSelected(const ChannelSelection& selection)
{
	std::size_t count = 0;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		count += selection.Has(id) ? 1 : 0;
	}
	return count;
}

bool IsSameCurve(const Curve& a, const Curve& b)
{
	const bool isSameShape = a.preWrap == b.preWrap && a.postWrap == b.postWrap && a.keys.size() == b.keys.size();
	return isSameShape &&
		(a.keys.empty() || std::memcmp(a.keys.data(), b.keys.data(), a.keys.size() * sizeof(Keyframe)) == 0);
}

/** Whether the selected curves are `there`'s and the others `here`'s, to the bit. */
::testing::AssertionResult IsMix(
	const Recording& mix, const Recording& here, const Recording& there, const ChannelSelection& selection)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (!IsSameCurve(mix.curves[id], (selection.Has(id) ? there : here).curves[id]))
		{
			return ::testing::AssertionFailure() << CurveName(id) << " differs";
		}
	}
	return ::testing::AssertionSuccess();
}

std::array<bool, kChannelCount> SwitchesOf(const Recording& recording)
{
	return {recording.channels.Has(Channel::Camera), recording.channels.Has(Channel::Hands),
		recording.channels.Has(Channel::Gaze)};
}

using Switches = std::array<bool, kChannelCount>;
} // namespace ChannelsTestsDetail

using namespace ChannelsTestsDetail;

TEST(ChannelSelection, FindsPartsByNameInAnyCase)
{
	EXPECT_EQ(CountSelected(FindChannels("camera").value()), kPoseComponentCount);
	EXPECT_EQ(CountSelected(FindChannels("Gaze").value()), kRayComponentCount);
	EXPECT_EQ(CountSelected(FindChannels("hands").value()), 4 + 2 * kJointCount * kPoseComponentCount);
	EXPECT_EQ(CountSelected(FindChannels("left").value()), 2 + kJointCount * kPoseComponentCount);
	const ChannelSelection tip = FindChannels("left.indextip").value();
	EXPECT_EQ(CountSelected(tip), kPoseComponentCount);
	EXPECT_TRUE(tip.Has(JointCurve(Hand::Left, Joint::IndexTip, PoseComponent::RotationW)));
	for (const char* name : {"", "lef", "head", "Left.", "Left.Tracked", "Left.IndexTip.PositionX", "IndexTip"})
	{
		EXPECT_FALSE(FindChannels(name)) << name;
	}
}

TEST(ChannelSelection, IncludesTheFlagsOfAHand)
{
	const ChannelSelection right = FindChannels("right").value();
	EXPECT_TRUE(right.Has(TrackedCurve(Hand::Right)));
	EXPECT_TRUE(right.Has(PinchCurve(Hand::Right)));
	EXPECT_FALSE(right.Has(TrackedCurve(Hand::Left)));
	EXPECT_FALSE(FindChannels("Right.Palm").value().Has(TrackedCurve(Hand::Right)));
	EXPECT_TRUE(ChannelSelection{}.IsEmpty());
	EXPECT_FALSE(right.IsEmpty());
}

TEST(DropChannels, EmptiesWhatIsSelectedAndNothingElse)
{
	for (const char* name : {"camera", "left", "right", "hands", "gaze", "Right.ThumbTip"})
	{
		const Recording before = FullRecording(Dialect::Documented11);
		Recording after = before;
		const std::size_t gone = DropChannels(after, Selected({name}));
		EXPECT_TRUE(IsMix(after, before, Recording{}, Selected({name}))) << name;
		EXPECT_EQ(gone, CountKeys(before) - CountKeys(after)) << name;
		EXPECT_EQ(after.markers.size(), 2u) << name;
	}
}

TEST(DropChannels, SwitchesAChannelOffOnlyWhenNothingIsLeftInIt)
{
	Recording recording = FullRecording(Dialect::Mrtk11);
	DropChannels(recording, Selected({"left"}));
	EXPECT_EQ(SwitchesOf(recording), (Switches{true, true, true}));
	DropChannels(recording, Selected({"right"}));
	EXPECT_EQ(SwitchesOf(recording), (Switches{true, false, true}));
	DropChannels(recording, Selected({"camera", "gaze"}));
	EXPECT_EQ(SwitchesOf(recording), (Switches{false, false, false}));
	EXPECT_TRUE(WriteRecording(recording, Dialect::Mrtk11).losses.empty());
}

TEST(DropChannels, KeepsTheByteOfAChannelThatStaysOn)
{
	Recording recording = FullRecording(Dialect::Mrtk11);
	recording.channels.bytes = {7, 9, 1};
	DropChannels(recording, Selected({"left", "gaze"}));
	EXPECT_EQ(recording.channels.bytes, (std::array<std::uint8_t, kChannelCount>{7, 9, 0}));
}

TEST(DropChannels, LeavesTheFixedChannelsOf10OnAndEmpty)
{
	Recording recording = FullRecording(Dialect::Mrtk10);
	DropChannels(recording, Selected({"camera", "hands", "gaze"}));
	EXPECT_EQ(SwitchesOf(recording), (Switches{true, true, false}));
	EXPECT_EQ(CountKeys(recording), 0u);
	EXPECT_EQ(recording.dialect, Dialect::Mrtk10);
	EXPECT_TRUE(WriteRecording(recording, Dialect::Mrtk10).losses.empty());
}

TEST(KeepChannels, DropsTheRest)
{
	const Recording before = FullRecording(Dialect::Mrtk11);
	Recording after = before;
	KeepChannels(after, Selected({"camera", "right"}));
	EXPECT_TRUE(IsMix(after, Recording{}, before, Selected({"camera", "right"})));
	EXPECT_EQ(SwitchesOf(after), (Switches{true, true, false}));
}

TEST(KeepChannels, KeepsTheFlagsOfAHandWithAJointKept)
{
	const Recording before = FullRecording(Dialect::Mrtk11);
	Recording after = before;
	KeepChannels(after, Selected({"Left.IndexTip"}));
	ChannelSelection kept = Selected({"Left.IndexTip"});
	kept.curves[TrackedCurve(Hand::Left)] = true;
	kept.curves[PinchCurve(Hand::Left)] = true;
	EXPECT_TRUE(IsMix(after, Recording{}, before, kept));
}

TEST(KeepChannels, IsTheOppositeOfDropping)
{
	Recording kept = FullRecording(Dialect::Mrtk11);
	Recording dropped = kept;
	KeepChannels(kept, Selected({"left", "gaze"}));
	DropChannels(dropped, Selected({"camera", "right"}));
	EXPECT_TRUE(SameRecording(kept, dropped));
}

TEST(StripGaze, LeavesNoTraceOfGazeInTheBytes)
{
	for (const Dialect dialect : {Dialect::Mrtk11, Dialect::Documented11})
	{
		Recording stripped = FullRecording(dialect);
		Recording never = stripped;
		never.channels.Set(Channel::Gaze, false);
		EXPECT_GT(StripGaze(stripped), 0u);
		for (CurveId id = kFirstGazeCurve; id < kCurveCount; ++id)
		{
			never.curves[id] = Curve{};
		}
		EXPECT_TRUE(SameBytes(WriteRecording(stripped, dialect).bytes, SpellOut(never))) << ToString(dialect);
		EXPECT_EQ(StripGaze(stripped), 0u);
	}
}

TEST(StripGaze, SwitchesOffAChannelWithoutKeysToo)
{
	Recording recording;
	recording.channels.Set(Channel::Gaze, true);
	EXPECT_EQ(StripGaze(recording), 0u);
	EXPECT_FALSE(recording.channels.Has(Channel::Gaze));
}

TEST(MergeChannels, ReplacesTheSelectedChannelsToTheBit)
{
	const ChannelSelection selection = Selected({"left", "gaze"});
	for (std::uint64_t seed = 1; seed <= 20; ++seed)
	{
		const Recording base = RandomRecording(seed, Dialect::Documented11);
		const Recording other = RandomRecording(seed + 100, Dialect::Documented11);
		Recording merged = base;
		MergeChannels(merged, other, selection);
		EXPECT_TRUE(IsMix(merged, base, other, selection)) << "seed " << seed;
		EXPECT_EQ(merged.markers.size(), base.markers.size());
		for (const Loss& loss : WriteRecording(merged, merged.dialect).losses)
		{
			ADD_FAILURE() << "seed " << seed << ": " << Describe(loss);
		}
	}
}

TEST(MergeChannels, CountsWhatWentAndCame)
{
	Recording base = FullRecording(Dialect::Mrtk11);
	const Recording other = RecordingBuilder().WithCameraKeys(5).Get();
	const MergeReport report = MergeChannels(base, other, Selected({"camera"}));
	EXPECT_EQ(report.keysOut, 10u); // 1 + id % 2 for seven curves
	EXPECT_EQ(report.keysIn, 35u);
	EXPECT_EQ(report.newDialect, std::nullopt);
}

TEST(MergeChannels, SwitchesChannelsByWhatIsInThem)
{
	Recording base = RecordingBuilder().WithChannels(true, false, false).WithCameraKeys(2).Get();
	MergeChannels(base, FullRecording(Dialect::Mrtk11), Selected({"left", "gaze"}));
	EXPECT_EQ(SwitchesOf(base), (Switches{true, true, true}));
	MergeChannels(base, Recording{}, Selected({"left", "gaze"}));
	EXPECT_EQ(SwitchesOf(base), (Switches{true, false, false}));
}

TEST(MergeChannels, MovesTimesByTheOffsetFlagKeysBeforeZeroIncluded)
{
	Recording base;
	Recording other =
		RecordingBuilder().WithCameraKeys(2).WithKey(TrackedCurve(Hand::Left), PlainKey(-5.0f, 1.0f)).Get();
	constexpr float kInfinity = std::numeric_limits<float>::infinity();
	other.curves[PinchCurve(Hand::Left)].keys = {PlainKey(kInfinity, 1.0f), PlainKey(3e38f, 0.0f)};
	MergeOptions options;
	options.offset = 1.5f;
	MergeChannels(base, other, Selected({"camera", "left"}), options);
	EXPECT_EQ(base.curves[0].keys[0].time, 1.5f);
	EXPECT_EQ(base.curves[0].keys[1].time, 2.0f);
	EXPECT_EQ(base.curves[TrackedCurve(Hand::Left)].keys[0].time, -3.5f);
	EXPECT_EQ(base.curves[PinchCurve(Hand::Left)].keys[0].time, kInfinity);
	options.offset = 3e38f;
	MergeChannels(base, other, Selected({"left"}), options);
	EXPECT_EQ(base.curves[PinchCurve(Hand::Left)].keys[1].time, std::numeric_limits<float>::max());
	options.offset = std::numeric_limits<float>::quiet_NaN();
	MergeChannels(base, other, Selected({"left"}), options);
	EXPECT_EQ(base.curves[TrackedCurve(Hand::Left)].keys[0].time, -5.0f);
}

TEST(MergeChannels, ChoosesADialectThatLosesNothing)
{
	const Recording curved = FullRecording(Dialect::Mrtk10);
	const Recording straight = FullRecording(Dialect::Mrtk11);
	const auto dialectOf = [](Recording base, const Recording& other, const char* name)
	{
		MergeReport report = MergeChannels(base, other, Selected({name}));
		EXPECT_EQ(base.dialect, report.newDialect.value_or(base.dialect));
		EXPECT_TRUE(WriteRecording(base, base.dialect).losses.empty());
		return base.dialect;
	};
	EXPECT_EQ(dialectOf(curved, straight, "camera"), Dialect::Mrtk10);
	EXPECT_EQ(dialectOf(straight, straight, "gaze"), Dialect::Mrtk11);
	EXPECT_EQ(dialectOf(straight, curved, "left"), Dialect::Documented11) << "curved keys and gaze";
	EXPECT_EQ(dialectOf(curved, straight, "gaze"), Dialect::Documented11);
	Recording noGaze = straight;
	StripGaze(noGaze);
	EXPECT_EQ(dialectOf(noGaze, curved, "left"), Dialect::Mrtk10) << "which MRTK reads";
	EXPECT_EQ(dialectOf(RecordingBuilder(Dialect::Mrtk10).Get(), straight, "gaze"), Dialect::Mrtk11);
}

TEST(MergeChannels, MergesMarkersAsRequested)
{
	const Recording other = RecordingBuilder().WithMarker(0.5f, "c").WithMarker(-9.0f, "d").Get();
	const auto markersOf = [&](MarkerMerge markers, Recording base)
	{
		MergeOptions options;
		options.offset = 0.25f;
		options.markers = markers;
		MergeChannels(base, other, Selected({"camera"}), options);
		std::string names = base.hasMarkerList ? "" : "no list";
		for (const Marker& marker : base.markers)
		{
			names += marker.name;
		}
		return names;
	};
	const Recording base = FullRecording(Dialect::Mrtk11); // a at 0.25, b at 0.75
	EXPECT_EQ(markersOf(MarkerMerge::Base, base), "ab");
	EXPECT_EQ(markersOf(MarkerMerge::Both, base), "abcd") << "c lands on b's time; d stays behind c";
	EXPECT_EQ(markersOf(MarkerMerge::None, base), "");
	EXPECT_EQ(markersOf(MarkerMerge::Base, RecordingBuilder().WithoutMarkerList().Get()), "no list");
	EXPECT_EQ(markersOf(MarkerMerge::Both, RecordingBuilder().WithoutMarkerList().Get()), "cd");
	const Recording late = RecordingBuilder().WithMarker(2.0f, "z").Get();
	EXPECT_EQ(markersOf(MarkerMerge::Both, late), "cdz") << "those of the other come first";
}

TEST(MergeChannels, MakesNoMarkerListWhereNeitherHasAMarker)
{
	Recording base = RecordingBuilder().WithoutMarkerList().Get();
	MergeOptions options;
	options.markers = MarkerMerge::Both;
	MergeChannels(base, RecordingBuilder().Get(), Selected({"camera"}), options);
	EXPECT_FALSE(base.hasMarkerList);
}

TEST(MergeChannels, NamesTheMarkersItKeeps)
{
	EXPECT_STREQ(ToString(MarkerMerge::Base), "base");
	EXPECT_STREQ(ToString(MarkerMerge::Both), "both");
	EXPECT_STREQ(ToString(MarkerMerge::None), "none");
}

TEST(ChannelSelection, AddsChannelsToWhatIsSelected)
{
	ChannelSelection selection;
	selection.Add(Channel::Camera);
	selection.Add(Channel::Gaze);
	EXPECT_TRUE(selection.curves[CameraCurve(PoseComponent::PositionX)]);
	EXPECT_TRUE(selection.curves[GazeCurve(RayComponent::DirectionZ)]);
	EXPECT_FALSE(selection.curves[TrackedCurve(Hand::Left)]);
}

TEST(MergeChannels, MergesAHandOfARealRecording)
{
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	MRIA_LOAD_SHARED_RECORDING(editor, "editor-left-hand-1.0.bin");
	const Recording right = ReadRecording(*device).Value();
	const Recording left = ReadRecording(*editor).Value();
	Recording merged = right;
	const MergeReport report = MergeChannels(merged, OpenRecording(*editor).Value(), Selected({"left"}));
	EXPECT_GT(report.keysIn, 1000u);
	EXPECT_TRUE(IsMix(merged, right, left, Selected({"left"})));
	EXPECT_EQ(report.newDialect, std::nullopt);
	MergeChannels(merged, right, Selected({"left"}));
	EXPECT_TRUE(SameBytes(WriteRecording(merged, merged.dialect).bytes, *device)) << "and back again";
}

} // namespace mria::ChannelsTests
