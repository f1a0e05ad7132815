// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CountedMalloc.h"
#include "FrameCost.h"

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace
{
constexpr int kRepetitions = 21;
constexpr int kFrames = 300;

double ProcessorNanoseconds()
{
	timespec now{};
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

struct Measured
{
	std::vector<double> nanoseconds; ///< A frame, one for each repetition.
	std::size_t allocations = 0;

	double Median()
	{
		std::sort(nanoseconds.begin(), nanoseconds.end());
		return nanoseconds[nanoseconds.size() / 2];
	}
};

void Measure(direct::FrameCost& frames, direct::Part part, Measured& out)
{
	const std::size_t allocations = direct::AllocationCount();
	const double start = ProcessorNanoseconds();
	for (int i = 0; i < kFrames; ++i)
	{
		frames.Run(part);
	}
	const double nanoseconds = (ProcessorNanoseconds() - start) / kFrames;
	out.allocations += direct::AllocationCount() - allocations;
	out.nanoseconds.push_back(nanoseconds);
}
} // namespace

/** RUNTIME LAYER RECORDING: prints a table of what the layer costs while it replays, next to the runtime alone. */
int main(int count, char** arguments)
{
	if (count != 4)
	{
		return 2;
	}
	setenv("MRIA_OPENXR_PLAY", arguments[3], 1);
	setenv("MRIA_OPENXR_LOOP", "loop", 1);
	direct::Chain chains[2];
	direct::FrameCost frames[2];
	for (int i = 0; i < 2; ++i)
	{
		if (!chains[i].Open(arguments[1], i == 0 ? "" : arguments[2]) || !frames[i].SetUp(chains[i]))
		{
			return 1;
		}
		frames[i].Run(direct::Part::All); // the first frame may allocate
	}
	std::printf(
		"| Calls in a frame | without, ns | with the layer, ns | allocations in %d frames |\n|---|---:|---:|---:|\n",
		kRepetitions * kFrames);
	std::size_t allocations = 0;
	for (int part = 0; part < direct::kPartCount; ++part)
	{
		Measured measured[2];
		for (int i = 0; i < 2 * kRepetitions; ++i) // in turns, so that a busy moment hits both
		{
			Measure(frames[i % 2], static_cast<direct::Part>(part), measured[i % 2]);
		}
		std::printf("| %s | %.0f | %.0f | %zu |\n", direct::kPartNames[part], measured[0].Median(),
			measured[1].Median(), measured[1].allocations);
		allocations += measured[1].allocations;
	}
	return allocations == 0 ? 0 : 1;
}
