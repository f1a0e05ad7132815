// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AssetRegistry/IAssetRegistry.h"
#include "LevelSequence.h"
#include "LevelSequenceActor.h"
#include "LevelSequencePlayer.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRigComponent.h"
#include "MRInputTakeFiles.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneTimeHelpers.h"
#include "Sequencer/MRInputMakeSequence.h"
#include "Sequencer/MRInputSequenceLibrary.h"
#include "Support/MRInputBakeStage.h"
#include "Support/MRInputEditorTestFiles.h"
#include "UObject/Package.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputMakeSequenceSpec, "MRInputAnimation.Editor.MakeSequence",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBakeStage> Stage;
FMRInputMakeSequenceOptions Options;

void DefineTimes();
void DefinePlaying();
void DefinePaths();
ULevelSequence* Make();
END_DEFINE_SPEC(FMRInputMakeSequenceSpec)

void FMRInputMakeSequenceSpec::Define()
{
	BeforeEach(
		[this]
		{
			Options = FMRInputMakeSequenceOptions();
			Stage = MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")));
			FMRInputError Error;
			Stage->Animation.Reset(MRInputTakeFiles::CreateAsset(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")),
				TEXT("/Game/") + FGuid::NewGuid().ToString() + TEXT("/Take"), Error));
		});
	AfterEach([this] { Stage.Reset(); });
	DefineTimes();
	DefinePlaying();
	DefinePaths();
}

ULevelSequence* FMRInputMakeSequenceSpec::Make()
{
	ULevelSequence* Made = nullptr;
	UMRInputSequenceLibrary::MakeLevelSequence(
		Stage->World.Get(), Stage->Animation.Get(), Options, Made, Stage->Report, Stage->Error);
	Stage->Sequence.Reset(Made);
	return Made;
}

