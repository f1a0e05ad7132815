// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Level.h"
#include "GameFramework/Actor.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "MRInputRigComponent.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Mria/Compare.h"
#include "Mria/Reader.h"
#include "Mria/Retime.h"
#include "Sequencer/MRInputMakeSequence.h"
#include "Sequencer/MRInputRecordBack.h"
#include "Sequencer/MRInputSequenceLibrary.h"
#include "Sequencer/MRInputTrackAdding.h"
#include "Support/MRInputBakeStage.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestUser.h"
#include "UObject/Package.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputRecordBackSpec, "MRInputAnimation.Editor.RecordBack",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBakeStage> Stage;
FMRInputRecordSequenceOptions Options;

void DefineRig();
void DefineTrack();
void DefineFailures();
UMRInputAnimation* Record();
UMovieSceneSection& AddSection();
mria::Comparison CompareWithOriginal(const UMRInputAnimation& Back);
void CheckParts(const FString& Name, const mria::Comparison& Comparison);
void CheckEdges(const FString& Name, const mria::Comparison& Comparison);
END_DEFINE_SPEC(FMRInputRecordBackSpec)

void FMRInputRecordBackSpec::Define()
{
	BeforeEach([this] { Options = FMRInputRecordSequenceOptions(); });
	AfterEach([this] { Stage.Reset(); });
	DefineRig();
	DefineTrack();
	DefineFailures();
}

UMRInputAnimation* FMRInputRecordBackSpec::Record()
{
	UMRInputAnimation* Back = nullptr;
	UMRInputSequenceLibrary::RecordSequence(
		Stage->World.Get(), Stage->Sequence.Get(), Stage->Report.Rig, Options, Back, Stage->Error);
	return Back;
}

/** The whole recording from the sequence's start on. */
UMovieSceneSection& FMRInputRecordBackSpec::AddSection()
{
	bool bWasAdded = false;
	UMovieSceneMRInputTrack* Track =
		MRInputTrackAdding::FindOrAddTrack(*Stage->Sequence->GetMovieScene(), FGuid(), bWasAdded);
	return *MRInputTrackAdding::AddSection(*Track, *Stage->Animation, FFrameNumber(0));
}

/** Both from 0 on, as the sequence has them. */
mria::Comparison FMRInputRecordBackSpec::CompareWithOriginal(const UMRInputAnimation& Back)
{
	const TArray<uint8>& Bytes = Stage->Animation->GetBytes();
	mria::Recording Original = mria::ReadRecording({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())}).Value();
	mria::RetimeOptions AtZero;
	AtZero.startAtZero = true;
	TestTrue(TEXT("moved"), static_cast<bool>(mria::Retime(Original, AtZero)));
	return mria::Compare(Original, FMRInputAccess::GetData(Back)->GetView());
}

/** What may differ: the bake at its worst, and what the recorder may leave out. */
void FMRInputRecordBackSpec::CheckParts(const FString& Name, const mria::Comparison& Comparison)
{
	const FMRInputBakeReport& Report = Stage->Report;
	for (const mria::ComparedPart Part :
		{mria::ComparedPart::Camera, mria::ComparedPart::LeftHand, mria::ComparedPart::RightHand})
	{
		const bool bIsHead = Part == mria::ComparedPart::Camera;
		const mria::PartDifference& Difference = Comparison[Part];
		const double Distance = Difference.position.largest * 100.0;
		const double Angle = FMath::RadiansToDegrees(Difference.rotation.largest);
		AddInfo(FString::Printf(TEXT("%s %s: %.4f cm (rms %.4f), %.3f degrees (rms %.3f)"), *Name,
			UTF8_TO_TCHAR(mria::ToString(Part)), Distance, Difference.position.rms * 100.0, Angle,
			FMath::RadiansToDegrees(Difference.rotation.rms)));
		const FMRInputRecordTolerances& Tolerances = Options.Tolerances;
		const double MostDistance = Report.PositionError + Report.PositionErrorBetween +
			(bIsHead ? Tolerances.HeadPosition : Tolerances.JointPosition) + 1e-3;
		const double MostAngle = Report.RotationError + Report.RotationErrorBetween +
			(bIsHead ? Tolerances.HeadRotation : Tolerances.JointRotation) + 1e-2;
		const FString What = Name + TEXT(" ") + UTF8_TO_TCHAR(mria::ToString(Part));
		TestTrue(What + TEXT(" distance"), Distance <= MostDistance);
		TestTrue(What + TEXT(" angle"), Angle <= MostAngle);
		TestTrue(What + TEXT(" is in both or neither"),
			Difference.presence == mria::ComparePresence::Both ||
				Difference.presence == mria::ComparePresence::Neither);
	}
}

