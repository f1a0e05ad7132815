// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HeadMountedDisplayTypes.h"
#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecordingData.h"
#include "MRInputSettings.h"
#include "Misc/AutomationTest.h"
#include "MotionControllerComponent.h"
#include "Mria/Space.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestStage.h"
#include "UObject/Class.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace MotionControllerSpecDetail
{

/** A keypoint's name as the engine's enum has it. */
FString GetKeypointName(int32 Keypoint)
{
	return StaticEnum<EHandKeypoint>()->GetNameStringByValue(Keypoint);
}

FString GetHandName(mria::Hand Hand)
{
	return Hand == mria::Hand::Left ? TEXT("Left") : TEXT("Right");
}

} // namespace MotionControllerSpecDetail

BEGIN_DEFINE_SPEC(FMRInputMotionControllerSpec, "MRInputAnimation.Unit.MotionController",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputBareEngine> Engine;
TUniquePtr<FMRInputTestWorld> World;
FMRInputAnimationPtr Known;

void DefineSources();
void DefineEquality();
void DefineVelocities();
void DefineRefusals();
void DefineExtras();
void PlayAt(UMRInputAnimation* Animation, float Time);
mria::Frame GetFrame(const UMRInputAnimation& Animation, float Time) const;
void CheckSource(const FString& Source, const FTransform& Expected);
void CompareAllJoints(const mria::Frame& Frame, MRInputTestMath::FLargestDifference& Out);
END_DEFINE_SPEC(FMRInputMotionControllerSpec)

void FMRInputMotionControllerSpec::Define()
{
	BeforeEach([this] { MRInputTestStage::Begin(Engine, World, Known); });
	AfterEach([this] { MRInputTestStage::End(Engine, World, Known); });
	DefineSources();
	DefineEquality();
	DefineRefusals();
	DefineExtras();
}

void FMRInputMotionControllerSpec::PlayAt(UMRInputAnimation* Animation, float Time)
{
	FMRInputPlayOptions Options;
	Options.Clock = EMRInputClock::External;
	Options.LoopMode = EMRInputLoopMode::Hold;
	World->Play(Animation, Options);
	World->GetPlayback().AdvanceTo(Time);
}

mria::Frame FMRInputMotionControllerSpec::GetFrame(const UMRInputAnimation& Animation, float Time) const
{
	mria::Frame Frame;
	FMRInputAccess::GetData(Animation)->GetSampler().SampleAt(Time, Frame);
	return Frame;
}

void FMRInputMotionControllerSpec::CheckSource(const FString& Source, const FTransform& Expected)
{
	FTransform Pose;
	if (TestTrue(Source + TEXT(" answers"), MRInputTestDevices::FindPose(*Source, Pose)))
	{
		MRInputTestMath::FLargestDifference Difference;
		Difference.Add(Pose, Expected);
		TestTrue(Source + TEXT(": ") + Difference.ToString(), Difference.IsSmall());
	}
}

void FMRInputMotionControllerSpec::DefineSources()
{
	using namespace MotionControllerSpecDetail;

	It("moves a component to every joint of both hands",
		[this]
		{
			const FTransform TrackingOrigin(FRotator(0.0, 45.0, 0.0), FVector(100.0, 0.0, 0.0));
			TArray<UMotionControllerComponent*> Components;
			TArray<FTransform> Expected;
			const mria::Frame Frame = GetFrame(*Known, 0.75f);
			for (const mria::Hand Hand : mria::kHands)
			{
				for (int32 Keypoint = 0; Keypoint < EHandKeypointCount; ++Keypoint)
				{
					const FString Source = GetHandName(Hand) + GetKeypointName(Keypoint);
					Components.Add(World->AddMotionController(*Source, TrackingOrigin));
					Expected.Add(
						MRInputTestMath::ToUnreal(Frame[Hand][*mria::JointOfKeypoint(Keypoint)]) * TrackingOrigin);
				}
			}
			PlayAt(Known.Get(), 0.75f);
			World->Tick(0.01f);
			MRInputTestMath::FLargestDifference Difference;
			for (int32 Index = 0; Index < Components.Num(); ++Index)
			{
				TestTrue(TEXT("tracked"), Components[Index]->IsTracked());
				TestTrue(TEXT("its status"), Components[Index]->CurrentTrackingStatus == ETrackingStatus::Tracked);
				Difference.Add(Components[Index]->GetComponentTransform(), Expected[Index]);
			}
			AddInfo(Difference.ToString());
			TestTrue(TEXT("small"), Difference.IsSmall());
		});

	It("has the palm by old and new names",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			const mria::Frame Frame = GetFrame(*Known, 0.75f);
			for (const mria::Hand Hand : mria::kHands)
			{
				const FTransform Palm = MRInputTestMath::ToUnreal(Frame[Hand][mria::Joint::Palm]);
				const FString Name = GetHandName(Hand);
				CheckSource(Name + TEXT("Palm"), Palm);
				CheckSource(TEXT("HandTracking") + Name + TEXT("Palm"), Palm);
			}
		});

	It("has OpenXR's grip at the palm, by old and new names",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			const mria::Frame Frame = GetFrame(*Known, 0.75f);
			for (const mria::Hand Hand : mria::kHands)
			{
				const FString Name = GetHandName(Hand);
				const mria::HandFrame& Joints = Frame[Hand];
				const FTransform Palm = MRInputTestMath::ToUnreal(Joints[mria::Joint::Palm]);
				const FVector Little = MRInputTestMath::ToUnrealPosition(Joints[mria::Joint::PinkyKnuckle].position);
				const FVector Index = MRInputTestMath::ToUnrealPosition(Joints[mria::Joint::IndexKnuckle].position);
				FTransform Grip;
				TestTrue(TEXT("answers"), MRInputTestDevices::FindPose(*(Name + TEXT("Grip")), Grip));
				TestEqual(TEXT("its place"), Grip.GetLocation(), Palm.GetLocation(), 1e-3f);
				// OpenXR's X is Unreal's Y, its -Z Unreal's X.
				const FVector Normal = Palm.GetRotation().GetUpVector() * (Hand == mria::Hand::Left ? -1.0 : 1.0);
				TestEqual(TEXT("normal to the palm"), Grip.GetRotation().GetRightVector(), Normal, 1e-5f);
				const FVector Across = Index - Little;
				const FVector Handle = (Across - Normal * FVector::DotProduct(Across, Normal)).GetSafeNormal();
				TestEqual(TEXT("along a handle"), Grip.GetRotation().GetForwardVector(), Handle, 1e-5f);
				CheckSource(Name, Grip);
				CheckSource(TEXT("EControllerHand::") + Name, Grip);
			}
		});

	It("aims from the wrist through the knuckle of the index finger",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			const mria::Frame Frame = GetFrame(*Known, 0.75f);
			const mria::HandFrame& Hand = Frame[mria::Hand::Left];
			const FVector Wrist = MRInputTestMath::ToUnrealPosition(Hand[mria::Joint::Wrist].position);
			const FVector Knuckle = MRInputTestMath::ToUnrealPosition(Hand[mria::Joint::IndexKnuckle].position);
			FTransform Aim;
			TestTrue(TEXT("answers"), MRInputTestDevices::FindPose(TEXT("LeftAim"), Aim));
			TestEqual(TEXT("its place"), Aim.GetLocation(), Knuckle, 1e-3f);
			TestEqual(
				TEXT("its direction"), Aim.GetRotation().GetForwardVector(), (Knuckle - Wrist).GetSafeNormal(), 1e-5f);
			const FVector Back = MRInputTestMath::ToUnreal(Hand[mria::Joint::Palm]).GetRotation().GetUpVector();
			TestTrue(TEXT("up is the back of the hand"),
				FVector::DotProduct(Aim.GetRotation().GetUpVector(), Back) > 0.0 &&
					FMath::Abs(FVector::DotProduct(Aim.GetRotation().GetRightVector(), Back)) < 1e-5);
		});

	It("answers the long names of all joints, if it is to",
		[this]
		{
			for (const bool bIsWanted : {true, false})
			{
				TGuardValue<bool> Setting(GetMutableDefault<UMRInputSettings>()->bLongMotionSources, bIsWanted);
				PlayAt(Known.Get(), 0.75f);
				for (int32 Keypoint = 0; Keypoint < EHandKeypointCount; ++Keypoint)
				{
					FTransform Pose;
					const FString Source = TEXT("HandTrackingRight") + GetKeypointName(Keypoint);
					TestTrue(*Source, MRInputTestDevices::FindPose(*Source, Pose) == bIsWanted);
				}
			}
		});

	It("lists its sources",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			TArray<FMotionControllerSource> Sources;
			MRInputTestDevices::FindController()->EnumerateSources(Sources);
			TSet<FName> Names;
			for (const FMotionControllerSource& Source : Sources)
			{
				Names.Add(Source.SourceName);
			}
			for (const TCHAR* Name : {TEXT("Left"), TEXT("RightGrip"), TEXT("LeftAim"), TEXT("RightPalm"),
					 TEXT("LeftIndexTip"), TEXT("HandTrackingRightLittleTip")})
			{
				TestTrue(Name, Names.Contains(Name));
			}
			TestEqual(TEXT("none twice"), Names.Num(), Sources.Num());
		});
}