void FMRInputMakeSequenceSpec::DefineTimes()
{
	It("has whole ticks in each frame of every usual rate",
		[this]
		{
			for (const FFrameRate Rate :
				{FFrameRate(24000, 1001), FFrameRate(24, 1), FFrameRate(25, 1), FFrameRate(30000, 1001),
					FFrameRate(30, 1), FFrameRate(48, 1), FFrameRate(50, 1), FFrameRate(60000, 1001), FFrameRate(60, 1),
					FFrameRate(72, 1), FFrameRate(90, 1), FFrameRate(120, 1), FFrameRate(240, 1)})
			{
				const FFrameRate Ticks = MRInputMakeSequence::ChooseTickResolution(Rate);
				const FFrameTime Second = FFrameRate::TransformTime(FFrameTime(FFrameNumber(1)), Rate, Ticks);
				TestEqual(FString::Printf(TEXT("%f"), Rate.AsDecimal()), Second.GetSubFrame(), 0.0f);
			}
			TestTrue(TEXT("an odd one"),
				MRInputMakeSequence::ChooseTickResolution(FFrameRate(7, 1)) == FFrameRate(24000, 1));
		});
	It("is as long as the recording, in whole frames, its last one included",
		[this]
		{
			Options.DisplayRate = FFrameRate(25, 1);
			const UMovieScene& Scene = *Make()->GetMovieScene();
			const double Frames = Stage->Animation->GetDuration() * 25.0;
			const int32 Last = FMath::CeilToInt32(Frames - 0.001);
			TestTrue(TEXT("rate"), Scene.GetDisplayRate() == FFrameRate(25, 1));
			TestTrue(TEXT("starts"), UE::MovieScene::DiscreteInclusiveLower(Scene.GetPlaybackRange()) == 0);
			TestEqual(TEXT("ends"), UE::MovieScene::DiscreteExclusiveUpper(Scene.GetPlaybackRange()).Value,
				(Last + 1) * 24000 / 25);
		});
	It("has no frame more because a float was rounded up",
		[this]
		{
			Options.DisplayRate = FFrameRate(10, 1);
			Stage = MakeUnique<FMRInputBakeStage>(FMRInputBakeStage::MakeHead({{0.0f, 0.0f}, {0.6f, 1.0f}}));
			TestTrue(TEXT("longer than it says"), Stage->Animation->GetDuration() * 10.0 > 6.0);
			Options.PackagePath = TEXT("/Game/") + FGuid::NewGuid().ToString() + TEXT("/Short");
			const UMovieScene& Scene = *Make()->GetMovieScene();
			TestEqual(TEXT("ends"), UE::MovieScene::DiscreteExclusiveUpper(Scene.GetPlaybackRange()).Value, 7 * 2400);
		});
	It("has the end of a baked recording that begins later, or before its start, within it too",
		[this]
		{
			Options.bBake = true;
			for (const float Delay : {2.5f, -1.5f, -100.0f})
			{
				Options.BakeOptions.StartSeconds = Delay;
				const UMovieScene& Scene = *Make()->GetMovieScene();
				const double Seconds = FMath::Max(Stage->Animation->GetDuration() + Delay, 0.0f);
				TestEqual(FString::Printf(TEXT("%.1f"), Delay),
					UE::MovieScene::DiscreteExclusiveUpper(Scene.GetPlaybackRange()).Value,
					(FMath::CeilToInt32(Seconds * 60.0 - 0.001) + 1) * 400);
			}
		});
	It("is as long as that at a rate beyond all ticks too",
		[this]
		{
			Options.DisplayRate = FFrameRate(2000000000, 1);
			const UMovieScene& Scene = *Make()->GetMovieScene();
			TestEqual(TEXT("ticks"),
				static_cast<double>(UE::MovieScene::DiscreteExclusiveUpper(Scene.GetPlaybackRange()).Value),
				Stage->Animation->GetDuration() * Scene.GetTickResolution().AsDecimal(), 1.0);
		});
	It("uses 60 frames per second for an invalid rate, including 0",
		[this]
		{
			for (const FFrameRate Rate : {FFrameRate(0, 1), FFrameRate(-30, 1), FFrameRate(30, 0)})
			{
				Options.DisplayRate = Rate;
				const ULevelSequence* Sequence = Make();
				TestTrue(TEXT("rate"), Sequence && Sequence->GetMovieScene()->GetDisplayRate() == FFrameRate(60, 1));
			}
		});
}

void FMRInputMakeSequenceSpec::DefinePlaying()
{
	It("plays the recording to its end",
		[this]
		{
			ULevelSequence* Sequence = Make();
			ALevelSequenceActor* Actor = nullptr;
			ULevelSequencePlayer* Player = ULevelSequencePlayer::CreateLevelSequencePlayer(
				Stage->World.Get(), Sequence, FMovieSceneSequencePlaybackSettings(), Actor);
			UMRInputPlaybackSubsystem& Playback = *Stage->World->GetSubsystem<UMRInputPlaybackSubsystem>();
			Player->Play();
			float Latest = -1.0f;
			int32 Updates = 0;
			for (; Player->IsPlaying() && Updates < 10000; ++Updates)
			{
				Player->Update(1.0f / 47.0f);
				Latest = Playback.GetAnimation() ? FMath::Max(Latest, Playback.GetTime()) : Latest;
			}
			const float End = Stage->Animation->GetStartTime() + Stage->Animation->GetDuration();
			TestFalse(TEXT("ended"), Player->IsPlaying());
			TestTrue(TEXT("took its time"), Updates >= static_cast<int32>(Stage->Animation->GetDuration() * 47.0f));
			TestEqual(TEXT("to the end"), Latest, End, 1e-3f);
		});
	It("has one section with the whole recording",
		[this]
		{
			const UMovieScene& Scene = *Make()->GetMovieScene();
			const TArray<UMovieSceneSection*> Sections = Scene.GetAllSections();
			if (TestEqual(TEXT("sections"), Sections.Num(), 1))
			{
				const UMovieSceneMRInputSection* Section = CastChecked<UMovieSceneMRInputSection>(Sections[0]);
				TestTrue(TEXT("recording"), Section->Animation == Stage->Animation.Get());
				TestTrue(TEXT("range"), Section->GetRange() == Scene.GetPlaybackRange());
				TestEqual(TEXT("first"), Section->GetPositionAt(FFrameTime(0)),
					static_cast<double>(Stage->Animation->GetStartTime()), 1e-9);
			}
		});
	It("has key frames and a rig if it is to be baked",
		[this]
		{
			Options.bBake = true;
			const ULevelSequence* Sequence = Make();
			TestTrue(TEXT("rig"), Stage->FindRig() != nullptr);
			TestEqual(TEXT("bindings"), Sequence->GetMovieScene()->GetBindings().Num(), Stage->Report.PartCount + 2);
			Stage->GoTo(Stage->GetLastFrame());
			const FMRInputFrame Wanted = Stage->Animation->SampleAt(1000.0f);
			TestTrue(TEXT("last pose"), Stage->FindRig()->GetFrame().Head.Equals(Wanted.Head, 0.02));
		});
}

