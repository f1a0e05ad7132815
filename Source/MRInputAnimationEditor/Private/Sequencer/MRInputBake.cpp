// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputBake.h"

#include "MRInputConvert.h"
#include "MRInputRecordingData.h"
#include "Mria/Events.h"
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

/** Adds a change. Two at one tick are none: both go. */
void AddChange(FMRInputBakedFlag& Flag, FFrameNumber Tick, bool bValue, int32& LostChanges)
{
	if (Flag.Values.Last() == bValue)
	{
		return;
	}
	if (Flag.Times.Num() > 1 && Flag.Times.Last() == Tick)
	{
		Flag.Times.Pop();
		Flag.Values.Pop();
		LostChanges += 2;
		return;
	}
	Flag.Times.Add(Tick);
	Flag.Values.Add(bValue);
}

void PlanFlags(const mria::RecordingView& View, const FMRInputBakeLine& Line, const FMRInputBakeSettings& Settings,
	FMRInputBaked& OutBaked)
{
	const FFrameRate Rate = Settings.bFlagsOnFrames ? Line.DisplayRate : Line.TickResolution;
	for (const mria::Hand Hand : mria::kHands)
	{
		if (!Settings.Parts.hands[static_cast<std::size_t>(Hand)])
		{
			continue;
		}
		mria::InputState State = mria::InitialState(View);
		FMRInputBakedFlag Tracked{Hand, false, {Line.Start}, {State[Hand].isTracked}};
		FMRInputBakedFlag Pinch{Hand, true, {Line.Start}, {State[Hand].isPinching}};
		for (const mria::InputEvent& Event : mria::CollectEvents(View))
		{
			mria::Apply(Event, State);
			const FFrameNumber Tick = Line.ToTick(Line.FindStep(Event.time, Rate), Rate);
			AddChange(Tracked, Tick, State[Hand].isTracked, OutBaked.LostFlagChanges);
			AddChange(Pinch, Tick, State[Hand].isPinching, OutBaked.LostFlagChanges);
		}
		OutBaked.Flags.Add(MoveTemp(Tracked));
		OutBaked.Flags.Add(MoveTemp(Pinch));
	}
}

} // namespace MRInputBakeDetail

float FMRInputBakeLine::ToTime(FFrameTime Tick) const
{
	return static_cast<float>(Origin + TickResolution.AsSeconds(Tick - FFrameTime(Start)));
}

FFrameNumber FMRInputBakeLine::ToTick(int32 Step, FFrameRate Rate) const
{
	return FFrameRate::TransformTime(FFrameTime(FFrameNumber(Step)), Rate, TickResolution).RoundToFrame();
}

int32 FMRInputBakeLine::FindStep(float Time, FFrameRate Rate) const
{
	// A little early, then on as floats have it: the sampler at that step must have come to the time.
	const double Seconds = TickResolution.AsSeconds(FFrameTime(Start)) + (static_cast<double>(Time) - Origin);
	int32 Step = static_cast<int32>(FMath::FloorToDouble(Seconds * Rate.AsDecimal())) - 1;
	while (ToTime(FFrameTime(ToTick(Step, Rate))) < Time)
	{
		++Step;
	}
	return Step;
}

TArray<FFrameNumber> FMRInputBakeLine::GetFrames(float End) const
{
	TArray<FFrameNumber> Frames{Start};
	const FFrameTime First = FFrameRate::TransformTime(FFrameTime(Start), TickResolution, DisplayRate);
	for (int32 Step = First.FloorToFrame().Value; ToTime(FFrameTime(Frames.Last())) < End; ++Step)
	{
		const FFrameNumber Tick = ToTick(Step, DisplayRate);
		if (Start < Tick)
		{
			Frames.Add(Tick);
		}
	}
	return Frames;
}

FMRInputBaked MRInputBake::Plan(
	const FMRInputRecordingData& Data, const FMRInputBakeLine& Line, const FMRInputBakeSettings& Settings)
{
	using namespace MRInputBakeDetail;
	const TArray<FFrameNumber> Ticks = Line.GetFrames(Data.GetRange().end);
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
		PlanFlags(Data.GetView(), Line, Settings, Baked);
	}
	return Baked;
}
