// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MixerTestHelpers.h"
#include "Support/AllocationCounter.h"

#include <gtest/gtest.h>

#include <optional>
#include <sstream>
#include <string>

namespace mria::MixerTests
{

namespace MixerTestsDetail
{
using namespace MixerTesting;

constexpr std::int64_t kTick = kGrainsPerTick;

InputEvent At(double tick, EventKind kind, Hand hand = Hand::Right, std::uint32_t marker = 0)
{
	return {ToSeconds(static_cast<std::int64_t>(tick * kTick)), kind, hand, marker};
}

InputState Tracked()
{
	InputState state;
	state[Hand::Left].isTracked = state[Hand::Right].isTracked = true;
	return state;
}

/** Eight ticks, both hands tracked, with these events. */
Take MakeTake(std::vector<InputEvent> events, float place = 1.0f)
{
	return Take(0, 8 * kTick, Tracked(), std::move(events), place);
}

Section MakeSection(std::uint64_t number, const Take& take, std::int64_t first, std::int64_t end)
{
	Section section;
	section.id = {1, 1, number};
	section.take = &take;
	section.first = section.clipStart = first;
	section.end = end;
	return section;
}

/** The sections of one sequence, moved together. */
struct Sequence
{
	std::vector<Section> sections;
	Mixer mixer;
	MixResult result;
	double seconds = 1.0;

	std::string Move(std::vector<UnitStretch> stretches, const Frame* live = nullptr)
	{
		for (const Section& section : sections)
		{
			ReportTo(mixer, section, stretches);
		}
		mixer.Advance(1, seconds);
		return Finish(live);
	}

	std::string Play(double from, double to)
	{
		return Move({{static_cast<std::int64_t>(from * 4096), static_cast<std::int64_t>(to * 4096)}});
	}

	std::string Finish(const Frame* live = nullptr)
	{
		mixer.Finish(live, result);
		return Text();
	}

	/** "1.PinchStarted@3 ": the section, what happened, ~ for a resync, and the tick. */
	std::string Text() const
	{
		std::ostringstream text;
		for (const MixEvent& event : result.events)
		{
			const bool isInput = event.event.kind == PlayerEventKind::Input;
			text << event.layer.section << '.' << (isInput ? ToString(event.event.input.kind) : ToString(event.event.kind))
				 << (event.event.isResync ? "~" : "") << '@' << event.tick << ' ';
		}
		return text.str();
	}
};

FrameParts OnlyHand(Hand hand)
{
	FrameParts parts{false, {false, false}, false};
	parts.hands[static_cast<std::size_t>(hand)] = true;
	return parts;
}

Frame MakeLive()
{
	Frame live;
	live.hasCamera = true;
	live.camera.position.x = 10.0f;
	live[Hand::Left].isTracked = true;
	live[Hand::Left].isPinching = true;
	return live;
}

/** Ordinary playback, updated and reported. */
struct Ordinary
{
	const Take& take;
	Player player;

	explicit Ordinary(const Take& played)
		: take(played)
		, player({ToSeconds(played.start), ToSeconds(played.end)}, played.timeline)
	{
	}

