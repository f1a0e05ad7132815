// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Channels/MovieSceneDoubleChannel.h"
#include "EngineUtils.h"
#include "GameFramework/Actor.h"
#include "LevelSequenceActor.h"
#include "MRInputEngineCompat.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "Sections/MovieSceneSubSection.h"
#include "Support/MRInputSectionCalls.h"
#include "Support/MRInputTestSequence.h"
#include "UObject/Package.h"

#if MRINPUT_SEQUENCES_HAVE_TIME_WARP
#include "Variants/MovieSceneTimeWarpCurve.h"
#endif

#if WITH_DEV_AUTOMATION_TESTS

/** Probes, as in Assumptions.spec.cpp, of sequences and their evaluation. */
BEGIN_DEFINE_SPEC(FMRInputSequenceAssumptionsSpec, "MRInputAnimation.Assumptions",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
FMRInputAnimationPtr Known;

void Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds);
void DefinePlayers();
void DefineSections();
void DefineCalls();
void DefineFences();
void DefineWarps();

using EKind = FMRInputSectionCall::EKind;
/** The contexts with which sections were executed, in order. */
static TArray<FMovieSceneContext> GetContexts();
/** Plays a second and a half, by frames of half a second, over the end of a section at one second. */
void PlayOverEnd();
/** How long one more frame of the world moves the player on, in seconds. */
double TickAndMeasure(float FrameSeconds);
END_DEFINE_SPEC(FMRInputSequenceAssumptionsSpec)

void FMRInputSequenceAssumptionsSpec::Probe(const TCHAR* Row, const TCHAR* Sentence, TFunction<bool()> Holds)
{
	It(Row, [this, Sentence, Holds = MoveTemp(Holds)] { TestTrue(Sentence, Holds()); });
}

TArray<FMovieSceneContext> FMRInputSequenceAssumptionsSpec::GetContexts()
{
	TArray<FMovieSceneContext> Contexts;
	for (const FMRInputSectionCall& Call : FMRInputSectionCall::Calls)
	{
		if (Call.Context.IsSet())
		{
			Contexts.Add(Call.Context.GetValue());
		}
	}
	return Contexts;
}

void FMRInputSequenceAssumptionsSpec::PlayOverEnd()
{
	Sequence->AddCalls(0.0, 1.2);
	Sequence->GetPlayer().Play();
	World->TickFrames(4, 0.5f);
}

double FMRInputSequenceAssumptionsSpec::TickAndMeasure(float FrameSeconds)
{
	const double Before = Sequence->GetPlayer().GetCurrentTime().AsSeconds();
	World->Tick(FrameSeconds);
	return Sequence->GetPlayer().GetCurrentTime().AsSeconds() - Before;
}

void FMRInputSequenceAssumptionsSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Sequence = MakeUnique<FMRInputTestSequence>(*World, 4.0);
			FMRInputSectionCall::Calls.Reset();
			FMRInputSectionCall::bSavesState = false;
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			MRInputTestStage::End(Engine, World, Known);
		});
	DefinePlayers();
	DefineSections();
	DefineCalls();
	DefineFences();
	DefineWarps();
}

void FMRInputSequenceAssumptionsSpec::DefinePlayers()
{
	Probe(TEXT("position-evaluates-at-once"), TEXT("SetPlaybackPosition evaluates before it returns"),
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->GoTo(0.5, EUpdatePositionMethod::Jump);
			return World->GetPlayback().IsDriving();
		});
	Probe(TEXT("sequence-plays-by-world-tick"), TEXT("A sequence plays by a world's tick alone, before its actors"),
		[this]
		{
			Sequence->GetPlayer().Play();
			World->TickFrames(2, 0.25f);
			return Sequence->GetPlayer().GetCurrentTime().AsSeconds() > 0.2;
		});
	Probe(TEXT("world-step-moves-sequence"), TEXT("In a game a sequence is moved by the world's step"),
		[this]
		{
			Sequence->GetPlayer().Play();
			World->Tick(0.25f);
			return FMath::IsNearlyEqual(TickAndMeasure(0.25f), 0.25, 1e-3) &&
				FMath::IsNearlyEqual(TickAndMeasure(0.75f), 0.75, 1e-3);
		});
	Probe(TEXT("player-stops-at-last-moment"), TEXT("A player stops at the last moment of its range, not at its end"),
		[this]
		{
			Sequence->PlayOut(0.3f);
			const double Left = 4.0 - Sequence->GetPlayer().GetCurrentTime().AsSeconds();
			return Left > 0.0 && Left < 1e-4;
		});
	Probe(TEXT("destroyed-player-leaves-nothing"),
		TEXT("Nothing is left of a sequence player whose actor is destroyed"),
		[this]
		{
			Sequence->Add(Known.Get(), 0.0, 2.0);
			Sequence->GoTo(0.5, EUpdatePositionMethod::Play);
			Sequence->GetPlayer().Stop();
			for (TActorIterator<ALevelSequenceActor> It(&World->Get()); It; ++It)
			{
				It->Destroy();
			}
			World->TickFrames(2, 0.25f);
			return !World->GetPlayback().IsDriving() && !TActorIterator<ALevelSequenceActor>(&World->Get());
		});
}

