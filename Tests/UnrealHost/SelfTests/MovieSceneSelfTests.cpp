// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Channels/MovieSceneDoubleChannel.h"
#include "EngineSelfTestGame.h"
#include "Generators/MovieSceneEasingCurves.h"
#include "Host/HostPreAnimatedState.h"
#include "LevelSequence.h"
#include "LevelSequenceActor.h"
#include "LevelSequencePlayer.h"
#include "MovieSceneSelfTestTypes.h"
#include "Sections/MovieScene3DTransformSection.h"
#include "Sections/MovieSceneBoolSection.h"
#include "SelfTest.h"
#include "Tracks/MovieScene3DTransformTrack.h"
#include "Tracks/MovieSceneSubTrack.h"
#include "Variants/MovieSceneTimeWarpCurve.h"

namespace MovieSceneSelfTestsDetail
{

/** A sequence of 1000 frames, 1000 a second, with a track that writes down what happens. */
struct FStage
{
	FStage()
	{
		MovieSceneSelfTestCalls().Reset();
		Sequence = Make(1000);
		Track = AddRoot(*Sequence);
		ALevelSequenceActor* Actor = nullptr;
		Player = ULevelSequencePlayer::CreateLevelSequencePlayer(
			Game.World, Sequence, FMovieSceneSequencePlaybackSettings(), Actor);
	}

	static ULevelSequence* Make(int32 Duration)
	{
		ULevelSequence* Made = NewObject<ULevelSequence>();
		Made->Initialize();
		Made->GetMovieScene()->SetTickResolutionDirectly(FFrameRate(1000, 1));
		Made->GetMovieScene()->SetDisplayRate(FFrameRate(10, 1));
		Made->GetMovieScene()->SetPlaybackRange(FFrameNumber(0), Duration);
		return Made;
	}

	static USelfTestSequenceTrack* AddRoot(ULevelSequence& To)
	{
#if HOST_HAS_ROOT_TRACKS
		return To.GetMovieScene()->AddTrack<USelfTestSequenceTrack>();
#else
		return To.GetMovieScene()->AddMasterTrack<USelfTestSequenceTrack>();
#endif
	}

	static UMovieSceneSubTrack* AddSub(ULevelSequence& To)
	{
#if HOST_HAS_ROOT_TRACKS
		return To.GetMovieScene()->AddTrack<UMovieSceneSubTrack>();
#else
		return To.GetMovieScene()->AddMasterTrack<UMovieSceneSubTrack>();
#endif
	}

	/** What was called since the last time, with commas between. */
	static FString Take()
	{
		const FString Text = FString::Join(MovieSceneSelfTestCalls(), TEXT(", "));
		MovieSceneSelfTestCalls().Reset();
		return Text;
	}

	FEngineSelfTestGame Game;
	ULevelSequence* Sequence = nullptr;
	USelfTestSequenceTrack* Track = nullptr;
	ULevelSequencePlayer* Player = nullptr;
};

} // namespace MovieSceneSelfTestsDetail

using MovieSceneSelfTestsDetail::FStage;

HOST_SELF_TEST(RangesKnowTheirBounds)
{
	const TRange<FFrameNumber> Half(FFrameNumber(2), FFrameNumber(5));
	HOST_EXPECT(Half.Contains(FFrameNumber(2)) && Half.Contains(FFrameNumber(4)) && !Half.Contains(FFrameNumber(5)));
	HOST_EXPECT(TRange<FFrameNumber>(FFrameNumber(2), FFrameNumber(2)).IsEmpty());
	HOST_EXPECT(!TRange<FFrameNumber>::Inclusive(FFrameNumber(2), FFrameNumber(2)).IsEmpty());
	HOST_EXPECT(!Half.Overlaps(TRange<FFrameNumber>(FFrameNumber(5), FFrameNumber(9))));
	HOST_EXPECT(TRange<FFrameNumber>::Intersection(Half, TRange<FFrameNumber>::All()) == Half);
	HOST_EXPECT(TRange<FFrameNumber>::Hull(Half, TRange<FFrameNumber>(FFrameNumber(7), FFrameNumber(8))) ==
		TRange<FFrameNumber>(FFrameNumber(2), FFrameNumber(8)));
}

