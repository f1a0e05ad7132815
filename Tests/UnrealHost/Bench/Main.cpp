// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AllocationCount.h"
#include "BenchReport.h"
#include "BenchStage.h"
#include "DeviceQueries.h"
#include "Host/HostEngine.h"
#include "Host/HostObjects.h"
#include "Host/HostRuntime.h"
#include "Modules/ModuleManager.h"

#include <cstdlib>
#include <cstring>
#include <functional>

namespace MainDetail
{

using namespace UE::Host::Bench;

constexpr int FramesPerRepetition = static_cast<int>(Seconds * FrameRate);
/** A frame: room for keys is made now and then. */
constexpr double MostRecordingAllocations = 0.001;

constexpr int QueriesPerRepetition = 100'000;

/** Calls Work that often. */
template <typename WorkType>
std::function<void(int)> Repeat(WorkType Work)
{
	return [Work](int Count)
	{
		for (int Index = 0; Index < Count; ++Index)
		{
			Work();
		}
	};
}

void AddCore(FBenchRun& Run, FCoreStage& Core)
{
	Run.Add(Names::CoreUpdate, FramesPerRepetition, Repeat([&Core] { Core.Update(); }));
	Run.Add(Names::CorePlay, FramesPerRepetition,
		Repeat(
			[&Core]
			{
				Core.Update();
				Core.Sample();
			}));
	Run.Add(Names::CoreRecord, FramesPerRepetition, Repeat([&Core] { Core.Record(); }));
}

/** Whole rounds of the recording, so that every repetition has the same events in it. */
void AddFrames(FBenchRun& Run, FStage& Stage)
{
	Run.Add(Names::Play, FramesPerRepetition, Repeat([&Stage] { Stage.Play(); }));
	Run.Add(Names::PlayAndRecord, FramesPerRepetition,
		Repeat(
			[&Stage]
			{
				Stage.Play();
				Stage.Record();
			}));
	Run.Add(Names::PlayNowhere, FramesPerRepetition, Repeat([&Stage] { Stage.PlayNowhere(); }));
	Run.Add(Names::RecordNowhere, FramesPerRepetition, Repeat([&Stage] { Stage.RecordNowhere(); }));
}

void AddQueries(FBenchRun& Run, FStage& Stage)
{
	const TSharedRef<FDeviceQueries> Queries = MakeShared<FDeviceQueries>(Stage.GetWorld());
	const auto Add = [&](const char* Name, void (FDeviceQueries::*Query)())
	{
		Run.Add(Name, QueriesPerRepetition,
			[&Stage, Queries, Query](int Count)
			{
				Stage.FindHands();
				for (int Index = 0; Index < Count; ++Index)
				{
					((*Queries).*Query)();
				}
			});
	};
	Add(Names::Controller, &FDeviceQueries::AskController);
	Add(Names::ControllerVelocity, &FDeviceQueries::AskControllerVelocity);
	Add(Names::Keypoint, &FDeviceQueries::AskKeypoint);
	Add(Names::AllKeypoints, &FDeviceQueries::AskAllKeypoints);
	Add(Names::Head, &FDeviceQueries::AskHead);
	Add(Names::Gaze, &FDeviceQueries::AskGaze);
	Add(Names::RecordedJoint, &FDeviceQueries::AskRecordedJoint);
}

/** In a round of the recording with markers. */
double CountAllocationsPerMarker()
{
	FStage Stage(true);
	const auto Count = [](const std::function<void(int)>& Work)
	{
		const std::size_t Before = GetAllocationCount();
		Work(FramesPerRepetition);
		return static_cast<double>(GetAllocationCount() - Before);
	};
	Count(Repeat([&Stage] { Stage.Play(); })); // so that memory is at hand
	const double Playing = Count(Repeat([&Stage] { Stage.Play(); }));
	const double Nowhere = Count(Repeat([&Stage] { Stage.PlayNowhere(); }));
	return (Playing - Nowhere) / static_cast<double>(MakeMinute(true).markers.size());
}

/** Measures and prints; whether the plugin keeps its promise to allocate nothing. */
bool MeasureAll(int Repetitions)
{
	const double AllocationsPerMarker = CountAllocationsPerMarker();
	FBenchRun Run;
	FCoreStage Core;
	FStage Stage(false);
	Stage.StartRecording();
	AddCore(Run, Core);
	AddFrames(Run, Stage);
	AddQueries(Run, Stage);
	Run.Measure(Repetitions);
	Stage.StopRecording();
	PrintReport(Run, Repetitions, AllocationsPerMarker);
	return GetPlayback(Run).Allocations == 0.0 && GetRecording(Run).Allocations < MostRecordingAllocations;
}

} // namespace MainDetail

/** Measures what the plugin's own code takes of a frame. --repetitions=N; 1 if playback or recording allocates. */
int main(int ArgumentCount, char** Arguments)
{
	int Repetitions = 21;
	for (int Index = 1; Index < ArgumentCount; ++Index)
	{
		if (std::strncmp(Arguments[Index], "--repetitions=", 14) != 0 || std::atoi(Arguments[Index] + 14) < 1)
		{
			std::fprintf(stderr, "unknown option %s; --repetitions=N\n", Arguments[Index]);
			return 2;
		}
		Repetitions = std::atoi(Arguments[Index] + 14);
	}
	UE::Host::SetProjectDir(TEXT(HOST_PROJECT_DIR));
	UE::Host::SetPluginBaseDir(TEXT(UE_PLUGIN_NAME), TEXT(HOST_PLUGIN_DIR));
	UE::Host::RegisterCompiledIn();
	FModuleManager::Get().LoadModuleChecked<IModuleInterface>(TEXT("MRInputAnimationCore"));
	FModuleManager::Get().LoadModuleChecked<IModuleInterface>(TEXT("MRInputAnimation"));
	UE::Host::InitializeEngine();

	const bool bIsGood = MainDetail::MeasureAll(Repetitions);

	UE::Host::ShutdownEngine();
	UE::Host::Shutdown();
	UE::Host::ShutdownObjects();
	return bIsGood ? 0 : 1;
}