void FMRInputSequenceAssumptionsSpec::DefineSections()
{
	Probe(TEXT("default-easing"), TEXT("The easing of a new section is a cubic, in and out"),
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 4.0);
			Sequence->SetEasing(Section, 4.0, 0.0);
			return FMath::IsNearlyEqual(Section.EvaluateEasing(FFrameTime(Sequence->ToTick(1.0))), 0.0625f, 1e-3f);
		});
	Probe(TEXT("possessable-class"), TEXT("A possessable's class stays the class of the object it was added for"),
		[]
		{
			UMovieScene* Scene = NewObject<UMovieScene>(GetTransientPackage());
			const FGuid Guid = Scene->AddPossessable(TEXT("Actor"), AActor::StaticClass());
			return Scene->FindPossessable(Guid)->GetPossessedObjectClass() == AActor::StaticClass();
		});
	Probe(TEXT("set-blend-type-modifies"), TEXT("SetBlendType is an edit, which a constructor must not make"),
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 0.0, 4.0);
			const FGuid Before = Section.GetSignature();
			Section.SetBlendType(EMovieSceneBlendType::Absolute);
			return Section.GetSignature() != Before;
		});
	Probe(TEXT("channel-outside-section"), TEXT("A channel has the same values inside and outside of a section"),
		[]
		{
			FMovieSceneDoubleChannel Channel;
			Channel.AddLinearKey(FFrameNumber(0), 0.0);
			Channel.AddLinearKey(FFrameNumber(100), 1.0);
			double Inside = 0.0, After = 0.0;
			Channel.Evaluate(FFrameTime(50), Inside);
			Channel.Evaluate(FFrameTime(200), After);
			return FMath::IsNearlyEqual(Inside, 0.5, 1e-6) && FMath::IsNearlyEqual(After, 1.0, 1e-6);
		});
}

void FMRInputSequenceAssumptionsSpec::DefineCalls()
{
	Probe(TEXT("section-data"),
		TEXT("section data is there in tokens and in TearDown, one for each place of a sub-sequence"),
		[this]
		{
			FMRInputTestSequence Inner(*World, 4.0);
			Inner.AddCalls(0.0, 4.0);
			Sequence->AddSub(Inner, 0.0, 3.0, 1.0f);
			Sequence->AddSub(Inner, 0.0, 3.0, 1.0f);
			Sequence->GoTo(1.0, EUpdatePositionMethod::Play);
			Sequence->GoTo(3.5, EUpdatePositionMethod::Jump);
			TSet<const void*> Executed, TornDown;
			for (const FMRInputSectionCall& Call : FMRInputSectionCall::Calls)
			{
				(Call.Kind == EKind::Execute ? Executed : TornDown).Add(Call.Data);
			}
			return Executed.Num() == 2 && TornDown.Num() == 2 && TornDown.Difference(Executed).Num() == 0;
		});
	Probe(TEXT("restored-after-others"),
		TEXT("the state of a section that has ended is restored after the others are evaluated"),
		[this]
		{
			Sequence->AddCalls(0.0, 1.0);
			Sequence->AddCalls(1.0, 4.0);
			FMRInputSectionCall::bSavesState = true;
			Sequence->GoTo(0.5, EUpdatePositionMethod::Play);
			FMRInputSectionCall::Calls.Reset();
			FMRInputSectionCall::bSavesState = false;
			Sequence->GoTo(1.5, EUpdatePositionMethod::Jump);
			const auto FindLast = [](EKind Kind)
			{
				return FMRInputSectionCall::Calls.FindLastByPredicate(
					[Kind](const FMRInputSectionCall& Call) { return Call.Kind == Kind; });
			};
			return FindLast(EKind::Execute) != INDEX_NONE && FindLast(EKind::Execute) < FindLast(EKind::Restore);
		});
	Probe(TEXT("loop-has-jumped"),
		TEXT("a sequence that loops has jumped, with a range from its start on; a scrub's is empty"),
		[this]
		{
			Sequence->AddCalls(0.0, 4.0);
			FMovieSceneSequencePlaybackSettings Settings;
			Settings.LoopCount.Value = -1;
			Sequence->GetPlayer(Settings).Play();
			World->TickFrames(6, 0.9f);
			const bool bLoops = GetContexts().ContainsByPredicate(
				[](const FMovieSceneContext& Context)
				{
					return Context.HasJumped() && Context.GetTime() > FFrameTime(0) &&
						Context.GetRange().GetLowerBoundValue() == FFrameTime(0);
				});
			Sequence->GetPlayer().Pause();
			Sequence->GoTo(1.0, EUpdatePositionMethod::Scrub);
			Sequence->GoTo(2.0, EUpdatePositionMethod::Scrub);
			const FMovieSceneContext Scrubbed = GetContexts().Last();
			return bLoops && !(Scrubbed.GetRange().GetLowerBoundValue() < Scrubbed.GetRange().GetUpperBoundValue());
		});
}

