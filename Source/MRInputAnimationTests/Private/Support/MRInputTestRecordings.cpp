// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestRecordings.h"

#include "HAL/FileManager.h"
#include "HAL/PlatformMisc.h"
#include "Interfaces/IPluginManager.h"
#include "MRInputBlueprintLibrary.h"
#include "Misc/AutomationTest.h"
#include "Misc/Paths.h"
#include "Mria/Pose.h"
#include "Mria/Transform.h"
#include "Mria/Writer.h"

namespace MRInputTestRecordingsDetail
{

constexpr float Duration = 2.0f;
constexpr mria::Vec3 Displacement{0.1f, 0.05f, 0.2f};

void AddKey(mria::Curve& Curve, float Time, float Value)
{
	mria::Keyframe Key;
	Key.time = Time;
	Key.value = Value;
	Curve.keys.push_back(Key);
}

void AddPose(mria::Recording& Recording, mria::PoseId Pose, float Time, const mria::Pose& Value)
{
	const mria::CurveId First = mria::FirstCurveOf(Pose);
	const float Numbers[] = {Value.position.x, Value.position.y, Value.position.z, Value.rotation.x, Value.rotation.y,
		Value.rotation.z, Value.rotation.w};
	for (mria::CurveId Component = 0; Component < mria::kPoseComponentCount; ++Component)
	{
		AddKey(Recording.curves[First + Component], Time, Numbers[Component]);
	}
}

void AddGaze(mria::Recording& Recording, float Time, const mria::Ray& Value)
{
	const float Numbers[] = {
		Value.origin.x, Value.origin.y, Value.origin.z, Value.direction.x, Value.direction.y, Value.direction.z};
	for (mria::CurveId Component = 0; Component < mria::kRayComponentCount; ++Component)
	{
		AddKey(Recording.curves[mria::kFirstGazeCurve + Component], Time, Numbers[Component]);
	}
}

void AddHand(mria::Recording& Recording, mria::Hand Hand)
{
	const float Side = Hand == mria::Hand::Left ? -0.2f : 0.2f;
	for (std::size_t Joint = 1; Joint < mria::kJointCount; ++Joint)
	{
		const float Number = static_cast<float>(Joint);
		const mria::Vec3 Start{Side + 0.01f * Number, 1.2f + 0.005f * Number, 0.4f};
		const mria::PoseId Pose = mria::JointPose(Hand, static_cast<mria::Joint>(Joint));
		AddPose(Recording, Pose, 0.0f, {Start, mria::TurnAboutUp(3.0f * Number)});
		AddPose(Recording, Pose, Duration, {Start + Displacement, mria::TurnAboutUp(3.0f * Number + 40.0f)});
	}
}

} // namespace MRInputTestRecordingsDetail

FString MRInputTestRecordings::GetSamplePath(const TCHAR* Name)
{
	const TSharedPtr<IPlugin> Plugin = IPluginManager::Get().FindPlugin(TEXT("MRInputAnimation"));
	check(Plugin);
	return FPaths::Combine(Plugin->GetBaseDir(), TEXT("Content/Samples"), FString(Name) + TEXT(".bin"));
}

TArray<FString> MRInputTestRecordings::GetPaths(FAutomationTestBase& Test)
{
	TArray<FString> Paths = {
		GetSamplePath(TEXT("PressButton")), GetSamplePath(TEXT("PinchDrag")), GetSamplePath(TEXT("BezierReach"))};
	const FString Folder = FPlatformMisc::GetEnvironmentVariable(TEXT("MRINPUT_RECORDINGS"));
	TArray<FString> Names;
	if (!Folder.IsEmpty())
	{
		IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, TEXT("*.bin")), true, false);
	}
	int32 RealCount = 0;
	for (const FString& Name : Names)
	{
		const FString Path = FPaths::Combine(Folder, Name);
		if (Load(Path)) // headerless ones are refused
		{
			Paths.Add(Path);
			++RealCount;
		}
	}
	Test.AddInfo(RealCount > 0 ? FString::Printf(TEXT("%d real recordings"), RealCount)
							   : FString(TEXT("skipped: real recordings; MRINPUT_RECORDINGS names no folder of them")));
	return Paths;
}

FMRInputAnimationPtr MRInputTestRecordings::Load(const FString& Path)
{
	UMRInputAnimation* Animation = nullptr;
	FMRInputError Error;
	UMRInputBlueprintLibrary::LoadRecordingFromFile(Path, Animation, Error);
	return FMRInputAnimationPtr(Animation);
}

