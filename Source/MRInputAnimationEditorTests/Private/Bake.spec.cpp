// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CineCameraActor.h"
#include "Editor.h"
#include "Engine/Level.h"
#include "GameFramework/Actor.h"
#include "MRInputAccess.h"
#include "MRInputConvert.h"
#include "MRInputRecordingData.h"
#include "MRInputRigComponent.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneFolder.h"
#include "Mria/Events.h"
#include "Sequencer/MRInputBake.h"
#include "Support/MRInputBakeStage.h"
#include "Support/MRInputEditorTestFiles.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputBakeSpec, "MRInputAnimation.Editor.Bake",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBakeStage> Stage;

void DefineBounds();
void DefineFlags();
void DefineRig();
void DefineUndo();
void DefineFailures();
void Open(const TCHAR* Sample, FFrameRate Rate = FFrameRate(10, 1));
void CheckBounds(const MRInputEditorTestFiles::FFile& File, FFrameRate Rate);
void CheckPoses(const FString& Name);
mria::EventTimeline MakeTimeline() const;
void CheckFlags();
bool IsRefused(EMRInputErrorCode Code);
END_DEFINE_SPEC(FMRInputBakeSpec)

void FMRInputBakeSpec::Define()
{
	AfterEach([this] { Stage.Reset(); });
	DefineBounds();
	DefineFlags();
	DefineRig();
	DefineUndo();
	DefineFailures();
}

void FMRInputBakeSpec::Open(const TCHAR* Sample, FFrameRate Rate)
{
	Stage = MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(Sample), Rate);
}

/** Every actor of the rig at every frame, played, against the recording. */
void FMRInputBakeSpec::CheckPoses(const FString& Name)
{
	double Largest = 0.0;
	double LargestTurn = 0.0;
	mria::Frame Wanted;
	mria::Frame Shown;
	const float Start = Stage->Animation->GetStartTime();
	const FFrameRate Rate = Stage->Sequence->GetMovieScene()->GetDisplayRate();
	for (int32 Frame = 0; Frame <= Stage->GetLastFrame(); ++Frame)
	{
		Stage->GoTo(Frame);
		FMRInputAccess::ReadFrame(*Stage->FindRig(), Shown);
		FMRInputAccess::GetData(*Stage->Animation)
			->GetSampler()
			.SampleAt(static_cast<float>(Start + Rate.AsSeconds(FFrameTime(FFrameNumber(Frame)))), Wanted);
		TestEqual(TEXT("camera of ") + Name, Shown.hasCamera, Wanted.hasCamera);
		for (const mria::Hand Hand : mria::kHands)
		{
			TestEqual(TEXT("joints of ") + Name, Shown[Hand].presentJoints, Wanted[Hand].presentJoints);
			for (std::size_t Joint = 0; Joint < mria::kJointCount; ++Joint)
			{
				const mria::Pose& A = Shown[Hand].joints[Joint];
				const mria::Pose& B = Wanted[Hand].joints[Joint];
				const bool bCounts = Wanted[Hand].HasJoint(static_cast<mria::Joint>(Joint));
				const double Distance = mria::Length(A.position - B.position) * 100.0;
				Largest = FMath::Max(Largest, bCounts ? Distance : 0.0);
				LargestTurn = FMath::Max(LargestTurn,
					bCounts ? FMath::RadiansToDegrees(static_cast<double>(mria::AngleBetween(A.rotation, B.rotation)))
							: 0.0);
			}
		}
	}
	TestTrue(FString::Printf(TEXT("%s: joints are %.5f cm off"), *Name, Largest), Largest <= 0.01 + 1e-4);
	TestTrue(FString::Printf(TEXT("%s: joints are %.4f degrees off"), *Name, LargestTurn), LargestTurn <= 0.1 + 1e-3);
}

