// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Camera/CameraComponent.h"
#include "Components/SceneComponent.h"
#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "LevelSequenceActor.h"
#include "MRInputPlaybackSubsystem.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputTestGhosts.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestSequence.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputGhostHandsSpec, "MRInputAnimation.Unit.GhostHands",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
using FTest = FMRInputTestGhosts;
TUniquePtr<FTest> Test;

void DefineDrawing();
void DefineLooks();
void DefineSpaces();
void DefineSequences();
void TestJoints(const UMRInputGhostHandsComponent& Ghosts, float Time, const FTransform& Origin)
{
	TestEqual(TEXT("joints"), *Test->CheckJoints(Ghosts, Time, Origin), TEXT(""));
}
END_DEFINE_SPEC(FMRInputGhostHandsSpec)

void FMRInputGhostHandsSpec::Define()
{
	BeforeEach([this] { Test = MakeUnique<FTest>(); });
	AfterEach([this] { Test.Reset(); });
	DefineDrawing();
	DefineLooks();
	DefineSpaces();
	DefineSequences();
}

void FMRInputGhostHandsSpec::DefineDrawing()
{
	It("are drawn joint by joint as recorded",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor(FTest::GetOrigin()));
			for (const float Time : {0.3f, 1.0f, 1.7f})
			{
				Ghosts->SetTime(Time);
				TestJoints(*Ghosts, Time, FTest::GetOrigin());
			}
		});

	It("have bones from joint to joint",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor(FTest::GetOrigin()));
			Ghosts->SetTime(1.0f);
			const UInstancedStaticMeshComponent* Joints = FTest::FindJoints(*Ghosts);
			const UInstancedStaticMeshComponent* Bones = FTest::FindBones(*Ghosts);
			// Palm, thumb root, thumb tip, index root, index tip, little tip: the joint and the one towards the wrist.
			struct FBone
			{
				int32 Joint;
				int32 Parent;
			};
			const FBone Pairs[] = {{0, 1}, {2, 1}, {5, 4}, {6, 1}, {10, 9}, {25, 24}};
			for (const FBone& Pair : Pairs)
			{
				for (const int32 First : {0, FTest::JointCount})
				{
					const FTransform Bone = FTest::Get(Bones, First + Pair.Joint);
					TestTrue(TEXT("begins at the parent"),
						Bone.TransformPosition(FVector(0.0, 0.0, -50.0))
							.Equals(FTest::Get(Joints, First + Pair.Parent).GetLocation(), 1e-3));
					TestTrue(TEXT("ends at the joint"),
						Bone.TransformPosition(FVector(0.0, 0.0, 50.0))
							.Equals(FTest::Get(Joints, First + Pair.Joint).GetLocation(), 1e-3));
				}
			}
			TestTrue(TEXT("none at the wrist"), FTest::IsHidden(Bones, 1));
		});

	It("go round joints that were never seen",
		[this]
		{
			mria::Recording Recording = MRInputTestRecordings::MakeKnown();
			const mria::CurveId First =
				mria::FirstCurveOf(mria::JointPose(mria::Hand::Left, mria::Joint::IndexMetacarpal));
			for (mria::CurveId Component = 0; Component < mria::kPoseComponentCount; ++Component)
			{
				Recording.curves[First + Component].keys.clear();
			}
			Test->Known = MRInputTestRecordings::Make(Recording);
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor());
			Ghosts->SetTime(1.0f);
			const UInstancedStaticMeshComponent* Joints = FTest::FindJoints(*Ghosts);
			const FTransform Bone = FTest::Get(FTest::FindBones(*Ghosts), 7);
			TestTrue(TEXT("the joint is hidden"), FTest::IsHidden(Joints, 6));
			TestTrue(TEXT("its bone is hidden"), FTest::IsHidden(FTest::FindBones(*Ghosts), 6));
			TestTrue(TEXT("the next bone begins at the wrist"),
				Bone.TransformPosition(FVector(0.0, 0.0, -50.0)).Equals(FTest::Get(Joints, 1).GetLocation(), 1e-3));
		});

	It("draw head and gaze",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor(FTest::GetOrigin()));
			Ghosts->SetTime(1.0f);
			const mria::Frame Frame = Test->Sample(1.0f);
			MRInputTestMath::FLargestDifference Difference;
			Difference.Add(FTest::Get(FTest::FindJoints(*Ghosts), FTest::Head),
				MRInputTestMath::ToUnreal(Frame.camera) * FTest::GetOrigin());
			TestTrue(*Difference.ToString(), Difference.IsSmall());
			const FTransform Ray = FTest::Get(FTest::FindBones(*Ghosts), FTest::Gaze);
			const FVector From =
				FTest::GetOrigin().TransformPosition(MRInputTestMath::ToUnrealPosition(Frame.gaze.origin));
			const FVector Direction = FTest::GetOrigin().TransformVector(
				MRInputTestMath::ToUnrealPosition(Frame.gaze.direction, 1.0).GetSafeNormal());
			TestTrue(TEXT("starts at the eyes"), Ray.TransformPosition(FVector(0.0, 0.0, -50.0)).Equals(From, 1e-3));
			TestTrue(TEXT("goes where they look"),
				Ray.TransformPosition(FVector(0.0, 0.0, 50.0)).Equals(From + Direction * 200.0, 1e-3));
		});

	It("leave out a hand that was not seen, unless they are not to",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor());
			Ghosts->SetTime(0.1f);
			TestFalse(TEXT("left"), FTest::IsHidden(FTest::FindJoints(*Ghosts), 5));
			TestTrue(TEXT("right"), FTest::IsHidden(FTest::FindJoints(*Ghosts), FTest::JointCount + 5));
			TestTrue(TEXT("right bone"), FTest::IsHidden(FTest::FindBones(*Ghosts), FTest::JointCount + 5));
			FMRInputGhostStyle Style = Ghosts->Style;
			Style.bHideUntracked = false;
			Ghosts->SetStyle(Style);
			TestFalse(TEXT("right, shown"), FTest::IsHidden(FTest::FindJoints(*Ghosts), FTest::JointCount + 5));
		});
}