HOST_SELF_TEST(SectionsSplitTrimAndEase)
{
	FStage Stage;
	USelfTestSequenceSection* Section = Stage.Track->Add(TEXT("a"), 100, 500);
	Section->Easing.bManualEaseIn = true;
	Section->Easing.ManualEaseInDuration = 100;
	HOST_EXPECT(Section->EvaluateEasing(FFrameTime(100)) == 0.0f);
	HOST_EXPECT(FMath::IsNearlyEqual(Section->EvaluateEasing(FFrameTime(150)), 0.5f));
	HOST_EXPECT(Section->EvaluateEasing(FFrameTime(200)) == 1.0f);

	const FGuid Before = Stage.Sequence->GetMovieScene()->GetSignature();
	const FQualifiedFrameTime At(FFrameTime(3), FFrameRate(10, 1)); // display rate: frame 300 of the ticks
	USelfTestSequenceSection* Right = Cast<USelfTestSequenceSection>(Section->SplitSection(At, false));
	HOST_EXPECT(Right && Right->Label == TEXT("a") && Stage.Track->Sections.Num() == 2);
	HOST_EXPECT(Section->GetExclusiveEndFrame() == 300 && Right->GetInclusiveStartFrame() == 300);
	HOST_EXPECT(Right->GetExclusiveEndFrame() == 500);
	HOST_EXPECT(Right->Easing.EaseIn.GetObject() != Section->Easing.EaseIn.GetObject());
	HOST_EXPECT(Stage.Sequence->GetMovieScene()->GetSignature() != Before);
	HOST_EXPECT(!Section->SplitSection(FQualifiedFrameTime(FFrameTime(7), FFrameRate(10, 1)), false));

	Right->TrimSection(FQualifiedFrameTime(FFrameTime(4), FFrameRate(10, 1)), true, false);
	HOST_EXPECT(Right->GetInclusiveStartFrame() == 400 && Right->GetExclusiveEndFrame() == 500);
	Right->MoveSection(50);
	HOST_EXPECT(Right->GetInclusiveStartFrame() == 450 && Right->GetExclusiveEndFrame() == 550);
}

HOST_SELF_TEST(TracksEaseWhereSectionsOverlap)
{
	FStage Stage;
	USelfTestSequenceSection* First = Stage.Track->Add(TEXT("a"), 0, 400);
	USelfTestSequenceSection* Second = Stage.Track->Add(TEXT("b"), 300, 600);
	Stage.Track->UpdateEasing();
	HOST_EXPECT(First->Easing.GetEaseOutDuration() == 100 && Second->Easing.GetEaseInDuration() == 100);
	const float Sum = First->EvaluateEasing(FFrameTime(330)) + Second->EvaluateEasing(FFrameTime(330));
	HOST_EXPECT(FMath::IsNearlyEqual(Sum, 1.0f, 1.0e-6f));
}

HOST_SELF_TEST(ChannelsInterpolate)
{
	FMovieSceneDoubleChannel Channel;
	double Value = 7.0;
	HOST_EXPECT(!Channel.Evaluate(FFrameTime(0), Value) && Value == 7.0);
	Channel.AddLinearKey(100, 1.0);
	Channel.AddConstantKey(200, 3.0);
	Channel.AddCubicKey(300, 5.0, RCTM_User);
	Channel.AddCubicKey(400, 9.0, RCTM_User);
	const auto At = [&Channel](FFrameTime Time)
	{
		double Found = 0.0;
		Channel.Evaluate(Time, Found);
		return Found;
	};
	HOST_EXPECT(At(FFrameTime(0)) == 1.0 && At(FFrameTime(150)) == 2.0 && At(FFrameTime(299)) == 3.0);
	HOST_EXPECT(At(FFrameTime(350)) == 7.0 && FMath::IsNearlyEqual(At(FFrameTime(325)), 5.0 + 4.0 * 0.15625, 1.0e-9));
	HOST_EXPECT(At(FFrameTime(900)) == 9.0);
	Channel.DeleteKeysFrom(200, true);
	HOST_EXPECT(Channel.GetNumKeys() == 3 && Channel.ComputeEffectiveRange().GetLowerBoundValue() == 200);
	FMovieSceneDoubleValue Straight(4.0);
	Straight.InterpMode = RCIM_Linear;
	Channel.Set({10, 20}, {Straight, FMovieSceneDoubleValue(6.0)});
	HOST_EXPECT(Channel.GetNumKeys() == 2 && At(FFrameTime(15)) == 5.0 && At(FFrameTime(900)) == 6.0);
}

HOST_SELF_TEST(TemplatesAreSetUpEvaluatedAndTornDown)
{
	FStage Stage;
	Stage.Track->Add(TEXT("a"), 100, 200);
	Stage.Player->Play();
	Stage.Player->Update(0.05f);
	HOST_EXPECT(Stage.Take() == TEXT(""));
	Stage.Player->Update(0.1f);
	HOST_EXPECT(Stage.Take() == TEXT("setup a, a 50-150"));
	Stage.Player->Update(0.1f);
	HOST_EXPECT(Stage.Take() == TEXT("teardown a, restore"));
}

