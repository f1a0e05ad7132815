// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputBakeActions.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "Import/MRInputReport.h"
#include "LevelSequence.h"
#include "Logging/MessageLog.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "MRInputRigComponent.h"
#include "Misc/ScopedSlowTask.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneTimeHelpers.h"
#include "ScopedTransaction.h"
#include "Sequencer/MRInputBakeTracks.h"
#include "Sequencer/MRInputRigActors.h"

#define LOCTEXT_NAMESPACE "MRInputBake"

namespace MRInputBakeActionsDetail
{

/** World units of a real centimetre. */
double GetUnits(const UWorld& World)
{
	return MRInputConvert::GetWorldToMeters(World) * 0.01;
}

bool Check(const FMRInputBakeJob& Job, FMRInputError& OutError)
{
	OutError = FMRInputError();
	if (!Job.Animation || !Job.Animation->HasRecording())
	{
		OutError = MRInputMessages::MakeError(
			EMRInputErrorCode::NoAnimation, Job.Animation ? Job.Animation->GetName() : FString());
	}
	else if (!Job.Sequence || !Job.Sequence->GetMovieScene() || Job.Sequence->GetMovieScene()->IsReadOnly())
	{
		OutError = MRInputMessages::MakeError(
			EMRInputErrorCode::NoSequence, Job.Sequence ? Job.Sequence->GetName() : FString());
	}
	else if (!Job.World)
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoWorld, Job.Animation->GetName());
	}
	else if (!Job.Options.IsAnything())
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoChannels, Job.Animation->GetName());
	}
	return !OutError.IsSet();
}

FMRInputBakeLine MakeLine(const FMRInputBakeJob& Job)
{
	const UMovieScene& Scene = *Job.Sequence->GetMovieScene();
	const FFrameRate Ticks = Scene.GetTickResolution();
	FMRInputBakeLine Line;
	Line.DisplayRate = Scene.GetDisplayRate();
	if (Job.Section)
	{
		Line.Clip = MRInputClip::Make(*Job.Section, Job.Animation, Ticks);
		Line.bLoops = Job.Section->bLoop;
		const int64 Length = FMath::Min<int64>(Line.Clip.LengthInTicks(), MAX_int32 - Line.Clip.start);
		Line.End = Job.Section->HasEndFrame() ? Job.Section->GetExclusiveEndFrame()
											  : Line.GetStart() + FFrameNumber(static_cast<int32>(Length));
		return Line;
	}
	const FFrameNumber Start = UE::MovieScene::DiscreteInclusiveLower(Scene.GetPlaybackRange()) +
		Ticks.AsFrameTime(Job.Options.StartSeconds).RoundToFrame();
	Line.Clip.start = Start.Value;
	Line.Clip.ticks = MRInputClip::ToTickRate(Ticks);
	Line.Clip.range = Job.Animation->GetData()->GetRange();
	return Line;
}

FMRInputBakeSettings MakeSettings(const FMRInputBakeJob& Job)
{
	FMRInputBakeSettings Settings;
	Settings.Parts = {Job.Options.bHead, {Job.Options.bLeftHand, Job.Options.bRightHand}, false};
	Settings.bFlags = Job.Options.bFlags;
	Settings.bFlagsOnFrames = Job.Options.bFlagsOnFrames;
	Settings.PositionBound = Job.Options.PositionBound * GetUnits(*Job.World);
	Settings.RotationBound = Job.Options.RotationBound;
	Settings.WorldToMeters = MRInputConvert::GetWorldToMeters(*Job.World);
	return Settings;
}

/** Makes actors, bindings, tracks and keys. */
TArray<FMRInputBakedChannels> Write(const FMRInputBakeJob& Job, const FMRInputBaked& Baked, UMRInputRigComponent& Rig)
{
	UMovieScene& Scene = *Job.Sequence->GetMovieScene();
	FScopedSlowTask Task(static_cast<float>(Baked.Poses.Num()), LOCTEXT("Writing", "Writing key frames"));
	Task.MakeDialogDelayed(1.0f);
	TArray<FMRInputBakedChannels> Channels;
	for (const FMRInputBakedPose& Pose : Baked.Poses)
	{
		Task.EnterProgressFrame();
		const FName Part(*MRInputConvert::ToString(mria::PoseName(Pose.Pose)));
		const bool bIsCamera = Pose.Pose == mria::kCameraPose && Job.Options.bCineCamera;
		AActor& Actor = MRInputRigActors::FindOrAddPart(Rig, Part, bIsCamera);
		Channels.Add(MRInputBakeTracks::WritePose(Scene, MRInputBakeTracks::BindActor(*Job.Sequence, Actor), Pose));
	}
	if (Baked.Flags.Num() > 0)
	{
		const FGuid Root = MRInputBakeTracks::BindActor(*Job.Sequence, *Rig.GetOwner());
		const FGuid Component = MRInputBakeTracks::BindComponent(*Job.Sequence, Rig, Root);
		for (const FMRInputBakedFlag& Flag : Baked.Flags)
		{
			MRInputBakeTracks::WriteFlag(Scene, Component, MRInputBakeTracks::GetProperty(Flag), Flag);
		}
	}
	return Channels;
}

