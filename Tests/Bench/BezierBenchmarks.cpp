// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Baselines.h"
#include "Benchmarks.h"
#include "BezierMaterial.h"
#include "Names.h"

#include <benchmark/benchmark.h>

namespace mria::bench
{

namespace BezierBenchmarksDetail
{
void CountItems(benchmark::State& state)
{
	state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(kBezierCount));
}

/** From pairs of keys, one after the other, as an animation runtime meets them. */
void PlainCubic(benchmark::State& state)
{
	const BezierMaterial material(Weights::Ordinary);
	std::vector<float> values(kBezierCount);
	for (auto _ : state)
	{
		for (std::size_t i = 0; i < kBezierCount; ++i)
		{
			values[i] = HermiteValue(material.Keys()[i][0], material.Keys()[i][1], material.Times()[i]);
		}
		benchmark::ClobberMemory();
	}
	CountItems(state);
}

/** The cubic with a batch's arrays, which a compiler can do several at a time. */
void CubicArrays(benchmark::State& state)
{
	BezierMaterial material(Weights::Ordinary);
	const BezierBatch in = material.Batch();
	for (auto _ : state)
	{
		for (std::size_t i = 0; i < kBezierCount; ++i)
		{
			const float s = (in.time[i] - in.startTime[i]) / (in.endTime[i] - in.startTime[i]);
			const float r = 1.0f - s;
			in.value[i] = r * r * (in.startValue[i] * (1.0f + 2.0f * s) + 3.0f * s * in.outRise[i]) +
				s * s * (in.endValue[i] * (1.0f + 2.0f * r) - 3.0f * r * in.inRise[i]);
		}
		benchmark::ClobberMemory();
	}
	CountItems(state);
}

void Batch(benchmark::State& state, Weights weights)
{
	BezierMaterial material(weights);
	const BezierBatch batch = material.Batch();
	const BezierPath path = FastestBezierPath();
	for (auto _ : state)
	{
		SolveBatch(batch, path);
		benchmark::ClobberMemory();
	}
	CountItems(state);
}
} // namespace BezierBenchmarksDetail

void RegisterBezier()
{
	using namespace BezierBenchmarksDetail;
	benchmark::RegisterBenchmark(names::kCubic, PlainCubic);
	benchmark::RegisterBenchmark("bezier/cubic-in-arrays", CubicArrays);
	benchmark::RegisterBenchmark(names::kBezier, Batch, Weights::Ordinary);
	benchmark::RegisterBenchmark(names::kBezierExtreme, Batch, Weights::Extreme);
}

} // namespace mria::bench