HOST_SELF_TEST(FencesAreNotCrossedInOneEvaluation)
{
	FStage Stage;
	Stage.Track->bHasFences = true;
	Stage.Track->Add(TEXT("a"), 100, 200);
	Stage.Track->Add(TEXT("b"), 200, 240);
	Stage.Player->Play();
	Stage.Player->Update(0.15f);
	HOST_EXPECT(Stage.Take() == TEXT("setup a, a 100-150"));
	Stage.Player->Update(0.1f);
	HOST_EXPECT(Stage.Take() == TEXT("a 150-200, teardown a, setup b, b 200-240, teardown b, restore"));
	Stage.Player->PlayReverse();
	Stage.Player->Update(0.2f);
	HOST_EXPECT(
		Stage.Take() == TEXT("setup b, b 240-200 back, teardown b, setup a, a 200-100 back, teardown a, restore"));
}

HOST_SELF_TEST(FencesOfSequencesInsideAreThoseOfTheOuterOne)
{
	FStage Stage;
	ULevelSequence* Inner = FStage::Make(400);
	USelfTestSequenceTrack* Track = FStage::AddRoot(*Inner);
	Track->bHasFences = true;
	Track->Add(TEXT("in"), 50, 150);
	Track->Add(TEXT("last"), 300, 500);
	UMovieSceneSubSection* Sub = FStage::AddSub(*Stage.Sequence)->AddSequence(Inner, 100, 200);
	Sub->Parameters.TimeScale = 2.0f;
	Stage.Player->Play();
	Stage.Player->Update(0.2f);
	HOST_EXPECT(Stage.Take() == TEXT("setup in, in 50-150, teardown in, restore"));
	Stage.Player->Update(0.2f);
	HOST_EXPECT(Stage.Take() == TEXT("setup last, last 300-400, teardown last, restore"));
}

HOST_SELF_TEST(PlayersJumpScrubReverseAndLoop)
{
	FStage Stage;
	Stage.Track->Add(TEXT("a"), 0, 1000);
	Stage.Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(FFrameTime(3), EUpdatePositionMethod::Scrub));
	HOST_EXPECT(Stage.Take() == TEXT("setup a, a 300-300 jumped scrubbing"));
	Stage.Player->Play();
	Stage.Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(0.6f, EUpdatePositionMethod::Jump));
	HOST_EXPECT(Stage.Take() == TEXT("a 600-600 jumped"));
	Stage.Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(0.7f, EUpdatePositionMethod::Play));
	HOST_EXPECT(Stage.Take() == TEXT("a 600-700"));
	Stage.Player->PlayReverse();
	Stage.Player->Update(0.2f);
	HOST_EXPECT(Stage.Take() == TEXT("a 700-500 back"));
	Stage.Player->Stop();
	HOST_EXPECT(Stage.Take() == TEXT("teardown a, restore"));

	FMovieSceneSequencePlaybackSettings Settings;
	Settings.LoopCount.Value = 1;
	ALevelSequenceActor* Actor = nullptr;
	ULevelSequencePlayer* Looping =
		ULevelSequencePlayer::CreateLevelSequencePlayer(Stage.Game.World, Stage.Sequence, Settings, Actor);
	Looping->Play();
	Looping->Update(0.9f);
	Looping->Update(0.3f);
	HOST_EXPECT(Stage.Take() == TEXT("setup a, a 0-900, a 900-1000, a 0-200 jumped"));
	Looping->Update(0.9f);
	HOST_EXPECT(Stage.Take() == TEXT("a 200-1000, teardown a, restore") && !Looping->IsPlaying());
}

HOST_SELF_TEST(KeptStateIsPutBackOnlyWhenAllIs)
{
	FStage Stage;
	Stage.Track->Add(TEXT("a"), 0, 100)->SetCompletionMode(EMovieSceneCompletionMode::KeepState);
	Stage.Player->HostPreAnimatedState().SetCapturesAll(true);
	Stage.Player->Play();
	Stage.Player->Update(0.05f);
	Stage.Player->Stop();
	HOST_EXPECT(Stage.Take() == TEXT("setup a, a 0-50, teardown a"));
	Stage.Player->RestorePreAnimatedState();
	HOST_EXPECT(Stage.Take() == TEXT("restore"));
}

