// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "../BusyRecording.h"
#include "../RecordingVariants.h"
#include "Mria/Mixer.h"
#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "Mria/Sampler.h"
#include "Mria/Writer.h"

#include <valgrind/callgrind.h>

#include <cstdint>
#include <cstdio>
#include <random>
#include <vector>

/*
 * Small fixed workloads whose instructions count.py counts with callgrind. Only what is between a Row's construction
 * and its end is counted; the rest runs at the speed of plain valgrind.
 */

namespace mria::bench
{

namespace WorkloadsDetail
{
using Bytes = std::vector<std::uint8_t>;

/** Counts until it is destroyed, then reports under its name; `times` says how often the work is done meanwhile. */
class Row
{
public:
	Row(const char* name, std::size_t times)
		: name_(name)
	{
		std::printf("%s %zu\n", name, times);
		CALLGRIND_START_INSTRUMENTATION;
		CALLGRIND_ZERO_STATS;
	}
	~Row()
	{
		CALLGRIND_DUMP_STATS_AT(name_);
		CALLGRIND_STOP_INSTRUMENTATION;
	}

private:
	const char* name_;
};

constexpr double kSeconds = 20.0;
constexpr std::size_t kFrames = 1000;

Recording Busy(bool isReduced)
{
	BusyOptions options;
	options.seconds = kSeconds;
	options.isReduced = isReduced;
	return MakeBusyRecording(options);
}

void CountPlayback(const char* name, const Sampler& sampler)
{
	Sampler::Cursor cursor;
	Frame frame;
	sampler.SampleAt(0.0f, frame, cursor);
	const Row row(name, kFrames);
	for (std::size_t i = 1; i <= kFrames; ++i)
	{
		sampler.SampleAt(static_cast<float>(i) / 60.0f, frame, cursor);
	}
}

void CountRandom(const char* name, const Sampler& sampler)
{
	std::mt19937 random(7);
	std::vector<float> times(kFrames);
	for (float& time : times)
	{
		time = sampler.Range().end * static_cast<float>(random() % 10000u) / 10000.0f;
	}
	Frame frame;
	const Row row(name, kFrames);
	for (const float time : times)
	{
		sampler.SampleAt(time, frame);
	}
}

/** Into memory that is there already. */
Sampler CountLoad(const char* name, const Bytes& file)
{
	Sampler sampler(OpenRecording(file).Value());
	const Row row(name, 1);
	sampler.Build(OpenRecording(file).Value());
	return sampler;
}

void CountReduce(const char* name, const Bytes& file)
{
	Recording out;
	const RecordingView view = OpenRecording(file).Value();
	Reduce(view, {}, out);
	const Row row(name, 1);
	Reduce(view, {}, out);
}

void CountMixed(const char* name, const Bytes& file, const Sampler& sampler, std::uint64_t layers)
{
	const RecordingView view = OpenRecording(file).Value();
	const EventTimeline events(InitialState(view), CollectEvents(view));
	const WeightKnot weight{0, 1.0f / static_cast<float>(layers)};
	LayerStretch stretch;
	LayerReport report;
	report.source = {&sampler, &events};
	report.clip.range = sampler.Range();
	report.weights = {&weight, 1};
	report.stretches = {&stretch, 1};
	Mixer mixer;
	MixResult result;
	const auto mix = [&](std::size_t frame)
	{
		stretch.from = stretch.to;
		stretch.to.tick = static_cast<std::int64_t>(frame * 400);
		for (report.id.section = 0; report.id.section < layers; ++report.id.section)
		{
			mixer.Report(report);
		}
		mixer.Advance(0, 1.0 / 60.0);
		mixer.Finish(nullptr, result);
	};
	mix(0);
	const Row row(name, kFrames);
	for (std::size_t i = 1; i <= kFrames; ++i)
	{
		mix(i);
	}
}
} // namespace WorkloadsDetail

void CountAll()
{
	using namespace WorkloadsDetail;
	const Recording busy = Busy(true);
	const Recording dense = Busy(false);
	const Bytes file = WriteRecording(busy, Dialect::Mrtk11).bytes;
	const Bytes denseFile = WriteRecording(dense, Dialect::Mrtk11).bytes;

	const Sampler sampler = CountLoad("load", file);
	CountLoad("load-1.0", WriteRecording(busy, Dialect::Mrtk10).bytes);
	CountPlayback("playback", sampler);
	CountPlayback("playback-dense", Sampler(OpenRecording(denseFile).Value()));
	CountRandom("random", sampler);
	CountRandom("random-30min", Sampler(Repeat(busy, kSeconds, 90)));
	CountPlayback("playback-cubic",
		CountLoad("load-cubic", WriteRecording(WithTangents(busy, KeyWeights::None), Dialect::Mrtk10).bytes));
	CountPlayback("playback-weighted",
		CountLoad("load-weighted", WriteRecording(WithTangents(busy, KeyWeights::Shared), Dialect::Mrtk10).bytes));
	CountPlayback("playback-own-weights",
		CountLoad("load-own-weights", WriteRecording(WithTangents(busy, KeyWeights::Own), Dialect::Mrtk10).bytes));
	CountPlayback(
		"playback-own-times", CountLoad("load-own-times", WriteRecording(WithOwnTimes(dense), Dialect::Mrtk11).bytes));
	CountReduce("reduce", denseFile);
	CountReduce("reduce-noisy", WriteRecording(WithNoise(dense), Dialect::Mrtk11).bytes);
	CountMixed("mix-1-layer", file, sampler, 1);
	CountMixed("mix-2-layers", file, sampler, 2);
}

} // namespace mria::bench

int main()
{
	mria::bench::CountAll();
}