void FMRInputBakeSpec::CheckBounds(const MRInputEditorTestFiles::FFile& File, FFrameRate Rate)
{
	Stage = MakeUnique<FMRInputBakeStage>(File.Bytes, Rate);
	TestTrue(File.Name, Stage->Bake());
	const FMRInputBakeReport& Report = Stage->Report;
	AddInfo(FString::Printf(TEXT("%s at %.3f: %d frames, %d actors, %d of %d keys; %.5f cm and %.4f degrees at frames, "
								 "%.4f cm and %.3f degrees between"),
		*File.Name, Rate.AsDecimal(), Report.FrameCount, Report.PartCount, Report.KeyCount,
		2 * Report.FrameCount * Report.PartCount, Report.PositionError, Report.RotationError,
		Report.PositionErrorBetween, Report.RotationErrorBetween));
	TestTrue(File.Name + TEXT(" moves"), Report.PartCount > 0 && Report.PositionError > 0.0f);
	TestTrue(File.Name + TEXT(" distance"), Report.PositionError <= 0.01f + 1e-6f);
	TestTrue(File.Name + TEXT(" angle"), Report.RotationError <= 0.1f + 1e-5f);
}

void FMRInputBakeSpec::DefineBounds()
{
	It("keeps its bounds at every frame of every recording",
		[this]
		{
			const TArray<FFrameRate> Rates = {FFrameRate(30, 1), FFrameRate(24000, 1001), FFrameRate(60, 1)};
			int32 Next = 0;
			for (const MRInputEditorTestFiles::FFile& File : FMRInputBakeStage::GetFiles())
			{
				// Every rate with one recording, every recording with one rate.
				const bool bIsAll = File.Name == TEXT("PinchDrag");
				for (int32 Index = 0; Index < (bIsAll ? Rates.Num() : 1); ++Index)
				{
					CheckBounds(File, Rates[Next++ % Rates.Num()]);
				}
			}
		});
	It("moves the actors of a played sequence as recorded",
		[this]
		{
			for (const TCHAR* Name : {TEXT("PinchDrag"), TEXT("BezierReach")})
			{
				Open(Name, FFrameRate(30, 1));
				Stage->Bake();
				CheckPoses(Name);
			}
		});
	It("has fewer keys under wider bounds, and a key for each frame without",
		[this]
		{
			Open(TEXT("PinchDrag"));
			Stage->Bake();
			const int32 Usual = Stage->Report.KeyCount;
			FMRInputBakeOptions Wide;
			Wide.PositionBound = 0.5f;
			Wide.RotationBound = 2.0f;
			Stage->Bake(Wide);
			TestTrue(TEXT("fewer"), Stage->Report.KeyCount < Usual);
			FMRInputBakeOptions All;
			All.PositionBound = -1.0f;
			All.RotationBound = -1.0f;
			Stage->Bake(All);
			TestEqual(TEXT("all"), Stage->Report.KeyCount, 2 * Stage->Report.FrameCount * Stage->Report.PartCount);
			TestTrue(TEXT("exact"), Stage->Report.PositionError < 1e-5f && Stage->Report.RotationError < 1e-4f);
		});
	It("keys angles that never jump by a turn",
		[this]
		{
			FMRInputBakeSettings EachFrame;
			EachFrame.RotationBound = -1.0;
			for (const MRInputEditorTestFiles::FFile& File : FMRInputBakeStage::GetFiles())
			{
				Stage = MakeUnique<FMRInputBakeStage>(File.Bytes);
				const mria::ClipFrames Frames = mria::ClipFrames::Once(
					FMRInputAccess::GetData(*Stage->Animation)->GetRange(), 0, 0.0, {24000, 1}, {10, 1});
				double Largest = 0.0;
				for (const FMRInputBakedPose& Pose :
					FMRInputBakeStage::Plan(*Stage->Animation, Frames, EachFrame).Poses)
				{
					for (int32 Channel = FMRInputBakedPose::FirstRotation; Channel < 6; ++Channel)
					{
						const TArrayView<const FMovieSceneDoubleValue> Keys = Pose.Channels[Channel].GetValues();
						for (int32 Key = 1; Key < Keys.Num(); ++Key)
						{
							Largest = FMath::Max(Largest, FMath::Abs(Keys[Key].Value - Keys[Key - 1].Value));
						}
					}
				}
				TestTrue(FString::Printf(TEXT("%s: %.1f degrees"), *File.Name, Largest), Largest <= 180.0);
			}
		});
	It("begins at the requested frame",
		[this]
		{
			Open(TEXT("PinchDrag"));
			FMRInputBakeOptions Options;
			Options.StartSeconds = 0.5f;
			Options.PositionBound = -1.0f;
			Stage->Bake(Options);
			Stage->GoTo(5);
			mria::Frame Shown;
			mria::Frame Wanted;
			FMRInputAccess::ReadFrame(*Stage->FindRig(), Shown);
			FMRInputAccess::GetData(*Stage->Animation)->GetSampler().SampleAt(Stage->Animation->GetStartTime(), Wanted);
			TestTrue(TEXT("head"), mria::Length(Shown.camera.position - Wanted.camera.position) < 1e-5f);
		});
}

