// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MixerSequence.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace mria::MixerTests
{

namespace MixerTestsDetail
{
using namespace MixerTesting;

Frame MakeLive()
{
	Frame live;
	live.hasCamera = true;
	live.camera.position.x = 10.0f;
	live[Hand::Left].isTracked = true;
	live[Hand::Left].isPinching = true;
	return live;
}
} // namespace MixerTestsDetail

using namespace MixerTestsDetail;

TEST(Mixer, EmitsAPinchAtATransitionOnceWhereverFramesEnd)
{
	// Both sections have the pinch, right where the second takes over: from tick 3 on it has more weight.
	const Take take = MakeTake({At(3.0, EventKind::PinchStarted), At(3.001953125, EventKind::PinchEnded)});
	Sequence start;
	start.sections = {MakeSection(1, take, 0, 6), MakeSection(2, take, 0, 6)};
	start.sections[0].weights = {{2, 1.0f}, {4, 0.0f}};
	start.sections[1].weights = {{2, 0.0f}, {4, 1.0f}};
	const std::string expected =
		"1.Started@0 1.TrackingGained~@0 1.TrackingGained~@0 1.Stopped@3 2.Started@3 2.PinchStarted@3 "
		"2.PinchEnded@3.00195 ";
	for (const double cut : {1.0, 2.9, 3.0 - 1.0 / 4096, 3.0, 3.0 + 1.0 / 4096, 3.001, 3.001953125, 3.1})
	{
		Sequence sequence = start;
		std::string heard = sequence.Play(0.0, cut);
		heard += sequence.Play(cut, 5.0);
		EXPECT_EQ(heard, expected) << "cut at " << cut;
	}
	EXPECT_EQ(start.Play(0.0, 5.0), expected);
}

TEST(Mixer, LeadsEachHandByTheLayerThatCarriesItWithTheMostWeight)
{
	const Take left = MakeTake({At(1.0, EventKind::PinchStarted, Hand::Left), At(1.0, EventKind::PinchStarted)});
	const Take right = MakeTake({At(1.0, EventKind::PinchStarted), At(2.0, EventKind::Marker, Hand::Left, 7)});
	Sequence sequence;
	sequence.sections = {MakeSection(1, left, 0, 8), MakeSection(2, right, 0, 8)};
	sequence.sections[0].parts = OnlyHand(Hand::Left);
	sequence.sections[1].parts = OnlyHand(Hand::Right);
	EXPECT_EQ(sequence.Play(0.0, 4.0),
		"2.Started@0 1.TrackingGained~@0 2.TrackingGained~@0 1.PinchStarted@1 2.PinchStarted@1 2.Marker@2 ");
	EXPECT_EQ(sequence.result[MixPart::LeftHand].leader.section, 1u);
	EXPECT_EQ(sequence.result[MixPart::RightHand].leader.section, 2u);
	EXPECT_FALSE(sequence.result[MixPart::Head].isShown);
	EXPECT_TRUE(sequence.result.frame[Hand::Left].isPinching);
}

TEST(Mixer, HasALeaderAmongThreeLayersWithoutHalfOfTheWeight)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted)});
	Sequence sequence;
	for (const float weight : {0.4f, 0.4f, 0.2f})
	{
		sequence.sections.push_back(MakeSection(sequence.sections.size() + 1, take, 0, 8));
		sequence.sections.back().weights = {{0, weight}};
	}
	sequence.sections[0].clipStart = -1;
	sequence.sections[0].offset = -1;
	EXPECT_EQ(sequence.Play(0.0, 2.0), "2.Started@0 2.TrackingGained~@0 2.TrackingGained~@0 2.PinchStarted@1 ");
	EXPECT_FALSE(sequence.mixer.NeedsLive());
}

TEST(Mixer, ReleasesHandsToLiveDevicesAtTheMomentTheyLead)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted), At(3.5, EventKind::PinchEnded)});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.sections[0].weights = {{2, 1.0f}, {4, 0.0f}};
	EXPECT_EQ(sequence.Play(0.0, 3.0), "1.Started@0 1.TrackingGained~@0 1.TrackingGained~@0 1.PinchStarted@1 ")
		<< "live devices lose ties";
	EXPECT_TRUE(sequence.mixer.NeedsLive());
	EXPECT_EQ(sequence.Play(3.0, 3.75),
		"1.PinchEnded~@3.00024 1.TrackingLost~@3.00024 1.TrackingLost~@3.00024 1.Stopped@3.00024 ");
	EXPECT_EQ(sequence.result.status, PlayStatus::Stopped);
	EXPECT_FALSE(sequence.result[MixPart::Clock].isLed);
	EXPECT_EQ(sequence.result[MixPart::Clock].leader.section, 1u) << "it waits";
}

