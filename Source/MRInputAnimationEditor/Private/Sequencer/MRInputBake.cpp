// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputBake.h"

#include "Channels/MovieSceneDoubleChannel.h"
#include "MRInputConvert.h"
#include "MRInputRecordingData.h"
#include "Mria/Events.h"
#include "Mria/SampleReduction.h"

namespace MRInputBakeDetail
{

/** One pose at all frames. */
struct FSamples
{
	TArray<FVector> Positions;
	TArray<FQuat> Rotations;
	TArray<FRotator> Eulers;
};

/** Precise for small angles too, which the engine's angular distance is not. */
double GetDegreesBetween(const FQuat& A, const FQuat& B)
{
	const FQuat Turn = A.Inverse() * B;
	const double Sine = FVector(Turn.X, Turn.Y, Turn.Z).Size();
	return FMath::RadiansToDegrees(2.0 * FMath::Atan2(Sine, FMath::Abs(Turn.W)));
}

FQuat ToRotation(const mria::Quat& Unity)
{
	// Normalised as doubles: a float's rounding would count as an angle.
	return MRInputConvert::ToUnrealRotation(Unity).GetNormalized();
}

const mria::Pose& GetPose(const mria::Frame& Frame, mria::PoseId Pose)
{
	return Pose == mria::kCameraPose
		? Frame.camera
		: Frame.hands[(Pose - 1) / mria::kJointCount].joints[(Pose - 1) % mria::kJointCount];
}

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
		const mria::Pose& Unity = GetPose(Frame, Pose);
		Samples.Positions.Add(MRInputConvert::ToUnrealPosition(Unity.position, WorldToMeters));
		Samples.Rotations.Add(ToRotation(Unity.rotation));
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
		return GetDegreesBetween(Line.Quaternion(), Samples.Rotations[static_cast<int32>(Sample)]);
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

double GetValue(const FMRInputBakedChannels& Baked, int32 Channel, FFrameTime Tick)
{
	double Value = 0.0;
	Baked.Channels[Channel]->Evaluate(Tick, Value);
	return Value;
}

void AddErrors(const FMRInputBakedChannels& Baked, FFrameTime Tick, const mria::Pose& Unity, double WorldToMeters,
	FMRInputBakeErrors& OutErrors)
{
	const FVector Position(GetValue(Baked, 0, Tick), GetValue(Baked, 1, Tick), GetValue(Baked, 2, Tick));
	const FRotator Turn(GetValue(Baked, 4, Tick), GetValue(Baked, 5, Tick), GetValue(Baked, 3, Tick));
	OutErrors.Add(FVector::Dist(Position, MRInputConvert::ToUnrealPosition(Unity.position, WorldToMeters)),
		GetDegreesBetween(Turn.Quaternion(), ToRotation(Unity.rotation)));
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

void FMRInputBakeErrors::Add(double PositionError, double RotationError)
{
	Position = FMath::Max(Position, PositionError);
	Rotation = FMath::Max(Rotation, RotationError);
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

void MRInputBake::Measure(const FMRInputRecordingData& Data, const FMRInputBakeLine& Line, double WorldToMeters,
	const TArray<FMRInputBakedChannels>& Baked, FMRInputBakeErrors& OutAtFrames, FMRInputBakeErrors& OutOverall)
{
	using namespace MRInputBakeDetail;
	constexpr int32 Quarters = 4;
	const TArray<FFrameNumber> Ticks = Line.GetFrames(Data.GetRange().end);
	mria::Sampler::Cursor Cursor;
	mria::Frame Frame;
	for (int32 Index = 0; Index < Ticks.Num(); ++Index)
	{
		const double Step = Index + 1 < Ticks.Num() ? Ticks[Index + 1].Value - Ticks[Index].Value : 0.0;
		for (int32 Quarter = 0; Quarter < (Step > 0.0 ? Quarters : 1); ++Quarter)
		{
			const FFrameTime Tick = FFrameTime::FromDecimal(Ticks[Index].Value + Step * Quarter / Quarters);
			Data.GetSampler().SampleAt(Line.ToTime(Tick), Frame, Cursor);
			FMRInputBakeErrors Here;
			for (const FMRInputBakedChannels& Channels : Baked)
			{
				AddErrors(Channels, Tick, GetPose(Frame, Channels.Pose), WorldToMeters, Here);
			}
			OutOverall.Add(Here.Position, Here.Rotation);
			OutAtFrames.Add(Quarter == 0 ? Here.Position : 0.0, Quarter == 0 ? Here.Rotation : 0.0);
		}
	}
}
