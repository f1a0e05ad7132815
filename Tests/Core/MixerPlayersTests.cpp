// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MixerSequence.h"
#include "Mria/Blend.h"
#include "Support/AllocationCounter.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace mria::MixerPlayersTests
{

namespace MixerPlayersTestsDetail
{
using namespace MixerTesting;

/** Ordinary playback, updated and reported. */
struct Ordinary
{
	const Take& take;
	Player player;
	std::uint64_t number;

	explicit Ordinary(const Take& played, std::uint64_t id = 9)
		: take(played)
		, player({ToSeconds(played.start), ToSeconds(played.end)}, played.timeline)
		, number(id)
	{
	}

	void ReportTo(Mixer& mixer, double delta = 0.0)
	{
		PlaybackReport report;
		report.id = {9, 9, number};
		report.source = {&take.sampler, &take.timeline};
		report.player = &player;
		report.events = player.Update(delta);
		mixer.Report(report);
	}
};
} // namespace MixerPlayersTestsDetail

using namespace MixerPlayersTestsDetail;

TEST(MixerPlayers, GivesTheSpeedOfUnblendedPartsOnly)
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
	sequence.Play(2.0, 2.75);
	ReportTo(sequence.mixer, sequence.sections[0], {{11264, 12288}});
	sequence.mixer.Advance(1, sequence.seconds, true);
	sequence.Finish();
	EXPECT_DOUBLE_EQ(sequence.result[MixPart::LeftHand].speed, 0.5) << "of both parts of a frame";

	sequence.sections.push_back(MakeSection(2, take, 0, 8));
	sequence.sections[1].parts = OnlyHand(Hand::Right);
	sequence.sections[1].weights = {{0, 0.25f}};
	sequence.Play(2.0, 3.0);
	EXPECT_DOUBLE_EQ(sequence.result[MixPart::LeftHand].speed, 0.5);
	EXPECT_EQ(sequence.result[MixPart::RightHand].speed, 0.0) << "blended";
	EXPECT_FALSE(sequence.result[MixPart::RightHand].isUnblended);
}

TEST(MixerPlayers, BlendsWithLiveDevicesOnlyWhereThereAreAny)
{
	const Take take = MakeTake({});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.sections[0].weights = {{0, 0.5f}};
	sequence.seconds = 1.0 / 64.0; // a tick
	sequence.Move({{0, 4096}});
	EXPECT_TRUE(sequence.result[MixPart::Head].isUnblended);
	EXPECT_DOUBLE_EQ(sequence.result[MixPart::Head].speed, 1.0);
	const Frame live;
	sequence.Move({{4096, 8192}}, &live);
	EXPECT_FALSE(sequence.result[MixPart::Head].isUnblended);
	EXPECT_EQ(sequence.result[MixPart::Head].speed, 0.0);
	sequence.sections[0].weights.clear();
	sequence.Move({{8192, 12288}}, &live);
	EXPECT_TRUE(sequence.result[MixPart::Head].isUnblended) << "nothing is left for them";
}

TEST(MixerPlayers, PutsPosesWhereTheLayerHasThem)
{
	const Take take = MakeTake({}, 2.0f);
	LayerReport report;
	report.id = {1, 1, 1};
	report.source = {&take.sampler, &take.timeline};
	report.output.pressesKeys = false;
	report.clip.range = {0.0f, ToSeconds(take.end)};
	const std::vector<LayerStretch> stretches = {{{0, 0.0}, {1, 0.0}}};
	report.stretches = stretches;
	Mixer mixer;
	MixResult result;
	mixer.Report(report);
	Similarity up;
	up.translation = {0.0f, 3.0f, 0.0f};
	mixer.SetOrigin({1, 1, 2}, {{}, {9.0f, 9.0f, 9.0f}, 1.0f});
	mixer.SetOrigin(report.id, up);
	mixer.Advance(1, 1.0);
	mixer.Finish(nullptr, result);
	EXPECT_EQ(result.frame.camera.position.x, 2.0f);
	EXPECT_EQ(result.frame.camera.position.y, 3.0f);
	EXPECT_TRUE(result[MixPart::LeftHand].isLed);
	EXPECT_FALSE(result[MixPart::LeftHand].pressesKeys);
	EXPECT_EQ(result.frame[Hand::Left][Joint::Palm].position.y, 3.0f);
}

