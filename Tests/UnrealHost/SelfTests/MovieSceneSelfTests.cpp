// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EngineSelfTestGame.h"
#include "Host/HostPreAnimatedState.h"
#include "LevelSequence.h"
#include "LevelSequenceActor.h"
#include "LevelSequencePlayer.h"
#include "MovieSceneSelfTestTypes.h"
#include "SelfTest.h"

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