mria::EventTimeline FMRInputBakeSpec::MakeTimeline() const
{
	const mria::RecordingView& View = FMRInputAccess::GetData(*Stage->Animation)->GetView();
	return mria::EventTimeline(mria::InitialState(View), mria::CollectEvents(View));
}

void FMRInputBakeSpec::CheckFlags()
{
	const mria::EventTimeline Timeline = MakeTimeline();
	const FFrameRate Rate = Stage->Sequence->GetMovieScene()->GetDisplayRate();
	for (int32 Frame = 0; Frame <= Stage->GetLastFrame(); ++Frame)
	{
		Stage->GoTo(Frame);
		const UMRInputRigComponent& Rig = *Stage->FindRig();
		const mria::InputState& Wanted = Timeline.StateAt(
			static_cast<float>(Stage->Animation->GetStartTime() + Rate.AsSeconds(FFrameTime(FFrameNumber(Frame)))));
		const FString What = FString::Printf(TEXT("at %d"), Frame);
		TestEqual(What, Rig.bLeftTracked, Wanted[mria::Hand::Left].isTracked);
		TestEqual(What, Rig.bLeftPinched, Wanted[mria::Hand::Left].isPinching);
		TestEqual(What, Rig.bRightTracked, Wanted[mria::Hand::Right].isTracked);
		TestEqual(What, Rig.bRightPinched, Wanted[mria::Hand::Right].isPinching);
	}
}

void FMRInputBakeSpec::DefineFlags()
{
	It("switches flags at the very frame",
		[this]
		{
			FMRInputBakeOptions Options;
			Options.bHead = false;
			Open(TEXT("PinchDrag"), FFrameRate(30, 1));
			Stage->Bake(Options);
			CheckFlags();
		});
	It("reports changes that are lost between two frames, and keeps them if requested",
		[this]
		{
			// At 10 frames a second: one pinch within a frame, one over two frames.
			const TArray<uint8> Bytes = FMRInputBakeStage::MakePinching({0.52f, 0.57f, 1.05f, 1.25f});
			Stage = MakeUnique<FMRInputBakeStage>(Bytes, FFrameRate(10, 1));
			AddExpectedError(TEXT("came and went between two frames"), EAutomationExpectedErrorFlags::Contains, 1);
			Stage->Bake();
			TestEqual(TEXT("lost"), Stage->Report.LostFlagChanges, 2);

			FMRInputBakeOptions Exact;
			Exact.bFlagsOnFrames = false;
			Stage->Bake(Exact);
			TestEqual(TEXT("nothing lost"), Stage->Report.LostFlagChanges, 0);
		});
}

