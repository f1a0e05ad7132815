// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "SlowMixer.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

#include <memory>
#include <random>
#include <string>

namespace mria::MixerRandomTests
{

namespace MixerRandomTestsDetail
{
using namespace MixerTesting;

struct World
{
	std::mt19937 random;
	std::vector<std::unique_ptr<Take>> takes;
	std::vector<Section> sections;

	explicit World(unsigned seed)
		: random(seed)
	{
		for (int i = 0; i < 3; ++i)
		{
			takes.push_back(MakeTake(static_cast<float>(i + 1)));
		}
		const int count = 1 + Below(4);
		for (int i = 0; i < count; ++i)
		{
			sections.push_back(MakeSection(static_cast<std::uint64_t>(i + 1)));
		}
		if (Below(3) == 0)
		{
			Split();
		}
	}

	int Below(int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); }
	bool Coin() { return Below(2) == 0; }

	std::unique_ptr<Take> MakeTake(float place)
	{
		const std::int64_t start = Below(2) * kGrainsPerTick;
		const std::int64_t end = start + (1 + Below(4)) * kGrainsPerTick;
		InputState first;
		std::vector<InputEvent> events;
		for (const Hand hand : kHands)
		{
			first[hand] = {Coin(), Coin()};
		}
		for (int i = Below(10); i > 0; --i)
		{
			const std::int64_t at =
				start + Below(static_cast<int>((end - start) * 8 / kGrainsPerTick) + 1) * kGrainsPerTick / 8;
			const bool isMarker = Below(3) == 0;
			events.push_back({ToSeconds(at), isMarker ? EventKind::Marker : static_cast<EventKind>(Below(4)),
				isMarker || Coin() ? Hand::Left : Hand::Right, isMarker ? static_cast<std::uint32_t>(i) : 0u});
		}
		return std::make_unique<Take>(start, end, first, events, place);
	}

	Section MakeSection(std::uint64_t number)
	{
		Section section;
		const std::uint64_t player = static_cast<std::uint64_t>(1 + Below(5) / 4);
		section.id = {player, static_cast<std::uint64_t>(Below(4) / 3), number};
		section.take = takes[static_cast<std::size_t>(Below(3))].get();
		section.loopMode = kLoopModes[static_cast<std::size_t>(1 + Below(3))];
		section.first = Below(6);
		section.end = section.first + 1 + Below(8);
		section.clipStart = section.first;
		section.offset = Below(4) - 1;
		const int rates[] = {2, 2, 2, 1, 4, -2, -1, 0};
		section.halfRate = rates[Below(8)];
		section.parts = {Coin(), {Below(4) > 0, Below(4) > 0}, Coin()};
		section.drivesDevices = Below(6) > 0;
		MakeWeights(section);
		return section;
	}

	void MakeWeights(Section& section)
	{
		std::int64_t tick = section.first - 1;
		for (int i = Below(5); i > 0; --i)
		{
			tick += Below(3);
			section.weights.push_back({tick, static_cast<float>(Below(9)) / 8.0f});
		}
	}

	/** Two sections where there was one. */
	void Split()
	{
		Section& left = sections.front();
		const std::int64_t middle = left.first + 1;
		if (middle >= left.end)
		{
			return;
		}
		Section right = left;
		right.id.section = 20;
		right.offset += middle - right.clipStart;
		right.clipStart = middle;
		right.first = middle;
		left.end = middle;
		left.weights.clear();
		right.weights.clear();
		sections.push_back(right);
	}
};

/** Where the sequences of the players are, in units. */
struct Script
{
	std::array<std::array<std::int64_t, 2>, 3> now = {};

	/** The ways of both sequences of a player, in one evaluation. */
	std::array<std::vector<UnitStretch>, 2> Next(World& world, std::uint64_t player)
	{
		std::array<std::vector<UnitStretch>, 2> ways;
		const std::int64_t length = world.Below(world.Below(4) == 0 ? 4 * 4096 : 4096) * (world.Below(4) == 0 ? -1 : 1);
		const int special = world.Below(10);
		for (std::size_t i = 0; i < 2; ++i)
		{
			std::int64_t& at = now[static_cast<std::size_t>(player)][i];
			const std::int64_t by = i == 1 && world.Coin() ? -length : length;
			if (special == 0)
			{
				at = world.Below(12) * 2048;
				ways[i] = {{at, at, 0.0, 1.0, StretchKind::Jumped}};
			}
			else if (special == 1)
			{
				const std::int64_t start = world.Below(6) * 4096;
				ways[i] = {{at, at + by, 0.0, 0.5}, {start, start + by, 0.5, 1.0, StretchKind::Scrubbed}};
				at = start + by;
			}
			else
			{
				ways[i] = {{at, at + by}};
				at += by;
			}
		}
		return ways;
	}
};

std::string Describe(const std::vector<Received>& received)
{
	std::ostringstream text;
	for (const Received& one : received)
	{
		text << one;
	}
	return text.str();
}

/** Holds, drops, solos and changes, to both alike. */
void Disturb(World& world, Mixer& mixer, SlowMixer& slow)
{
	Section& section = world.sections[static_cast<std::size_t>(world.Below(static_cast<int>(world.sections.size())))];
	switch (world.Below(12))
	{
	case 0:
		mixer.Hold(section.id);
		slow.Hold(section.id);
		break;
	case 1:
		mixer.Drop(section.id);
		slow.Drop(section.id);
		break;
	case 2:
		slow.solo = slow.solo ? std::nullopt : std::optional<std::uint64_t>(section.id.player);
		mixer.SetSolo(slow.solo);
		break;
	case 3:
		section.parts.hands[0] = !section.parts.hands[0];
		break;
	case 4:
		section.offset += 1;
		break;
	case 5:
		section.listener += 1;
		break;
	case 6:
		section.weights.clear();
		world.MakeWeights(section);
		break;
	default:
		break;
	}
}
} // namespace MixerRandomTestsDetail

