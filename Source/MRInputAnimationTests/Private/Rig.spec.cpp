// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "GameFramework/Actor.h"
#include "GameFramework/WorldSettings.h"
#include "MRInputAccess.h"
#include "MRInputConvert.h"
#include "MRInputRigComponent.h"
#include "Misc/AutomationTest.h"
#include "Mria/Frame.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputRigSpec, "MRInputAnimation.Unit.Rig",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestWorld> World;
UMRInputRigComponent* Rig = nullptr;

AActor* AddPart(const TCHAR* Name, const FTransform& Transform);
END_DEFINE_SPEC(FMRInputRigSpec)

AActor* FMRInputRigSpec::AddPart(const TCHAR* Name, const FTransform& Transform)
{
	AActor* Part = World->AddActor();
	Part->AttachToActor(Rig->GetOwner(), FAttachmentTransformRules::KeepRelativeTransform);
	Part->GetRootComponent()->SetRelativeTransform(Transform);
	Rig->Parts.Add(FName(Name), Part);
	return Part;
}

void FMRInputRigSpec::Define()
{
	BeforeEach(
		[this]
		{
			World = MakeUnique<FMRInputTestWorld>();
			AActor* Root = World->AddActor(FTransform(FRotator(0.0, 90.0, 0.0), FVector(100.0, 0.0, 0.0)));
			Rig = NewObject<UMRInputRigComponent>(Root);
			Rig->RegisterComponent();
		});
	AfterEach([this] { World.Reset(); });
	It("shows its parts in the world, and as a recording has them",
		[this]
		{
			World->Get().GetWorldSettings()->WorldToMeters = 200.0f;
			AddPart(TEXT("Right.IndexTip"), FTransform(FVector(20.0, 0.0, 40.0)));
			Rig->bRightTracked = true;
			mria::Frame Frame;
			FMRInputAccess::ReadFrame(*Rig, Frame);
			// Forward is Unity's z, up its y; two units are a centimetre here.
			const mria::Vec3& Tip = Frame[mria::Hand::Right][mria::Joint::IndexTip].position;
			TestTrue(TEXT("recorded"), mria::Length(Tip - mria::Vec3{0.0f, 0.2f, 0.1f}) < 1e-6f);
			const FMRInputFrame Shown = Rig->GetFrame();
			const int32 IndexTip = static_cast<int32>(Shown.RightHand.KeypointIsPresent.Find(true));
			TestTrue(TEXT("tracked"), Shown.RightHand.bIsTracked && !Shown.LeftHand.bIsTracked);
			TestTrue(TEXT("in the world"),
				Shown.RightHand.Keypoints[IndexTip].GetLocation().Equals(FVector(100.0, 20.0, 40.0), 1e-4));
		});
	It("treats a part without an actor as absent",
		[this]
		{
			AActor* Head = AddPart(TEXT("Camera"), FTransform::Identity);
			AddPart(TEXT("Left.Nose"), FTransform::Identity);
			mria::Frame Frame;
			FMRInputAccess::ReadFrame(*Rig, Frame);
			TestTrue(TEXT("head"), Frame.hasCamera && Rig->FindPart(TEXT("Camera")) == Head);
			TestEqual(TEXT("joints"), Frame[mria::Hand::Left].presentJoints, 0u);
			Head->Destroy();
			FMRInputAccess::ReadFrame(*Rig, Frame);
			TestFalse(TEXT("destroyed"), Frame.hasCamera);
			TestNull(TEXT("no part"), Rig->FindPart(TEXT("Camera")));
		});
}

#endif