void FMRInputBakeSpec::DefineRig()
{
	It("has a cine camera for a head, unless an empty actor is wanted",
		[this]
		{
			Open(TEXT("PinchDrag"));
			Stage->Bake();
			TestNotNull(TEXT("camera"), Cast<ACineCameraActor>(Stage->FindRig()->FindPart(TEXT("Camera"))));
			TestNotNull(TEXT("joint"), Stage->FindRig()->FindPart(TEXT("Right.IndexTip")));
			Open(TEXT("PinchDrag"));
			FMRInputBakeOptions Options;
			Options.bCineCamera = false;
			Stage->Bake(Options);
			TestNull(TEXT("no camera"), Cast<ACineCameraActor>(Stage->FindRig()->FindPart(TEXT("Camera"))));
		});
	It("bakes only the requested channels",
		[this]
		{
			Open(TEXT("PinchDrag"));
			Stage->Bake(FMRInputBakeStage::MakeHeadOnly());
			TestEqual(TEXT("parts"), Stage->Report.PartCount, 1);
			TestEqual(TEXT("tracks"), Stage->CountTracks(), 1);
		});
	It("replaces what it baked into the same rig",
		[this]
		{
			Open(TEXT("PinchDrag"));
			Stage->Bake();
			const int32 Tracks = Stage->CountTracks();
			const int32 Keys = Stage->Report.KeyCount;
			const int32 Actors = Stage->World->PersistentLevel->Actors.Num();
			Stage->Bake();
			TestEqual(TEXT("tracks"), Stage->CountTracks(), Tracks);
			const TArray<UMovieSceneSection*> Sections = Stage->Sequence->GetMovieScene()->GetAllSections();
			TestEqual(TEXT("a section each"), Sections.Num(), Tracks);
			TestFalse(TEXT("with an edge"),
				Sections.ContainsByPredicate([](const UMovieSceneSection* Section)
					{ return Section->HasStartFrame() || Section->HasEndFrame(); }));
			TestEqual(TEXT("keys"), Stage->Report.KeyCount, Keys);
			TestEqual(TEXT("actors"), Stage->World->PersistentLevel->Actors.Num(), Actors);
			CheckPoses(TEXT("again"));
		});
	It("shows a rig as a frame in the world",
		[this]
		{
			Open(TEXT("PinchDrag"));
			Stage->Bake();
			const FTransform RigTransform(FRotator(0.0, 90.0, 0.0), FVector(100.0, 200.0, 300.0));
			Stage->Report.Rig->SetActorTransform(RigTransform);
			Stage->GoTo(0);
			const FMRInputFrame Wanted =
				MRInputConvert::ToWorld(Stage->Animation->SampleAt(Stage->Animation->GetStartTime()), RigTransform);
			const FMRInputFrame Shown = Stage->FindRig()->GetFrame();
			TestTrue(TEXT("head"), Shown.Head.Equals(Wanted.Head, 0.02));
			TestTrue(TEXT("joint"), Shown.RightHand.Keypoints[10].Equals(Wanted.RightHand.Keypoints[10], 0.02));
		});
}

void FMRInputBakeSpec::DefineUndo()
{
	It("is taken back by one undo, and done again",
		[this]
		{
			Open(TEXT("PinchDrag"));
			UMovieScene& Scene = *Stage->Sequence->GetMovieScene();
			const int32 Actors = Stage->World->PersistentLevel->Actors.Num();
			Stage->Bake();
			const int32 Tracks = Stage->CountTracks();
			TestTrue(TEXT("baked"), Tracks > 0);
			GEditor->UndoTransaction();
			TestEqual(TEXT("bindings"), Scene.GetBindings().Num(), 0);
			TestEqual(TEXT("possessables"), Scene.GetPossessableCount(), 0);
			TestEqual(TEXT("folders"), Scene.GetRootFolders().Num(), 0);
			TestEqual(TEXT("actors"), Stage->World->PersistentLevel->Actors.Num(), Actors);
			GEditor->RedoTransaction();
			TestEqual(TEXT("tracks again"), Stage->CountTracks(), Tracks);
		});
}

bool FMRInputBakeSpec::IsRefused(EMRInputErrorCode Code)
{
	const bool bIsBaked = Stage->Bake();
	return !bIsBaked && Stage->Error.Code == Code && !Stage->Error.Text.IsEmpty() && Stage->CountTracks() == 0 &&
		!Stage->Report.Rig;
}

void FMRInputBakeSpec::DefineFailures()
{
	It("says why it bakes nothing, and changes nothing",
		[this]
		{
			Open(TEXT("PinchDrag"));
			FMRInputBakeOptions Options;
			Options.bHead = Options.bLeftHand = Options.bRightHand = false;
			TestFalse(TEXT("baked"), Stage->Bake(Options));
			TestTrue(TEXT("channels"), Stage->Error.Code == EMRInputErrorCode::NoChannels);
			Stage->Sequence->GetMovieScene()->SetReadOnly(true);
			TestTrue(TEXT("read-only"), IsRefused(EMRInputErrorCode::NoSequence));
			Stage->Animation.Reset(NewObject<UMRInputAnimation>());
			TestTrue(TEXT("empty"), IsRefused(EMRInputErrorCode::NoAnimation));
		});
}

#endif
