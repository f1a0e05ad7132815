// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/Actor.h"
#include "MRInputAccess.h"
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
#include "Support/MRInputBakeStage.h"
#include "Support/MRInputEditorTestFiles.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputBakeSectionSpec, "MRInputAnimation.Editor.BakeSection",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBakeStage> Stage;
UMovieSceneMRInputSection* Section = nullptr;

void DefineSeams();
void CheckHere(const FString& What);
static double GetDistance(const mria::Frame& A, const mria::Frame& B);

/** A section of those display frames, of 800 ticks each. */
void Open(const TArray<uint8>& Bytes, int32 First, int32 End);
bool Bake();

/** The rig against what the section plays, at each of its frames. */
void CheckAgainstTrack(const FString& Name);
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
	double PathLength = 0.0;
	mria::Frame Baked;
	mria::Frame Before;
	for (int32 Frame = First; Frame < End; ++Frame)
	{
		Stage->GoTo(Frame);
		FMRInputAccess::ReadFrame(*Stage->FindRig(), Baked);
		const FMRInputSnapshot* Shown = FMRInputAccess::FindShown(Playback);
		if (!TestTrue(Name + TEXT(" plays"), Shown != nullptr))
		{
			return;
		}
		for (const mria::Hand Hand : mria::kHands)
		{
			const FString What = FString::Printf(TEXT("%s at %d"), *Name, Frame);
			TestEqual(What + TEXT(" tracked"), Baked[Hand].isTracked, Shown->Mixed.frame[Hand].isTracked);
			TestEqual(What + TEXT(" pinched"), Baked[Hand].isPinching, Shown->Mixed.frame[Hand].isPinching);
		}
		Largest = FMath::Max(Largest, GetDistance(Shown->Mixed.frame, Baked));
		PathLength += Frame > First ? GetDistance(Shown->Mixed.frame, Before) : 0.0;
		Before = Shown->Mixed.frame;
	}
	TestTrue(FString::Printf(TEXT("%s: %.4f cm off"), *Name, Largest), Largest <= 0.01 + 1e-3);
	TestTrue(Name + TEXT(" moves"), PathLength > 5.0);
}