	void ReportTo(Mixer& mixer, double delta = 0.0)
	{
		PlaybackReport report;
		report.id = {9, 9, 9};
		report.source = {&take.sampler, &take.timeline};
		report.player = &player;
		report.events = player.Update(delta);
		mixer.Report(report);
	}
};
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
	EXPECT_EQ(sequence.Play(3.0, 3.75), "1.PinchEnded~@3.00024 1.TrackingLost~@3.00024 1.TrackingLost~@3.00024 1.Stopped@3.00024 ");
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
	const Take other = MakeTake({});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.Play(0.0, 1.0);
	sequence.sections[0].offset = 3;
	EXPECT_EQ(sequence.Play(1.0, 1.5), "1.Seeked@1 1.PinchStarted~@1 ");
	sequence.sections[0].take = &other;
	EXPECT_EQ(sequence.Play(1.5, 2.0), "1.PinchEnded~@1.5 1.Stopped@1.5 1.Started@1.5 ");
}

TEST(Mixer, GivesTheSpeedOfUnblendedPartsOnly)
{
	const Take take = MakeTake({});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.sections[0].halfRate = 1;
	sequence.seconds = 1.0 / 64.0; // a tick
	sequence.Play(0.0, 2.0);
	EXPECT_DOUBLE_EQ(sequence.result[MixPart::LeftHand].speed, 1.0);
	EXPECT_TRUE(sequence.result[MixPart::Head].isUnblended);
	sequence.Play(2.0, 1.0);
	EXPECT_DOUBLE_EQ(sequence.result[MixPart::LeftHand].speed, -0.5);
	sequence.Move({{4096, 8192, 0.0, 1.0, StretchKind::Scrubbed}});
	EXPECT_EQ(sequence.result[MixPart::LeftHand].speed, 0.0);
	sequence.Play(2.0, 2.0);
	EXPECT_EQ(sequence.result[MixPart::LeftHand].speed, 0.0);

	sequence.sections.push_back(MakeSection(2, take, 0, 8));
	sequence.sections[1].parts = OnlyHand(Hand::Right);
	sequence.sections[1].weights = {{0, 0.25f}};
	sequence.Play(2.0, 3.0);
	EXPECT_DOUBLE_EQ(sequence.result[MixPart::LeftHand].speed, 0.5);
	EXPECT_EQ(sequence.result[MixPart::RightHand].speed, 0.0) << "blended";
	EXPECT_FALSE(sequence.result[MixPart::RightHand].isUnblended);
}

TEST(Mixer, PutsPosesWhereTheLayerHasThem)
{
	const Take take = MakeTake({}, 2.0f);
	LayerReport report;
	report.id = {1, 1, 1};
	report.source = {&take.sampler, &take.timeline};
	report.output.origin.translation = {0.0f, 3.0f, 0.0f};
	report.output.pressesKeys = false;
	report.clip.range = {0.0f, ToSeconds(take.end)};
	const std::vector<LayerStretch> stretches = {{{0, 0.0}, {1, 0.0}}};
	report.stretches = stretches;
	Mixer mixer;
	MixResult result;
	mixer.Report(report);
	mixer.Advance(1, 1.0);
	mixer.Finish(nullptr, result);
	EXPECT_EQ(result.frame.camera.position.x, 2.0f);
	EXPECT_EQ(result.frame.camera.position.y, 3.0f);
	EXPECT_TRUE(result[MixPart::LeftHand].isLed);
	EXPECT_FALSE(result[MixPart::LeftHand].pressesKeys);
	EXPECT_EQ(result.frame[Hand::Left][Joint::Palm].position.y, 3.0f);
}

TEST(Mixer, MovesSequencesOfOnePlayerTogetherAtTheirOwnPace)
{
	const Take slow = MakeTake({At(1.0, EventKind::PinchStarted, Hand::Left)});
	const Take fast = MakeTake({At(1.5, EventKind::PinchStarted), At(3.0, EventKind::PinchEnded)});
	Sequence sequence;
	Section one = MakeSection(1, slow, 0, 8);
	Section two = MakeSection(2, fast, 0, 8);
	one.parts = OnlyHand(Hand::Left);
	two.parts = OnlyHand(Hand::Right);
	two.id.sequence = 2;
	const auto move = [&](std::int64_t from, std::int64_t to)
	{
		ReportTo(sequence.mixer, one, {{from, to}});
		ReportTo(sequence.mixer, two, {{2 * from, 2 * to}});
		sequence.mixer.Advance(1, 1.0);
		return sequence.Finish();
	};
	const std::string expected = "2.Started@0 1.TrackingGained~@0 2.TrackingGained~@0 2.PinchStarted@1.5 "
								 "1.PinchStarted@1 2.PinchEnded@3 ";
	const Mixer before = sequence.mixer;
	EXPECT_EQ(move(0, 8192), expected);
	for (const std::int64_t cut : {1, 3072, 4095, 4096, 6144})
	{
		sequence.mixer = before;
		const std::string first = move(0, cut);
		EXPECT_EQ(first + move(cut, 8192), expected) << cut;
	}
}

TEST(Mixer, PrefersTheSequenceThatWasReportedLater)
{
	const Take take = MakeTake({});
	Sequence sequence;
	Section one = MakeSection(1, take, 3, 8);
	Section two = MakeSection(2, take, 0, 8);
	two.id.sequence = 2;
	sequence.sections = {one, two};
	sequence.Play(3.0, 4.0);
	EXPECT_EQ(sequence.result[MixPart::Clock].leader.section, 2u);
	Section late = MakeSection(3, take, 0, 8);
	sequence.sections.push_back(late);
	sequence.Play(4.0, 5.0);
	EXPECT_EQ(sequence.result[MixPart::Clock].leader.section, 2u) << "its sequence was reported first before";
}

TEST(Mixer, LeavesLayersOfOtherPlayersWhereTheyAre)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted)});
	Sequence sequence;
	Section other = MakeSection(2, take, 0, 8);
	other.id.player = 2;
	other.weights = {{0, 0.5f}};
	ReportTo(sequence.mixer, other, {{0, 2048}});
	sequence.mixer.Advance(2, 1.0);
	EXPECT_EQ(sequence.Finish(), "2.Started@0 2.TrackingGained~@0 2.TrackingGained~@0 ");
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.sections[0].weights = {{1, 0.0f}, {3, 1.0f}};
	EXPECT_EQ(sequence.Play(0.0, 4.0), "2.Stopped@0.5 1.Started@2 1.PinchStarted~@2 ")
		<< "of equal weights the one whose sequence was reported first later";
}

