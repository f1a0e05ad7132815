// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MixerSequence.h"

#include <gtest/gtest.h>

#include <limits>
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

std::vector<double> TicksOf(const MixResult& result)
{
	std::vector<double> ticks;
	for (const MixEvent& event : result.events)
	{
		ticks.push_back(event.tick);
	}
	return ticks;
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

TEST(Mixer, EmitsAPinchThatOnlyTheLeaderHasHoweverNearTheTransitionIs)
{
	const Take still = MakeTake({});
	const Take before = MakeTake({At(2.998046875, EventKind::PinchStarted), At(2.9990234375, EventKind::PinchEnded)});
	const Take after = MakeTake({At(3.0, EventKind::PinchStarted), At(3.0009765625, EventKind::PinchEnded)});
	const auto play = [&](const Take& first, const Take& second, double cut)
	{
		Sequence sequence;
		sequence.sections = {MakeSection(1, first, 0, 6), MakeSection(2, second, 0, 6)};
		sequence.sections[0].weights = {{2, 1.0f}, {4, 0.0f}};
		sequence.sections[1].weights = {{2, 0.0f}, {4, 1.0f}}; // leads from tick 3 on
		const std::string heard = sequence.Play(0.0, cut);
		return heard + sequence.Play(cut, 5.0);
	};
	const std::string started = "1.Started@0 1.TrackingGained~@0 1.TrackingGained~@0 ";
	for (const double cut :
		{1.0, 2.998046875, 2.9985, 2.9990234375, 3.0 - 1.0 / 4096, 3.0, 3.0 + 1.0 / 4096, 3.001, 4.0})
	{
		EXPECT_EQ(
			play(before, still, cut), started + "1.PinchStarted@2.99805 1.PinchEnded@2.99902 1.Stopped@3 2.Started@3 ")
			<< cut;
		EXPECT_EQ(play(still, after, cut), started + "1.Stopped@3 2.Started@3 2.PinchStarted@3 2.PinchEnded@3.00098 ")
			<< cut;
		EXPECT_EQ(play(after, before, cut), started + "1.Stopped@3 2.Started@3 ") << "nobody leads with one: " << cut;
	}
}

TEST(Mixer, ChangesTheLeadAtAStepOfWeightsBeforeWhatHappensThen)
{
	const Take take = MakeTake({At(2.0, EventKind::PinchStarted)});
	const Take still = MakeTake({});
	for (const double cut : {1.0, 2.0 - 1.0 / 4096, 2.0, 2.5})
	{
		Sequence sequence;
		sequence.sections = {MakeSection(1, take, 0, 6), MakeSection(2, still, 0, 6)};
		sequence.sections[0].weights = {{2, 1.0f}, {2, 0.0f}};
		sequence.sections[1].weights = {{2, 0.0f}, {2, 1.0f}};
		const std::string heard = sequence.Play(0.0, cut);
		EXPECT_EQ(heard + sequence.Play(cut, 3.0),
			"1.Started@0 1.TrackingGained~@0 1.TrackingGained~@0 1.Stopped@2 2.Started@2 ")
			<< cut;
	}
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

TEST(Mixer, NeedsLiveDevicesForAnyPartThatIsNotShownByLayersAlone)
{
	const Take take = MakeTake({});
	for (std::size_t part = 0; part < 4; ++part)
	{
		Sequence sequence;
		sequence.sections = {MakeSection(1, take, 0, 8), MakeSection(2, take, 0, 8)};
		const FrameParts parts = {part == 0, {part == 1, part == 2}, part == 3};
		sequence.sections[0].parts = {!parts.camera, {!parts.hands[0], !parts.hands[1]}, !parts.gaze};
		sequence.sections[1].parts = parts;
		sequence.Play(0.0, 1.0);
		EXPECT_FALSE(sequence.mixer.NeedsLive()) << part;
		sequence.sections[1].weights = {{0, 0.5f}};
		sequence.Play(1.0, 2.0);
		EXPECT_TRUE(sequence.mixer.NeedsLive()) << part;
	}
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

TEST(Mixer, ShowsNothingOfAPartThatNobodyCarriesAnyMore)
{
	const Take take = MakeTake({});
	for (std::size_t part = 0; part < 4; ++part)
	{
		Sequence sequence;
		sequence.sections = {MakeSection(1, take, 0, 8)};
		sequence.Play(0.0, 1.0);
		sequence.result.frame.hasGaze = true; // of which the take has none
		FrameParts& parts = sequence.sections[0].parts;
		parts = {part != 0, {part != 1, part != 2}, part != 3};
		sequence.Play(1.0, 2.0);
		const Frame& frame = sequence.result.frame;
		EXPECT_EQ(frame.hasCamera, parts.camera) << part;
		EXPECT_EQ(frame.camera.position.x, parts.camera ? 1.0f : 0.0f) << part;
		EXPECT_FALSE(frame.hasGaze) << part;
		for (const Hand hand : kHands)
		{
			const bool isCarried = parts.hands[static_cast<std::size_t>(hand)];
			EXPECT_EQ(frame[hand].HasJoint(Joint::Palm), isCarried) << part;
			EXPECT_EQ(frame[hand][Joint::Palm].position.x, isCarried ? 1.0f : 0.0f) << part;
			EXPECT_EQ(frame[hand].isTracked, isCarried) << part;
			EXPECT_EQ(sequence.result[PartOf(hand)].isShown, isCarried) << part;
		}
	}
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

TEST(Mixer, CountsARateThatIsNotFiniteAsOne)
{
	const Take take = MakeTake({});
	const auto play = [&](double rate, std::int64_t ticks, MixResult& result)
	{
		const LayerStretch stretch{TickTime{0, 0.0}, TickTime{ticks, 0.0}};
		LayerReport report;
		report.id = {1, 1, 1};
		report.source = {&take.sampler, &take.timeline};
		report.loopMode = LoopMode::Loop;
		report.endTick = 1000;
		report.clip = {0, 0, rate, kTicks, {ToSeconds(take.start), ToSeconds(take.end)}};
		report.stretches = {&stretch, 1};
		Mixer mixer;
		mixer.Report(report);
		mixer.Advance(1, static_cast<double>(ticks) / 64.0);
		mixer.Finish(nullptr, result);
	};
	for (const double rate : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()})
	{
		MixResult found;
		MixResult expected;
		play(rate, 1, found);
		EXPECT_DOUBLE_EQ(found[MixPart::Head].speed, 1.0) << rate;
		play(rate, 500, found);
		play(1.0, 500, expected);
		EXPECT_EQ(TicksOf(found), TicksOf(expected)) << rate;
		EXPECT_GT(found.events.size(), 2u) << "it loops";
	}
}

} // namespace mria::MixerTests
