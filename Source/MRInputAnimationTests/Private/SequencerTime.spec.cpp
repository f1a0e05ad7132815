// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Support/MRInputTestSequence.h"
#include "UObject/Package.h"
#include "UObject/UObjectGlobals.h"

#if MRINPUT_SECTIONS_ARE_RETIMED
#include "IMovieSceneRetimingInterface.h"
#endif

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSequencerTimeSpec, "MRInputAnimation.Sequencer.Time",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
TUniquePtr<FMRInputTestSequence> Sequence;
FMRInputAnimationPtr Known;

void DefineMapping();
void DefineCuts();
void DefineTrack();
FQualifiedFrameTime At(double Seconds) const
{
	return FQualifiedFrameTime(FFrameTime(Sequence->ToTick(Seconds)), Sequence->GetScene().GetTickResolution());
}
END_DEFINE_SPEC(FMRInputSequencerTimeSpec)

void FMRInputSequencerTimeSpec::Define()
{
	BeforeEach(
		[this]
		{
			MRInputTestStage::Begin(Engine, World, Known);
			Sequence = MakeUnique<FMRInputTestSequence>(*World, 10.0);
		});
	AfterEach(
		[this]
		{
			Sequence.Reset();
			MRInputTestStage::End(Engine, World, Known);
		});
	DefineMapping();
	DefineCuts();
	DefineTrack();
}

void FMRInputSequencerTimeSpec::DefineMapping()
{
	It("lays the recording's start at the section's, moved by the offset and stretched by the rate",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 3.0, 5.0);
			TestEqual(TEXT("at its start"), Section.GetPositionAt(FFrameTime(Sequence->ToTick(3.0))), 0.0, 0.0);
			TestEqual(TEXT("later"), Section.GetPositionAt(FFrameTime(Sequence->ToTick(4.5))), 1.5, 0.0);
			Section.StartOffset = Sequence->ToTick(0.5);
			Section.PlayRate = 0.5;
			TestEqual(
				TEXT("with offset and rate"), Section.GetPositionAt(FFrameTime(Sequence->ToTick(4.0))), 0.75, 0.0);
			Section.PlayRate = -1.0;
			TestEqual(TEXT("backwards"), Section.GetPositionAt(FFrameTime(Sequence->ToTick(4.0))), 0.5, 0.0);
		});

	It("finds every frame again at every tick resolution and rate",
		[this]
		{
			for (const FFrameRate Ticks : {FFrameRate(24000, 1), FFrameRate(60000, 1), FFrameRate(24000, 1001),
					 FFrameRate(30000, 1001), FFrameRate(60000, 1001), FFrameRate(24, 1), FFrameRate(25, 1),
					 FFrameRate(48, 1), FFrameRate(50, 1), FFrameRate(90, 1), FFrameRate(120, 1), FFrameRate(240, 1)})
			{
				FMRInputTestSequence Other(*World, 10.0, Ticks);
				UMovieSceneMRInputSection& Section = Other.Add(Known.Get(), 1.0, 9.0);
				Section.StartOffset = FFrameNumber(7);
				for (const double Rate : {1.0, 0.3, -2.5})
				{
					Section.PlayRate = Rate;
					int32 Lost = 0;
					for (int32 Frame = Other.ToTick(1.0).Value; Frame < Other.ToTick(9.0).Value; Frame += 13)
					{
						const double Position = Section.GetPositionAt(FFrameTime(FFrameNumber(Frame)));
						Lost += Section.GetFrameAt(Position) == FFrameNumber(Frame) ? 0 : 1;
					}
					TestEqual(TEXT("frames that were not found"), Lost, 0);
				}
			}
		});

	It("aligns the recording's start with the sequence's if it has no start",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 1.0, 2.0);
			Section.SetRange(TRange<FFrameNumber>::All());
			Sequence->GoTo(1.25, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("played"), World->GetPlayback().GetTime(), 1.25f, 1e-5f);
			const double Before = Section.GetPositionAt(FFrameTime(Sequence->ToTick(1.5)));
			TestFalse(TEXT("no length of its own"), Section.GetAutoSizeRange().IsSet());
			Section.TrimSection(At(0.5), true, false);
			TestTrue(TEXT("cut"), Section.HasStartFrame() && Section.GetInclusiveStartFrame() == Sequence->ToTick(0.5));
			TestEqual(TEXT("the content"), Section.GetPositionAt(FFrameTime(Sequence->ToTick(1.5))), Before, 0.0);
			Sequence->GoTo(1.5, EUpdatePositionMethod::Scrub);
			TestEqual(TEXT("played again"), World->GetPlayback().GetTime(), 1.5f, 1e-5f);
		});

	It("shows a loop's start where its end would be, wherever the recording begins",
		[this]
		{
			for (const float Start : {0.0f, 0.1f, 3.7f, 1000.3f, -1.5f})
			{
				mria::Recording Recording = MRInputTestRecordings::MakeKnown();
				MRInputTestRecordings::Delay(Recording, Start);
				Known = MRInputTestRecordings::Make(Recording);
				FMRInputTestSequence Looping(*World, 5.0);
				Looping.Add(Known.Get(), 0.0, 5.0).bLoop = true;
				Looping.GoTo(1.0, EUpdatePositionMethod::Scrub);
				Looping.GoTo(2.0, EUpdatePositionMethod::Scrub);
				TestEqual(TEXT("the time"), World->GetPlayback().GetTime(), Start, 1e-3f);
			}
		});

	It("is as long as its recording",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 1.0, 1.5);
			TestTrue(TEXT("two seconds"),
				Section.GetAutoSizeRange().GetValue() ==
					TRange<FFrameNumber>(Sequence->ToTick(1.0), Sequence->ToTick(3.0)));
			Section.PlayRate = 4.0;
			Section.StartOffset = Sequence->ToTick(0.25);
			TestTrue(TEXT("faster, without its beginning"),
				Section.GetAutoSizeRange().GetValue() ==
					TRange<FFrameNumber>(Sequence->ToTick(1.0), Sequence->ToTick(1.25)));
			Section.Animation = nullptr;
			TestFalse(TEXT("without a recording"), Section.GetAutoSizeRange().IsSet());
		});

	It("is an absolute section from the start, without an edit that undo or a saved level would notice",
		[this]
		{
#if WITH_EDITOR
			int32 Edits = 0;
			const FDelegateHandle Handle = FCoreUObjectDelegates::OnObjectModified.AddLambda(
				[&Edits](UObject* Object) { Edits += Object->IsA<UMovieSceneMRInputSection>() ? 1 : 0; });
#endif
			const UMovieSceneMRInputSection* Section = NewObject<UMovieSceneMRInputSection>(GetTransientPackage());
			TestTrue(TEXT("absolute"), Section->GetBlendType().Get() == EMovieSceneBlendType::Absolute);
#if WITH_EDITOR
			FCoreUObjectDelegates::OnObjectModified.Remove(Handle);
			TestEqual(TEXT("edits"), Edits, 0);
#endif
		});

	It("keeps its content when the tick resolution changes",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 1.0, 3.0);
			Section.StartOffset = Sequence->ToTick(0.5);
			Sequence->GetScene().SetTickResolutionDirectly(FFrameRate(60000, 1));
			Section.SetRange(TRange<FFrameNumber>(Sequence->ToTick(1.0), Sequence->ToTick(3.0)));
			Section.MigrateFrameTimes(FFrameRate(24000, 1), FFrameRate(60000, 1));
			TestEqual(TEXT("the offset"), Section.StartOffset.Value, 30000);
			TestEqual(TEXT("the content"), Section.GetPositionAt(FFrameTime(Sequence->ToTick(2.0))), 1.5, 0.0);
