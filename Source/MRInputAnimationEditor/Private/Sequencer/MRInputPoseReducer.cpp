// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputPoseReducer.h"

#include "MRInputConvert.h"
#include "Sequencer/MRInputBakeMath.h"

namespace MRInputPoseReducerDetail
{

/** Seventeen seconds at 60 frames a second: a pose that rests longer gets another key. */
constexpr std::size_t LongestLine = 1024;

/** Samples are removed in batches of this size, because the remaining ones have to be moved. */
constexpr int32 ForgottenAtOnce = 1024;

FRotator Unwind(const FRotator& Turn, const FRotator& Previous)
{
	const mria::EulerDegrees Near =
		mria::NearestEuler({Turn.Roll, Turn.Pitch, Turn.Yaw}, {Previous.Roll, Previous.Pitch, Previous.Yaw});
	return FRotator(Near.pitch, Near.yaw, Near.roll);
}

/** The position of a sample between two others: 0 to 1. */
double GetPart(const TArray<FFrameNumber>& Ticks, std::size_t First, std::size_t Last, std::size_t Sample)
{
	const double Start = Ticks[static_cast<int32>(First)].Value;
	return (Ticks[static_cast<int32>(Sample)].Value - Start) / (Ticks[static_cast<int32>(Last)].Value - Start);
}

} // namespace MRInputPoseReducerDetail

FMRInputPoseReducer::FMRInputPoseReducer(
	mria::PoseId InPose, const TArray<FFrameNumber>& InTicks, const FMRInputBakeSettings& InSettings)
	: Pose(InPose)
	, Ticks(InTicks)
	, Settings(InSettings)
	, PositionKeeper(InSettings.PositionBound, MRInputPoseReducerDetail::LongestLine)
	, RotationKeeper(InSettings.RotationBound, MRInputPoseReducerDetail::LongestLine)
{
}

void FMRInputPoseReducer::Add(const mria::Frame& Frame)
{
	using namespace MRInputPoseReducerDetail;
	const mria::Pose& Unity = mria::PoseIn(Frame, Pose);
	Positions.Add(MRInputConvert::ToUnrealPosition(Unity.position, Settings.WorldToMeters));
	Rotations.Add(MRInputBakeMath::ToRotation(Unity.rotation));
	const FRotator Turn = Rotations.Last().Rotator();
	Eulers.Add(Eulers.Num() > 0 ? Unwind(Turn, Eulers.Last()) : Turn);
	++Count;
	ReducePositions(false);
	ReduceRotations(false);

	const int32 OldPositions = static_cast<int32>(PositionKeeper.First()) - FirstPosition;
	if (OldPositions >= ForgottenAtOnce)
	{
		Positions.RemoveAt(0, OldPositions);
		FirstPosition += OldPositions;
	}
	const int32 OldRotations = static_cast<int32>(RotationKeeper.First()) - FirstRotation;
	if (OldRotations >= ForgottenAtOnce)
	{
		Rotations.RemoveAt(0, OldRotations);
		Eulers.RemoveAt(0, OldRotations);
		FirstRotation += OldRotations;
	}
}

FMRInputBakedPose FMRInputPoseReducer::Finish()
{
	ReducePositions(true);
	ReduceRotations(true);
	FMRInputBakedPose Baked;
	Baked.Pose = Pose;
	PositionKeys.MoveTo(Baked.Channels);
	RotationKeys.MoveTo(Baked.Channels + FMRInputBakedPose::FirstRotation);
	return Baked;
}

void FMRInputPoseReducer::ReducePositions(bool bIsAll)
{
	const auto At = [this](std::size_t Sample) -> const FVector&
	{ return Positions[static_cast<int32>(Sample) - FirstPosition]; };
	const auto Error = [&](std::size_t First, std::size_t Last, std::size_t Sample)
	{
		const FVector Line =
			At(First) + (At(Last) - At(First)) * MRInputPoseReducerDetail::GetPart(Ticks, First, Last, Sample);
		return FVector::Dist(Line, At(Sample));
	};
	const auto Keep = [&](std::size_t Sample)
	{ PositionKeys.Add(Ticks[static_cast<int32>(Sample)], At(Sample).X, At(Sample).Y, At(Sample).Z); };
	const std::size_t Known = static_cast<std::size_t>(Count);
	bIsAll ? PositionKeeper.Finish(Known, Error, Keep) : PositionKeeper.Add(Known, Error, Keep);
}

void FMRInputPoseReducer::ReduceRotations(bool bIsAll)
{
	const auto At = [this](std::size_t Sample) { return static_cast<int32>(Sample) - FirstRotation; };
	const auto Error = [&](std::size_t First, std::size_t Last, std::size_t Sample)
	{
		const FRotator& From = Eulers[At(First)];
		const FRotator Line =
			From + (Eulers[At(Last)] - From) * MRInputPoseReducerDetail::GetPart(Ticks, First, Last, Sample);
		return MRInputBakeMath::GetDegreesBetween(Line.Quaternion(), Rotations[At(Sample)]);
	};
	const auto Keep = [&](std::size_t Sample)
	{
		const FRotator& Turn = Eulers[At(Sample)];
		RotationKeys.Add(Ticks[static_cast<int32>(Sample)], Turn.Roll, Turn.Pitch, Turn.Yaw);
	};
	const std::size_t Known = static_cast<std::size_t>(Count);
	bIsAll ? RotationKeeper.Finish(Known, Error, Keep) : RotationKeeper.Add(Known, Error, Keep);
}

void FMRInputPoseReducer::FKeys::Add(FFrameNumber Time, double A, double B, double C)
{
	Times.Add(Time);
	const double Added[] = {A, B, C};
	for (int32 Channel = 0; Channel < 3; ++Channel)
	{
		FMovieSceneDoubleValue& Value = Values[Channel].Emplace_GetRef(Added[Channel]);
		Value.InterpMode = RCIM_Linear;
	}
}

void FMRInputPoseReducer::FKeys::MoveTo(FMovieSceneDoubleChannel* Channels)
{
	for (int32 Channel = 0; Channel < 3; ++Channel)
	{
		Channels[Channel].Set(Times, MoveTemp(Values[Channel]));
	}
	Times.Empty();
}
