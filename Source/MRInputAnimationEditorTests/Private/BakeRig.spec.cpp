// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CineCameraActor.h"
#include "Editor.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "MRInputRigComponent.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneFolder.h"
#include "Support/MRInputBakeStage.h"
#include "Support/MRInputEditorTestFiles.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputBakeRigSpec, "MRInputAnimation.Editor.BakeRig",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBakeStage> Stage;
END_DEFINE_SPEC(FMRInputBakeRigSpec)

void FMRInputBakeRigSpec::Define()
{
	BeforeEach(
		[this] {
			Stage =
				MakeUnique<FMRInputBakeStage>(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), FFrameRate(10, 1));
		});
	AfterEach([this] { Stage.Reset(); });
	It("has its bindings in a folder of the rig's name, and leaves those that were there where they are",
		[this]
		{
			UMovieScene& Scene = *Stage->Sequence->GetMovieScene();
			const FGuid Own = Scene.AddPossessable(TEXT("Own"), AActor::StaticClass());
			for (const FMRInputBakeOptions& Options : {FMRInputBakeStage::MakeHeadOnly(), FMRInputBakeOptions()})
			{
				Stage->Bake(Options);
				if (TestEqual(TEXT("folders"), Scene.GetRootFolders().Num(), 1))
				{
					const UMovieSceneFolder& Folder = *Scene.GetRootFolders()[0];
					const int32 Root = Options.bLeftHand ? 1 : 0;
					TestEqual(TEXT("name"), Folder.GetFolderName().ToString(), Stage->Report.Rig->GetActorLabel());
					TestEqual(TEXT("each once"), Folder.GetChildObjectBindings().Num(), Stage->Report.PartCount + Root);
					TestFalse(TEXT("not mine"), Folder.GetChildObjectBindings().Contains(Own));
				}
			}
		});
	It("has all of a rig in the level of its root",
		[this]
		{
			ULevel* Level = NewObject<ULevel>(Stage->World.Get(), TEXT("Other"));
			Level->OwningWorld = Stage->World.Get();
			FActorSpawnParameters There;
			There.OverrideLevel = Level;
			Stage->Report.Rig = Stage->World->SpawnActor<AActor>(There);
			Stage->Bake();
			const AActor* Camera = Stage->FindRig()->FindPart(TEXT("Camera"));
			const AActor* Joint = Stage->FindRig()->FindPart(TEXT("Right.IndexTip"));
			TestTrue(TEXT("camera"), Camera->GetLevel() == Level);
			TestTrue(TEXT("joint"), Joint->GetLevel() == Level);
			while (Level->Actors.Num() > 0)
			{
				Level->Actors.Last()->Destroy();
			}
		});
	It("makes a rig of another name while one is bound, by its parts alone too",
		[this]
		{
			FMRInputBakeOptions Options = FMRInputBakeStage::MakeHeadOnly();
			Options.bFlags = false;
			Stage->Bake(Options);
			const FString First = Stage->Report.Rig->GetActorLabel();
			Stage->Report.Rig = nullptr;
			Stage->Bake(Options);
			TestEqual(TEXT("label"), Stage->Report.Rig->GetActorLabel(), First + TEXT("2"));
			TestEqual(TEXT("tracks"), Stage->CountTracks(), 2);
		});
	It("gives back what was baked before into the same rig",
		[this]
		{
			Stage->Bake(FMRInputBakeStage::MakeHeadOnly());
			const TArray<UMovieSceneSection*> Before = Stage->Sequence->GetMovieScene()->GetAllSections();
			const int32 Actors = Stage->World->PersistentLevel->Actors.Num();
			const UMRInputRigComponent& Rig = *Stage->FindRig();
			Stage->Bake();
			TestTrue(TEXT("more parts"), Rig.Parts.Num() > 1);
			TestFalse(TEXT("replaced"), Stage->Sequence->GetMovieScene()->GetAllSections().Contains(Before[0]));
			GEditor->UndoTransaction(false);
			TestTrue(TEXT("as it was"), Stage->Sequence->GetMovieScene()->GetAllSections() == Before);
			TestEqual(TEXT("actors"), Stage->World->PersistentLevel->Actors.Num(), Actors);
			TestEqual(TEXT("parts"), Rig.Parts.Num(), 1);
			const UMovieSceneFolder& Folder = *Stage->Sequence->GetMovieScene()->GetRootFolders()[0];
			TestEqual(TEXT("bindings in the folder"), Folder.GetChildObjectBindings().Num(), 1);
		});
	It("removes the rig again from an actor that had none",
		[this]
		{
			AActor* Own = Stage->World->SpawnActor<AActor>();
			Stage->Report.Rig = Own;
			Stage->Bake(FMRInputBakeStage::MakeHeadOnly());
			TestTrue(TEXT("a rig"), Stage->FindRig() && Stage->Report.Rig == Own);
			GEditor->UndoTransaction(false);
			TestNull(TEXT("none again"), Own->FindComponentByClass<UMRInputRigComponent>());
		});
	It("moves the actor that is in the rig now, not an earlier one of its name",
		[this]
		{
			Stage->Bake(FMRInputBakeStage::MakeHeadOnly());
			AActor& Earlier = *Stage->FindRig()->FindPart(TEXT("Camera"));
			AActor* Own = Stage->World->SpawnActor<ACineCameraActor>();
			Own->SetActorLabel(Earlier.GetActorLabel());
			Stage->FindRig()->Parts.Add(TEXT("Camera"), Own);
			Stage->Bake(FMRInputBakeStage::MakeHeadOnly());
			const FTransform Before = Earlier.GetActorTransform();
			Stage->GoTo(20);
			TestTrue(TEXT("left alone"), Earlier.GetActorTransform().Equals(Before));
			TestFalse(TEXT("moves"), Own->GetActorTransform().Equals(FTransform::Identity, 1.0));
			TestEqual(TEXT("tracks"), Stage->CountTracks(), 1);
		});
	It("keys the whole transform: parts are not scaled",
		[this]
		{
			Stage->Bake(FMRInputBakeStage::MakeHeadOnly());
			AActor& Head = *Stage->FindRig()->FindPart(TEXT("Camera"));
			Head.SetActorScale3D(FVector(3.0));
			Stage->GoTo(20);
			TestTrue(TEXT("scale"), Head.GetActorTransform().GetScale3D().Equals(FVector(1.0)));
		});
}

#endif