TEST(MixerPlayers, CutsPositionsThatSumsAndProductsWouldMakeInfinite)
{
	const Take take = MakeTake({}, 3e38f);
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.Play(0.0, 1.0);
	EXPECT_EQ(sequence.result.frame.camera.position.x, kFarthestPosition);
	EXPECT_EQ(sequence.result.frame[Hand::Left][Joint::Palm].position.x, kFarthestPosition);
	EXPECT_EQ(sequence.result.frame[Hand::Left][Joint::Palm].position.y, 0.0f);
}

TEST(MixerPlayers, MovesSequencesOfOnePlayerTogetherAtTheirOwnPace)
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

TEST(MixerPlayers, PrefersTheSequenceThatWasReportedLater)
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

TEST(MixerPlayers, LeavesLayersOfOtherPlayersWhereTheyAre)
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

TEST(MixerPlayers, HearsOnlyOnePlayerDuringASolo)
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

TEST(MixerPlayers, PlaysOrdinaryPlaybackAsItsPlayerSays)
{
	const Take take =
		MakeTake({At(1.0, EventKind::PinchStarted), At(2.0, EventKind::PinchEnded), At(7.0, EventKind::PinchStarted)});
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
	EXPECT_EQ(sequence.Finish(),
		"9.Resumed@0 9.PinchStarted@0 9.Finished@0 9.PinchEnded~@0 9.TrackingLost~@0 "
		"9.TrackingLost~@0 9.Stopped@0 ");
	EXPECT_EQ(sequence.result.status, PlayStatus::Stopped);
	EXPECT_EQ(sequence.result.events.back().event.time, 8.0 / 64.0) << "where it stops";
}

TEST(MixerPlayers, TakesTheTimeOfTheFrameThatWasSampled)
{
	const Take take = MakeTake({});
	Ordinary ordinary(take);
	Sequence sequence;
	ordinary.player.PlayFrom(0.1000000015); // which rounds up
	ordinary.ReportTo(sequence.mixer);
	sequence.Finish();
	EXPECT_EQ(sequence.result.frame.time, ordinary.player.SampleTime());
	EXPECT_LT(sequence.result.frame.time, 0.1f + 1e-8f);
}

TEST(MixerPlayers, SuspendsOrdinaryPlaybackWhileSectionsAreThereAndResumesIt)
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
	ordinary.player.Stop();
	ordinary.ReportTo(sequence.mixer);
	EXPECT_EQ(sequence.Finish(), "9.PinchEnded~@0 9.TrackingLost~@0 9.TrackingLost~@0 9.Stopped@0 ");
}

TEST(MixerPlayers, ContinuesSplitSectionsDuringASoloOfAnotherPlayer)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted), At(3.0, EventKind::PinchEnded)});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 2), MakeSection(2, take, 2, 8)};
	sequence.sections[1].offset = 2;
	sequence.mixer.SetSolo(7);
	EXPECT_EQ(sequence.Play(0.0, 4.0), "");
	EXPECT_EQ(sequence.Play(4.0, 0.5), "");
	EXPECT_EQ(sequence.Play(0.5, 1.5), "");
	sequence.mixer.SetSolo(std::nullopt);
	EXPECT_EQ(
		sequence.Play(1.5, 1.75), "1.Started@1.5 1.TrackingGained~@1.5 1.TrackingGained~@1.5 1.PinchStarted~@1.5 ");
}

