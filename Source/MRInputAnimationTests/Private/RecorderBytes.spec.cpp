// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputByteWalk.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace RecorderBytesSpecDetail
{

constexpr int32 FrameCount = 131;
constexpr float Step = 1.0f / 60.0f;
constexpr float Duration = (FrameCount - 1) * Step;

} // namespace RecorderBytesSpecDetail

BEGIN_DEFINE_SPEC(FMRInputRecorderBytesSpec, "MRInputAnimation.Unit.RecorderBytes",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
FMRInputAnimationPtr Recorded;

void Record(FMRInputRecordOptions Options);
void CheckAll(const FMRInputByteWalk& Walk);
void CheckCurves(const FMRInputByteWalk& Walk, int32 First, int32 Count, float LastTime);
END_DEFINE_SPEC(FMRInputRecorderBytesSpec)

void FMRInputRecorderBytesSpec::Define()
{
	AfterEach([this] { Recorded.Reset(); });

	It("writes 1.1 as MRTK reads it",
		[this]
		{
			FMRInputRecordOptions Options;
			Options.Channels.bGaze = true;
			Record(Options);
			const FMRInputByteWalk Walk(Recorded->GetBytes());
			TestEqual(TEXT("minor version"), Walk.Minor, 1);
			TestTrue(TEXT("channels"), Walk.bHasCamera && Walk.bHasHands && Walk.bHasGaze);
			TestEqual(TEXT("curves"), Walk.Curves.Num(), 7 + 4 + 2 * 27 * 7 + 6);
			CheckAll(Walk);
			CheckCurves(Walk, 7 + 4 + 2 * 27 * 7, 6, RecorderBytesSpecDetail::Duration);
		});

	It("writes 1.0 as MRTK reads it",
		[this]
		{
			FMRInputRecordOptions Options;
			Options.Channels.bGaze = true;
			Options.Format = EMRInputFileFormat::Mrtk10;
			Record(Options);
			const FMRInputByteWalk Walk(Recorded->GetBytes());
			TestEqual(TEXT("minor version"), Walk.Minor, 0);
			TestEqual(TEXT("curves, without gaze"), Walk.Curves.Num(), 7 + 4 + 2 * 27 * 7);
			TestEqual(TEXT("keys that are not straight"), Walk.OddKeys, 0);
			CheckAll(Walk);
		});

	It("writes no gaze by default",
		[this]
		{
			Record(FMRInputRecordOptions());
			TestFalse(TEXT("gaze"), FMRInputByteWalk(Recorded->GetBytes()).bHasGaze);
		});

	It("records nothing that is worse than worth knowing",
		[this]
		{
			for (const EMRInputFileFormat Format : {EMRInputFileFormat::Mrtk11, EMRInputFileFormat::Mrtk10})
			{
				FMRInputRecordOptions Options;
				Options.Format = Format;
				Record(Options);
				for (const FMRInputFinding& Finding : Recorded->Validate())
				{
					TestTrue(Finding.Text.ToString(), Finding.Severity == EMRInputSeverity::Info);
				}
			}
		});
}

/** Two seconds of a replay and what follows, at 60 frames a second, with two markers. */
void FMRInputRecorderBytesSpec::Record(FMRInputRecordOptions Options)
{
	using namespace RecorderBytesSpecDetail;
	const FMRInputBareEngine Engine;
	FMRInputTestWorld World;
	UMRInputRecorderSubsystem& Recorder = *World.Get().GetSubsystem<UMRInputRecorderSubsystem>();
	const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
	FMRInputPlayOptions PlayOptions;
	PlayOptions.LoopMode = EMRInputLoopMode::Hold;
	FMRInputError Error;
	World.Tick(0.1f);
	World.Play(Known.Get(), PlayOptions);
	Recorder.StartRecording(Options, Error);
	World.Tick(0.0f);
	World.TickFrames(30, Step);
	Recorder.AddMarker(TEXT("half"));
	World.TickFrames(FrameCount - 31, Step);
	Recorder.AddMarker(FString::ChrN(200, TEXT('x')));
	UMRInputAnimation* Animation = nullptr;
	Recorder.CreateAnimation(Animation, Error);
	checkf(Animation, TEXT("%s"), *Error.Text.ToString());
	Recorded.Reset(Animation);
}

void FMRInputRecorderBytesSpec::CheckAll(const FMRInputByteWalk& Walk)
{
	using namespace RecorderBytesSpecDetail;
	TestTrue(TEXT("magic"), Walk.Magic == FMRInputByteWalk::RightMagic);
	TestEqual(TEXT("major version"), Walk.Major, 1);
	TestEqual(TEXT("bytes left at the end"), Walk.BytesLeft, 0);
	for (const FMRInputByteWalk::FCurve& Curve : Walk.Curves)
	{
		TestTrue(TEXT("wrap modes"), Curve.PreWrap == 8 && Curve.PostWrap == 8);
	}

	TestEqual(TEXT("markers"), Walk.Markers.Num(), 2);
	TestEqual(TEXT("first marker"), Walk.Markers[0].Value, FString(TEXT("half")));
	TestEqual(TEXT("its time"), Walk.Markers[0].Key, 0.5f, 1e-4f);
	TestEqual(TEXT("length of the second"), Walk.Markers[1].Value.Len(), 200);

	// The left hand is tracked throughout, the right one until 1.75 s: frame 104 is the last before.
	CheckCurves(Walk, 0, 7, Duration);
	CheckCurves(Walk, 11 + 7, 26 * 7, Duration);
	CheckCurves(Walk, 11 + (27 + 1) * 7, 26 * 7, 104 * Step);
	TestEqual(TEXT("joint None"), Walk.GetJoint(0, 0, 0).Keys.Num() + Walk.GetJoint(1, 0, 0).Keys.Num(), 0);
	TestEqual(TEXT("left tracked"), Walk.GetTracked(0).Keys.Num(), 1);
	TestEqual(TEXT("right tracked"), Walk.GetTracked(1).Keys.Num(), 3);
	TestEqual(TEXT("left pinch"), Walk.GetPinch(0).Keys.Num(), 3);
	TestEqual(TEXT("left pinch begins"), Walk.GetPinch(0).Keys[1].Time, 0.8f, Step);
	TestEqual(TEXT("left pinch is on"), Walk.GetPinch(0).Keys[1].Value, 1.0f);
}

/** Each has keys that rise in time, and none ends before the last frame. */
void FMRInputRecorderBytesSpec::CheckCurves(const FMRInputByteWalk& Walk, int32 First, int32 Count, float LastTime)
{
	for (int32 Index = First; Index < First + Count; ++Index)
	{
		const TArray<FMRInputByteWalk::FKey>& Keys = Walk.Curves[Index].Keys;
		const FString What = FString::Printf(TEXT("curve %d of %d keys"), Index, Keys.Num());
		TestTrue(What + TEXT(" has a tail"), Keys.Num() > 0 && FMath::Abs(Keys.Last().Time - LastTime) < 1e-4f);
		for (int32 Key = 1; Key < Keys.Num(); ++Key)
		{
			TestTrue(What + TEXT(" rises"), Keys[Key].Time > Keys[Key - 1].Time);
		}
	}
}

#endif