void FMRInputSequenceAssumptionsSpec::DefineFences()
{
	Probe(TEXT("early-fences-exclusive"), TEXT("In early versions the way before a fence does not include its frame"),
		[this]
		{
			PlayOverEnd();
			// Else the section would not be evaluated in the frame that leaves it: the last time would be 1.
			const FFrameTime Last = GetContexts().Num() > 0 ? GetContexts().Last().GetTime() : FFrameTime(0);
			return Last > FFrameTime(Sequence->ToTick(1.1)) && Last < FFrameTime(Sequence->ToTick(1.2));
		});
	Probe(TEXT("fence-part-time"),
		TEXT("The part of a frame that ends at a fence has the last moment before the fence as its time"),
		[this]
		{
			PlayOverEnd();
			const FFrameTime End(Sequence->ToTick(1.2));
			return GetContexts().Num() > 0 && (End - GetContexts().Last().GetTime()).AsDecimal() < 1e-3;
		});
}

void FMRInputSequenceAssumptionsSpec::DefineWarps()
{
#if MRINPUT_SEQUENCES_HAVE_TIME_WARP
	Probe(TEXT("warp-counts-outer-frames"),
		TEXT("A time warp counts frames of the outer sequence from the start of its section"),
		[this]
		{
			FMRInputTestSequence Inner(*World, 4.0, FFrameRate(60000, 1));
			Inner.AddCalls(0.0, 4.0);
			const TStrongObjectPtr<UMovieSceneTimeWarpCurve> Warp(NewObject<UMovieSceneTimeWarpCurve>());
			Warp->Channel.AddLinearKey(FFrameNumber(0), 0.0);
			Warp->Channel.AddLinearKey(Sequence->ToTick(4.0), Sequence->ToTick(2.0).Value);
			Sequence->AddSub(Inner, 1.0, 4.0, 1.0f).Parameters.TimeScale = FMovieSceneTimeWarpVariant(Warp.Get());
			Sequence->GoTo(3.0, EUpdatePositionMethod::Jump);
			return GetContexts().Num() == 1 &&
				FMath::IsNearlyEqual(GetContexts()[0].GetTime().AsDecimal(), 60000.0, 1.0);
		});
	Probe(TEXT("warped-range"),
		TEXT("The range of a warped sub-sequence covers everything that was passed, and its direction is that from ")
			TEXT("its first to its last time"),
		[this]
		{
			FMRInputTestSequence Inner(*World, 4.0);
			Inner.AddCalls(0.0, 4.0);
			const TStrongObjectPtr<UMovieSceneTimeWarpCurve> Warp(NewObject<UMovieSceneTimeWarpCurve>());
			Warp->Channel.AddLinearKey(FFrameNumber(0), Inner.ToTick(1.0).Value);
			Warp->Channel.AddLinearKey(Sequence->ToTick(1.0), Inner.ToTick(2.0).Value);
			Warp->Channel.AddLinearKey(Sequence->ToTick(3.0), 0.0);
			Sequence->AddSub(Inner, 0.0, 4.0, 1.0f).Parameters.TimeScale = FMovieSceneTimeWarpVariant(Warp.Get());
			Sequence->GoTo(0.75, EUpdatePositionMethod::Play);
			Sequence->GoTo(1.75, EUpdatePositionMethod::Play);
			const FMovieSceneContext Turned = GetContexts().Last();
			return Turned.GetDirection() == EPlayDirection::Backwards &&
				FMath::IsNearlyEqual(Turned.GetRange().GetUpperBoundValue().AsDecimal(), 48000.0, 2.0);
		});
#endif
}

#endif // WITH_DEV_AUTOMATION_TESTS
