// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputBakeActions.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "LevelSequence.h"
#include "Logging/MessageLog.h"
#include "MRInputAccess.h"
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
#include "Reports/MRInputReport.h"
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

/** Whether the sequence can be baked into. */
bool CheckSequence(const FMRInputBakeJob& Job, FMRInputError& OutError)
{
	OutError = FMRInputError();
	if (!Job.Sequence || !Job.Sequence->GetMovieScene() || Job.Sequence->GetMovieScene()->IsReadOnly())
	{
		OutError = MRInputMessages::MakeError(
			EMRInputErrorCode::NoSequence, Job.Sequence ? Job.Sequence->GetName() : FString());
	}
	return !OutError.IsSet();
}

/** Whether the job has a recording and a channel to bake. */
bool CheckSource(const FMRInputBakeJob& Job, FMRInputError& OutError)
{
	OutError = FMRInputError();
	if (!Job.Animation || !Job.Animation->HasRecording())
	{
		OutError = MRInputMessages::MakeError(
			EMRInputErrorCode::NoAnimation, Job.Animation ? Job.Animation->GetName() : FString());
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

mria::ClipFrames MakeFrames(const FMRInputBakeJob& Job)
{
	const UMovieScene& Scene = *Job.Sequence->GetMovieScene();
	if (!Job.Section)
	{
		return mria::ClipFrames::Once(FMRInputAccess::GetData(*Job.Animation)->GetRange(),
			UE::MovieScene::DiscreteInclusiveLower(Scene.GetPlaybackRange()).Value, Job.Options.StartSeconds,
			MRInputClip::ToTickRate(Scene.GetTickResolution()), MRInputClip::ToTickRate(Scene.GetDisplayRate()));
	}
	mria::ClipFrames Frames;
	Frames.displayRate = MRInputClip::ToTickRate(Scene.GetDisplayRate());
	Frames.clip = MRInputClip::Make(*Job.Section, Job.Animation, Scene.GetTickResolution());
	Frames.loops = Job.Section->bLoop;
	const std::int64_t FullEnd = Frames.clip.start + Frames.clip.LengthInTicks();
	Frames.end =
		(Job.Section->HasEndFrame() ? Job.Section->GetExclusiveEndFrame() : MRInputClip::ToFrame(FullEnd)).Value;
	return Frames;
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
void Write(const FMRInputBakeJob& Job, FMRInputBaked& Baked, UMRInputRigComponent& Rig)
{
	UMovieScene& Scene = *Job.Sequence->GetMovieScene();
	const int32 FirstNew = Scene.GetPossessableCount();
	FScopedSlowTask Task(static_cast<float>(Baked.Poses.Num()), LOCTEXT("Writing", "Writing key frames"));
	Task.MakeDialogDelayed(1.0f);
	for (FMRInputBakedPose& Pose : Baked.Poses)
	{
		Task.EnterProgressFrame();
		const FName Part(*MRInputConvert::ToString(mria::PoseName(Pose.Pose)));
		const bool bIsCamera = Pose.Pose == mria::kCameraPose && Job.Options.bCineCamera;
		AActor& Actor = MRInputRigActors::FindOrAddPart(Rig, Part, bIsCamera);
		MRInputBakeTracks::WritePose(Scene, MRInputBakeTracks::BindActor(*Job.Sequence, Actor), Pose);
	}
	if (!Baked.Flags.empty())
	{
		const FGuid Root = MRInputBakeTracks::BindActor(*Job.Sequence, *Rig.GetOwner());
		const FGuid Component = MRInputBakeTracks::BindComponent(*Job.Sequence, Rig, Root);
		for (const mria::FlagKeys& Flag : Baked.Flags)
		{
			MRInputBakeTracks::WriteFlag(Scene, Component, MRInputBakeTracks::GetProperty(Flag), Flag);
		}
	}
	MRInputBakeTracks::PutInFolder(Scene, FirstNew, Rig.GetOwner()->GetActorLabel());
}

FMRInputBakeReport MakeReport(
	const FMRInputBaked& Baked, double Units, const FMRInputBakeErrors& AtFrames, const FMRInputBakeErrors& Overall)
{
	FMRInputBakeReport Report;
	Report.FrameCount = Baked.FrameCount;
	Report.PartCount = Baked.Poses.Num();
	for (const FMRInputBakedPose& Pose : Baked.Poses)
	{
		Report.KeyCount += Pose.CountKeys();
	}
	Report.PositionError = static_cast<float>(AtFrames.Position / Units);
	Report.RotationError = static_cast<float>(AtFrames.Rotation);
	Report.PositionErrorBetween = static_cast<float>(Overall.Position / Units);
	Report.RotationErrorBetween = static_cast<float>(Overall.Rotation);
	Report.LostFlagChanges = Baked.CountLostFlagChanges();
	return Report;
}

/** Logs the result in the message log. */
void LogReport(const FMRInputBakeJob& Job, const FMRInputBakeReport& Report)
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

bool MRInputBakeActions::Prepare(
	const FMRInputBakeJob& Job, const mria::ClipFrames& Frames, FMRInputBakeDraft& OutDraft, FMRInputError& OutError)
{
	using namespace MRInputBakeActionsDetail;
	OutDraft = FMRInputBakeDraft();
	if (!CheckSource(Job, OutError))
	{
		return false;
	}
	const float Work = static_cast<float>(Frames.FindFrames().size());
	FScopedSlowTask Task(2.0f * Work, LOCTEXT("Baking", "Baking recorded input"));
	Task.MakeDialogDelayed(1.0f, true);
	const auto Watch = [&Task](int32 FrameCount)
	{
		Task.EnterProgressFrame(static_cast<float>(FrameCount));
		return !Task.ShouldCancel();
	};
	const FMRInputRecordingData& Data = *FMRInputAccess::GetData(*Job.Animation);
	const FMRInputBakeSettings Settings = MakeSettings(Job);
	FMRInputBakeErrors AtFrames;
	FMRInputBakeErrors Overall;
	if (!MRInputBake::Plan(Data, Frames, Settings, Watch, OutDraft.Baked) ||
		!MRInputBake::Measure(Data, Frames, Settings.WorldToMeters, OutDraft.Baked.Poses, Watch, AtFrames, Overall))
	{
		OutDraft = FMRInputBakeDraft();
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::Cancelled, Job.Animation->GetName());
		return false;
	}
	OutDraft.Report = MakeReport(OutDraft.Baked, GetUnits(*Job.World), AtFrames, Overall);
	return true;
}

FMRInputBakeReport MRInputBakeActions::Commit(const FMRInputBakeJob& Job, FMRInputBakeDraft& Draft)
{
	using namespace MRInputBakeActionsDetail;
	const FScopedTransaction Transaction(LOCTEXT("BakeStep", "Bake Recorded Input"));
	Job.Sequence->Modify();
	Job.Sequence->GetMovieScene()->Modify();
	const FString Label =
		MRInputBakeTracks::FindFreeLabel(*Job.Sequence->GetMovieScene(), Job.Animation->GetName() + TEXT("_Rig"));
	UMRInputRigComponent& Rig =
		Job.Rig ? MRInputRigActors::FindOrAddRig(*Job.Rig) : MRInputRigActors::MakeRig(*Job.World, Label);
	Write(Job, Draft.Baked, Rig);
	Draft.Report.Rig = Rig.GetOwner();
	LogReport(Job, Draft.Report);
	return Draft.Report;
}

bool MRInputBakeActions::Bake(const FMRInputBakeJob& Job, FMRInputBakeReport& OutReport, FMRInputError& OutError)
{
	using namespace MRInputBakeActionsDetail;
	OutReport = FMRInputBakeReport();
	FMRInputBakeDraft Draft;
	if (!CheckSource(Job, OutError) || !CheckSequence(Job, OutError) || !Prepare(Job, MakeFrames(Job), Draft, OutError))
	{
		return false;
	}
	OutReport = Commit(Job, Draft);
	return true;
}

#undef LOCTEXT_NAMESPACE