/** An edge comes with the first frame that shows it. */
void FMRInputRecordBackSpec::CheckEdges(const FString& Name, const mria::Comparison& Comparison)
{
	const double Rate = Stage->Sequence->GetMovieScene()->GetDisplayRate().AsDecimal();
	for (const mria::EdgeDifference& Edge : Comparison.edges)
	{
		const FString What =
			FString::Printf(TEXT("%s: %s at %.4f"), *Name, UTF8_TO_TCHAR(mria::ToString(Edge.kind)), Edge.Time());
		if (TestTrue(What + TEXT(" is there"), Edge.IsMatched()))
		{
			// A key that stands on a frame is that frame's, whatever way its float was rounded.
			const double Nearest = FMath::RoundToDouble(*Edge.timeA * Rate);
			const bool bIsOnFrame = static_cast<float>(Nearest / Rate) == static_cast<float>(*Edge.timeA);
			const double Frame = bIsOnFrame ? Nearest : FMath::CeilToDouble(*Edge.timeA * Rate);
			TestNearlyEqual(What + TEXT(" in its frame"), *Edge.timeB, Frame / Rate, 1e-5);
		}
	}
	TestTrue(Name + TEXT(" has edges"), Comparison.edges.size() > 0);
}

void FMRInputRecordBackSpec::DefineRig()
{
	It("gives back what was baked, within the sum of the bounds",
		[this]
		{
			for (const MRInputEditorTestFiles::FFile& File : FMRInputBakeStage::GetFiles())
			{
				Stage = MakeUnique<FMRInputBakeStage>(File.Bytes);
				Stage->Bake();
				const UMRInputAnimation* Back = Record();
				if (!TestNotNull(File.Name, Back))
				{
					continue;
				}
				const mria::Comparison Comparison = CompareWithOriginal(*Back);
				CheckParts(File.Name, Comparison);
				CheckEdges(File.Name, Comparison);
			}
		});
	It("records the playback range from its first frame to its last",
		[this]
		{
			Stage = MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")));
			Stage->Bake();
			Stage->Sequence->GetMovieScene()->SetPlaybackRange(FFrameNumber(12000), 12000);
			const UMRInputAnimation* Back = Record();
			TestEqual(TEXT("start"), Back->GetStartTime(), 0.0f);
			TestEqual(TEXT("duration"), Back->GetDuration(), 29.0f / 60.0f, 1e-5f);
			Stage->Sequence->GetMovieScene()->SetPlaybackRange(FFrameNumber(12100), 12000);
			TestEqual(TEXT("whole frames alone"), Record()->GetDuration(), 29.0f / 60.0f, 1e-5f);
			Options.Tolerances.HeadPosition = 5.0f;
			Options.Tolerances.JointPosition = 5.0f;
			TestTrue(TEXT("fewer keys where more may differ"), Record()->GetBytes().Num() < Back->GetBytes().Num());
		});
	It("records each frame of a high rate",
		[this]
		{
			// There and back again within four frames of 60 a second.
			Stage = MakeUnique<FMRInputBakeStage>(FMRInputBakeStage::MakeHead({{0.0f, 0.0f}, {0.5f, 0.0f},
													  {121.0f / 240.0f, 1.0f}, {122.0f / 240.0f, 0.0f}, {1.0f, 0.0f}}),
				FFrameRate(240, 1));
			AddSection();
			const UMRInputAnimation* Back = Record();
			TestEqual(TEXT("there"), Back->SampleAt(121.0f / 240.0f).Head.GetLocation().Y, 100.0, 0.2);
			TestEqual(TEXT("and back"), Back->SampleAt(122.0f / 240.0f).Head.GetLocation().Y, 0.0, 0.2);
		});
	It("keeps the beginning of a long sequence",
		[this]
		{
			Stage = MakeUnique<FMRInputBakeStage>(
				FMRInputBakeStage::MakeHead({{0.0f, 0.0f}, {1.0f, 1.0f}}), FFrameRate(10, 1));
			Stage->Sequence->GetMovieScene()->SetPlaybackRange(FFrameNumber(0), 100 * 24000);
			AddSection().SetRange(Stage->Sequence->GetMovieScene()->GetPlaybackRange());
			const UMRInputAnimation* Back = Record();
			TestEqual(TEXT("start"), Back->GetStartTime(), 0.0f);
			TestEqual(TEXT("duration"), Back->GetDuration(), 99.9f, 1e-3f);
			TestEqual(TEXT("first"), Back->SampleAt(0.5f).Head.GetLocation().Y, 50.0, 0.2);
		});
	It("leaves the world as it was",
		[this]
		{
			Stage =
				MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
			Stage->Bake();
			const AActor& Joint = *Stage->FindRig()->FindPart(TEXT("Right.IndexTip"));
			const FTransform Before = Joint.GetActorTransform();
			const int32 Actors = Stage->World->PersistentLevel->Actors.Num();
			Record();
			TestEqual(TEXT("actors"), Stage->World->PersistentLevel->Actors.Num(), Actors);
			TestTrue(TEXT("place"), Joint.GetActorTransform().Equals(Before));
		});
	It("creates the asset at the given path",
		[this]
		{
			Stage =
				MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
			Stage->Bake();
			Options.PackagePath = TEXT("/Game/") + FGuid::NewGuid().ToString() + TEXT("/Back");
			const UMRInputAnimation* Back = Record();
			TestTrue(TEXT("made"), Back && Back->GetOutermost()->GetName() == Options.PackagePath);
			TestNull(TEXT("a second one"), Record());
			TestTrue(TEXT("says why"), Stage->Error.Code == EMRInputErrorCode::FileNotWritten);
		});
}