using namespace MixerRandomTestsDetail;

TEST(MixerRandom, EmitsWhatASlowMixerFindsUnitByUnit)
{
	for (int seed = 0; seed < Rounds(30, 4000); ++seed)
	{
		World world(static_cast<unsigned>(seed));
		Script script;
		Mixer mixer;
		SlowMixer slow;
		MixResult result;
		Frame live;
		live.hasCamera = live.hasGaze = true;
		std::vector<const Take*> takes;
		for (const auto& take : world.takes)
		{
			takes.push_back(take.get());
		}
		for (int i = 0; i < 8; ++i)
		{
			Disturb(world, mixer, slow);
			const std::uint64_t player = static_cast<std::uint64_t>(1 + world.Below(5) / 4);
			const auto ways = script.Next(world, player);
			for (const Section& section : world.sections)
			{
				if (section.id.player == player && world.Below(12) > 0)
				{
					ReportTo(mixer, section, ways[section.id.sequence]);
					slow.Report(section, ways[section.id.sequence]);
				}
			}
			slow.received.clear();
			slow.Advance(player);
			mixer.Advance(player, 1.0);
			const bool hasLive = mixer.NeedsLive();
			mixer.Finish(hasLive ? &live : nullptr, result);
			ASSERT_EQ(Describe(ToReceived(result.events)), Describe(slow.received))
				<< "seed " << seed << ", step " << i;
			ASSERT_EQ(result.input, slow.emitted) << "seed " << seed << ", step " << i;
			const std::optional<double> x = slow.HeadX(takes, hasLive);
			ASSERT_EQ(result[MixPart::Head].isShown, x.has_value()) << "seed " << seed << ", step " << i;
			if (x)
			{
				ASSERT_NEAR(result.frame.camera.position.x, *x, 1e-4) << "seed " << seed << ", step " << i;
			}
		}
	}
}

TEST(MixerRandom, EmitsTheSameHoweverAnEvaluationIsCut)
{
	for (int seed = 0; seed < Rounds(300, 4000); ++seed)
	{
		World world(static_cast<unsigned>(seed + 100000));
		Mixer whole;
		Mixer cut;
		MixResult result;
		const auto evaluate = [&](Mixer& mixer, std::int64_t from, std::int64_t to)
		{
			for (const Section& section : world.sections)
			{
				if (section.id.player == 1)
				{
					const std::int64_t sign = section.id.sequence == 1 ? -1 : 1;
					ReportTo(
						mixer, section, {{sign * from + (sign < 0 ? 40000 : 0), sign * to + (sign < 0 ? 40000 : 0)}});
				}
			}
			mixer.Advance(1, 1.0);
			mixer.Finish(nullptr, result);
			return ToReceived(result.events);
		};
		std::int64_t at = 0;
		for (int i = 0; i < 6; ++i)
		{
			const std::int64_t to = world.Below(14 * 4096);
			const std::vector<Received> expected = evaluate(whole, at, to);
			std::vector<Received> found;
			while (at != to)
			{
				const std::int64_t left = std::abs(to - at);
				std::int64_t step = 1 + world.Below(world.Coin() ? 9000 : 64);
				step = world.Coin() ? std::max<std::int64_t>(1, step / 2048 * 2048) : step;
				const std::int64_t next =
					at + (to > at ? 1 : -1) * std::min(left, left > 20000 ? step + 2048 : step * 16);
				for (const Received& received : evaluate(cut, at, next))
				{
					found.push_back(received);
				}
				at = next;
			}
			ASSERT_EQ(Describe(found), Describe(expected)) << "seed " << seed << ", step " << i;
			ASSERT_TRUE(whole == cut) << "seed " << seed << ", step " << i;
		}
	}
}

} // namespace mria::MixerRandomTests
