// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Benchmarks.h"
#include "Gltf.h"
#include "Material.h"
#include "Mria/Reader.h"
#include "Names.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <string>
#include <vector>

namespace mria::bench
{

namespace LoadBenchmarksDetail
{
using Bytes = Span<const std::uint8_t>;
using GetBytes = Bytes (*)();

void CountBytes(benchmark::State& state, Bytes bytes)
{
	state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(bytes.size()));
}

/** Into memory that was written to before. */
void Copy(benchmark::State& state, Bytes bytes)
{
	std::vector<std::uint8_t> target(bytes.begin(), bytes.end());
	for (auto _ : state)
	{
		std::memcpy(target.data(), bytes.data(), bytes.size());
		benchmark::ClobberMemory();
	}
}

/** Into memory that comes from the system each time and goes back (AllocationCount.cpp). */
void CopyFresh(benchmark::State& state, Bytes bytes)
{
	for (auto _ : state)
	{
		void* target = ::operator new(bytes.size());
		std::memcpy(target, bytes.data(), bytes.size());
		benchmark::DoNotOptimize(target);
		benchmark::ClobberMemory();
		::operator delete(target);
	}
}

void Open(benchmark::State& state, Bytes bytes)
{
	for (auto _ : state)
	{
		benchmark::DoNotOptimize(OpenRecording(bytes));
	}
}

void Load(benchmark::State& state, Bytes bytes)
{
	Sampler sampler(OpenRecording(bytes).Value()); // so that its memory is there already
	for (auto _ : state)
	{
		sampler.Build(OpenRecording(bytes).Value());
		benchmark::ClobberMemory();
	}
}

void LoadFresh(benchmark::State& state, Bytes bytes)
{
	for (auto _ : state)
	{
		const Sampler sampler(OpenRecording(bytes).Value());
		benchmark::DoNotOptimize(&sampler);
		benchmark::ClobberMemory();
	}
}

/** Other work that leaves nothing of the source or the destination in a cache; more than most processors have of it. */
class OtherMemory
{
public:
	void Read()
	{
		for (std::size_t i = 0; i < memory_.size(); i += 64)
		{
			sum_ += memory_[i];
		}
		benchmark::DoNotOptimize(sum_);
	}

private:
	std::vector<std::uint8_t> memory_ = std::vector<std::uint8_t>(std::size_t{512} << 20, std::uint8_t{1});
	std::uint32_t sum_ = 0;
};

/** Only the time of `work` counts: the median of it. */
template <typename Work>
void RunCold(benchmark::State& state, Work work)
{
	using Clock = std::chrono::steady_clock;
	static OtherMemory other;
	std::vector<double> seconds;
	for (auto _ : state)
	{
		other.Read();
		const Clock::time_point start = Clock::now();
		work();
		benchmark::ClobberMemory();
		seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
	}
	std::sort(seconds.begin(), seconds.end());
	state.counters["items_per_second"] = 1.0 / seconds[seconds.size() / 2];
}

void CopyCold(benchmark::State& state, Bytes bytes)
{
	std::vector<std::uint8_t> target(bytes.begin(), bytes.end());
	RunCold(state, [&] { std::memcpy(target.data(), bytes.data(), bytes.size()); });
}

void LoadCold(benchmark::State& state, Bytes bytes)
{
	Sampler sampler(OpenRecording(bytes).Value());
	RunCold(state, [&] { sampler.Build(OpenRecording(bytes).Value()); });
}

/** A plain reader into the same document again and again, or each time into a new one. */
template <typename Load>
void RunReader(benchmark::State& state, bool isFresh, Load load)
{
	Recording recording;
	load(recording);
	for (auto _ : state)
	{
		if (isFresh)
		{
			Recording fresh;
			benchmark::DoNotOptimize(load(fresh));
			benchmark::ClobberMemory();
			continue;
		}
		benchmark::DoNotOptimize(load(recording));
		benchmark::ClobberMemory();
	}
}

template <bool IsFresh>
void LoadFields(benchmark::State& state, Bytes bytes)
{
	RunReader(state, IsFresh, [bytes](Recording& out) { return LoadFromMemory(bytes, out); });
}

template <bool IsFresh>
void LoadStream(benchmark::State& state, Bytes)
{
	const std::string path = Material::Of(Take::Minute).Path();
	RunReader(state, IsFresh, [&path](Recording& out) { return LoadFromStream(path, out); });
}

void LoadGltf(benchmark::State& state, Bytes)
{
	const Bytes glb = Material::Of(Take::Minute).Glb();
	for (auto _ : state)
	{
		benchmark::DoNotOptimize(LoadGlb(glb));
	}
}

void Register(const std::string& name, GetBytes get, void (*run)(benchmark::State&, Bytes))
{
	benchmark::RegisterBenchmark(name.c_str(),
		[get, run](benchmark::State& state)
		{
			const Bytes bytes = get();
			run(state, bytes);
			CountBytes(state, bytes);
		});
}

void RegisterPair(const std::string& group, GetBytes get, bool isFresh)
{
	Register(group + "/memcpy", get, isFresh ? CopyFresh : Copy);
	Register(group + "/mria", get, isFresh ? LoadFresh : Load);
}
} // namespace LoadBenchmarksDetail

void RegisterLoads()
{
	using namespace LoadBenchmarksDetail;
	const GetBytes minute = [] { return Bytes(Material::Of(Take::Minute).File()); };
	const GetBytes minute10 = [] { return Bytes(Material::Of(Take::Minute).File10()); };
	const GetBytes dense = [] { return Bytes(Material::Of(Take::MinuteDense).File()); };
	const GetBytes halfHour = [] { return Bytes(Material::Of(Take::HalfHour).File()); };

	Register(names::kCopy, minute, Copy);
	Register(names::kLoad, minute, Load);
	Register(names::kOpen, minute, Open);
	Register("load/ifstream-fields", minute, LoadStream<false>);
	Register("load/memory-fields", minute, LoadFields<false>);

	Register(names::kColdCopy, minute, CopyCold);
	Register(names::kColdLoad, minute, LoadCold);

	Register(names::kFreshCopy, minute, CopyFresh);
	Register(names::kFreshLoad, minute, LoadFresh);
	Register("load-fresh/ifstream-fields", minute, LoadStream<true>);
	Register("load-fresh/memory-fields", minute, LoadFields<true>);
	Register("load-fresh/tinygltf", minute, LoadGltf);

	Register(names::kCopy10, minute10, Copy);
	Register(names::kLoad10, minute10, Load);
	Register("load-1.0/mria-open", minute10, Open);
	RegisterPair("load-1.0-fresh", minute10, true);
	Register("load-1.0-fresh/memory-fields", minute10, LoadFields<true>);

	RegisterPair("load-dense", dense, false);
	RegisterPair("load-30min", halfHour, false);
	Register("load-30min/mria-open", halfHour, Open);
	RegisterPair("load-30min-fresh", halfHour, true);

	RegisterPair(
		"load-cubic", [] { return Bytes(Material::Of(Take::Cubic).File()); }, false);
	RegisterPair(
		"load-weighted", [] { return Bytes(Material::Of(Take::Weighted).File()); }, false);
	RegisterPair(
		"load-own-weights", [] { return Bytes(Material::Of(Take::OwnWeights).File()); }, false);
	RegisterPair(
		"load-own-times", [] { return Bytes(Material::Of(Take::OwnTimes).File()); }, false);
}

} // namespace mria::bench