TEST(Mixer, FillsUpWithLiveDevicesButPressesNoneOfTheirKeys)
{
	const Take take = MakeTake({}, 2.0f);
	const Frame live = MakeLive();
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.sections[0].weights = {{0, 0.25f}};
	sequence.Move({{0, 4096}}, &live);
	EXPECT_NEAR(sequence.result.frame.camera.position.x, 10.0f * 0.75f + 2.0f * 0.25f, 1e-5f);
	EXPECT_TRUE(sequence.result.frame[Hand::Left].isTracked);
	EXPECT_FALSE(sequence.result.frame[Hand::Left].isPinching);
	EXPECT_FALSE(sequence.result.frame[Hand::Right].isTracked) << "the live one is not";
	EXPECT_FALSE(sequence.result[MixPart::LeftHand].pressesKeys);
	EXPECT_TRUE(sequence.result.events.empty());

	sequence.sections[0].drivesDevices = false;
	EXPECT_FALSE((sequence.Move({{4096, 8192}}, &live), sequence.mixer.NeedsLive()));
	EXPECT_EQ(sequence.result.frame.camera.position.x, 2.0f) << "query-only is not mixed with devices";
	EXPECT_FALSE(sequence.result.drivesDevices);
}

TEST(Mixer, ShowsNothingOfALayerWithoutWeight)
{
	const Take take = MakeTake({});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.sections[0].weights = {{0, 0.0f}};
	sequence.Play(0.0, 1.0);
	EXPECT_FALSE(sequence.result[MixPart::Head].isShown);
	EXPECT_FALSE(sequence.mixer.NeedsLive());
	EXPECT_FALSE(sequence.result.frame.hasCamera);
}

TEST(Mixer, LetsQueryOnlyLayersWaitForThoseThatDriveDevices)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted)});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 2), MakeSection(2, take, 1, 8)};
	sequence.sections[0].weights = {{0, 0.6f}};
	sequence.sections[1].drivesDevices = false;
	EXPECT_EQ(sequence.Play(0.0, 4.0),
		"1.Started@0 1.TrackingGained~@0 1.TrackingGained~@0 1.PinchStarted@1 1.PinchEnded~@2 1.Stopped@2 2.Started@2 "
		"2.PinchStarted@2 ")
		<< "the lead changes before what happens at that moment";
}

TEST(Mixer, ContinuesASplitSectionWithoutStoppingAndWithRealEdges)
{
	const Take take = MakeTake({At(2.0, EventKind::PinchStarted), At(8.0, EventKind::Marker)});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 2), MakeSection(2, take, 2, 12)};
	sequence.sections[1].offset = 2;
	EXPECT_EQ(sequence.Play(0.0, 1.5), "1.Started@0 1.TrackingGained~@0 1.TrackingGained~@0 ");
	EXPECT_EQ(sequence.Play(1.5, 3.0), "2.PinchStarted@2 ");
	EXPECT_EQ(sequence.Play(3.0, 9.0), "2.Marker@8 2.Finished@8 ");
	EXPECT_EQ(sequence.Play(9.0, 1.0), "1.PinchEnded@1.99976 ") << "backwards into the first again";
	EXPECT_EQ(sequence.result[MixPart::Clock].leader.section, 1u);

	sequence.sections[1].listener = 5;
	EXPECT_EQ(sequence.Play(1.0, 2.5), "1.Stopped@2 2.Started@2 2.PinchStarted~@2 ") << "another listener";
}

TEST(Mixer, ContinuesASplitSectionWhoseFirstPartWasTornDown)
{
	const Take take = MakeTake({At(2.0, EventKind::PinchStarted)});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 2)};
	sequence.Play(0.0, 2.0);
	sequence.mixer.Drop({1, 1, 1});
	sequence.sections = {MakeSection(2, take, 2, 8)};
	sequence.sections[0].offset = 2;
	EXPECT_EQ(sequence.Play(2.0, 3.0), "2.PinchStarted@2 ");
}

