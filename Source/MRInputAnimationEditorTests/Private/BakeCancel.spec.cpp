// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputMenuActions.h"
#include "Editor.h"
#include "Engine/Level.h"
#include "GameFramework/Actor.h"
#include "Logging/MessageLog.h"
#include "MRInputRigComponent.h"
#include "Misc/AutomationTest.h"
#include "Misc/Guid.h"
#include "MovieScene.h"
#include "Reports/MRInputReport.h"
#include "Sequencer/MRInputMakeSequence.h"
#include "Sequencer/MRInputRecordBack.h"
#include "Support/MRInputBakeStage.h"
#include "Support/MRInputTestAsset.h"
#include "Support/MRInputTestUser.h"
#include "UObject/Package.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputBakeCancelSpec, "MRInputAnimation.Editor.BakeCancel",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBakeStage> Stage;

void DefineBakes();
void DefineOthers();
int32 CountActors() const
{
	return Stage->World->PersistentLevel->Actors.Num();
}

/** Bakes with a user who cancels then; how often the user was asked. */
int32 Bake(int32 When);
END_DEFINE_SPEC(FMRInputBakeCancelSpec)

void FMRInputBakeCancelSpec::Define()
{
	BeforeEach([this] { Stage = MakeUnique<FMRInputBakeStage>(FMRInputBakeStage::MakePinching({0.5f, 1.0f})); });
	AfterEach([this] { Stage.Reset(); });
	DefineBakes();
	DefineOthers();
}

int32 FMRInputBakeCancelSpec::Bake(int32 When)
{
	FMRInputCancellingUser User(When);
	const TGuardValue<FFeedbackContext*> Shown(GWarn, &User);
	Stage->Bake();
	return User.GetAsked();
}

void FMRInputBakeCancelSpec::DefineBakes()
{
	It("leaves everything as it was, whenever a bake is cancelled",
		[this]
		{
			const int32 Actors = CountActors();
			const int32 Asked = Bake(0);
			TestTrue(TEXT("asked again and again"), Asked >= 8);
			GEditor->UndoTransaction(false);
			Stage->Report = FMRInputBakeReport();
			for (const int32 When : {1, 2, Asked / 2, Asked - 1, Asked})
			{
				TestEqual(TEXT("asked no more"), Bake(When), When);
				TestTrue(TEXT("code"), Stage->Error.Code == EMRInputErrorCode::Cancelled);
				TestFalse(TEXT("text"), Stage->Error.Text.IsEmpty());
				TestTrue(TEXT("report"), !Stage->Report.Rig && Stage->Report.FrameCount == 0);
				TestEqual(TEXT("actors"), CountActors(), Actors);
				TestEqual(TEXT("bindings"), Stage->Sequence->GetMovieScene()->GetBindings().Num(), 0);
				TestEqual(TEXT("possessables"), Stage->Sequence->GetMovieScene()->GetPossessableCount(), 0);
				TestFalse(TEXT("a step to undo"), GEditor->UndoTransaction(false));
			}
			TestTrue(TEXT("can be baked after all"), Stage->Bake() && Stage->CountTracks() > 0);
		});
	It("can be cancelled while it measures keys that lie between a few frames",
		[this]
		{
			Stage = MakeUnique<FMRInputBakeStage>(FMRInputBakeStage::MakePinching({0.5f}), FFrameRate(1, 1));
			const int32 Asked = Bake(0);
			TestTrue(TEXT("asked there too"), Asked >= 4);
			Stage->Report = FMRInputBakeReport();
			TestEqual(TEXT("asked no more"), Bake(Asked), Asked);
			TestTrue(TEXT("cancelled"), Stage->Error.Code == EMRInputErrorCode::Cancelled);
		});
	It("leaves what was baked before in its rig",
		[this]
		{
			Stage->Bake();
			AActor* Rig = Stage->Report.Rig;
			const TArray<UMovieSceneSection*> Sections = Stage->Sequence->GetMovieScene()->GetAllSections();
			Bake(3);
			TestTrue(TEXT("cancelled"), Stage->Error.Code == EMRInputErrorCode::Cancelled);
			TestTrue(TEXT("sections"), Stage->Sequence->GetMovieScene()->GetAllSections() == Sections);
			Stage->Report.Rig = Rig;
			Stage->GoTo(45);
			TestFalse(TEXT("moves"), Stage->FindRig()->GetFrame().Head.Equals(FTransform::Identity, 1e-3));
		});
}