HOST_SELF_TEST(SequencesInsideRunAtTheirOwnPace)
{
	FStage Stage;
	ULevelSequence* Inner = FStage::Make(400);
	FStage::AddRoot(*Inner)->Add(TEXT("in"), 0, 400);
	UMovieSceneSubSection* Sub = FStage::AddSub(*Stage.Sequence)->AddSequence(Inner, 100, 200);
	Sub->Parameters.TimeScale = 2.0f;
	Stage.Player->Play();
	Stage.Player->Update(0.15f);
	HOST_EXPECT(Stage.Take() == TEXT("setup in, in 0-100"));
	Stage.Player->Update(0.05f);
	HOST_EXPECT(Stage.Take() == TEXT("in 100-200"));
	HOST_EXPECT(Sub->MapTimeToSectionFrame(FFrameTime(200)) == 200);
}

#if HOST_HAS_TIME_WARP
HOST_SELF_TEST(SequencesInsideFollowAWarpThatStandsAndTurns)
{
	FStage Stage;
	ULevelSequence* Inner = FStage::Make(400);
	FStage::AddRoot(*Inner)->Add(TEXT("in"), 0, 400);
	UMovieSceneSubSection* Sub = FStage::AddSub(*Stage.Sequence)->AddSequence(Inner, 100, 200);
	UMovieSceneTimeWarpCurve* Warp = NewObject<UMovieSceneTimeWarpCurve>();
	Warp->Channel.AddLinearKey(0, 0.0);
	Warp->Channel.AddLinearKey(50, 200.0);
	Warp->Channel.AddLinearKey(100, 200.0);
	Warp->Channel.AddLinearKey(150, 100.0);
	Sub->Parameters.TimeScale = FMovieSceneTimeWarpVariant(Warp);
	CollectGarbage(RF_NoFlags);
	HOST_EXPECT(Sub->GetTimeWarp()->GetType() == EMovieSceneTimeWarpType::Custom);
	Stage.Player->Play();
	Stage.Player->Update(0.125f);
	HOST_EXPECT(Stage.Take() == TEXT("setup in, in 0-100"));
	// Steps whose sums are exact: a tick more or less would decide which frame is shown.
	Stage.Player->Update(0.0625f);
	HOST_EXPECT(Stage.Take() == TEXT("in 100-200"));
	Stage.Player->Update(0.0078125f);
	HOST_EXPECT(Stage.Take() == TEXT("in 200-200"));
	Stage.Player->Update(0.03125f);
	HOST_EXPECT(Stage.Take() == TEXT("in 200-147 back"));
	HOST_EXPECT(Sub->HostHull(FFrameTime(125), FFrameTime(225)).GetUpperBoundValue() == FFrameTime(200));
	HOST_EXPECT(Sub->HostHull(FFrameTime(125), FFrameTime(225)).GetLowerBoundValue() == FFrameTime(100));
}
#endif

HOST_SELF_TEST(TransformTracksMoveActorsAndPutThemBack)
{
	FStage Stage;
	AActor* Actor = Stage.Game.World->SpawnActor<AActor>();
	USceneComponent* Root = NewObject<USceneComponent>(Actor);
	Actor->SetRootComponent(Root);
	Root->RegisterComponent();
	Actor->SetActorLocation(FVector(1.0, 2.0, 3.0));
	UMovieScene& Scene = *Stage.Sequence->GetMovieScene();
	const FGuid Guid = Scene.AddPossessable(TEXT("Actor"), AActor::StaticClass());
	Stage.Sequence->BindPossessableObject(Guid, *Actor, Stage.Game.World);
	UMovieScene3DTransformTrack* Track = Scene.AddTrack<UMovieScene3DTransformTrack>(Guid);
	HOST_EXPECT(Track && Track->FindObjectBindingGuid() == Guid && Scene.FindTrack<UMovieScene3DTransformTrack>(Guid));
	UMovieSceneSection* Section = Track->CreateNewSection();
	Section->SetRange(TRange<FFrameNumber>::All());
	Track->AddSection(*Section);
	const TArrayView<FMovieSceneDoubleChannel*> Channels =
		Section->GetChannelProxy().GetChannels<FMovieSceneDoubleChannel>();
	HOST_EXPECT(Channels.Num() == 9);
	Channels[0]->AddLinearKey(0, 10.0);
	Channels[0]->AddLinearKey(1000, 20.0);
	Channels[5]->AddLinearKey(0, 90.0);
	Stage.Player->Play();
	Stage.Player->Update(0.5f);
	HOST_EXPECT(Actor->GetActorLocation().Equals(FVector(15.0, 2.0, 3.0), 1.0e-9));
	HOST_EXPECT(FMath::IsNearlyEqual(Actor->GetActorRotation().Yaw, 90.0, 1.0e-6));
	Stage.Player->Stop();
	HOST_EXPECT(Actor->GetActorLocation().Equals(FVector(1.0, 2.0, 3.0), 1.0e-9));
}
