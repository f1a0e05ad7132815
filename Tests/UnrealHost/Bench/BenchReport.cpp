// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "BenchReport.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace BenchReportDetail
{

using namespace UE::Host::Bench;

void PrintHead(int Repetitions)
{
	const std::time_t Now = std::time(nullptr);
	char Date[32];
	std::strftime(Date, sizeof(Date), "%Y-%m-%d %H:%M UTC", std::gmtime(&Now));
	double Load = 0.0;
	getloadavg(&Load, 1);
	std::printf(
		"## In Unreal's frame\n\n"
		"%s. The Unreal modules, optimised, on the test host for engine 5.%d, next to the core alone: one process, "
		"%d repetitions in random order, medians of processor time. Load average at the end: %.1f.\n\n",
		Date, ENGINE_MINOR_VERSION, Repetitions, Load);
}

void PrintRow(const char* Name, const FTiming& Timing, double Core)
{
	std::printf("| %s | %.0f ns | %.0f ns | %.0f %% | ", Name, Timing.Median, Timing.Fastest, Timing.Spread * 100.0);
	if (Core > 0.0)
	{
		std::printf("%.2f", Timing.Median / Core);
	}
	std::printf(" | %.3g |\n", Timing.Allocations);
}

FTiming Subtract(const FTiming& Whole, const FTiming& Part)
{
	FTiming Rest;
	Rest.Median = Whole.Median - Part.Median;
	Rest.Fastest = Whole.Fastest - Part.Fastest;
	Rest.Spread = Whole.Spread * Whole.Median / Rest.Median;
	Rest.Allocations = Whole.Allocations - Part.Allocations;
	return Rest;
}

constexpr const char* Explanation = R"(
A minute of head, gaze and two hands at 60 Hz, made by the core, keys dropped within MRTK's tolerances, played over and
over at 60 frames a second.

- A frame of playback is all that the plugin does by itself: it moves the clock, takes the frame, puts it into place,
  hands it to the devices, presses keys (which go nowhere here) and fires events (without listeners here).
- A frame of recording is all that it does after the actors have ticked: it asks the devices, here those of the replay,
  and adds what they say to the last 30 seconds. Measured as what it adds to a frame that plays.
- A question is one call of the device's interface by a game, both hands being tracked.
- What the host takes to call the plugin is measured too, and taken off. Its containers and transforms are not the
  engine's, so an engine's numbers will differ a little.
)";

} // namespace BenchReportDetail

UE::Host::Bench::FTiming UE::Host::Bench::GetPlayback(const FBenchRun& Run)
{
	return BenchReportDetail::Subtract(Run.Find(Names::Play), Run.Find(Names::PlayNowhere));
}

UE::Host::Bench::FTiming UE::Host::Bench::GetRecording(const FBenchRun& Run)
{
	const FTiming Rest = BenchReportDetail::Subtract(Run.Find(Names::PlayAndRecord), Run.Find(Names::Play));
	return BenchReportDetail::Subtract(Rest, Run.Find(Names::RecordNowhere));
}

void UE::Host::Bench::PrintReport(const FBenchRun& Run, int Repetitions, double AllocationsPerMarker)
{
	using namespace BenchReportDetail;
	const FTiming CorePlay = Run.Find(Names::CorePlay);
	const FTiming CoreRecord = Run.Find(Names::CoreRecord);
	PrintHead(Repetitions);
	std::puts("| a frame | median | fastest | spread | of the core's own | allocations |\n"
			  "| --- | ---: | ---: | ---: | ---: | ---: |");
	PrintRow(Names::CoreUpdate, Run.Find(Names::CoreUpdate), CorePlay.Median);
	PrintRow(Names::CorePlay, CorePlay, CorePlay.Median);
	PrintRow(Names::Play, GetPlayback(Run), CorePlay.Median);
	PrintRow(Names::CoreRecord, CoreRecord, CoreRecord.Median);
	PrintRow("plugin: recording, after the actors have ticked", GetRecording(Run), CoreRecord.Median);
	std::printf("\nA marker that is passed takes %.3g more allocations, for its name.\n", AllocationsPerMarker);

	std::puts("\n| a question | median | fastest | spread | of the core's frame | allocations |\n"
			  "| --- | ---: | ---: | ---: | ---: | ---: |");
	for (const char* Name : {Names::Controller, Names::ControllerVelocity, Names::Keypoint, Names::AllKeypoints,
			 Names::Head, Names::Gaze, Names::RecordedJoint})
	{
		PrintRow(Name, Run.Find(Name), CorePlay.Median);
	}
	std::fputs(Explanation, stdout);
}
