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
			values[i] = HermiteValue(material.Keys()[i][0], material.Keys()[i][1], material.Time());
		}
		benchmark::ClobberMemory();
	}
	CountItems(state);
}

/** The cubic with the arrays, which a compiler can do several at a time. */
void CubicArrays(benchmark::State& state)
{
	BezierMaterial material(Weights::Ordinary);
	const BezierTimes times = material.Times();
	const BezierMaterial::ValueArrays in = material.InputValues();
	float* const out = material.Results().data();
	for (auto _ : state)
	{
		for (std::size_t i = 0; i < kBezierCount; ++i)
		{
			const float s = (times.time - times.startTime[i]) / (times.endTime[i] - times.startTime[i]);
			const float r = 1.0f - s;
			out[i] = r * r * (in.start[i] * (1.0f + 2.0f * s) + 3.0f * s * in.outRise[i]) +
				s * s * (in.end[i] * (1.0f + 2.0f * r) - 3.0f * r * in.inRise[i]);
		}
		benchmark::ClobberMemory();
	}
	CountItems(state);
}

void Solve(benchmark::State& state, Weights weights)
{
	BezierMaterial material(weights);
	const BezierPath path = FastestBezierPath();
	for (auto _ : state)
	{
		material.Solve(path);
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
	benchmark::RegisterBenchmark(names::kBezier, Solve, Weights::Ordinary);
	benchmark::RegisterBenchmark(names::kBezierExtreme, Solve, Weights::Extreme);
}

} // namespace mria::bench