void FMRInputMotionControllerSpec::CompareAllJoints(const mria::Frame& Frame, MRInputTestMath::FLargestDifference& Out)
{
	using namespace MotionControllerSpecDetail;
	for (const mria::Hand Hand : mria::kHands)
	{
		for (int32 Keypoint = 0; Keypoint < EHandKeypointCount; ++Keypoint)
		{
			const mria::Joint Joint = *mria::JointOfKeypoint(Keypoint);
			const bool bIsExpected = Frame[Hand].isTracked && Frame[Hand].HasJoint(Joint);
			FTransform Pose;
			const FString Source = GetHandName(Hand) + GetKeypointName(Keypoint);
			if (MRInputTestDevices::FindPose(*Source, Pose) != bIsExpected)
			{
				AddError(FString::Printf(TEXT("%s at %g: whether it is tracked differs"), *Source, Frame.time));
			}
			else if (bIsExpected)
			{
				Out.Add(Pose, MRInputTestMath::ToUnreal(Frame[Hand][Joint]));
			}
		}
	}
}

void FMRInputMotionControllerSpec::DefineEquality()
{
	It("gives what the core samples, over whole recordings",
		[this]
		{
			MRInputTestMath::FLargestDifference Difference;
			for (const FString& Path : MRInputTestRecordings::GetPaths(*this))
			{
				const FMRInputAnimationPtr Asset = MRInputTestRecordings::Load(Path);
				PlayAt(Asset.Get(), Asset->GetStartTime());
				constexpr int32 Steps = 97;
				for (int32 Step = 0; Step <= Steps; ++Step)
				{
					const float Share = static_cast<float>(Step) / static_cast<float>(Steps);
					const float Time = Asset->GetStartTime() + Asset->GetDuration() * Share;
					World->GetPlayback().AdvanceTo(Time);
					CompareAllJoints(GetFrame(*Asset, World->GetPlayback().GetFrame().Time), Difference);
				}
			}
			AddInfo(Difference.ToString());
			TestTrue(TEXT("small"), Difference.IsSmall());
		});
}

