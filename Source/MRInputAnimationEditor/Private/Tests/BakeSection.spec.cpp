// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "MRInputRigComponent.h"
#include "MRInputSnapshot.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Sequencer/MRInputBake.h"
#include "Sequencer/MRInputBakeActions.h"
#include "Sequencer/MRInputTrackAdding.h"
#include "Tests/MRInputBakeStage.h"
#include "Tests/MRInputEditorTestFiles.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputBakeSectionSpec, "MRInputAnimation.Editor.BakeSection",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBakeStage> Stage;
UMovieSceneMRInputSection* Section = nullptr;

void DefineFlags();

/** A section of those display frames, of 800 ticks each. */
void Open(const TArray<uint8>& Bytes, int32 First, int32 End);
bool Bake();

/** The rig against what the section plays, at each of its frames. */
void CheckAgainstTrack(const FString& Name);
FMRInputBaked PlanPinches(bool bOnFrames);
int32 First = 0;
int32 End = 0;
END_DEFINE_SPEC(FMRInputBakeSectionSpec)

void FMRInputBakeSectionSpec::Open(const TArray<uint8>& Bytes, int32 InFirst, int32 InEnd)
{
	Stage = MakeUnique<FMRInputBakeStage>(Bytes, FFrameRate(30, 1));
	First = InFirst;
	End = InEnd;
	UMovieScene& Scene = *Stage->Sequence->GetMovieScene();
	Scene.SetPlaybackRange(FFrameNumber(0), (End + 30) * 800);
	bool bWasAdded = false;
	UMovieSceneMRInputTrack* Track = MRInputTrackAdding::FindOrAddTrack(Scene, FGuid(), bWasAdded);
	Section = MRInputTrackAdding::AddSection(*Track, *Stage->Animation, FFrameNumber(First * 800));
	Section->SetRange(TRange<FFrameNumber>(FFrameNumber(First * 800), FFrameNumber(End * 800)));
}

bool FMRInputBakeSectionSpec::Bake()
{
	return MRInputBakeActions::Bake(
		{Stage->Animation.Get(), Stage->Sequence.Get(), Stage->World.Get(), nullptr, FMRInputBakeOptions(), Section},
		Stage->Report, Stage->Error);
}

void FMRInputBakeSectionSpec::CheckAgainstTrack(const FString& Name)
{
	const UMRInputPlaybackSubsystem& Playback = *Stage->World->GetSubsystem<UMRInputPlaybackSubsystem>();
	double Largest = 0.0;
	double Way = 0.0;
	mria::Frame Baked;
	mria::Vec3 Before;
	for (int32 Frame = First; Frame < End; ++Frame)
	{
		Stage->GoTo(Frame);
		Stage->FindRig()->ReadFrame(Baked);
		const FMRInputSnapshot* Shown = Playback.FindShown();
		if (!TestTrue(Name + TEXT(" plays"), Shown != nullptr))
		{
			return;
		}
		for (const mria::Hand Hand : mria::kHands)
		{
			const FString What = FString::Printf(TEXT("%s at %d"), *Name, Frame);
			TestEqual(What + TEXT(" tracked"), Baked[Hand].isTracked, Shown->Frame[Hand].isTracked);
			TestEqual(What + TEXT(" pinched"), Baked[Hand].isPinching, Shown->Frame[Hand].isPinching);
		}
		const mria::Vec3 Tip = Shown->Frame[mria::Hand::Right][mria::Joint::IndexTip].position;
		const mria::Vec3 BakedTip = Baked[mria::Hand::Right][mria::Joint::IndexTip].position;
		Largest = FMath::Max(Largest, mria::Length(Tip - BakedTip) * 100.0);
		Way += Frame > First ? mria::Length(Tip - Before) * 100.0 : 0.0;
		Before = Tip;
	}
	TestTrue(FString::Printf(TEXT("%s: %.4f cm off"), *Name, Largest), Largest <= 0.01 + 1e-3);
	TestTrue(Name + TEXT(" moves"), Way > 5.0);
}