void FMRInputGhostHandsSpec::DefineLooks()
{
	It("have the engine's shapes in their colours at first",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor());
			Ghosts->SetTime(1.0f);
			const UInstancedStaticMeshComponent* Joints = FTest::FindJoints(*Ghosts);
			const UInstancedStaticMeshComponent* Bones = FTest::FindBones(*Ghosts);
			TestEqual(TEXT("joints"), *Joints->GetStaticMesh()->GetName(), TEXT("Sphere"));
			TestEqual(TEXT("bones"), *Bones->GetStaticMesh()->GetName(), TEXT("Cylinder"));
			UMaterialInstanceDynamic* Material = Cast<UMaterialInstanceDynamic>(Bones->GetMaterial(0));
			if (TestNotNull(TEXT("material"), Material))
			{
				TestTrue(
					TEXT("the colour"), Material->K2_GetVectorParameterValue(TEXT("Color")) == Ghosts->Style.BoneColor);
			}
			TestEqual(TEXT("nothing to bump into"), static_cast<int32>(Joints->GetCollisionEnabled()),
				static_cast<int32>(ECollisionEnabled::NoCollision));
		});

	It("refer to the engine's shapes, so that they are cooked",
		[this]
		{
			TArray<UObject*> Found;
			FReferenceFinder(Found).FindReferences(UMRInputGhostHandsComponent::StaticClass()->GetDefaultObject());
			for (const TCHAR* Name : {TEXT("Sphere"), TEXT("Cylinder"), TEXT("BasicShapeMaterial")})
			{
				TestTrue(Name,
					Found.ContainsByPredicate([Name](const UObject* Object) { return Object->GetName() == Name; }));
			}
		});

	It("leave out what is not to be shown",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor());
			Ghosts->SetTime(1.0f);
			FMRInputGhostStyle Style = Ghosts->Style;
			Style.bShowHead = false;
			Style.bShowGaze = false;
			Style.bShowLeftHand = false;
			Ghosts->SetStyle(Style);
			TestTrue(TEXT("head"), FTest::IsHidden(FTest::FindJoints(*Ghosts), FTest::Head));
			TestTrue(TEXT("gaze"), FTest::IsHidden(FTest::FindBones(*Ghosts), FTest::Gaze));
			TestTrue(TEXT("left"), FTest::IsHidden(FTest::FindJoints(*Ghosts), 3));
			TestFalse(TEXT("right"), FTest::IsHidden(FTest::FindJoints(*Ghosts), FTest::JointCount + 3));
		});

	It("take another mesh, and say when it is missing",
		[this]
		{
			// The engine warns of it too.
			AddExpectedError(TEXT("Missing"), EAutomationExpectedErrorFlags::Contains, 0);
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor());
			Ghosts->Style.JointMesh =
				TSoftObjectPtr<UStaticMesh>(FSoftObjectPath(TEXT("/Engine/BasicShapes/Cube.Cube")));
			Ghosts->SetTime(1.0f);
			TestEqual(TEXT("cubes"), FTest::FindJoints(*Ghosts)->GetStaticMesh()->GetName(), TEXT("Cube"));
			FMRInputGhostStyle Style = Ghosts->Style;
			Style.JointMesh = nullptr;
			Style.BoneMesh = TSoftObjectPtr<UStaticMesh>(FSoftObjectPath(TEXT("/Engine/BasicShapes/Missing.Missing")));
			Ghosts->SetStyle(Style);
			TestEqual(TEXT("spheres again"), FTest::FindJoints(*Ghosts)->GetStaticMesh()->GetName(), TEXT("Sphere"));
			Ghosts->SetTime(1.5f);
			TestNull(TEXT("none"), FTest::FindBones(*Ghosts)->GetStaticMesh());
		});
}

