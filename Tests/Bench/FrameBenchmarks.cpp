// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Benchmarks.h"
#include "Material.h"
#include "Mria/Mixer.h"
#include "Names.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mria::bench
{

namespace FrameBenchmarksDetail
{
constexpr std::size_t kRandomTimes = 16384;

/** Where and when frames are taken. */
struct Course
{
	Take take = Take::Minute;
	double rate = 60.0; ///< 0 for random times.

	std::vector<float> Times() const
	{
		const Material& material = Material::Of(take);
		return rate > 0.0 ? material.PlaybackTimes(rate) : material.RandomTimes(kRandomTimes);
	}
};

/** Contenders: each is made from a recording and then called with one time after the other. */
struct Ours
{
	explicit Ours(Material& material)
		: sampler(material.Ours())
	{
	}
	void operator()(float time) { sampler.SampleAt(time, frame, cursor); }

	const Sampler& sampler;
	Sampler::Cursor cursor;
	Frame frame;
};

struct OursStateless
{
	explicit OursStateless(Material& material)
		: sampler(material.Ours())
	{
	}
	void operator()(float time) { sampler.SampleAt(time, frame); }

	const Sampler& sampler;
	Frame frame;
};

/** Only the first minute of a recording that rests after it. */
struct OursInMotion : OursStateless
{
	using OursStateless::OursStateless;
	void operator()(float time) { sampler.SampleAt(time / 30.0f, frame); }
};

/** What measuring takes by itself. */
struct NoContender
{
	explicit NoContender(Material&) {}
	void operator()(float) {}

	int frame = 0;
};

/** Sections of a sequence, all blended, moved on to the time and mixed. */
template <int kLayers>
struct Mixed
{
	explicit Mixed(Material& material)
		: events(InitialState(material.View()), CollectEvents(material.View()))
	{
		report.source = {&material.Ours(), &events};
		report.clip.range = material.Ours().Range();
		report.weights = {&weight, 1};
		report.stretches = {&stretch, 1};
	}
	void operator()(float time)
	{
		stretch.from = stretch.to;
		stretch.to.tick = static_cast<std::int64_t>(time * 24000.0f);
		for (std::uint64_t i = 0; i < kLayers; ++i)
		{
			report.id.section = i;
			mixer.Report(report);
		}
		mixer.Advance(0, 1.0 / 60.0);
		mixer.Finish(nullptr, frame);
	}

	EventTimeline events;
	WeightKnot weight{0, 1.0f / kLayers};
	LayerStretch stretch;
	LayerReport report;
	Mixer mixer;
	MixResult frame;
};

/** Ordinary playback. */
struct MixedPlayback
{
	explicit MixedPlayback(Material& material)
		: player(material.View())
	{
		report.source = {&material.Ours(), &player.Timeline()};
		report.player = &player;
		player.SetLoopMode(LoopMode::Hold);
		player.PlayFrom(player.Loop().Start());
	}
	void operator()(float time)
	{
		report.events = player.AdvanceTo(time);
		mixer.Report(report);
		mixer.Finish(nullptr, frame);
	}

	Player player;
	PlaybackReport report;
	Mixer mixer;
	MixResult frame;
};

/** The same without a mixer. */
struct OursPlayed
{
	explicit OursPlayed(Material& material)
		: sampler(material.Ours())
		, player(material.View())
	{
		player.SetLoopMode(LoopMode::Hold);
		player.PlayFrom(player.Loop().Start());
	}
	void operator()(float time)
	{
		player.AdvanceTo(time);
		sampler.SampleAt(player.SampleTime(), frame, cursor);
	}

	const Sampler& sampler;
	Sampler::Cursor cursor;
	Player player;
	Frame frame;
};

struct CursorPerCurve
{
	explicit CursorPerCurve(Material& material)
		: sampler(material.Linear())
	{
	}
	void operator()(float time) { sampler.SampleAt(time, frame); }

	CursorSampler sampler;
	FlatFrame frame;
};

struct SearchPerCurve
{
	explicit SearchPerCurve(Material& material)
		: curves(material.Linear())
	{
	}
	void operator()(float time) { SampleBySearch(curves, time, frame); }

	const LinearCurves& curves;
	FlatFrame frame;
};

struct UnityLike
{
	explicit UnityLike(Material& material)
		: sampler(material.Hermite())
	{
	}
	void operator()(float time) { sampler.SampleAt(time, frame); }

	UnityLikeSampler sampler;
	FlatFrame frame;
};

/** What a game does between two frames of ours: reads so much memory that ours is no longer in the near caches. */
class OtherWork
{
public:
	void Run()
	{
		for (std::size_t i = 0; i < memory_.size(); i += 64 / sizeof(std::uint32_t))
		{
			sum_ += memory_[i];
		}
		benchmark::DoNotOptimize(sum_);
	}

private:
	std::vector<std::uint32_t> memory_ = std::vector<std::uint32_t>((2u << 20) / sizeof(std::uint32_t), 1u);
	std::uint32_t sum_ = 0;
};

double Seconds()
{
	return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/** One iteration is one frame. A repetition continues where the one before it ended, so that slow ones get around too.
 */
template <typename Contender>
void RunFrames(benchmark::State& state, const Course& course, std::size_t& next)
{
	const std::vector<float> times = course.Times();
	const auto contender = std::make_unique<Contender>(Material::Of(course.take));
	for (auto _ : state)
	{
		(*contender)(times[next]);
		benchmark::DoNotOptimize(contender->frame);
		next = next + 1 < times.size() ? next + 1 : 0;
	}
}

/** The same after other work, whose time does not count: the median frame, with what reading the clock takes. */
template <typename Contender>
void RunColdFrames(benchmark::State& state, const Course& course, std::size_t& next)
{
	const std::vector<float> times = course.Times();
	const auto contender = std::make_unique<Contender>(Material::Of(course.take));
	OtherWork otherWork;
	std::vector<double> seconds;
	for (auto _ : state)
	{
		otherWork.Run();
		const double start = Seconds();
		(*contender)(times[next]);
		benchmark::DoNotOptimize(contender->frame);
		seconds.push_back(Seconds() - start);
		next = next + 1 < times.size() ? next + 1 : 0;
	}
	std::nth_element(seconds.begin(), seconds.begin() + static_cast<std::ptrdiff_t>(seconds.size() / 2), seconds.end());
	state.counters["items_per_second"] = 1.0 / seconds[seconds.size() / 2];
}

template <typename Contender>
void Register(const std::string& name, Course course, bool isCold = false)
{
	const auto next = std::make_shared<std::size_t>(0);
	const auto run = isCold ? RunColdFrames<Contender> : RunFrames<Contender>;
	benchmark::RegisterBenchmark(
		name.c_str(), [course, next, run](benchmark::State& state) { run(state, course, *next); });
}
} // namespace FrameBenchmarksDetail

void RegisterFrames()
{
	using namespace FrameBenchmarksDetail;
	Register<Ours>(names::kPlay, {});
	Register<CursorPerCurve>(names::kPlayCursor, {});
	Register<SearchPerCurve>("play-60Hz/search", {});
	Register<UnityLike>("play-60Hz/unity-like", {});

	Register<OursPlayed>("play-60Hz/mria-player", {});
	Register<MixedPlayback>("mix-60Hz/playback", {});
	Register<Mixed<1>>("mix-60Hz/1-layer", {});
	Register<Mixed<2>>("mix-60Hz/2-layers", {});
	Register<Mixed<8>>("mix-60Hz/8-layers", {});

	Register<Ours>(names::kPlay90, {Take::Minute, 90.0});
	Register<CursorPerCurve>(names::kPlay90Cursor, {Take::Minute, 90.0});
	Register<UnityLike>("play-90Hz/unity-like", {Take::Minute, 90.0});

	Register<OursStateless>(names::kRandom, {Take::Minute, 0.0});
	Register<SearchPerCurve>(names::kRandomSearch, {Take::Minute, 0.0});
	Register<UnityLike>(names::kRandomUnity, {Take::Minute, 0.0});

	Register<Ours>("play-60Hz-dense/mria", {Take::MinuteDense});
	Register<CursorPerCurve>("play-60Hz-dense/cursor", {Take::MinuteDense});
	Register<OursStateless>("random-dense/mria", {Take::MinuteDense, 0.0});
	Register<SearchPerCurve>("random-dense/search", {Take::MinuteDense, 0.0});

	Register<Ours>(names::kPlayLong, {Take::HalfHour});
	Register<CursorPerCurve>("play-60Hz-30min/cursor", {Take::HalfHour});
	Register<UnityLike>("play-60Hz-30min/unity-like", {Take::HalfHour});
	Register<OursStateless>("random-30min/mria", {Take::HalfHour, 0.0});
	Register<SearchPerCurve>("random-30min/search", {Take::HalfHour, 0.0});
	Register<UnityLike>("random-30min/unity-like", {Take::HalfHour, 0.0});

	Register<Ours>("play-60Hz-30min-dense/mria", {Take::HalfHourDense});
	Register<CursorPerCurve>("play-60Hz-30min-dense/cursor", {Take::HalfHourDense});

	Register<OursStateless>("random-10min/mria", {Take::TenMinutes, 0.0});
	Register<OursStateless>("random-2h/mria", {Take::TwoHours, 0.0});
	Register<OursInMotion>("random-resting/mria", {Take::Resting, 0.0});

	Register<Ours>("play-cubic/mria", {Take::Cubic});
	Register<Ours>("play-weighted/mria", {Take::Weighted});
	Register<Ours>("play-own-weights/mria", {Take::OwnWeights});
	Register<Ours>("play-own-times/mria", {Take::OwnTimes});
	Register<OursStateless>("random-own-times/mria", {Take::OwnTimes, 0.0});
}

void RegisterColdFrames()
{
	using namespace FrameBenchmarksDetail;
	Register<NoContender>("cold-clock/nothing", {}, true);
	Register<Ours>("cold-play-60Hz/mria", {}, true);
	Register<CursorPerCurve>("cold-play-60Hz/cursor", {}, true);
	Register<UnityLike>("cold-play-60Hz/unity-like", {}, true);
	Register<OursStateless>("cold-random/mria", {Take::Minute, 0.0}, true);
	Register<SearchPerCurve>("cold-random/search", {Take::Minute, 0.0}, true);
	Register<Ours>("cold-play-60Hz-30min/mria", {Take::HalfHour}, true);
	Register<OursStateless>("cold-random-30min/mria", {Take::HalfHour, 0.0}, true);
	Register<SearchPerCurve>("cold-random-30min/search", {Take::HalfHour, 0.0}, true);
}

} // namespace mria::bench