void FMRInputBakeCancelSpec::DefineOthers()
{
	It("creates no asset if recording a sequence is cancelled, and restores everything",
		[this]
		{
			Stage->Bake();
			const AActor& Head = *Stage->FindRig()->FindPart(TEXT("Camera"));
			const FTransform Before = Head.GetActorTransform();
			const int32 Actors = CountActors();
			FMRInputRecordBackJob Job{Stage->Sequence.Get(), Stage->World.Get(), Stage->FindRig(), {}};
			Job.Options.PackagePath = TEXT("/Game/") + FGuid::NewGuid().ToString() + TEXT("/Back");
			FMRInputCancellingUser User(30);
			const TGuardValue<FFeedbackContext*> Shown(GWarn, &User);
			TestNull(TEXT("recorded"), MRInputRecordBack::Record(Job, Stage->Error));
			TestTrue(TEXT("code"), Stage->Error.Code == EMRInputErrorCode::Cancelled);
			TestEqual(TEXT("asked no more"), User.GetAsked(), 30);
			TestNull(TEXT("asset"), FindPackage(nullptr, *Job.Options.PackagePath));
			TestEqual(TEXT("actors"), CountActors(), Actors);
			TestTrue(TEXT("place"), Head.GetActorTransform().Equals(Before));
		});
	It("makes no sequence if its bake is cancelled",
		[this]
		{
			const int32 Actors = CountActors();
			FMRInputMakeSequenceOptions Options;
			Options.bBake = true;
			Options.PackagePath = TEXT("/Game/") + FGuid::NewGuid().ToString() + TEXT("/Shot");
			FMRInputCancellingUser User(2);
			const TGuardValue<FFeedbackContext*> Shown(GWarn, &User);
			TestNull(TEXT("made"),
				MRInputMakeSequence::Make(
					Stage->Animation.Get(), Stage->World.Get(), Options, Stage->Report, Stage->Error));
			TestTrue(TEXT("code"), Stage->Error.Code == EMRInputErrorCode::Cancelled);
			TestNull(TEXT("package"), FindPackage(nullptr, *Options.PackagePath));
			TestEqual(TEXT("actors"), CountActors(), Actors);
			TestFalse(TEXT("a step to undo"), GEditor->UndoTransaction(false));
		});
	It("makes none of the sequences after the one that is cancelled, and says nothing of it",
		[this]
		{
			const TArray<uint8> Bytes = FMRInputBakeStage::MakePinching({0.5f, 1.0f});
			const TStrongObjectPtr<UMRInputAnimation> First(MRInputTestAsset::Make(Bytes, TEXT("First")));
			const TStrongObjectPtr<UMRInputAnimation> Second(MRInputTestAsset::Make(Bytes, TEXT("Second")));
			const int32 Messages = FMessageLog(MRInputReport::LogName).NumMessages(EMessageSeverity::Info);
			FMRInputCancellingUser User(3);
			const TGuardValue<FFeedbackContext*> Shown(GWarn, &User);
			TestEqual(TEXT("made"),
				MRInputMenuActions::MakeSequences(
					{MRInputTestAsset::DataOf(*First), MRInputTestAsset::DataOf(*Second)}, true),
				0);
			TestEqual(TEXT("asked no more"), User.GetAsked(), 3);
			TestEqual(
				TEXT("messages"), FMessageLog(MRInputReport::LogName).NumMessages(EMessageSeverity::Info), Messages);
		});
}

#endif
