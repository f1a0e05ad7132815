// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputBakeStage.h"

#include "Engine/Engine.h"
#include "GameFramework/Actor.h"
#include "Import/MRInputImporting.h"
#include "LevelSequenceActor.h"
#include "LevelSequencePlayer.h"
#include "MRInputAccess.h"
#include "MRInputRecordingData.h"
#include "MRInputRigComponent.h"
#include "MRInputTestTakes.h"
#include "MovieScene.h"
#include "Mria/Writer.h"
#include "Sequencer/MRInputSequenceLibrary.h"
#include "UObject/GarbageCollection.h"
#include "UObject/Package.h"

namespace MRInputBakeStageDetail
{

TArray<uint8> Write(const mria::Recording& Recording, mria::Dialect Dialect)
{
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, Dialect);
	return TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size()));
}

} // namespace MRInputBakeStageDetail

FMRInputBakeStage::FMRInputBakeStage(const TArray<uint8>& Bytes, FFrameRate DisplayRate)
{
	World.Reset(UWorld::CreateWorld(EWorldType::Game, false));
	GEngine->CreateNewWorldContext(EWorldType::Game).SetCurrentWorld(World.Get());
	World->InitializeActorsForPlay(FURL());

	Animation.Reset(NewObject<UMRInputAnimation>());
	const FMRInputImported Read = MRInputImporting::Read(Bytes, TEXT("Stage"), FMRInputImportSettings());
	checkf(Read.Data, TEXT("%s"), *Read.Error.Text.ToString());
	FMRInputAccess::SetData(*Animation, Read.Data.ToSharedRef());

	Sequence.Reset(NewObject<ULevelSequence>(GetTransientPackage(), NAME_None, RF_Transactional));
	Sequence->Initialize();
	UMovieScene& Scene = *Sequence->GetMovieScene();
	Scene.SetDisplayRate(DisplayRate);
	Scene.SetPlaybackRange(
		FFrameNumber(0), Scene.GetTickResolution().AsFrameNumber(Animation->GetDuration() + 1.0).Value);
}

FMRInputBakeStage::~FMRInputBakeStage()
{
	Undo.UndoAll(); // while its world exists
	Actor.Reset();
	Report = FMRInputBakeReport();
	World->DestroyWorld(false);
	GEngine->DestroyWorldContext(World.Get());
	World.Reset();
	Sequence.Reset();
	Animation.Reset();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
}

bool FMRInputBakeStage::Bake(const FMRInputBakeOptions& Options)
{
	AActor* Rig = Report.Rig; // the report is filled again
	return UMRInputSequenceLibrary::BakeRecording(
			   World.Get(), Animation.Get(), Sequence.Get(), Rig, Options, Report, Error) == EMRInputResult::Success;
}

FMRInputBakeOptions FMRInputBakeStage::MakeHeadOnly()
{
	FMRInputBakeOptions Options;
	Options.bLeftHand = false;
	Options.bRightHand = false;
	return Options;
}

UMRInputRigComponent* FMRInputBakeStage::FindRig() const
{
	return Report.Rig ? Report.Rig->FindComponentByClass<UMRInputRigComponent>() : nullptr;
}

ULevelSequencePlayer& FMRInputBakeStage::GetPlayer()
{
	if (!Actor.IsValid())
	{
		ALevelSequenceActor* Made = nullptr;
		ULevelSequencePlayer::CreateLevelSequencePlayer(
			World.Get(), Sequence.Get(), FMovieSceneSequencePlaybackSettings(), Made);
		Actor.Reset(Made);
	}
	return *Actor->GetSequencePlayer();
}

void FMRInputBakeStage::GoTo(int32 Frame)
{
	GetPlayer().SetPlaybackPosition(
		FMovieSceneSequencePlaybackParams(FFrameTime(FFrameNumber(Frame)), EUpdatePositionMethod::Jump));
}

void FMRInputBakeStage::PlayTo(int32 Frame)
{
	GetPlayer().Play();
	GetPlayer().SetPlaybackPosition(
		FMovieSceneSequencePlaybackParams(FFrameTime(FFrameNumber(Frame)), EUpdatePositionMethod::Play));
}

void FMRInputBakeStage::StopPlayer()
{
	GetPlayer().Stop();
	Actor->Destroy();
	Actor.Reset();
}

int32 FMRInputBakeStage::CountTracks() const
{
	int32 Count = 0;
	for (const FMovieSceneBinding& Binding : Sequence->GetMovieScene()->GetBindings())
	{
		Count += Binding.GetTracks().Num();
	}
	return Count;
}

FMRInputBaked FMRInputBakeStage::Plan(
	const UMRInputAnimation& InAnimation, const mria::ClipFrames& Frames, const FMRInputBakeSettings& Settings)
{
	FMRInputBaked Baked;
	MRInputBake::Plan(
		*FMRInputAccess::GetData(InAnimation), Frames, Settings, [](int32) { return true; }, Baked);
	return Baked;
}

int32 FMRInputBakeStage::GetLastFrame() const
{
	return FMath::CeilToInt32(Animation->GetDuration() * Sequence->GetMovieScene()->GetDisplayRate().AsDecimal());
}

TArray<MRInputEditorTestFiles::FFile> FMRInputBakeStage::GetFiles()
{
	return MRInputEditorTestFiles::GetGood().FilterByPredicate([](const MRInputEditorTestFiles::FFile& File)
		{ return File.bHasHeader && File.Name != TEXT("mrtk-1.1") && File.Name != TEXT("documented-1.1"); });
}

TArray<uint8> FMRInputBakeStage::MakePinching(const TArray<float>& Times)
{
	mria::Recording Recording = MRInputTestTakes::Make(2.0f);
	const auto MakeKey = [](float Time, bool bIsOn)
	{
		mria::Keyframe Key;
		Key.time = Time;
		Key.value = bIsOn ? 1.0f : 0.0f;
		return Key;
	};
	std::vector<mria::Keyframe>& Keys = Recording.curves[mria::PinchCurve(mria::Hand::Right)].keys;
	Keys = {MakeKey(0.0f, false)};
	for (int32 Index = 0; Index < Times.Num(); ++Index)
	{
		Keys.push_back(MakeKey(Times[Index], Index % 2 == 0));
	}
	return MRInputBakeStageDetail::Write(Recording, Recording.dialect);
}

TArray<uint8> FMRInputBakeStage::MakeHead(const std::vector<mria::Keyframe>& InKeys)
{
	mria::Recording Recording;
	Recording.curves[mria::CameraCurve(mria::PoseComponent::PositionX)].keys = InKeys;
	return MRInputBakeStageDetail::Write(Recording, mria::Dialect::Mrtk10);
}
