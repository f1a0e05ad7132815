// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "BenchReport.h"
#include "BenchStage.h"
#include "Engine/Engine.h"
#include "EyeTrackerTypes.h"
#include "Features/IModularFeatures.h"
#include "HeadMountedDisplayTypes.h"
#include "Host/HostEngine.h"
#include "Host/HostObjects.h"
#include "Host/HostRuntime.h"
#include "IEyeTracker.h"
#include "IHandTracker.h"
#include "IMotionController.h"
#include "IXRTrackingSystem.h"
#include "MRInputPlaybackLibrary.h"
#include "Misc/Timespan.h"
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

template <typename FeatureType>
FeatureType& GetFirst()
{
	const FName Name = FeatureType::GetModularFeatureName();
	return *IModularFeatures::Get().GetModularFeatureImplementations<FeatureType>(Name)[0];
}

/** What a game asks the devices while a recording drives them. Each question must be answered. */
void AddQueries(FBenchRun& Run, FStage& Stage)
{
	const auto Add = [&](const char* Name, auto Ask)
	{
		Run.Add(Name, QueriesPerRepetition,
			[&Stage, Ask](int Count)
			{
				Stage.FindHands();
				Repeat(Ask)(Count);
			});
	};
	static const FName Source(TEXT("LeftIndexTip"));
	constexpr float WorldToMeters = 100.0f;
	const IMotionController& Controller = GetFirst<IMotionController>();
	const IHandTracker& Tracker = GetFirst<IHandTracker>();
	Add(Names::Controller,
		[&Controller]
		{
			FRotator Rotation;
			FVector Position;
			verify(Controller.GetControllerOrientationAndPosition(0, Source, Rotation, Position, WorldToMeters));
		});
	Add(Names::ControllerVelocity,
		[&Controller]
		{
			FRotator Rotation;
			FVector Vectors[4];
			bool bFlags[4] = {};
			verify(Controller.GetControllerOrientationAndPositionForTime(0, Source, FTimespan(), bFlags[0], Rotation,
				Vectors[0], bFlags[1], Vectors[1], bFlags[2], Vectors[2], bFlags[3], Vectors[3], WorldToMeters));
		});
	Add(Names::Keypoint,
		[&Tracker]
		{
			FTransform Pose;
			float Radius = 0.0f;
			verify(Tracker.GetKeypointState(EControllerHand::Left, EHandKeypoint::IndexTip, Pose, Radius));
		});
	Add(Names::AllKeypoints,
		[&Tracker]
		{
			static TArray<FVector> Positions;
			static TArray<FQuat> Rotations;
			static TArray<float> Radii;
#if HOST_HAS_TRACKED_KEYPOINTS
			bool bIsTracked = false;
			verify(Tracker.GetAllKeypointStates(EControllerHand::Left, Positions, Rotations, Radii, bIsTracked));
			verify(bIsTracked);
#else
			verify(Tracker.GetAllKeypointStates(EControllerHand::Left, Positions, Rotations, Radii));
#endif
		});
	Add(Names::Head,
		[]
		{
			FQuat Rotation;
			FVector Position;
			verify(GEngine->XRSystem->GetCurrentPose(IXRTrackingSystem::HMDDeviceId, Rotation, Position));
		});
	Add(Names::Gaze,
		[]
		{
			FEyeTrackerGazeData Gaze;
			verify(GEngine->EyeTrackingDevice->GetEyeTrackerGazeData(Gaze));
		});
	Add(Names::RecordedJoint,
		[&World = Stage.GetWorld()]
		{
			FTransform Pose;
			verify(
				UMRInputPlaybackLibrary::GetRecordedJoint(&World, EMRInputHand::Left, EHandKeypoint::IndexTip, Pose));
		});
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
	UE::Host::PluginBaseDirs().Add(TEXT(UE_PLUGIN_NAME), TEXT(HOST_PLUGIN_DIR));
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
