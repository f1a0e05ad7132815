// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Report.h"

#include "Targets.h"

#include <cstdio>
#include <ctime>
#include <fstream>
#include <sstream>

namespace mria::bench
{

namespace ReportDetail
{
std::string ProcessorName()
{
	std::ifstream in("/proc/cpuinfo");
	for (std::string line; std::getline(in, line);)
	{
		const std::size_t colon = line.find(": ");
		if (line.rfind("model name", 0) == 0 && colon != std::string::npos)
		{
			return line.substr(colon + 2);
		}
	}
	return "an unnamed processor";
}

std::string CompilerName()
{
#if defined(__clang__)
	return "clang " __clang_version__;
#else
	return "g++ " __VERSION__;
#endif
}

std::string Now()
{
	const std::time_t now = std::time(nullptr);
	char text[32];
	std::strftime(text, sizeof(text), "%Y-%m-%d %H:%M UTC", std::gmtime(&now));
	return text;
}

std::string HugePages()
{
	std::ifstream in("/sys/kernel/mm/transparent_hugepage/enabled");
	std::string line;
	std::getline(in, line);
	const std::size_t open = line.find('[');
	const std::size_t close = line.find(']');
	return close == std::string::npos ? "unknown" : line.substr(open + 1, close - open - 1);
}

std::string TimeText(double nanoseconds)
{
	const char* unit = nanoseconds < 1e4 ? "ns" : nanoseconds < 1e7 ? "µs" : "ms";
	const double value = nanoseconds / (nanoseconds < 1e4 ? 1.0 : nanoseconds < 1e7 ? 1e3 : 1e6);
	char text[32];
	std::snprintf(text, sizeof(text), value < 100.0 ? "%.1f %s" : "%.0f %s", value, unit);
	return text;
}

std::string Percent(double part)
{
	char text[32];
	std::snprintf(text, sizeof(text), "%.0f %%", part * 100.0);
	return text;
}

void WriteHead(std::ostream& out, const Medians& medians)
{
	const benchmark::CPUInfo& cpu = benchmark::CPUInfo::Get();
	std::size_t repetitions = 0;
	for (const Timing& timing : medians.All())
	{
		repetitions = timing.repetitions.size();
	}
	out << "# Benchmark\n\n"
		<< Now() << " · " << ProcessorName() << ", " << cpu.num_cpus << " cores · " << CompilerName()
		<< ", default release build\n\nOne run of `Tests/bench.sh`: all contenders in one process, their repetitions "
		   "in "
		   "random order, "
		<< repetitions << " each; medians of processor time.";
	if (!cpu.load_avg.empty())
	{
		char load[32];
		std::snprintf(load, sizeof(load), "%.1f", cpu.load_avg.front());
		out << " Load average at the start: " << load << ".";
	}
	out << " Transparent huge pages: " << HugePages() << ".\n";
}

void WriteTargets(std::ostream& out, const Medians& medians, const Facts& facts)
{
	out << "\n| what | target | measured | met? |\n| --- | --- | --- | --- |\n";
	for (const TargetRow& row : JudgeTargets(medians, facts))
	{
		out << "| " << row.what << " | " << row.target << " | " << row.measured << " | "
			<< (!row.isMet			? "–"
					   : *row.isMet ? "yes"
									: "**no**")
			<< " |\n";
	}
}

/** A time in parts of ours in the same group; nothing where the group has none. */
std::string AgainstOurs(const Medians& medians, const Timing& timing)
{
	const std::optional<double> ours = medians.Of(timing.name.substr(0, timing.name.find('/')) + "/mria");
	if (!ours)
	{
		return "";
	}
	char text[32];
	std::snprintf(text, sizeof(text), "%.3g", timing.Median() / *ours);
	return text;
}

void WriteMedians(std::ostream& out, const Medians& medians)
{
	out << "\n## Medians\n\n"
		   "Time of one load, one frame or one segment. Spread is that of the middle half of the repetitions.\n\n"
		   "| benchmark | median | fastest | spread | of mria |\n| --- | ---: | ---: | ---: | ---: |\n";
	for (const Timing& timing : medians.All())
	{
		out << "| " << timing.name << " | " << TimeText(timing.Median()) << " | " << TimeText(timing.Fastest()) << " | "
			<< Percent(timing.Spread()) << " | " << AgainstOurs(medians, timing) << " |\n";
	}
}

constexpr const char* kExplanation = R"(
## What is what

The recordings are generated: head, two hands of 27 joints and gaze, always in motion, 60 Hz, 60 s unless the name says
otherwise. Keys are dropped as MRTK's recorder does by default; `dense` keeps one a frame. Each contender's values are
compared with the reference evaluator before anything is timed.

- `memcpy`: the file's bytes copied, into memory written before or (`fresh`) into memory new from the system.
- `mria`: the file opened, every key checked and put into a sampler, reused or (`fresh`) new; `mria-open` reads no key.
- `load-cold`: before each copy or load 512 MB of other memory are read, so that neither the file nor the memory it goes
  to is in a cache.
- `ifstream-fields`, `memory-fields`: each field read by itself, from a file in the page cache or from memory with its
  bounds checked, into a document of 28-byte keys, reused or (`fresh`) new.
- `tinygltf`: the same animation from a binary glTF in memory into a new model; flags left out, keys not checked.
- `search`: 8-byte keys, binary search in each curve, line. `cursor`: the same with a place kept in each curve, which is
  moved on by up to three keys before it is searched for. `unity-like`: 28-byte keys, a place kept in the same way, cubic.
  All give 391 numbers and 4 flags, rotations normalised.
- `random`: without a cursor, at 16,384 random times. `resting`: half an hour with motion in its first minute only, where
  the times are.
- `cubic`, `weighted`: every key has tangents, and weights, which the curves of a position or a rotation share, as
  animation tools write them as a rule. `own-weights`: each curve has others. `own-times`: every curve keeps frames of
  its own, a third.
- `cold-` (`Tests/bench.sh --cold`): before each frame 2 MB of other memory are read, as a game does between frames. The
  median frame, with what reading the clock takes (`cold-clock/nothing`).
- `bezier`: one of 8,192 unrelated segments around one time. `plain-cubic` takes pairs of keys one by one,
  `cubic-in-arrays` the arrays that `mria` takes, which solves all segments and then makes their values.
- `reduce`: a minute with a key a frame, keys dropped within MRTK's default tolerances. `mria` takes the file's bytes and
  makes a document, `mria-in-place` shortens one. `plain-port` is MRTK's reducer as one would write it down in C++, from
  28-byte keys to 28-byte keys. `noisy` has noise of 0.1 mm and 0.05 degrees on every pose.
)";
} // namespace ReportDetail

std::string MakeReport(const Medians& medians, const Facts& facts)
{
	std::ostringstream out;
	ReportDetail::WriteHead(out, medians);
	ReportDetail::WriteTargets(out, medians, facts);
	ReportDetail::WriteMedians(out, medians);
	out << ReportDetail::kExplanation;
	return out.str();
}

} // namespace mria::bench