void FMRInputBakeSectionSpec::Define()
{
	AfterEach([this] { Stage.Reset(); });
	It("moves the rig as the section plays: trimmed, fast, backwards, looped",
		[this]
		{
			struct FClip
			{
				const TCHAR* Name;
				int32 Offset;
				double Rate;
				bool bLoops;
				int32 Frames;
			};
			// The recording has 180 frames; each clip shows what is special about it.
			for (const FClip& Clip : {FClip{TEXT("trimmed"), 11111, 1.0, false, 60},
					 FClip{TEXT("late"), -9000, 1.0, false, 60}, FClip{TEXT("fast, then held"), 4000, 2.3, false, 90},
					 FClip{TEXT("backwards"), 3000, -1.0, false, 60}, FClip{TEXT("loop"), 5000, 2.6, true, 80},
					 FClip{TEXT("loop backwards"), 0, -2.9, true, 80}})
			{
				Open(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), 7, 7 + Clip.Frames);
				Section->StartOffset = FFrameNumber(Clip.Offset);
				Section->PlayRate = Clip.Rate;
				Section->bLoop = Clip.bLoops;
				TestTrue(Clip.Name, Bake());
				TestEqual(Clip.Name, Stage->Report.FrameCount, Clip.Frames);
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
	It("leaves the rig of an earlier bake its keys",
		[this]
		{
			Open(FMRInputBakeStage::MakePinching({0.5f}), 0, 30);
			Bake();
			const UMRInputRigComponent& Earlier = *Stage->FindRig();
			const int32 Tracks = Stage->CountTracks();
			Section->StartOffset = FFrameNumber(20000);
			Bake();
			TestEqual(TEXT("tracks of both"), Stage->CountTracks(), 2 * Tracks);
			TestNotEqual(TEXT("labels"), Stage->Report.Rig->GetActorLabel(), Earlier.GetOwner()->GetActorLabel());
			Section->StartOffset = FFrameNumber(0);
			Stage->GoTo(20);
			mria::Frame Shown;
			mria::Frame Later;
			FMRInputAccess::ReadFrame(Earlier, Shown);
			FMRInputAccess::ReadFrame(*Stage->FindRig(), Later);
			TestTrue(TEXT("moves as before"),
				GetDistance(Shown,
					FMRInputAccess::FindShown(*Stage->World->GetSubsystem<UMRInputPlaybackSubsystem>())->Mixed.frame) <
					0.011);
			TestTrue(TEXT("each for itself"), GetDistance(Shown, Later) > 0.5);
		});
	It("bakes one pose for a section with rate 0",
		[this]
		{
			Open(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), 0, 30);
			Section->PlayRate = 0.0;
			TestTrue(TEXT("baked"), Bake());
			TestEqual(TEXT("frames"), Stage->Report.FrameCount, 30);
			TestEqual(TEXT("first and last keys"), Stage->Report.KeyCount, 4 * Stage->Report.PartCount);
		});
	It("has occasional keys during a long rest",
		[this]
		{
			Open(FMRInputBakeStage::MakePinching({0.5f}), 0, 30);
			mria::ClipFrames Frames;
			Frames.displayRate = {30, 1};
			Frames.clip.range = FMRInputAccess::GetData(*Stage->Animation)->GetRange();
			Frames.clip.rate = 0.0;
			Frames.end = 2100 * 800;
			const FMRInputBaked Baked = FMRInputBakeStage::Plan(*Stage->Animation, Frames, FMRInputBakeSettings());
			const TArrayView<const FFrameNumber> Times = Baked.Poses[0].Channels[0].GetTimes();
			TestTrue(TEXT("times"),
				TArray<FFrameNumber>(Times.GetData(), Times.Num()) ==
					TArray<FFrameNumber>{0, 1024 * 800, 2048 * 800, 2099 * 800});
		});
	DefineSeams();
}

void FMRInputBakeSectionSpec::DefineSeams()
{
	It("shows on the seam of a loop what the track shows there, scrubbed and played",
		[this]
		{
			for (const double Rate : {1.0, -1.0, 2.0})
			{
				// Of 2 s, so that each 60th frame at rate 1 is a seam; it ends pinching and begins without.
				Open(FMRInputBakeStage::MakePinching({1.5f}), 10, 140);
				Section->bLoop = true;
				Section->PlayRate = Rate;
				TestTrue(TEXT("baked"), Bake());
				for (const int32 Seam : {10, 40, 70, 100, 130})
				{
					const FString What = FString::Printf(TEXT("rate %.0f, frame %d"), Rate, Seam);
					Stage->GoTo(Seam);
					CheckHere(What + TEXT(" scrubbed"));
					Stage->GoTo(Seam > 10 ? Seam - 1 : Seam + 1);
					Stage->PlayTo(Seam);
					CheckHere(What + TEXT(" played"));
				}
			}
		});
	It("goes from a round's last pose to the next one's first",
		[this]
		{
			Open(FMRInputBakeStage::MakePinching({1.5f}), 0, 70);
			Section->bLoop = true;
			Bake();
			mria::Frame Wanted;
			mria::Frame Baked;
			FMRInputAccess::GetData(*Stage->Animation)->GetSampler().SampleAt(0.0f, Wanted);
			Stage->GoTo(60);
			FMRInputAccess::ReadFrame(*Stage->FindRig(), Baked);
			TestTrue(TEXT("first pose"), GetDistance(Baked, Wanted) < 0.011);
			TestFalse(TEXT("pinched"), Baked[mria::Hand::Right].isPinching);
			Stage->GoTo(59);
			FMRInputAccess::ReadFrame(*Stage->FindRig(), Baked);
			TestTrue(TEXT("somewhere else before"), GetDistance(Baked, Wanted) > 1.0);
			TestTrue(TEXT("pinched before"), Baked[mria::Hand::Right].isPinching);
		});
}

/** Of the index tip that is further off, in centimetres. */
double FMRInputBakeSectionSpec::GetDistance(const mria::Frame& A, const mria::Frame& B)
{
	double Distance = 0.0;
	for (const mria::Hand Hand : mria::kHands)
	{
		const mria::Vec3 Offset = A[Hand][mria::Joint::IndexTip].position - B[Hand][mria::Joint::IndexTip].position;
		Distance = FMath::Max(Distance, mria::Length(Offset) * 100.0);
	}
	return Distance;
}

void FMRInputBakeSectionSpec::CheckHere(const FString& What)
{
	const FMRInputSnapshot* Shown = FMRInputAccess::FindShown(*Stage->World->GetSubsystem<UMRInputPlaybackSubsystem>());
	if (TestTrue(What, Shown != nullptr))
	{
		mria::Frame Baked;
		FMRInputAccess::ReadFrame(*Stage->FindRig(), Baked);
		const double Distance = GetDistance(Baked, Shown->Mixed.frame);
		TestTrue(FString::Printf(TEXT("%s: %.4f cm off"), *What, Distance), Distance <= 0.01 + 1e-3);
		TestEqual(What + TEXT(" pinched"), Baked[mria::Hand::Right].isPinching,
			Shown->Mixed.frame[mria::Hand::Right].isPinching);
	}
}

#endif