void FMRInputMotionControllerSpec::DefineRefusals()
{
	It("returns false for unknown sources",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			const IMotionController& Controller = *MRInputTestDevices::FindController();
			FRotator Orientation;
			FVector Position;
			for (const TCHAR* Source : {TEXT("LeftElbow"), TEXT("None"), TEXT("Chest")})
			{
				TestFalse(
					Source, Controller.GetControllerOrientationAndPosition(0, Source, Orientation, Position, 100.0f));
				TestTrue(Source, Controller.GetControllerTrackingStatus(0, Source) == ETrackingStatus::NotTracked);
			}
			TestFalse(TEXT("another player"),
				Controller.GetControllerOrientationAndPosition(1, TEXT("Left"), Orientation, Position, 100.0f));
		});

	It("returns false for an untracked hand",
		[this]
		{
			UMotionControllerComponent* Component = World->AddMotionController(TEXT("Right"));
			PlayAt(Known.Get(), 0.1f);
			World->Tick(0.01f);
			TestFalse(TEXT("before it is found"), Component->IsTracked());
			World->GetPlayback().AdvanceTo(0.5f);
			World->Tick(0.01f);
			TestTrue(TEXT("while it is there"), Component->IsTracked());
			World->GetPlayback().AdvanceTo(1.8f);
			World->Tick(0.01f);
			TestFalse(TEXT("when it is lost"), Component->IsTracked());
			TestTrue(TEXT("its status"), Component->CurrentTrackingStatus == ETrackingStatus::NotTracked);
		});
}

void FMRInputMotionControllerSpec::DefineExtras()
{
	It("returns the pinch as a parameter",
		[this]
		{
			PlayAt(Known.Get(), 0.4f);
			const IMotionController& Controller = *MRInputTestDevices::FindController();
			bool bIsFound = false;
			TestEqual(TEXT("before"), Controller.GetCustomParameterValue(TEXT("Right"), TEXT("Pinch"), bIsFound), 0.0f);
			TestTrue(TEXT("found"), bIsFound);
			World->GetPlayback().AdvanceTo(0.6f);
			TestEqual(TEXT("in it"), Controller.GetCustomParameterValue(TEXT("Right"), TEXT("Pinch"), bIsFound), 1.0f);
			Controller.GetCustomParameterValue(TEXT("Right"), TEXT("Grasp"), bIsFound);
			TestFalse(TEXT("another parameter"), bIsFound);
			Controller.GetCustomParameterValue(TEXT("Chest"), TEXT("Pinch"), bIsFound);
			TestFalse(TEXT("another source"), bIsFound);
		});

	It("returns the joint positions of a hand",
		[this]
		{
			PlayAt(Known.Get(), 0.75f);
			const IMotionController& Controller = *MRInputTestDevices::FindController();
			const mria::Frame Frame = GetFrame(*Known, 0.75f);
			FVector Position = FVector::ZeroVector;
			for (int32 Keypoint = 0; Keypoint < EHandKeypointCount; ++Keypoint)
			{
				const mria::Pose& Pose = Frame[mria::Hand::Left][*mria::JointOfKeypoint(Keypoint)];
				TestTrue(TEXT("found"), Controller.GetHandJointPosition(TEXT("Left"), Keypoint, Position));
				TestEqual(TEXT("where"), Position, MRInputTestMath::ToUnrealPosition(Pose.position), 1e-3f);
			}
			TestFalse(TEXT("beyond"), Controller.GetHandJointPosition(TEXT("Left"), EHandKeypointCount, Position));
			TestFalse(TEXT("below"), Controller.GetHandJointPosition(TEXT("Left"), -1, Position));
		});
}

#endif