void FMRInputRecordBackSpec::DefineTrack()
{
	It("gives back what a track of recorded input plays",
		[this]
		{
			for (const MRInputEditorTestFiles::FFile& File : FMRInputBakeStage::GetFiles())
			{
				Stage = MakeUnique<FMRInputBakeStage>(File.Bytes);
				FMRInputMakeSequenceOptions Make;
				Make.PackagePath = TEXT("/Game/") + FGuid::NewGuid().ToString() + TEXT("/Shot");
				Stage->Sequence.Reset(
					MRInputMakeSequence::Make(Stage->Animation.Get(), nullptr, Make, Stage->Report, Stage->Error));
				// Not baked, but sampled at the same frames: between them it is off as far as a bake without bounds is.
				FMRInputBakeStage Other(File.Bytes);
				FMRInputBakeOptions EachFrame;
				EachFrame.PositionBound = EachFrame.RotationBound = -1.0f;
				Other.Bake(EachFrame);
				Stage->Report.PositionErrorBetween = Other.Report.PositionErrorBetween;
				Stage->Report.RotationErrorBetween = Other.Report.RotationErrorBetween;
				const UMRInputAnimation* Back = Record();
				if (TestNotNull(File.Name, Back))
				{
					const mria::Comparison Comparison = CompareWithOriginal(*Back);
					CheckParts(File.Name + TEXT(" played"), Comparison);
					CheckEdges(File.Name + TEXT(" played"), Comparison);
				}
			}
		});
	It("records its sequence alone, and leaves another player what it shows",
		[this]
		{
			Stage = MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")));
			UMovieSceneSection& Section = AddSection();
			Section.SetRange(TRange<FFrameNumber>(FFrameNumber(24000), FFrameNumber(48000)));
			for (const EMovieSceneCompletionMode Mode :
				{EMovieSceneCompletionMode::RestoreState, EMovieSceneCompletionMode::KeepState})
			{
				Section.EvalOptions.CompletionMode = Mode;
				const UMRInputAnimation* Alone = Record();
				const UMRInputPlaybackSubsystem& Playback = *Stage->World->GetSubsystem<UMRInputPlaybackSubsystem>();
				TestNull(TEXT("left over"), FMRInputAccess::FindShown(Playback));
				Stage->GoTo(90); // as the sequence editor's playhead
				const float Time = Playback.GetTime();
				const UMRInputAnimation* Again = Record();
				TestTrue(TEXT("the same"), Alone && Again && Alone->GetBytes() == Again->GetBytes());
				TestNotNull(TEXT("shown"), FMRInputAccess::FindShown(Playback));
				TestEqual(TEXT("where it was"), Playback.GetTime(), Time);
				Stage->GoTo(0);
				Stage->StopPlayer();
			}
		});
	It("records nothing of another player that is moved meanwhile, which is then shown where it is",
		[this]
		{
			Stage =
				MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
			AddSection();
			const UMRInputAnimation* Alone = Record();
			const UMRInputPlaybackSubsystem& Playback = *Stage->World->GetSubsystem<UMRInputPlaybackSubsystem>();
			const float Start = Stage->Animation->GetStartTime();
			// Within its section; and out of it, which it then has left.
			for (const int32 There : {30, Stage->GetLastFrame() + 5})
			{
				const bool bLeaves = There > 30;
				Stage->GoTo(20);
				FMRInputCancellingUser User(0);
				User.Meanwhile = [&] { Stage->GoTo(There + User.GetAsked() % 3); };
				const TGuardValue<FFeedbackContext*> Shown(GWarn, &User);
				const UMRInputAnimation* Again = Record();
				TestTrue(TEXT("moved"), User.GetAsked() > 3);
				TestTrue(TEXT("the same"), Alone && Again && Alone->GetBytes() == Again->GetBytes());
				TestEqual(TEXT("shown"), FMRInputAccess::FindShown(Playback) != nullptr, !bLeaves);
				const float There10 = Start + static_cast<float>(There + User.GetAsked() % 3) / 10.0f;
				TestEqual(TEXT("where it is"), Playback.GetTime(), bLeaves ? 0.0f : There10, 1e-5f);
				Stage->GoTo(40);
				TestEqual(TEXT("continues"), Playback.GetTime(), Start + 4.0f, 1e-5f);
			}
		});
	It("records in the editor's world what it records in a game's",
		[this]
		{
			Stage =
				MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
			AddSection();
			const UMRInputAnimation* Played = Record();
			UWorld* Edited = UWorld::CreateWorld(EWorldType::Editor, false);
			const UMRInputAnimation* Back =
				MRInputRecordBack::Record({Stage->Sequence.Get(), Edited, nullptr, Options}, Stage->Error);
			TestTrue(TEXT("the same"), Played && Back && Played->GetBytes() == Back->GetBytes());
			TestNull(TEXT("left over"), FMRInputAccess::FindShown(*Edited->GetSubsystem<UMRInputPlaybackSubsystem>()));
			Edited->DestroyWorld(false);
		});
	It("leaves the level that the user works in unchanged, not only the persistent one",
		[this]
		{
			Stage =
				MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
			AddSection();
			UWorld* Edited = UWorld::CreateWorld(EWorldType::Editor, false);
			const FString Name = TEXT("/Temp/MRInputSublevel") + FGuid::NewGuid().ToString();
			ULevel* Sublevel = NewObject<ULevel>(CreatePackage(*Name), TEXT("Sublevel"));
			Sublevel->OwningWorld = Edited;
			Edited->SetCurrentLevel(Sublevel);
			Sublevel->GetPackage()->SetDirtyFlag(false);
			Edited->GetPackage()->SetDirtyFlag(false);
			const FMRInputRecordBackJob Job{Stage->Sequence.Get(), Edited, nullptr, Options};
			TestNotNull(TEXT("recorded"), MRInputRecordBack::Record(Job, Stage->Error));
			TestFalse(TEXT("the sublevel"), Sublevel->GetPackage()->IsDirty());
			TestFalse(TEXT("the persistent one"), Edited->GetPackage()->IsDirty());
			Sublevel->GetPackage()->SetDirtyFlag(true);
			MRInputRecordBack::Record(Job, Stage->Error);
			TestTrue(TEXT("changed before"), Sublevel->GetPackage()->IsDirty());
			Sublevel->GetPackage()->SetDirtyFlag(false);
			Edited->SetCurrentLevel(Edited->PersistentLevel);
			Edited->DestroyWorld(false);
		});
	It("does not record the world's playback next to the sequence",
		[this]
		{
			Stage =
				MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
			UMRInputPlaybackSubsystem& Playback = *Stage->World->GetSubsystem<UMRInputPlaybackSubsystem>();
			Playback.Play(Stage->Animation.Get(), FMRInputPlayOptions(), Stage->Error);
			TestNull(TEXT("recorded"), Record());
			TestTrue(TEXT("nothing shown"), Stage->Error.Code == EMRInputErrorCode::NothingShown);
			TestTrue(TEXT("plays on"), Playback.GetAnimation() == Stage->Animation.Get());
		});
}