void FMRInputGhostHandsSpec::DefineSpaces()
{
	It("are placed at the given world transform",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts =
				Test->Add(Test->World.AddActor(FTransform(FRotator::ZeroRotator, FVector(1.0, 2.0, 3.0), FVector(4.0))),
					EMRInputGhostSpace::World);
			Ghosts->WorldOrigin = FTest::GetOrigin();
			Ghosts->SetTime(1.0f);
			TestJoints(*Ghosts, 1.0f, FTest::GetOrigin());
		});

	It("follow the player's tracking space",
		[this]
		{
			UCameraComponent* Camera = Test->World.AddHeadCamera(FTest::GetOrigin());
			UMRInputGhostHandsComponent* Ghosts =
				Test->Add(Test->World.AddActor(FTransform(FVector(5.0))), EMRInputGhostSpace::Player);
			Ghosts->SetTime(1.0f);
			TestJoints(*Ghosts, 1.0f, FTest::GetOrigin());
			const FTransform Moved(FRotator(0.0, 30.0, 0.0), FVector(-50.0, 0.0, 10.0));
			Camera->GetOwner()->SetActorTransform(Moved);
			Test->World.Tick(0.01f);
			TestJoints(*Ghosts, 1.0f, Moved);
		});

	It("move with their actor without an update of the instances",
		[this]
		{
			AActor* Actor = Test->World.AddActor();
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Actor);
			Ghosts->SetTime(1.0f);
			Actor->SetActorTransform(FTest::GetOrigin());
			TestJoints(*Ghosts, 1.0f, FTest::GetOrigin());
		});

	It("follow the world's playback, wherever it plays",
		[this]
		{
			UMRInputGhostHandsComponent* AtComponent = Test->Add(Test->World.AddActor(FTest::GetOrigin()));
			UMRInputGhostHandsComponent* AtPlayer = Test->Add(Test->World.AddActor(), EMRInputGhostSpace::Player);
			AtComponent->bFollowPlayback = true;
			AtPlayer->bFollowPlayback = true;
			Test->World.Tick(0.25f);
			TestNull(TEXT("nothing before"), FTest::FindJoints(*AtComponent));
			const FTransform Origin(FRotator(0.0, 90.0, 0.0), FVector(10.0, 20.0, 30.0));
			FMRInputPlayOptions Options;
			Options.Origin = EMRInputOrigin::World;
			Options.OriginTransform = Origin;
			Test->World.Play(Test->Known.Get(), Options);
			Test->World.TickFrames(4, 0.25f);
			TestJoints(*AtComponent, 1.0f, FTest::GetOrigin());
			TestJoints(*AtPlayer, 1.0f, Origin);
			Test->World.GetPlayback().Stop();
			Test->World.Tick(0.25f);
			TestTrue(TEXT("nothing after"), FTest::IsHidden(FTest::FindJoints(*AtPlayer), 0));
		});
}

