// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputBake.h"

#include "MRInputClip.h"
#include "MRInputRecordingData.h"
#include "Sequencer/MRInputPoseReducer.h"

namespace MRInputBakeDetail
{

/** The number of frames between two checks for cancellation. */
constexpr int32 FramesAtOnce = 32;

bool IsSeen(const mria::Frame& Frame, const mria::FrameParts& Parts, mria::PoseId Pose)
{
	if (Pose == mria::kCameraPose)
	{
		return Parts.camera && Frame.hasCamera;
	}
	const mria::Hand Hand = mria::HandOf(Pose);
	return Parts.hands[static_cast<std::size_t>(Hand)] && Frame[Hand].HasJoint(mria::JointOf(Pose));
}

/** A part that the recording shows at any time is in every one of its frames. */
TArray<FMRInputPoseReducer> MakeReducers(
	const mria::Frame& Frame, const TArray<FFrameNumber>& Ticks, const FMRInputBakeSettings& Settings)
{
	TArray<FMRInputPoseReducer> Reducers;
	for (mria::PoseId Pose = 0; Pose < mria::kPoseCount; ++Pose)
	{
		if (IsSeen(Frame, Settings.Parts, Pose))
		{
			Reducers.Emplace(Pose, Ticks, Settings);
		}
	}
	return Reducers;
}

} // namespace MRInputBakeDetail

int32 FMRInputBaked::CountLostFlagChanges() const
{
	double Count = 0.0;
	for (const mria::FlagKeys& Flag : Flags)
	{
		Count += Flag.lostChanges;
	}
	return static_cast<int32>(FMath::Min<double>(Count, MAX_int32));
}

TArray<FFrameNumber> MRInputBake::GetTicks(const mria::ClipFrames& Frames)
{
	TArray<FFrameNumber> Ticks;
	for (const std::int64_t Tick : Frames.FindFrames())
	{
		Ticks.Add(MRInputClip::ToFrame(Tick));
	}
	return Ticks;
}

bool MRInputBake::Plan(const FMRInputRecordingData& Data, const mria::ClipFrames& Frames,
	const FMRInputBakeSettings& Settings, FMRInputBakeWatch Watch, FMRInputBaked& OutBaked)
{
	using namespace MRInputBakeDetail;
	OutBaked = FMRInputBaked();
	const TArray<FFrameNumber> Ticks = GetTicks(Frames);
	TArray<FMRInputPoseReducer> Reducers;
	mria::Sampler::Cursor Cursor;
	mria::Frame Frame;
	for (int32 Index = 0; Index < Ticks.Num(); ++Index)
	{
		if (Index % FramesAtOnce == 0 && !Watch(FMath::Min(FramesAtOnce, Ticks.Num() - Index)))
		{
			return false;
		}
		Data.GetSampler().SampleAt(Frames.TimeAt({Ticks[Index].Value, 0.0}), Frame, Cursor, Settings.Parts);
		if (Index == 0)
		{
			Reducers = MakeReducers(Frame, Ticks, Settings);
		}
		for (FMRInputPoseReducer& Reducer : Reducers)
		{
			Reducer.Add(Frame);
		}
	}
	OutBaked.Poses.Reserve(Reducers.Num());
	for (FMRInputPoseReducer& Reducer : Reducers)
	{
		OutBaked.Poses.Add(Reducer.Finish());
	}
	OutBaked.FrameCount = Ticks.Num();
	if (Settings.bFlags)
	{
		OutBaked.Flags = mria::FindFlagKeys(Data.GetView(), Frames, Settings.Parts.hands, Settings.bFlagsOnFrames);
	}
	return true;
}