TEST(Mixer, KeepsWhatIsHeldUntilASectionBegins)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted)});
	const Take other = MakeTake({}, 5.0f);
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 2)};
	sequence.Play(0.0, 2.0);
	sequence.mixer.Hold({1, 1, 1});
	sequence.mixer.Advance(1, 1.0);
	EXPECT_EQ(sequence.Finish(), "");
	EXPECT_TRUE(sequence.result.input[Hand::Right].isPinching);
	EXPECT_EQ(sequence.result.frame.camera.position.x, 1.0f);
	EXPECT_EQ(sequence.result[MixPart::Head].speed, 0.0);

	sequence.sections = {MakeSection(2, other, 4, 5)};
	EXPECT_EQ(sequence.Play(3.0, 4.5), "1.PinchEnded~@2 1.Stopped@2 2.Started@4 ");
	EXPECT_EQ(sequence.result.frame.camera.position.x, 5.0f);
	EXPECT_EQ(sequence.Play(4.5, 6.0), "") << "past its range it stays until it is dropped";
	sequence.mixer.Drop({1, 1, 2});
	sequence.mixer.Advance(1, 0.0);
	EXPECT_EQ(sequence.Finish(), "2.TrackingLost~@6 2.TrackingLost~@6 2.Stopped@6 ");
	EXPECT_TRUE(sequence.mixer == Mixer() || sequence.result.status == PlayStatus::Stopped);
}

TEST(Mixer, DropsAllThatIsHeld)
{
	const Take take = MakeTake({});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 2), MakeSection(2, take, 0, 2)};
	sequence.Play(0.0, 1.0);
	sequence.mixer.Hold({1, 1, 1});
	sequence.mixer.Hold({1, 1, 2});
	sequence.mixer.DropHeld();
	sequence.mixer.Advance(7, 0.0);
	EXPECT_EQ(sequence.Finish(), "2.TrackingLost~@1 2.TrackingLost~@1 2.Stopped@1 ");
}

TEST(Mixer, JumpsWithResyncsAndPlaysFromThere)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted), At(2.0, EventKind::Marker),
		At(3.0, EventKind::PinchEnded), At(5.0, EventKind::PinchStarted)});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.Play(0.0, 0.5);
	EXPECT_EQ(sequence.Move({{0, 6 * 4096, 0.0, 1.0, StretchKind::Jumped}}), "1.Seeked@6 1.PinchStarted~@6 ");
	EXPECT_EQ(sequence.result[MixPart::LeftHand].speed, 0.0);
	EXPECT_EQ(sequence.Move({{6 * 4096, 7 * 4096, 0.0, 0.5}, {0, 4 * 4096, 0.5, 1.0}}),
		"1.Seeked@0 1.PinchEnded~@0 1.PinchStarted@1 1.Marker@2 1.PinchEnded@3 ");
	EXPECT_EQ(sequence.result.events[2].event.fraction, 0.625);
}

TEST(Mixer, StartsAgainWithAnotherRecordingAndJumpsWithAnotherOffset)
{
	const Take take = MakeTake({At(3.0, EventKind::PinchStarted)});
	const Take other = MakeTake({}, 5.0f);
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.Play(0.0, 1.0);
	sequence.sections[0].offset = 3;
	EXPECT_EQ(sequence.Play(1.0, 1.5), "1.Seeked@1 1.PinchStarted~@1 ");
	sequence.sections[0].take = &other;
	EXPECT_EQ(sequence.Play(1.5, 2.0), "1.PinchEnded~@1.5 1.Stopped@1.5 1.Started@1.5 ");
	EXPECT_EQ(sequence.result.frame.camera.position.x, 5.0f) << "sampled afresh";
}

TEST(Mixer, HoldsASectionThatPlaysOnceAtItsEnd)
{
	const Take take = MakeTake({At(7.0, EventKind::PinchStarted)});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 20)};
	sequence.sections[0].loopMode = LoopMode::Once;
	sequence.Play(0.0, 6.0);
	EXPECT_EQ(sequence.Play(6.0, 10.0), "1.PinchStarted@7 1.Finished@8 ");
	EXPECT_TRUE(sequence.result.input[Hand::Right].isPinching);
	EXPECT_EQ(sequence.Play(10.0, 6.5), "1.PinchEnded@6.99976 ") << "its clock may come back";
}

} // namespace mria::MixerTests