void FMRInputMakeSequenceSpec::DefinePaths()
{
	It("is created next to the recording, with a number if the name exists",
		[this]
		{
			const FString DefaultPath = Stage->Animation->GetOutermost()->GetName() + TEXT("_Sequence");
			int32 Registered = 0;
			const FDelegateHandle Handle =
				IAssetRegistry::Get()->OnInMemoryAssetCreated().AddLambda([&Registered](UObject*) { ++Registered; });
			const TStrongObjectPtr<ULevelSequence> First(Make());
			IAssetRegistry::Get()->OnInMemoryAssetCreated().Remove(Handle);
			TestEqual(TEXT("registered"), Registered, 1);
			TestEqual(TEXT("first"), First->GetOutermost()->GetName(), DefaultPath);
			TestTrue(TEXT("to be saved"), First->GetOutermost()->IsDirty());
			TestEqual(TEXT("second"), Make()->GetOutermost()->GetName(), DefaultPath + TEXT("_2"));
			TestEqual(TEXT("name"), Stage->Sequence->GetName(), TEXT("Take_Sequence_2"));
		});
	It("says why it makes nothing",
		[this]
		{
			Options.PackagePath = Stage->Animation->GetOutermost()->GetName();
			TestNull(TEXT("in the way"), Make());
			TestTrue(TEXT("code"), Stage->Error.Code == EMRInputErrorCode::FileNotWritten);
			Options.PackagePath = TEXT("nowhere");
			TestNull(TEXT("no path"), Make());
			TestTrue(TEXT("code"), Stage->Error.Code == EMRInputErrorCode::FileNotWritten);
			Options = FMRInputMakeSequenceOptions();
			Options.bBake = true;
			FMRInputError Error;
			TestNull(TEXT("no world"),
				MRInputMakeSequence::Make(Stage->Animation.Get(), nullptr, Options, Stage->Report, Error));
			TestTrue(TEXT("code"), Error.Code == EMRInputErrorCode::NoWorld);
			Options.BakeOptions.bHead = Options.BakeOptions.bLeftHand = Options.BakeOptions.bRightHand = false;
			TestNull(TEXT("nothing to bake"), Make());
			TestTrue(TEXT("code"), Stage->Error.Code == EMRInputErrorCode::NoChannels);
			const FString DefaultPath = Stage->Animation->GetOutermost()->GetName() + TEXT("_Sequence");
			TestNull(TEXT("left over"), FindPackage(nullptr, *DefaultPath));
			Stage->Animation.Reset(NewObject<UMRInputAnimation>());
			TestNull(TEXT("no recording"), Make());
			TestTrue(TEXT("code"), Stage->Error.Code == EMRInputErrorCode::NoAnimation);
		});
}

#endif