void FMRInputGhostHandsSpec::DefineSequences()
{
	It("follow a sequence, on devices or not: played, scrubbed and stopped",
		[this]
		{
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Test->World.AddActor(FTest::GetOrigin()));
			Ghosts->bFollowPlayback = true;
			for (const bool bDrives : {true, false})
			{
				FMRInputTestSequence Sequence(Test->World, 4.0);
				Sequence.Add(Test->Known.Get(), 0.5, 2.5).bDriveDevices = bDrives;
				Sequence.GetPlayer().Play();
				Test->World.TickFrames(4, 0.25f);
				TestJoints(*Ghosts, 0.5f, FTest::GetOrigin());
				Sequence.GetPlayer().Pause();
				Sequence.GoTo(2.0, EUpdatePositionMethod::Scrub);
				Test->World.Tick(0.25f);
				TestJoints(*Ghosts, 1.5f, FTest::GetOrigin());
				Sequence.GetPlayer().Stop();
				Test->World.Tick(0.25f);
				TestTrue(TEXT("nothing after"), FTest::IsHidden(FTest::FindJoints(*Ghosts), 0));
			}
		});

	It("follow a sequence in the editor's world, where nothing ticks",
		[this]
		{
			FMRInputTestSequence Sequence(Test->World, 4.0);
			Sequence.Add(Test->Known.Get(), 0.0, 2.0);
			ULevelSequence* Asset = CastChecked<ULevelSequence>(Sequence.GetPlayer().GetSequence());
			UWorld* Edited = UWorld::CreateWorld(EWorldType::Editor, false);
			AActor* Actor = Edited->SpawnActor<AActor>();
			USceneComponent* Root = NewObject<USceneComponent>(Actor);
			Actor->SetRootComponent(Root);
			Root->RegisterComponent();
			UMRInputGhostHandsComponent* Ghosts = Test->Add(Actor);
			Ghosts->bFollowPlayback = true;
			ALevelSequenceActor* SequenceActor = nullptr;
			ULevelSequencePlayer* Player = ULevelSequencePlayer::CreateLevelSequencePlayer(
				Edited, Asset, FMovieSceneSequencePlaybackSettings(), SequenceActor);
			Player->Initialize(
				Asset, Edited->PersistentLevel, FLevelSequenceCameraSettings()); // else nobody does there
			for (const float Time : {1.0f, 0.5f, 1.5f})
			{
				Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(Time, EUpdatePositionMethod::Scrub));
				TestJoints(*Ghosts, Time, FTransform::Identity);
			}
			Player->Stop();
			TestTrue(TEXT("nothing after"), FTest::IsHidden(FTest::FindJoints(*Ghosts), 0));
			Ghosts->DestroyComponent();
			Player->SetPlaybackPosition(FMovieSceneSequencePlaybackParams(1.0f, EUpdatePositionMethod::Scrub));
			Player->Stop();
			Edited->DestroyWorld(false);
		});
}

#endif