#if MRINPUT_SECTIONS_ARE_RETIMED
			const UE::MovieScene::FFrameRateRetiming Back(FFrameRate(60000, 1), FFrameRate(24000, 1));
			Section.MigrateFrameTimes(Back);
			TestEqual(TEXT("the offset again"), Section.StartOffset.Value, 12000);
#endif
		});
}

void FMRInputSequencerTimeSpec::DefineCuts()
{
	It("leaves its content where it is when it is trimmed",
		[this]
		{
			for (const double Rate : {1.0, 0.7, -1.3})
			{
				UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 1.0, 3.0);
				Section.PlayRate = Rate;
				const FFrameTime Probe(Sequence->ToTick(2.5));
				const double Before = Section.GetPositionAt(Probe);
				Section.TrimSection(At(1.7), true, false);
				TestTrue(TEXT("trimmed"), Section.GetInclusiveStartFrame() == Sequence->ToTick(1.7));
				TestEqual(TEXT("after a cut on the left"), Section.GetPositionAt(Probe), Before, 0.0);
				TestEqual(TEXT("the offset"), Section.GetOffsetTime().GetValue().AsDecimal(), 0.7 * 24000.0, 1e-9);
				Section.TrimSection(At(2.8), false, false);
				TestTrue(TEXT("trimmed at its end"), Section.GetExclusiveEndFrame() == Sequence->ToTick(2.8));
				TestEqual(TEXT("after a cut on the right"), Section.GetPositionAt(Probe), Before, 0.0);
			}
		});

	It("leaves the content of both parts where it is when it is split",
		[this]
		{
			UMovieSceneMRInputSection& Left = Sequence->Add(Known.Get(), 1.0, 3.0);
			Left.PlayRate = 0.9;
			Left.StartOffset = FFrameNumber(-100);
			const double Early = Left.GetPositionAt(FFrameTime(Sequence->ToTick(1.5)));
			const double Late = Left.GetPositionAt(FFrameTime(Sequence->ToTick(2.9)));
			UMovieSceneMRInputSection* Right = Cast<UMovieSceneMRInputSection>(Left.SplitSection(At(2.2), false));
			if (!TestNotNull(TEXT("the right part"), Right))
			{
				return;
			}
			TestTrue(TEXT("both are in the track"), Sequence->GetTrack().HasSection(*Right));
			TestEqual(TEXT("the left part"), Left.GetPositionAt(FFrameTime(Sequence->ToTick(1.5))), Early, 0.0);
			TestEqual(TEXT("the right part"), Right->GetPositionAt(FFrameTime(Sequence->ToTick(2.9))), Late, 0.0);
			TestTrue(TEXT("its recording"), Right->Animation == Known.Get());
		});

	It("moves its content without moving itself when it is slipped",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 1.0, 3.0);
			Section.Slip(Sequence->ToTick(0.25));
			TestEqual(TEXT("the content"), Section.GetPositionAt(FFrameTime(Sequence->ToTick(1.0))), 0.25, 0.0);
			TestTrue(TEXT("the start"), Section.GetInclusiveStartFrame() == Sequence->ToTick(1.0));
			Section.SetIsLocked(true);
			Section.Slip(Sequence->ToTick(0.25));
			TestEqual(TEXT("a locked one"), Section.GetPositionAt(FFrameTime(Sequence->ToTick(1.0))), 0.25, 0.0);
		});

	It("offers its markers to snap to, in every round of a loop",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 1.0, 5.0);
			TArray<FFrameNumber> Times;
			Section.GetSnapTimes(Times, true);
			TestTrue(TEXT("its start"), Times.Contains(Sequence->ToTick(1.0)));
			TestTrue(TEXT("its end"), Times.Contains(Sequence->ToTick(5.0)));
			TestTrue(TEXT("the first marker"), Times.Contains(Sequence->ToTick(1.5)));
			TestTrue(TEXT("the second marker"), Times.Contains(Sequence->ToTick(2.5)));
			TestEqual(TEXT("no more"), Times.Num(), 4);
			Section.bLoop = true;
			Times.Reset();
			Section.GetSnapTimes(Times, false);
			TestTrue(TEXT("the first marker of the second round"), Times.Contains(Sequence->ToTick(3.5)));
			TestEqual(TEXT("all of two rounds"), Times.Num(), 4);
		});

	It("offers no marker that it does not get to, and each once where it has no end",
		[this]
		{
			UMovieSceneMRInputSection& Section = Sequence->Add(Known.Get(), 1.0, 2.5);
			TArray<FFrameNumber> Times;
			Section.GetSnapTimes(Times, false);
			TestTrue(
				TEXT("the first marker, not that at its end"), Times.Num() == 1 && Times[0] == Sequence->ToTick(1.5));
			Section.bLoop = true;
			Section.SetRange(TRange<FFrameNumber>::All());
			Times.Reset();
			Section.GetSnapTimes(Times, false);
			TestEqual(TEXT("of the first round"), Times.Num(), 2);
		});
}

void FMRInputSequencerTimeSpec::DefineTrack()
{
	It("is a track of its sections only, which may overlap and blend",
		[this]
		{
			UMovieSceneMRInputTrack& Track = Sequence->GetTrack();
			TestTrue(TEXT("empty at first"), Track.IsEmpty());
			TestTrue(TEXT("its sections"), Track.SupportsType(UMovieSceneMRInputSection::StaticClass()));
			TestFalse(TEXT("others"), Track.SupportsType(UMovieSceneSection::StaticClass()));
			TestTrue(TEXT("several rows"), Track.SupportsMultipleRows());
			UMovieSceneMRInputSection& First = Sequence->Add(Known.Get(), 0.0, 1.0);
			UMovieSceneMRInputSection& Second = Sequence->Add(Known.Get(), 1.0, 2.0);
			TestEqual(TEXT("sections"), Track.GetAllSections().Num(), 2);
			Track.RemoveSection(First);
			TestFalse(TEXT("the removed one"), Track.HasSection(First));
			TestTrue(TEXT("the other"), Track.HasSection(Second));
			Track.RemoveSectionAt(0);
			TestTrue(TEXT("empty again"), Track.IsEmpty());
		});
}

#endif