FMRInputBaked FMRInputBakeSectionSpec::PlanPinches(bool bOnFrames)
{
	FMRInputBakeLine Line;
	Line.DisplayRate = FFrameRate(10, 1);
	Line.Clip.range = Stage->Animation->GetData()->GetRange();
	Line.Clip.rate = Section->PlayRate;
	Line.bLoops = Section->bLoop;
	Line.End = FFrameNumber(4 * 24000);
	FMRInputBakeSettings Settings;
	Settings.bFlagsOnFrames = bOnFrames;
	return MRInputBake::Plan(*Stage->Animation->GetData(), Line, Settings);
}

void FMRInputBakeSectionSpec::Define()
{
	AfterEach([this] { Stage.Reset(); });
	It("moves the rig as the section plays: trimmed, fast, backwards, in a loop",
		[this]
		{
			struct FClip
			{
				const TCHAR* Name;
				int32 Offset;
				double Rate;
				bool bLoops;
			};
			for (const FClip& Clip : {FClip{TEXT("once"), 0, 1.0, false}, FClip{TEXT("trimmed"), 11111, 1.0, false},
					 FClip{TEXT("late"), -9000, 1.0, false}, FClip{TEXT("fast"), 4000, 1.7, false},
					 FClip{TEXT("backwards"), 3000, -1.0, false}, FClip{TEXT("loop"), 5000, 1.3, true},
					 FClip{TEXT("loop backwards"), 0, -2.0, true}})
			{
				Open(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), 7, 187);
				Section->StartOffset = FFrameNumber(Clip.Offset);
				Section->PlayRate = Clip.Rate;
				Section->bLoop = Clip.bLoops;
				TestTrue(Clip.Name, Bake());
				TestEqual(Clip.Name, Stage->Report.FrameCount, 180);
				CheckAgainstTrack(Clip.Name);
			}
		});
	It("begins at the section's start and ends before its end, also between frames",
		[this]
		{
			Open(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), 1, 2);
			Section->SetRange(TRange<FFrameNumber>(FFrameNumber(1000), FFrameNumber(2401)));
			Bake();
			TestEqual(TEXT("1000, 1600 and 2400"), Stage->Report.FrameCount, 3);
			Section->SetRange(TRange<FFrameNumber>(FFrameNumber(1000), FFrameNumber(2400)));
			Bake();
			TestEqual(TEXT("1000 and 1600"), Stage->Report.FrameCount, 2);
		});
	It("bakes one pose of a section that stands still",
		[this]
		{
			Open(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), 0, 30);
			Section->PlayRate = 0.0;
			TestTrue(TEXT("baked"), Bake());
			TestEqual(TEXT("frames"), Stage->Report.FrameCount, 30);
			TestEqual(TEXT("first and last keys"), Stage->Report.KeyCount, 4 * Stage->Report.PartCount);
		});
	DefineFlags();
}

void FMRInputBakeSectionSpec::DefineFlags()
{
	It("turns flags round by round, and counts what is lost in each",
		[this]
		{
			// Of 2 s; at 10 frames a second the first pinch lies within a frame.
			Open(FMRInputBakeStage::MakePinching({0.52f, 0.57f, 1.05f, 1.25f}), 0, 30);
			Section->bLoop = true;
			const FMRInputBaked OnFrames = PlanPinches(true);
			TestTrue(TEXT("on frames"),
				OnFrames.Flags[3].Times == TArray<FFrameNumber>{0, 26400, 31200, 26400 + 48000, 31200 + 48000});
			TestEqual(TEXT("lost"), OnFrames.LostFlagChanges, 4);
			const FMRInputBaked Exact = PlanPinches(false);
			TestEqual(TEXT("nothing lost"), Exact.LostFlagChanges, 0);
			TestTrue(TEXT("exact"),
				Exact.Flags[3].Times ==
					TArray<FFrameNumber>{0, 12480, 13680, 25200, 30000, 60480, 61680, 73200, 78000});
		});
	It("turns flags the other way round where the recording runs backwards",
		[this]
		{
			Open(FMRInputBakeStage::MakePinching({0.5f, 1.25f}), 0, 30);
			Section->PlayRate = -1.0;
			// The second at a tick is 2 - tick / 24000: the flag is on from 1.25, not included, down to 0.5.
			const FMRInputBaked Exact = PlanPinches(false);
			TestTrue(TEXT("times"), Exact.Flags[3].Times == TArray<FFrameNumber>{0, 18001, 36001});
			TestTrue(TEXT("values"), Exact.Flags[3].Values == TArray<bool>{false, true, false});
		});
}

#endif