TEST(Mixer, HearsOnlyOnePlayerDuringASolo)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted)});
	Sequence sequence;
	Section other = MakeSection(2, take, 0, 8);
	other.id.player = 2;
	ReportTo(sequence.mixer, other, {{0, 2 * 4096}});
	sequence.mixer.Advance(2, 1.0);
	sequence.Finish();
	sequence.mixer.SetSolo(1);
	sequence.sections = {MakeSection(1, take, 0, 8)};
	EXPECT_EQ(sequence.Play(0.0, 0.5), "2.PinchEnded~@2 2.Stopped@2 1.Started@0 ");
	sequence.mixer.SetSolo(std::nullopt);
	sequence.mixer.Drop({1, 1, 1});
	sequence.mixer.Advance(1, 0.0);
	EXPECT_EQ(sequence.Finish(), "1.Stopped@0.5 2.Started@2 2.PinchStarted~@2 ");
}

TEST(Mixer, PlaysOrdinaryPlaybackAsItsPlayerSays)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted), At(2.0, EventKind::PinchEnded),
		At(7.0, EventKind::PinchStarted)});
	Ordinary ordinary(take);
	Sequence sequence;
	ordinary.player.Play();
	ordinary.ReportTo(sequence.mixer, 1.5 / 64.0);
	EXPECT_EQ(sequence.Finish(), "9.Started@0 9.TrackingGained~@0 9.TrackingGained~@0 9.PinchStarted@0 ");
	EXPECT_TRUE(sequence.result.drivesDevices);
	EXPECT_EQ(sequence.result.status, PlayStatus::Playing);
	EXPECT_EQ(sequence.result[MixPart::Head].speed, 1.0);
	ordinary.player.Pause();
	ordinary.player.Seek(6.5 / 64.0);
	ordinary.ReportTo(sequence.mixer);
	EXPECT_EQ(sequence.Finish(), "9.Paused@0 9.Seeked@0 9.PinchEnded~@0 ");
	EXPECT_EQ(sequence.result[MixPart::Head].speed, 0.0);
	ordinary.player.Play();
	ordinary.ReportTo(sequence.mixer, 1.0);
	EXPECT_EQ(sequence.Finish(), "9.Resumed@0 9.PinchStarted@0 9.Finished@0 9.PinchEnded~@0 9.TrackingLost~@0 "
								 "9.TrackingLost~@0 9.Stopped@0 ");
	EXPECT_EQ(sequence.result.status, PlayStatus::Stopped);
}

