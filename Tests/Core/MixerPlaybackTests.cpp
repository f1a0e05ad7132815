// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MixerSequence.h"
#include "Mria/Blend.h"
#include "SamplerTestHelpers.h"
#include "Support/AllocationCounter.h"
#include "Support/RandomRecording.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>
#include <string>
#include <vector>

namespace mria::MixerPlaybackTests
{

namespace MixerPlaybackTestsDetail
{
using namespace MixerTesting;

Recording MakeRecording(std::uint64_t seed)
{
	if (seed % 4 == 0)
	{
		return RandomRecording(seed, Dialect::Mrtk11); // any floats, some of them far away
	}
	SynthOptions options;
	options.motion = static_cast<SynthMotion>(seed % 3);
	options.seed = static_cast<std::uint32_t>(seed);
	options.duration = 2.0f;
	options.frameRate = 20.0f;
	options.markers = true;
	return Synthesize(options);
}

/** Ordinary playback of some recording, which anything may happen to. */
struct RandomPlayback
{
	explicit RandomPlayback(std::uint64_t seed)
		: random(seed)
		, recording(MakeRecording(seed))
		, sampler(recording)
		, player(recording)
	{
		report.id = {9, 9, 9};
		report.source = {&sampler, &player.Timeline()};
		report.player = &player;
		player.SetLoopMode(kLoopModes[random.Below(4)]);
		player.Play();
	}

	double Share() { return random.Below(1001) / 1000.0; }

	double AnyTime()
	{
		const LoopTimeline& line = player.Loop();
		return line.Start() + (line.End() - line.Start()) * (Share() * 1.5 - 0.25);
	}

	void Disturb()
	{
		switch (random.Below(24))
		{
		case 0:
			return player.Seek(AnyTime());
		case 1:
			return player.SetRate(Share() * 4.0 - 2.0);
		case 2:
			return player.SetLoopMode(kLoopModes[random.Below(4)]);
		case 3:
			return player.Pause();
		case 4:
		case 5:
			return player.Play();
		case 6:
			return player.Stop();
		case 7:
			report.output.pressesKeys = !report.output.pressesKeys;
			return;
		case 8:
			report.output.drivesDevices = !report.output.drivesDevices;
			return;
		case 9:
			report.output.listener = random.Below(2);
			return;
		case 10:
			origin.translation.x = random.OneIn(2) ? 0.0f : 3.0f;
			return;
		default:
			return;
		}
	}

	/** A frame, for some mixers alike. */
	void Move(const std::vector<Mixer*>& mixers)
	{
		Disturb();
		report.events = player.Update(Share() * 0.1);
		for (Mixer* mixer : mixers)
		{
			mixer->Report(report);
			mixer->SetOrigin(report.id, origin);
		}
	}

	/** What is shown, without a mixer. */
	Frame Expected() const
	{
		Frame frame;
		if (player.Status() == PlayStatus::Stopped)
		{
			return frame;
		}
		sampler.SampleAt(player.SampleTime(), frame);
		for (const Hand hand : kHands)
		{
			frame[hand].isTracked = player.Input()[hand].isTracked;
			frame[hand].isPinching = player.Input()[hand].isPinching;
		}
		frame.time = player.SampleTime();
		LimitPositions(frame);
		ApplyTo(frame, origin);
		return frame;
	}

	/** How many of the reported events belong to a playback that is not stopped. */
	std::size_t CountHeard()
	{
		std::size_t count = 0;
		for (const PlayerEvent& event : report.events)
		{
			isStarted = isStarted || event.kind == PlayerEventKind::Started;
			count += isStarted ? 1 : 0;
			isStarted = isStarted && event.kind != PlayerEventKind::Stopped;
		}
		return count;
	}

	double ExpectedSpeed() const
	{
		const bool runs = player.Status() == PlayStatus::Playing && !player.IsHeld();
		return runs ? std::fabs(player.Rate()) * player.Direction() : 0.0;
	}

