// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputMakeSequence.h"

#include "AssetRegistry/AssetRegistryModule.h"
#include "Curves/MRInputCurveExtraction.h"
#include "LevelSequence.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "Misc/PackageName.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Sequencer/MRInputBakeActions.h"
#include "Sequencer/MRInputTrackAdding.h"
#include "UObject/Package.h"

#define LOCTEXT_NAMESPACE "MRInputMakeSequence"

namespace MRInputMakeSequenceDetail
{

bool IsTaken(const FString& Path)
{
	return FindPackage(nullptr, *Path) || FPackageName::DoesPackageExist(Path);
}

/** The given path, or one next to the recording. Empty, with OutError filled, if it cannot be used. */
FString FindPath(const UMRInputAnimation& Animation, const FString& Asked, FMRInputError& OutError)
{
	const FString DefaultPath =
		MRInputCurveExtraction::GetFolderOf(Animation) / Animation.GetName() + TEXT("_Sequence");
	const FString Path = Asked.IsEmpty() ? DefaultPath : Asked;
	FText Reason;
	if (!FPackageName::IsValidLongPackageName(Path))
	{
		Reason = LOCTEXT("NoPath", "a path such as /Game/Shots/Reach is required");
	}
	else if (!Asked.IsEmpty() && IsTaken(Path))
	{
		Reason = LOCTEXT("InTheWay", "an asset with this name exists");
	}
	if (!Reason.IsEmpty())
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, Path, Reason.ToString());
		return FString();
	}
	return MRInputMakeSequence::FindFreePath(Path);
}

/** The ticks of whole frames that cover these seconds, clamped to the range of ticks. */
int32 CountTicks(double Seconds, FFrameRate DisplayRate, FFrameRate Ticks)
{
	// Rounding of the last key's float time must not add a frame.
	const double LastFrame = FMath::CeilToDouble(Seconds * DisplayRate.AsDecimal() - 0.001);
	const double Frame = Ticks.AsDecimal() / DisplayRate.AsDecimal();
	const double Most = FMath::Max(FMath::FloorToDouble(MAX_int32 / Frame), 1.0);
	return static_cast<int32>(
		FMath::Min<double>(FMath::RoundToDouble(FMath::Min(LastFrame + 1.0, Most) * Frame), MAX_int32));
}

ULevelSequence& MakeEmpty(const FString& Path, FFrameRate DisplayRate, double Seconds)
{
	UPackage* Package = CreatePackage(*Path);
	ULevelSequence* Sequence = NewObject<ULevelSequence>(
		Package, FName(*FPackageName::GetShortName(Path)), RF_Public | RF_Standalone | RF_Transactional);
	Sequence->Initialize();
	UMovieScene& Scene = *Sequence->GetMovieScene();
	const FFrameRate Ticks = MRInputMakeSequence::ChooseTickResolution(DisplayRate);
	Scene.SetTickResolutionDirectly(Ticks);
	Scene.SetDisplayRate(DisplayRate);
	Scene.SetPlaybackRange(FFrameNumber(0), CountTicks(Seconds, DisplayRate, Ticks));
	return *Sequence;
}

void AddTrack(ULevelSequence& Sequence, UMRInputAnimation& Animation)
{
	UMovieScene& Scene = *Sequence.GetMovieScene();
	bool bWasAdded = false;
	UMovieSceneMRInputTrack* Track = MRInputTrackAdding::FindOrAddTrack(Scene, FGuid(), bWasAdded);
	MRInputTrackAdding::AddSection(*Track, Animation, FFrameNumber(0))->SetRange(Scene.GetPlaybackRange());
}

} // namespace MRInputMakeSequenceDetail

FFrameRate MRInputMakeSequence::ChooseTickResolution(FFrameRate DisplayRate)
{
	for (const int32 Ticks : {24000, 60000, 72000, 120000})
	{
		if (static_cast<int64>(Ticks) * DisplayRate.Denominator % DisplayRate.Numerator == 0)
		{
			return FFrameRate(Ticks, 1);
		}
	}
	return FFrameRate(24000, 1);
}

FString MRInputMakeSequence::FindFreePath(const FString& Wanted)
{
	FString Path = Wanted;
	for (int32 Number = 2; MRInputMakeSequenceDetail::IsTaken(Path); ++Number)
	{
		Path = FString::Printf(TEXT("%s_%d"), *Wanted, Number);
	}
	return Path;
}

ULevelSequence* MRInputMakeSequence::Make(UMRInputAnimation* Animation, UWorld* World,
	const FMRInputMakeSequenceOptions& Options, FMRInputBakeReport& OutReport, FMRInputError& OutError)
{
	using namespace MRInputMakeSequenceDetail;
	OutReport = FMRInputBakeReport();
	OutError = FMRInputError();
	if (!Animation || !Animation->HasRecording())
	{
		OutError =
			MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Animation ? Animation->GetName() : FString());
		return nullptr;
	}
	const FString Path = FindPath(*Animation, Options.PackagePath, OutError);
	if (Path.IsEmpty())
	{
		return nullptr;
	}
	// A rate of 0 is valid to the engine.
	const bool bHasRate = Options.DisplayRate.IsValid() && Options.DisplayRate.Numerator > 0;
	const FFrameRate Rate = bHasRate ? Options.DisplayRate : FFrameRate(60, 1);
	// Everything that may fail or be cancelled happens before the asset is created.
	FMRInputBakeJob Job{Animation, nullptr, World, nullptr, Options.BakeOptions};
	FMRInputBakeDraft Draft;
	const mria::ClipFrames Frames =
		mria::ClipFrames::Once(FMRInputAccess::GetData(*Animation)->GetRange(), 0, Options.BakeOptions.StartSeconds,
			MRInputClip::ToTickRate(ChooseTickResolution(Rate)), MRInputClip::ToTickRate(Rate));
	if (Options.bBake && !MRInputBakeActions::Prepare(Job, Frames, Draft, OutError))
	{
		return nullptr;
	}
	const double Delay = Options.bBake ? Frames.clip.start / ChooseTickResolution(Rate).AsDecimal() : 0.0;
	ULevelSequence& Sequence = MakeEmpty(Path, Rate, FMath::Max(Delay + Animation->GetDuration(), 0.0));
	if (Options.bBake)
	{
		Job.Sequence = &Sequence;
		OutReport = MRInputBakeActions::Commit(Job, Draft);
	}
	else
	{
		AddTrack(Sequence, *Animation);
	}
	FAssetRegistryModule::AssetCreated(&Sequence);
	Sequence.MarkPackageDirty();
	return &Sequence;
}

#undef LOCTEXT_NAMESPACE