FMRInputBakeReport MakeReport(const FMRInputBakeJob& Job, const FMRInputBaked& Baked,
	const TArray<FMRInputBakedChannels>& Channels, const FMRInputBakeLine& Line)
{
	FMRInputBakeErrors AtFrames;
	FMRInputBakeErrors Overall;
	MRInputBake::Measure(
		*Job.Animation->GetData(), Line, MRInputConvert::GetWorldToMeters(*Job.World), Channels, AtFrames, Overall);

	FMRInputBakeReport Report;
	Report.FrameCount = Baked.FrameCount;
	Report.PartCount = Baked.Poses.Num();
	for (const FMRInputBakedPose& Pose : Baked.Poses)
	{
		Report.KeyCount += Pose.PositionTimes.Num() + Pose.RotationTimes.Num();
	}
	Report.PositionError = static_cast<float>(AtFrames.Position / GetUnits(*Job.World));
	Report.RotationError = static_cast<float>(AtFrames.Rotation);
	Report.PositionErrorBetween = static_cast<float>(Overall.Position / GetUnits(*Job.World));
	Report.RotationErrorBetween = static_cast<float>(Overall.Rotation);
	Report.LostFlagChanges = Baked.LostFlagChanges;
	return Report;
}

/** What the message log says of it. */
void Tell(const FMRInputBakeJob& Job, const FMRInputBakeReport& Report)
{
	FFormatNamedArguments Arguments;
	Arguments.Add(TEXT("Recording"), FText::FromString(Job.Animation->GetName()));
	Arguments.Add(TEXT("Sequence"), FText::FromString(Job.Sequence->GetName()));
	Arguments.Add(TEXT("Frames"), FText::AsNumber(Report.FrameCount));
	Arguments.Add(TEXT("Parts"), FText::AsNumber(Report.PartCount));
	Arguments.Add(TEXT("Keys"), FText::AsNumber(Report.KeyCount));
	Arguments.Add(TEXT("Distance"), FText::FromString(FString::Printf(TEXT("%.4f"), Report.PositionError)));
	Arguments.Add(TEXT("Angle"), FText::FromString(FString::Printf(TEXT("%.3f"), Report.RotationError)));
	Arguments.Add(
		TEXT("DistanceBetween"), FText::FromString(FString::Printf(TEXT("%.4f"), Report.PositionErrorBetween)));
	Arguments.Add(TEXT("AngleBetween"), FText::FromString(FString::Printf(TEXT("%.3f"), Report.RotationErrorBetween)));
	Arguments.Add(TEXT("Lost"), FText::AsNumber(Report.LostFlagChanges));
	FMessageLog Log(MRInputReport::LogName);
	Log.Info(
		FText::Format(LOCTEXT("Baked",
						  "{Recording} is baked to {Sequence}: {Frames} frames, {Parts} actors, {Keys} keys. Largest "
						  "error at a frame {Distance} cm and {Angle} degrees, between frames {DistanceBetween} cm "
						  "and {AngleBetween} degrees."),
			Arguments));
	if (Report.LostFlagChanges > 0)
	{
		Log.Warning(FText::Format(LOCTEXT("LostChanges",
									  "{Recording}: {Lost} changes of pinch or tracking came and went between two "
									  "frames of {Sequence} and are left out. Bake with a higher display rate, or with "
									  "Flags On Frames off."),
			Arguments));
	}
}

} // namespace MRInputBakeActionsDetail

bool MRInputBakeActions::Bake(const FMRInputBakeJob& Job, FMRInputBakeReport& OutReport, FMRInputError& OutError)
{
	using namespace MRInputBakeActionsDetail;
	OutReport = FMRInputBakeReport();
	if (!Check(Job, OutError))
	{
		return false;
	}
	FScopedSlowTask Task(3.0f, LOCTEXT("Baking", "Baking recorded input"));
	Task.MakeDialogDelayed(1.0f);
	Task.EnterProgressFrame();
	const FMRInputBakeLine Line = MakeLine(Job);
	const FMRInputBaked Baked = MRInputBake::Plan(*Job.Animation->GetData(), Line, MakeSettings(Job));

	Task.EnterProgressFrame();
	const FScopedTransaction Transaction(LOCTEXT("BakeStep", "Bake Recorded Input"));
	Job.Sequence->Modify();
	Job.Sequence->GetMovieScene()->Modify();
	UMRInputRigComponent& Rig = Job.Rig
		? MRInputRigActors::FindOrAddRig(*Job.Rig)
		: MRInputRigActors::MakeRig(*Job.World, Job.Animation->GetName() + TEXT("_Rig"));
	const TArray<FMRInputBakedChannels> Channels = Write(Job, Baked, Rig);

	Task.EnterProgressFrame();
	OutReport = MakeReport(Job, Baked, Channels, Line);
	OutReport.Rig = Rig.GetOwner();
	Tell(Job, OutReport);
	return true;
}

#undef LOCTEXT_NAMESPACE