FMRInputAnimationPtr MRInputTestRecordings::LoadSample(const TCHAR* Name)
{
	FMRInputAnimationPtr Animation = Load(GetSamplePath(Name));
	checkf(Animation, TEXT("The sample %s is missing"), *GetSamplePath(Name));
	return Animation;
}

TArray<uint8> MRInputTestRecordings::Write(const mria::Recording& Recording)
{
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, Recording.dialect);
	return TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size()));
}

FMRInputAnimationPtr MRInputTestRecordings::Make(const mria::Recording& Recording)
{
	FMRInputAnimationPtr Animation(NewObject<UMRInputAnimation>());
	FMRInputError Error;
	verifyf(Animation->SetBytes(Write(Recording), TEXT("Made"), Error), TEXT("%s"), *Error.Text.ToString());
	return Animation;
}

mria::Recording MRInputTestRecordings::MakeKnown()
{
	using namespace MRInputTestRecordingsDetail;
	mria::Recording Recording;
	Recording.channels.bytes = {1, 1, 1};
	AddPose(Recording, mria::kCameraPose, 0.0f, {{0.0f, 1.6f, 0.0f}, mria::TurnAboutUp(0.0f)});
	AddPose(Recording, mria::kCameraPose, Duration, {{0.2f, 1.7f, 0.4f}, mria::TurnAboutUp(30.0f)});
	AddGaze(Recording, 0.0f, {{0.0f, 1.6f, 0.0f}, {0.0f, 0.0f, 1.0f}});
	AddGaze(Recording, Duration, {{0.2f, 1.7f, 0.4f}, {0.6f, 0.0f, 0.8f}});
	AddHand(Recording, mria::Hand::Left);
	AddHand(Recording, mria::Hand::Right);

	SetFlag(Recording, mria::TrackedCurve(mria::Hand::Left), {{0.0f, true}});
	SetFlag(Recording, mria::PinchCurve(mria::Hand::Left), {{0.0f, false}, {0.8f, true}, {1.6f, false}});
	SetFlag(Recording, mria::TrackedCurve(mria::Hand::Right), {{0.0f, false}, {0.25f, true}, {1.75f, false}});
	SetFlag(Recording, mria::PinchCurve(mria::Hand::Right),
		{{0.0f, false}, {0.5f, true}, {1.0f, false}, {1.21f, true}, {1.215f, false}});
	Recording.markers = {{0.5f, "one"}, {1.5f, "two"}};
	return Recording;
}

mria::Recording MRInputTestRecordings::MakeTracked()
{
	mria::Recording Recording = MakeKnown();
	SetFlag(Recording, mria::TrackedCurve(mria::Hand::Right), {{0.0f, true}});
	return Recording;
}

mria::Recording MRInputTestRecordings::MakeMoved()
{
	mria::Recording Recording = MakeTracked();
	for (mria::PoseId Pose = 0; Pose < mria::kPoseCount; ++Pose)
	{
		for (mria::Keyframe& Key : Recording.curves[mria::FirstCurveOf(Pose)].keys)
		{
			Key.value += 1.0f;
		}
	}
	SetFlag(Recording, mria::PinchCurve(mria::Hand::Left), {{0.0f, false}, {0.3f, true}, {0.305f, false}});
	SetFlag(Recording, mria::PinchCurve(mria::Hand::Right), {{0.0f, false}, {1.1f, true}, {1.4f, false}});
	return Recording;
}

FVector MRInputTestRecordings::GetKnownDisplacement()
{
	using MRInputTestRecordingsDetail::Displacement;
	return FVector(Displacement.z, Displacement.x, Displacement.y) * 100.0;
}

void MRInputTestRecordings::Delay(mria::Recording& Recording, float Seconds)
{
	for (mria::Curve& Curve : Recording.curves)
	{
		for (mria::Keyframe& Key : Curve.keys)
		{
			Key.time += Seconds;
		}
	}
	for (mria::Marker& Marker : Recording.markers)
	{
		Marker.time += Seconds;
	}
}

void MRInputTestRecordings::SetFlag(mria::Recording& Recording, mria::CurveId Curve, TConstArrayView<FFlagKey> Keys)
{
	Recording.curves[Curve].keys.clear();
	for (const FFlagKey& Key : Keys)
	{
		MRInputTestRecordingsDetail::AddKey(Recording.curves[Curve], Key.Time, Key.bIsOn ? 1.0f : 0.0f);
	}
}