TEST(Mixer, SuspendsOrdinaryPlaybackWhileSectionsAreThereAndResumesIt)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted)});
	const Take section = MakeTake({}, 4.0f);
	Ordinary ordinary(take);
	Sequence sequence;
	ordinary.player.Play();
	ordinary.ReportTo(sequence.mixer, 2.0 / 64.0);
	sequence.Finish();
	EXPECT_FALSE(sequence.mixer.IsPlaybackSuspended());

	sequence.sections = {MakeSection(1, section, 0, 8)};
	EXPECT_EQ(sequence.Play(0.0, 1.0), "9.PinchEnded~@0 9.Stopped@0 1.Started@0 ");
	EXPECT_TRUE(sequence.mixer.IsPlaybackSuspended());
	EXPECT_EQ(sequence.result.frame.camera.position.x, 4.0f);
	ordinary.player.Seek(1.5 / 64.0);
	ordinary.ReportTo(sequence.mixer);
	EXPECT_EQ(sequence.Finish(), "") << "nobody hears of it";

	sequence.mixer.Drop({1, 1, 1});
	sequence.mixer.Advance(1, 0.0);
	EXPECT_EQ(sequence.Finish(), "1.Stopped@1 9.Started@0 9.PinchStarted~@0 ");
	EXPECT_EQ(sequence.result[MixPart::Clock].time, 1.5 / 64.0);
	sequence.mixer.DropPlayback();
	sequence.mixer.Advance(1, 0.0);
	EXPECT_EQ(sequence.Finish(), "9.PinchEnded~@0 9.TrackingLost~@0 9.TrackingLost~@0 9.Stopped@0 ");
}

TEST(Mixer, ForgetsEverythingInSilence)
{
	const Take take = MakeTake({});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.Play(0.0, 1.0);
	EXPECT_FALSE(sequence.mixer == Mixer());
	sequence.mixer.Reset();
	EXPECT_TRUE(sequence.mixer == Mixer());
	EXPECT_EQ(sequence.Finish(), "");
}

TEST(Mixer, AllocatesNothingOnceWarm)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted), At(2.0, EventKind::PinchEnded)});
	Mixer mixer;
	MixResult result;
	std::vector<WeightKnot> knots = {{0, 0.2f}, {50, 0.9f}, {100, 0.1f}};
	const auto play = [&](std::int64_t tick)
	{
		const LayerStretch stretch{{tick, 0.0}, {tick + 1, 0.0}};
		LayerReport report;
		report.source = {&take.sampler, &take.timeline};
		report.loopMode = LoopMode::Loop;
		report.clip.ticks = kTicks;
		report.clip.range = {0.0f, ToSeconds(take.end)};
		report.weights = knots;
		report.stretches = {&stretch, 1};
		for (std::uint64_t i = 0; i < 4; ++i)
		{
			report.id = {1, 1, i};
			report.clip.start = -static_cast<std::int64_t>(i);
			mixer.Report(report);
		}
		mixer.Advance(1, 1.0);
		mixer.Finish(nullptr, result);
	};
	const auto playAll = [&]
	{
		for (std::int64_t tick = 0; tick < 110; ++tick)
		{
			play(tick);
		}
	};
	playAll();
	playAll();
	const AllocationCounter counter;
	playAll();
	EXPECT_EQ(counter.Count(), 0u);
}

} // namespace mria::MixerTests
