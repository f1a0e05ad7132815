// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputRecordBack.h"

#include "Engine/World.h"
#include "LevelSequence.h"
#include "LevelSequenceActor.h"
#include "LevelSequenceCameraSettings.h"
#include "LevelSequencePlayer.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputConvert.h"
#include "MRInputKeepDirtyFlag.h"
#include "MRInputMessages.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRigComponent.h"
#include "MRInputSequenceSolo.h"
#include "MRInputSnapshot.h"
#include "MRInputTakeFiles.h"
#include "Misc/ScopedSlowTask.h"
#include "MovieScene.h"
#include "MovieSceneTimeHelpers.h"
#include "Mria/Recorder.h"

#define LOCTEXT_NAMESPACE "MRInputRecordBack"

namespace MRInputRecordBackDetail
{

bool Check(const FMRInputRecordBackJob& Job, FMRInputError& OutError)
{
	OutError = FMRInputError();
	const FMRInputRecordChannels& Chosen = Job.Options.Channels;
	if (!Job.Sequence || !Job.Sequence->GetMovieScene())
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoSequence, FString());
	}
	else if (!Job.World)
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoWorld, Job.Sequence->GetName());
	}
	else if (!Chosen.bHead && !Chosen.bLeftHand && !Chosen.bRightHand && !Chosen.bGaze)
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoChannels, Job.Sequence->GetName());
	}
	return !OutError.IsSet();
}

mria::RecorderOptions MakeOptions(const FMRInputRecordSequenceOptions& Asked)
{
	FMRInputRecordOptions Options;
	Options.Channels = Asked.Channels;
	Options.Tolerances = Asked.Tolerances;
	Options.MaxRate = 0.0f;
	Options.bKeepAll = true;
	return MRInputConvert::ToRecorderOptions(Options);
}

/** The frame that is shown now, in the space of a recording. False if none is shown. */
bool ReadFrame(const FMRInputRecordBackJob& Job, mria::Frame& OutFrame)
{
	if (Job.Rig)
	{
		FMRInputAccess::ReadFrame(*Job.Rig, OutFrame);
		return true;
	}
	const UMRInputPlaybackSubsystem* Playback = Job.World->GetSubsystem<UMRInputPlaybackSubsystem>();
	const FMRInputSnapshot* Shown = Playback ? FMRInputAccess::FindShown(*Playback) : nullptr;
	OutFrame = Shown ? Shown->Mixed.frame : mria::Frame();
	return Shown != nullptr;
}

/** The display frames that begin within the playback range. */
TRange<int32> GetFrames(const UMovieScene& Scene)
{
	const FFrameNumber First = UE::MovieScene::DiscreteInclusiveLower(Scene.GetPlaybackRange());
	const FFrameNumber Last = UE::MovieScene::DiscreteExclusiveUpper(Scene.GetPlaybackRange()) - 1;
	const auto ToDisplay = [&Scene](FFrameNumber Tick)
	{ return FFrameRate::TransformTime(FFrameTime(Tick), Scene.GetTickResolution(), Scene.GetDisplayRate()); };
	return TRange<int32>(ToDisplay(First).CeilToFrame().Value, ToDisplay(Last).FloorToFrame().Value + 1);
}

/** Returns an error if no frame showed anything. */
EMRInputErrorCode Play(const FMRInputRecordBackJob& Job, ULevelSequencePlayer& Player, mria::Recorder& Recorder)
{
	const UMovieScene& Scene = *Job.Sequence->GetMovieScene();
	const TRange<int32> Frames = GetFrames(Scene);
	const int32 First = Frames.GetLowerBoundValue();
	const int32 Count = Frames.GetUpperBoundValue() - First;
	FScopedSlowTask Task(static_cast<float>(Count), LOCTEXT("Recording", "Recording the sequence"));
	Task.MakeDialogDelayed(1.0f, true);
	bool bIsAnything = false;
	mria::Frame Frame;
	for (int32 Index = 0; Index < Count; ++Index)
	{
		Task.EnterProgressFrame();
		if (Task.ShouldCancel())
		{
			return EMRInputErrorCode::Cancelled;
		}
		// UNCONFIRMED(position-evaluates-at-once): SetPlaybackPosition evaluates before it returns.
		Player.SetPlaybackPosition(
			FMovieSceneSequencePlaybackParams(FFrameTime(FFrameNumber(First + Index)), EUpdatePositionMethod::Scrub));
		bIsAnything = ReadFrame(Job, Frame) || bIsAnything;
		Recorder.AddFrame(Scene.GetDisplayRate().AsSeconds(FFrameTime(FFrameNumber(Index))), Frame);
	}
	return bIsAnything ? EMRInputErrorCode::None : EMRInputErrorCode::NothingShown;
}

UMRInputAnimation* MakeAnimation(
	const FMRInputRecordBackJob& Job, const mria::Recorder& Recorder, FMRInputError& OutError)
{
	TArray<uint8> Bytes;
	const FString Source = Job.Sequence->GetName();
	if (!MRInputTakeFiles::ToBytes(Recorder.Snapshot(), Job.Options.Format, Source, Bytes, OutError))
	{
		return nullptr;
	}
	if (!Job.Options.PackagePath.IsEmpty())
	{
		return MRInputTakeFiles::CreateAsset(MoveTemp(Bytes), Job.Options.PackagePath, OutError);
	}
	UMRInputAnimation* Animation = NewObject<UMRInputAnimation>();
	return Animation->SetBytes(MoveTemp(Bytes), Source, OutError) ? Animation : nullptr;
}

} // namespace MRInputRecordBackDetail

UMRInputAnimation* MRInputRecordBack::Record(const FMRInputRecordBackJob& Job, FMRInputError& OutError)
{
	using namespace MRInputRecordBackDetail;
	if (!Check(Job, OutError))
	{
		return nullptr;
	}
	const FMRInputKeepDirtyFlag KeepDirtyFlag(*Job.World); // the player's actor must be destroyed
	// UNCONFIRMED(destroyed-player-leaves-nothing): Nothing is left of a sequence player whose actor is destroyed.
	ALevelSequenceActor* Actor = nullptr;
	ULevelSequencePlayer* Player = ULevelSequencePlayer::CreateLevelSequencePlayer(
		Job.World, Job.Sequence, FMovieSceneSequencePlaybackSettings(), Actor);
	if (!Player)
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NoWorld, Job.Sequence->GetName());
		return nullptr;
	}
	if (!Job.World->IsGameWorld())
	{
		// UNCONFIRMED(player-initialised-in-games): A level sequence actor initialises its player in game worlds only.
		Player->Initialize(Job.Sequence, Job.World->PersistentLevel, FLevelSequenceCameraSettings());
	}
	mria::Recorder Recorder(MakeOptions(Job.Options));
	// The sequence editor evaluates in the same world at its playhead.
	const FMRInputSequenceSolo Solo(Job.World, *Player);
	const EMRInputErrorCode Code = Play(Job, *Player, Recorder);
	Player->Stop();
	Actor->Destroy();
	if (Code != EMRInputErrorCode::None)
	{
		OutError = MRInputMessages::MakeError(Code, Job.Sequence->GetName());
		return nullptr;
	}
	return MakeAnimation(Job, Recorder, OutError);
}

#undef LOCTEXT_NAMESPACE