	Random random;
	Recording recording;
	Sampler sampler;
	Player player;
	PlaybackReport report;
	Similarity origin;
	bool isStarted = false;
};

std::string Describe(const MixResult& result)
{
	std::ostringstream text;
	text << std::hexfloat;
	for (const MixedPart& part : result.parts)
	{
		text << part.isLed << part.isUnblended << part.isShown << part.pressesKeys << ' ' << part.leader.section << ' '
			 << part.time << ' ' << part.speed << '\n';
	}
	text << result.hasLayers << result.drivesDevices << result.pressesKeys << ' ' << static_cast<int>(result.status)
		 << ' ' << result.loopCount << '\n';
	for (const MixEvent& event : result.events)
	{
		text << event.layer.section << ' ' << event.listener << ' ' << ToString(event.event.kind) << ' '
			 << ToString(event.event.input.kind) << event.event.isResync << ' ' << event.event.time << '\n';
	}
	return text.str();
}
} // namespace MixerPlaybackTestsDetail

using namespace MixerPlaybackTestsDetail;

TEST(MixerPlayback, ShowsWhatItsPlayerAndSamplerSay)
{
	for (int seed = 0; seed < Rounds(60, 2000); ++seed)
	{
		RandomPlayback playback(static_cast<std::uint64_t>(seed));
		Mixer mixer;
		MixResult result;
		for (int step = 0; step < 100; ++step)
		{
			playback.Move({&mixer});
			mixer.Finish(nullptr, result);
			ASSERT_TRUE(SamplerTests::SameBits(result.frame, playback.Expected())) << seed << ", step " << step;
			ASSERT_EQ(result.input, playback.player.Input()) << seed << ", step " << step;
			ASSERT_EQ(result.status, playback.player.Status()) << seed << ", step " << step;
			ASSERT_EQ(result.events.size(), playback.CountHeard()) << seed << ", step " << step;
			const bool isStopped = playback.player.Status() == PlayStatus::Stopped;
			for (const MixedPart& part : result.parts)
			{
				ASSERT_EQ(part.isLed, !isStopped) << seed << ", step " << step;
				ASSERT_EQ(part.time, isStopped ? 0.0 : playback.player.Time()) << seed << ", step " << step;
				ASSERT_EQ(part.speed, playback.ExpectedSpeed()) << seed << ", step " << step;
				ASSERT_EQ(part.pressesKeys, !isStopped && playback.report.output.pressesKeys) << seed << ' ' << step;
			}
		}
	}
}

/** A mixer that evaluates some other player before each frame finds out again who counts and leads. */
TEST(MixerPlayback, ShowsTheSameIfNothingIsKeptFromFrameToFrame)
{
	const Take take = MakeTake({At(1.0, EventKind::PinchStarted), At(2.0, EventKind::PinchEnded)});
	for (int seed = 0; seed < Rounds(60, 2000); ++seed)
	{
		RandomPlayback playback(static_cast<std::uint64_t>(seed));
		std::vector<Section> sections = {MakeSection(1, take, 0, 4), MakeSection(2, take, 2, 6)};
		Mixer mixer;
		Mixer thorough;
		MixResult result;
		MixResult expected;
		std::int64_t now = 0;
		for (int step = 0; step < 100; ++step)
		{
			playback.Move({&mixer, &thorough});
			const std::uint32_t choice = playback.random.Below(12);
			Section& section = sections[playback.random.Below(2)];
			section.weights = {{0, static_cast<float>(playback.random.Below(5)) / 4.0f}};
			section.parts.hands[0] = playback.random.OneIn(2);
			const std::int64_t next = playback.random.Below(8 * 4096);
			for (Mixer* each : {&mixer, &thorough})
			{
				if (choice < 3)
				{
					ReportTo(*each, section, {{now, next}});
				}
				if (choice == 3)
				{
					each->Hold(section.id);
				}
				if (choice == 4)
				{
					each->Drop(section.id);
				}
				if (choice < 5)
				{
					each->Advance(1, 0.1);
				}
			}
			now = choice < 3 ? next : now;
			thorough.Advance(99, 0.0);
			mixer.Finish(nullptr, result);
			thorough.Finish(nullptr, expected);
			ASSERT_EQ(Describe(result), Describe(expected)) << seed << ", step " << step;
			ASSERT_TRUE(SamplerTests::SameBits(result.frame, expected.frame)) << seed << ", step " << step;
		}
	}
}

TEST(MixerPlayback, StopsWhereItIsWhenASectionBegins)
{
	const Take take = MakeTake({At(1.0, EventKind::Marker)});
	Player player({ToSeconds(take.start), ToSeconds(take.end)}, take.timeline);
	PlaybackReport report;
	report.source = {&take.sampler, &take.timeline};
	report.player = &player;
	Sequence sequence;
	player.Play();
	report.events = player.Update(2.0 / 64.0); // with an event
	report.output.listener = 3;
	sequence.mixer.Report(report);
	sequence.Finish();
	report.events = player.Update(1.0 / 64.0); // without any
	report.output.listener = 4;
	sequence.mixer.Report(report);
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.Play(0.0, 0.0);
	ASSERT_EQ(sequence.Text(), "0.Stopped@0 1.Started@0 ");
	EXPECT_EQ(sequence.result.events[0].event.time, 3.0 / 64.0);
	EXPECT_EQ(sequence.result.events[0].listener, 4u);
}

TEST(MixerPlayback, LeavesASectionAloneThatWillStartAgain)
{
	const Take take = MakeTake({});
	const Take other = MakeTake({}, 5.0f);
	RandomPlayback playback(1);
	Sequence sequence;
	sequence.mixer.Report(playback.report);
	sequence.sections = {MakeSection(1, take, 0, 8)};
	sequence.Play(0.0, 1.0);
	sequence.sections[0].take = &other;
	ReportTo(sequence.mixer, sequence.sections[0], {{4096, 8192}});
	sequence.mixer.Report(playback.report); // the world ticks between a section's report and its evaluation
	sequence.mixer.Advance(1, 1.0);
	EXPECT_EQ(sequence.Finish(), "1.Stopped@1 1.Started@1 ");
}

TEST(MixerPlayback, SaysWhetherAnythingButClocksHasMoved)
{
	RandomPlayback playback(1);
	Mixer mixer;
	MixResult result;
	const auto rolesAfter = [&](double delta)
	{
		playback.report.events = playback.player.Update(delta);
		mixer.Report(playback.report);
		mixer.SetOrigin(playback.report.id, playback.origin);
		mixer.Finish(nullptr, result);
		return result.roles;
	};
	rolesAfter(0.01);
	const std::uint64_t first = rolesAfter(0.0);
	EXPECT_NE(first, 0u);
	EXPECT_EQ(rolesAfter(0.001), first);
	playback.origin.translation.y = 2.0f;
	const std::uint64_t moved = rolesAfter(0.001);
	EXPECT_NE(moved, first);
	EXPECT_EQ(result[MixPart::Head].origin, playback.origin);
	EXPECT_EQ(rolesAfter(0.001), moved);
	playback.report.output.pressesKeys = false;
	EXPECT_NE(rolesAfter(0.001), moved);
}

TEST(MixerPlayback, AllocatesNothingOnceWarm)
{
	RandomPlayback playback(1);
	playback.player.SetLoopMode(LoopMode::Loop);
	Mixer mixer;
	MixResult result;
	const auto play = [&]
	{
		playback.player.Seek(0.0); // the same events in every frame, whatever the rounding
		for (int step = 0; step < 200; ++step)
		{
			playback.report.events = playback.player.Update(0.02);
			mixer.Report(playback.report);
			mixer.Finish(nullptr, result);
		}
	};
	play();
	play(); // the first began with Started
	const AllocationCounter counter;
	play();
	EXPECT_EQ(counter.Count(), 0u);
}

} // namespace mria::MixerPlaybackTests
