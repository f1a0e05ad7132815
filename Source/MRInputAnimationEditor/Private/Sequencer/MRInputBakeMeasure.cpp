// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputClip.h"
#include "MRInputConvert.h"
#include "MRInputRecordingData.h"
#include "Sequencer/MRInputBake.h"
#include "Sequencer/MRInputBakeMath.h"

namespace MRInputBakeMeasureDetail
{

/** The number of moments between two checks for cancellation. */
constexpr int32 MomentsAtOnce = 32;

/** A recording's keys are measured in this many cycles of a loop at least. */
constexpr int32 LeastCycles = 4;

/** Compares channels with a recording, best at rising times. */
struct FMeter
{
	const FMRInputRecordingData& Data;
	const mria::ClipFrames& Frames;
	const TArray<FMRInputBakedPose>& Baked;
	double WorldToMeters = 100.0;
	mria::Sampler::Cursor Cursor;
	mria::Frame Frame;

	FMRInputBakeErrors MeasureAt(FFrameTime Tick)
	{
		FMRInputBakeErrors Errors;
		Data.GetSampler().SampleAt(Frames.TimeAt(MRInputClip::ToTickTime(Tick)), Frame, Cursor);
		for (const FMRInputBakedPose& Part : Baked)
		{
			double Values[FMRInputBakedPose::ChannelCount] = {};
			for (int32 Channel = 0; Channel < FMRInputBakedPose::ChannelCount; ++Channel)
			{
				// UNCONFIRMED(channel-outside-section): A channel has the same values inside and outside of a section.
				Part.Channels[Channel].Evaluate(Tick, Values[Channel]);
			}
			const mria::Pose& Unity = mria::PoseIn(Frame, Part.Pose);
			const FVector Wanted = MRInputConvert::ToUnrealPosition(Unity.position, WorldToMeters);
			const FQuat Turn = FRotator(Values[4], Values[5], Values[3]).Quaternion();
			Errors.Add(FVector::Dist(FVector(Values[0], Values[1], Values[2]), Wanted),
				MRInputBakeMath::GetDegreesBetween(Turn, MRInputBakeMath::ToRotation(Unity.rotation)));
		}
		return Errors;
	}
};

/** The times of all baked keys, in rising order. */
TArray<float> GetKeyTimes(const FMRInputRecordingData& Data, const TArray<FMRInputBakedPose>& Baked)
{
	TSet<float> Times;
	const mria::TimeRange Range = Data.GetRange();
	for (const FMRInputBakedPose& Part : Baked)
	{
		for (std::size_t Component = 0; Component < mria::kPoseComponentCount; ++Component)
		{
			const mria::CurveView& Curve = Data.GetView().curves[mria::FirstCurveOf(Part.Pose) + Component];
			for (std::size_t Key = 0; Key < Curve.size(); ++Key)
			{
				const float Time = Curve.Time(Key);
				if (Range.start <= Time && Time <= Range.end)
				{
					Times.Add(Time);
				}
			}
		}
	}
	TArray<float> Sorted = Times.Array();
	Sorted.Sort();
	return Sorted;
}

/** In as many cycles of a loop as leave about as many moments as there are frames. */
bool MeasureAtKeys(
	FMeter& Meter, const TArray<FFrameNumber>& Ticks, FMRInputBakeWatch Watch, FMRInputBakeErrors& OutOverall)
{
	const TArray<float> Times = GetKeyTimes(Meter.Data, Meter.Baked);
	const int32 MostCycles = FMath::Max(Ticks.Num() / FMath::Max(Times.Num(), 1), LeastCycles);
	int32 Measured = 0;
	for (const float Time : Times)
	{
		for (const double Tick : Meter.Frames.FindTicks(Time, Ticks[0].Value, Ticks.Last().Value, MostCycles))
		{
			if (++Measured % MomentsAtOnce == 0 && !Watch(0))
			{
				return false;
			}
			const FMRInputBakeErrors There = Meter.MeasureAt(FFrameTime::FromDecimal(Tick));
			OutOverall.Add(There.Position, There.Rotation);
		}
	}
	return true;
}

} // namespace MRInputBakeMeasureDetail

void FMRInputBakeErrors::Add(double PositionError, double RotationError)
{
	Position = FMath::Max(Position, PositionError);
	Rotation = FMath::Max(Rotation, RotationError);
}

bool MRInputBake::Measure(const FMRInputRecordingData& Data, const mria::ClipFrames& Frames, double WorldToMeters,
	const TArray<FMRInputBakedPose>& Baked, FMRInputBakeWatch Watch, FMRInputBakeErrors& OutAtFrames,
	FMRInputBakeErrors& OutOverall)
{
	using namespace MRInputBakeMeasureDetail;
	constexpr int32 Quarters = 4;
	FMeter Meter{Data, Frames, Baked, WorldToMeters, {}, {}};
	const TArray<FFrameNumber> Ticks = GetTicks(Frames);
	for (int32 Index = 0; Index < Ticks.Num(); ++Index)
	{
		if (Index % MomentsAtOnce == 0 && !Watch(FMath::Min(MomentsAtOnce, Ticks.Num() - Index)))
		{
			return false;
		}
		const FMRInputBakeErrors Here = Meter.MeasureAt(FFrameTime(Ticks[Index]));
		OutAtFrames.Add(Here.Position, Here.Rotation);
		const double Step = Index + 1 < Ticks.Num() ? Ticks[Index + 1].Value - Ticks[Index].Value : 0.0;
		for (int32 Quarter = 1; Quarter < Quarters && Step > 0.0; ++Quarter)
		{
			const FFrameTime Between = FFrameTime::FromDecimal(Ticks[Index].Value + Step * Quarter / Quarters);
			const FMRInputBakeErrors There = Meter.MeasureAt(Between);
			OutOverall.Add(There.Position, There.Rotation);
		}
	}
	OutOverall.Add(OutAtFrames.Position, OutAtFrames.Rotation);
	return MeasureAtKeys(Meter, Ticks, Watch, OutOverall);
}