TEST(MixerPlayers, ContinuesOnlyWhatHasEndedDuringASoloOfAnotherPlayer)
{
	const Take take = MakeTake({});
	Sequence sequence;
	sequence.sections = {MakeSection(1, take, 0, 8), MakeSection(2, take, 2, 8)};
	sequence.sections[1].offset = 2;
	sequence.sections[1].weights = {{0, 0.25f}};
	sequence.mixer.SetSolo(7);
	EXPECT_EQ(sequence.Play(0.0, 2.0), "");
	sequence.mixer.SetSolo(std::nullopt);
	sequence.mixer.Advance(7, 0.0);
	EXPECT_EQ(sequence.Finish(), "1.Started@2 1.TrackingGained~@2 1.TrackingGained~@2 ");
}

TEST(MixerPlayers, LeavesOrdinaryPlaybackOutOfASoloOfItsOwnPlayerToo)
{
	const Take take = MakeTake({});
	Ordinary ordinary(take);
	Sequence sequence;
	ordinary.player.Play();
	ordinary.ReportTo(sequence.mixer);
	sequence.Finish();
	sequence.mixer.SetSolo(9);
	EXPECT_TRUE(sequence.mixer.IsPlaybackSuspended());
	sequence.mixer.Advance(9, 0.0);
	EXPECT_EQ(sequence.Finish(), "9.TrackingLost~@0 9.TrackingLost~@0 9.Stopped@0 ");
	sequence.mixer.SetSolo(std::nullopt);
	sequence.mixer.Advance(9, 0.0);
	EXPECT_EQ(sequence.Finish(), "9.Started@0 9.TrackingGained~@0 9.TrackingGained~@0 ");
}

TEST(MixerPlayers, DropsAllSectionsAndResumesOrdinaryPlayback)
{
	const Take take = MakeTake({});
	Ordinary ordinary(take);
	Sequence sequence;
	ordinary.player.Play();
	ordinary.ReportTo(sequence.mixer);
	sequence.sections = {MakeSection(1, take, 0, 8), MakeSection(2, take, 0, 8)};
	sequence.Play(0.0, 1.0);
	EXPECT_TRUE(sequence.mixer.Contains({1, 1, 2}));
	sequence.mixer.DropAll();
	sequence.mixer.Advance(7, 0.0);
	EXPECT_EQ(sequence.Finish(), "2.Stopped@1 9.Started@0 ");
	EXPECT_FALSE(sequence.mixer.Contains({1, 1, 2}));
	EXPECT_FALSE(sequence.mixer.IsPlaybackSuspended());
}

TEST(MixerPlayers, ReplacesOrdinaryPlaybackByAnotherOne)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted)});
	Ordinary first(take);
	first.player.Play();
	Sequence sequence;
	first.ReportTo(sequence.mixer, 2.0 / 64.0);
	sequence.Finish();
	const Take other = MakeTake({}, 5.0f);
	Ordinary second(other, 8);
	second.player.Play();
	second.ReportTo(sequence.mixer);
	EXPECT_EQ(sequence.Finish(), "9.PinchEnded~@0 9.Stopped@0 8.Started@0 ");
	EXPECT_EQ(sequence.result.frame.camera.position.x, 5.0f);
}

TEST(MixerPlayers, SaysWhetherLayersCountAndPressKeys)
{
	const Take take = MakeTake({});
	Sequence sequence;
	sequence.Finish();
	EXPECT_FALSE(sequence.result.hasLayers);
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.sections[0].weights = {{0, 0.0f}, {8, 1.0f}};
	sequence.Play(0.0, 0.0);
	EXPECT_TRUE(sequence.result.hasLayers);
	EXPECT_TRUE(sequence.result.pressesKeys);
	EXPECT_EQ(sequence.result[MixPart::Clock].leader.section, 1u) << "it waits, without any weight yet";
	EXPECT_FALSE(sequence.result[MixPart::LeftHand].pressesKeys);
}

TEST(MixerPlayers, ForgetsEverythingInSilence)
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

TEST(MixerPlayers, AllocatesNothingOnceWarm)
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

} // namespace mria::MixerPlayersTests
