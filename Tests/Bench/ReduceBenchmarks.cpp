// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Benchmarks.h"
#include "BusyRecording.h"
#include "Facts.h"
#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "Mria/Writer.h"
#include "Names.h"
#include "RecordingVariants.h"
#include "ReduceBaselines.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cmath>

namespace mria::bench
{

namespace ReduceBenchmarksDetail
{
/** A minute with a key a frame, as it comes from a recorder: a file, and a document of 28-byte keys. */
struct Dense
{
	Recording recording;
	std::vector<std::uint8_t> file;

	explicit Dense(bool isNoisy)
	{
		BusyOptions options;
		options.isReduced = false;
		recording = isNoisy ? WithNoise(MakeBusyRecording(options)) : MakeBusyRecording(options);
		file = WriteRecording(recording, Dialect::Mrtk11).bytes;
	}

	static const Dense& Of(bool isNoisy)
	{
		static const std::array<Dense, 2> all = {Dense(false), Dense(true)};
		return all[isNoisy ? 1 : 0];
	}
};

/** From the file into a document whose memory is there already. */
template <bool IsNoisy>
void ReduceFile(benchmark::State& state)
{
	const RecordingView view = OpenRecording(Dense::Of(IsNoisy).file).Value();
	Recording out;
	Reduce(view, {}, out);
	for (auto _ : state)
	{
		benchmark::DoNotOptimize(Reduce(view, {}, out));
		benchmark::ClobberMemory();
	}
}

/** A document in place; the time to copy it again is not counted. */
void ReduceDocument(benchmark::State& state)
{
	Recording recording;
	for (auto _ : state)
	{
		state.PauseTiming();
		recording = Dense::Of(false).recording;
		state.ResumeTiming();
		benchmark::DoNotOptimize(Reduce(recording));
		benchmark::ClobberMemory();
	}
}

template <bool IsNoisy>
void ReduceByPort(benchmark::State& state)
{
	const Dense& dense = Dense::Of(IsNoisy);
	Recording out;
	for (auto _ : state)
	{
		ReducePlainly(dense.recording, {}, out);
		benchmark::ClobberMemory();
	}
}

std::size_t KeysOf(const ReduceReport& report)
{
	return report.Total().position.keysAfter + report.Total().rotation.keysAfter;
}

double ShareOfMrtk(bool isNoisy, Facts& facts)
{
	Recording ours = Dense::Of(isNoisy).recording;
	Recording mrtks = ours;
	Recording ported = ours;
	const double keys = static_cast<double>(KeysOf(Reduce(ours)));
	const double mrtkKeys = static_cast<double>(KeysOf(ReduceLikeMrtk(mrtks)));
	ReducePlainly(Dense::Of(isNoisy).recording, {}, ported);
	// Cosines near 1 are coarse in floats, and the two round them in different ways.
	const double difference = static_cast<double>(CountKeys(ported)) / static_cast<double>(CountKeys(mrtks)) - 1.0;
	if (std::abs(difference) > 0.01)
	{
		facts.disagreements.push_back("reduce/plain-port: keys off by " + std::to_string(100.0 * difference) + " %");
	}
	return keys / mrtkKeys;
}
} // namespace ReduceBenchmarksDetail

void FindReduceFacts(Facts& facts)
{
	facts.cleanKeys = ReduceBenchmarksDetail::ShareOfMrtk(false, facts);
	facts.noisyKeys = ReduceBenchmarksDetail::ShareOfMrtk(true, facts);
}

void RegisterReduce()
{
	using namespace ReduceBenchmarksDetail;
	benchmark::RegisterBenchmark(names::kReduce, ReduceFile<false>);
	benchmark::RegisterBenchmark("reduce/mria-in-place", ReduceDocument);
	benchmark::RegisterBenchmark(names::kReducePort, ReduceByPort<false>);
	benchmark::RegisterBenchmark(names::kReduceNoisy, ReduceFile<true>);
	benchmark::RegisterBenchmark(names::kReduceNoisyPort, ReduceByPort<true>);
}

} // namespace mria::bench