void FMRInputRecordBackSpec::DefineFailures()
{
	It("says why it records nothing",
		[this]
		{
			Stage =
				MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
			TestNull(TEXT("shows nothing"), Record());
			TestTrue(TEXT("nothing shown"), Stage->Error.Code == EMRInputErrorCode::NothingShown);
			FMRInputError Error;
			TestNull(TEXT("no world"), MRInputRecordBack::Record({Stage->Sequence.Get(), nullptr, nullptr, {}}, Error));
			TestTrue(TEXT("world"), Error.Code == EMRInputErrorCode::NoWorld);
			TestNull(TEXT("no sequence"), MRInputRecordBack::Record({nullptr, Stage->World.Get(), nullptr, {}}, Error));
			TestTrue(TEXT("sequence"), Error.Code == EMRInputErrorCode::NoSequence);
			Options.Channels.bHead = Options.Channels.bLeftHand = Options.Channels.bRightHand = false;
			TestNull(TEXT("no channels"), Record());
			TestTrue(TEXT("channels"), Stage->Error.Code == EMRInputErrorCode::NoChannels);
		});
	It("refuses an actor that is no rig, whatever else is shown",
		[this]
		{
			Stage =
				MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
			AddSection();
			TestNotNull(TEXT("what the track shows"), Record());
			Stage->Report.Rig = Stage->World->SpawnActor<AActor>();
			TestNull(TEXT("no rig"), Record());
			TestTrue(TEXT("nothing shown"), Stage->Error.Code == EMRInputErrorCode::NothingShown);
		});
}

#endif
