// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputBake.h"

#include "MRInputConvert.h"
#include "MRInputRecordingData.h"
#include "Mria/SampleReduction.h"
#include "Sequencer/MRInputBakeMath.h"

namespace MRInputBakeDetail
{

/** One pose at all frames. */
struct FSamples
{
	TArray<FVector> Positions;
	TArray<FQuat> Rotations;
	TArray<FRotator> Eulers;
};

bool IsSeen(const mria::Frame& Frame, const mria::FrameParts& Parts, mria::PoseId Pose)
{
	if (Pose == mria::kCameraPose)
	{
		return Parts.camera && Frame.hasCamera;
	}
	const std::size_t Hand = (Pose - 1) / mria::kJointCount;
	return Parts.hands[Hand] && Frame.hands[Hand].HasJoint(static_cast<mria::Joint>((Pose - 1) % mria::kJointCount));
}

FRotator Unwind(const FRotator& Turn, const FRotator& Previous)
{
	const mria::EulerDegrees Near =
		mria::NearestEuler({Turn.Roll, Turn.Pitch, Turn.Yaw}, {Previous.Roll, Previous.Pitch, Previous.Yaw});
	return FRotator(Near.pitch, Near.yaw, Near.roll);
}

FSamples Gather(const TArray<mria::Frame>& Frames, mria::PoseId Pose, double WorldToMeters)
{
	FSamples Samples;
	for (const mria::Frame& Frame : Frames)
	{
		const mria::Pose& Unity = MRInputBakeMath::GetPose(Frame, Pose);
		Samples.Positions.Add(MRInputConvert::ToUnrealPosition(Unity.position, WorldToMeters));
		Samples.Rotations.Add(MRInputBakeMath::ToRotation(Unity.rotation));
		const FRotator Turn = Samples.Rotations.Last().Rotator();
		Samples.Eulers.Add(Samples.Eulers.Num() > 0 ? Unwind(Turn, Samples.Eulers.Last()) : Turn);
	}
	return Samples;
}

/** How far along a sample is from one to the other. */
double GetPart(const TArray<FFrameNumber>& Ticks, std::size_t First, std::size_t Last, std::size_t Sample)
{
	const double Whole = Ticks[static_cast<int32>(Last)].Value - Ticks[static_cast<int32>(First)].Value;
	return (Ticks[static_cast<int32>(Sample)].Value - Ticks[static_cast<int32>(First)].Value) / Whole;
}

FMRInputBakedPose Reduce(
	const TArray<FFrameNumber>& Ticks, const FSamples& Samples, const FMRInputBakeSettings& Settings)
{
	FMRInputBakedPose Baked;
	const std::size_t Count = static_cast<std::size_t>(Ticks.Num());
	const auto PositionError = [&](std::size_t First, std::size_t Last, std::size_t Sample)
	{
		const FVector& From = Samples.Positions[static_cast<int32>(First)];
		const FVector& To = Samples.Positions[static_cast<int32>(Last)];
		const FVector Line = From + (To - From) * GetPart(Ticks, First, Last, Sample);
		return FVector::Dist(Line, Samples.Positions[static_cast<int32>(Sample)]);
	};
	const auto RotationError = [&](std::size_t First, std::size_t Last, std::size_t Sample)
	{
		const FRotator& From = Samples.Eulers[static_cast<int32>(First)];
		const FRotator& To = Samples.Eulers[static_cast<int32>(Last)];
		const FRotator Line = From + (To - From) * GetPart(Ticks, First, Last, Sample);
		return MRInputBakeMath::GetDegreesBetween(Line.Quaternion(), Samples.Rotations[static_cast<int32>(Sample)]);
	};
	for (const std::size_t Kept : mria::KeepSamples(Count, Settings.PositionBound, PositionError))
	{
		Baked.PositionTimes.Add(Ticks[static_cast<int32>(Kept)]);
		Baked.Positions.Add(Samples.Positions[static_cast<int32>(Kept)]);
	}
	for (const std::size_t Kept : mria::KeepSamples(Count, Settings.RotationBound, RotationError))
	{
		Baked.RotationTimes.Add(Ticks[static_cast<int32>(Kept)]);
		Baked.Rotations.Add(Samples.Eulers[static_cast<int32>(Kept)]);
	}
	return Baked;
}

} // namespace MRInputBakeDetail

FMRInputBaked MRInputBake::Plan(
	const FMRInputRecordingData& Data, const FMRInputBakeLine& Line, const FMRInputBakeSettings& Settings)
{
	using namespace MRInputBakeDetail;
	const TArray<FFrameNumber> Ticks = Line.GetFrames();
	TArray<mria::Frame> Frames;
	mria::Sampler::Cursor Cursor;
	for (const FFrameNumber Tick : Ticks)
	{
		Data.GetSampler().SampleAt(Line.ToTime(FFrameTime(Tick)), Frames.AddDefaulted_GetRef(), Cursor, Settings.Parts);
	}

	FMRInputBaked Baked;
	Baked.FrameCount = Ticks.Num();
	for (mria::PoseId Pose = 0; Pose < mria::kPoseCount; ++Pose)
	{
		if (IsSeen(Frames[0], Settings.Parts, Pose))
		{
			Baked.Poses.Add(Reduce(Ticks, Gather(Frames, Pose, Settings.WorldToMeters), Settings));
			Baked.Poses.Last().Pose = Pose;
		}
	}
	if (Settings.bFlags)
	{
		PlanFlags(Data, Line, Settings, Baked);
	}
	return Baked;
}
