// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAccess.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputRecorderSubsystem.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Misc/Paths.h"
#include "Mria/Compare.h"
#include "Mria/RecordedTake.h"
#include "Mria/Sampler.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace RecorderLoopSpecDetail
{

/** The largest differences, in metres and degrees. */
struct FDifference
{
	double Position = 0.0;
	double Degrees = 0.0;

	void Add(const mria::Pose& A, const mria::Pose& B)
	{
		const double Distance = mria::Length(A.position - B.position);
		const double Angle =
			mria::AngleBetween(mria::NormalizedOrIdentity(A.rotation), mria::NormalizedOrIdentity(B.rotation));
		Position = FMath::Max(Position, Distance);
		Degrees = FMath::Max(Degrees, FMath::RadiansToDegrees(Angle));
	}
	bool IsWithin(double Metres, double InDegrees) const { return Position <= Metres && Degrees <= InDegrees; }
	FString ToString() const { return FString::Printf(TEXT("%.3g mm %.3g deg"), Position * 1000.0, Degrees); }
};

/** A recording that went through the game once. */
struct FLoop
{
	mria::Recording Recording;
	FDifference Head; ///< At the times of the frames, against what the recording has there.
	FDifference Hands;
	FDifference Anywhere; ///< At any time: what lies between frames counts too.
	mria::Comparison Comparison;
};

struct FBound
{
	double Rate;
	double Metres;
	double Degrees;
};

FMRInputRecordOptions MakeOptions(double Rate, bool bExact)
{
	FMRInputRecordOptions Options;
	Options.bKeepAll = true;
	Options.MaxRate = static_cast<float>(Rate);
	Options.Channels.bGaze = true;
	if (bExact)
	{
		Options.Tolerances = {0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
	}
	return Options;
}

/** What both frames have, each joint while it is tracked in both. */
void AddFrame(const mria::Frame& A, const mria::Frame& B, FLoop& Loop)
{
	if (A.hasCamera && B.hasCamera)
	{
		Loop.Head.Add(A.camera, B.camera);
	}
	for (const mria::Hand Hand : mria::kHands)
	{
		for (std::size_t Joint = 1; Joint < mria::kJointCount; ++Joint)
		{
			const mria::Joint Name = static_cast<mria::Joint>(Joint);
			if (A[Hand].isTracked && B[Hand].isTracked && A[Hand].HasJoint(Name) && B[Hand].HasJoint(Name))
			{
				Loop.Hands.Add(A[Hand][Name], B[Hand][Name]);
			}
		}
	}
}

void ShiftBy(float Seconds, mria::Recording& Recording)
{
	for (mria::Curve& Curve : Recording.curves)
	{
		for (mria::Keyframe& Key : Curve.keys)
		{
			Key.time += Seconds;
		}
	}
}

/** Plays it in a game of that many frames a second, records the game, and compares. */
FLoop RunLoop(UMRInputAnimation& Animation, double Rate, bool bExact)
{
	const FMRInputBareEngine Engine;
	FMRInputTestWorld World;
	World.AddHeadCamera(FTransform(FRotator(0.0, 30.0, 0.0), FVector(100.0, -200.0, 50.0)));
	UMRInputRecorderSubsystem& Recorder = *World.Get().GetSubsystem<UMRInputRecorderSubsystem>();
	const FMRInputRecordingData& Original = *FMRInputAccess::GetData(Animation);
	FMRInputPlayOptions PlayOptions;
	PlayOptions.LoopMode = EMRInputLoopMode::Hold;
	FMRInputError Error;
	World.Tick(0.1f);
	World.Play(&Animation, PlayOptions);
	Recorder.StartRecording(MakeOptions(Rate, bExact), Error);

	TArray<double> GameTimes;
	TArray<float> PlayTimes;
	World.Tick(0.0f); // the first frame shows the start itself
	for (int32 Frame = 0;; ++Frame)
	{
		GameTimes.Add(World.Get().GetTimeSeconds());
		PlayTimes.Add(World.GetPlayback().GetFrame().Time); // the very float that was sampled at
		if (World.GetPlayback().GetTime() >= Original.GetRange().end)
		{
			break;
		}
		World.Tick(static_cast<float>(1.0 / Rate));
	}

	FLoop Loop;
	const mria::RecordedTake Take = FMRInputAccess::TakeSnapshot(Recorder);
	Loop.Recording = Take.ToRecording();
	const mria::Sampler Sampler(Loop.Recording);
	mria::Frame Expected;
	mria::Frame Actual;
	for (int32 Frame = 0; Frame < GameTimes.Num(); ++Frame)
	{
		Original.GetSampler().SampleAt(PlayTimes[Frame], Expected);
		Sampler.SampleAt(static_cast<float>(GameTimes[Frame] - Take.ClockStart()), Actual);
		AddFrame(Expected, Actual, Loop);
	}
	ShiftBy(Original.GetRange().start, Loop.Recording);
	Loop.Comparison = mria::Compare(Original.GetView(), Loop.Recording);
	for (const mria::PartDifference& Part : Loop.Comparison.parts)
	{
		Loop.Anywhere.Position = FMath::Max(Loop.Anywhere.Position, Part.position.largest);
		Loop.Anywhere.Degrees = FMath::Max(Loop.Anywhere.Degrees, FMath::RadiansToDegrees(Part.rotation.largest));
	}
	return Loop;
}

} // namespace RecorderLoopSpecDetail

BEGIN_DEFINE_SPEC(FMRInputRecorderLoopSpec, "MRInputAnimation.Unit.RecorderLoop",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
void CheckLoop(const FString& Path, const RecorderLoopSpecDetail::FBound& Bound);
void CheckEdges(const FString& What, const mria::Comparison& Comparison, double Rate);
END_DEFINE_SPEC(FMRInputRecorderLoopSpec)

void FMRInputRecorderLoopSpec::Define()
{
	using namespace RecorderLoopSpecDetail;

	for (const FBound& Bound : {FBound{30.0, 0.040, 12.0}, FBound{60.0, 0.022, 7.0}, FBound{90.0, 0.018, 5.0}})
	{
		It(FString::Printf(TEXT("gives back what was played at %g frames a second"), Bound.Rate),
			[this, Bound]
			{
				for (const FString& Path : MRInputTestRecordings::GetPaths(*this))
				{
					CheckLoop(Path, Bound);
				}
			});
	}
}

void FMRInputRecorderLoopSpec::CheckLoop(const FString& Path, const RecorderLoopSpecDetail::FBound& Bound)
{
	using namespace RecorderLoopSpecDetail;
	const FMRInputAnimationPtr Animation = MRInputTestRecordings::Load(Path);
	const FLoop Exact = RunLoop(*Animation, Bound.Rate, true);
	const FLoop Usual = RunLoop(*Animation, Bound.Rate, false);
	const FString What = FString::Printf(TEXT("%s at %g Hz"), *FPaths::GetCleanFilename(Path), Bound.Rate);
	const auto Describe = [](const FLoop& Loop)
	{
		return FString::Printf(TEXT("at frames head %s, hands %s; anywhere %s; %d keys"), *Loop.Head.ToString(),
			*Loop.Hands.ToString(), *Loop.Anywhere.ToString(), static_cast<int32>(mria::CountKeys(Loop.Recording)));
	};
	AddInfo(What + TEXT(", every frame kept: ") + Describe(Exact));
	AddInfo(What + TEXT(", default tolerances: ") + Describe(Usual));

	// The way through the engine costs rounding, and key reduction what its tolerances say.
	TestTrue(What + TEXT(": rounding only, head"), Exact.Head.IsWithin(1e-6, 1e-4));
	TestTrue(What + TEXT(": rounding only, hands"), Exact.Hands.IsWithin(1e-6, 1e-4));
	TestTrue(What + TEXT(": within tolerance, head"), Usual.Head.IsWithin(0.002 + 1e-6, 0.2 + 1e-4));
	TestTrue(What + TEXT(": within tolerance, hands"), Usual.Hands.IsWithin(0.001 + 1e-6, 0.2 + 1e-4));
	// What happened between two frames nobody saw.
	TestTrue(What + TEXT(": between frames"), Exact.Anywhere.IsWithin(Bound.Metres, Bound.Degrees));
	TestTrue(What + TEXT(": tolerance adds no more, positions"),
		Usual.Anywhere.Position <= Exact.Anywhere.Position + 0.002 + 1e-5);
	CheckEdges(What, Exact.Comparison, Bound.Rate);
	CheckEdges(What, Usual.Comparison, Bound.Rate);
}

/** Everything that the original has but joint None is there, and changes of flags come in the next frame. */
void FMRInputRecorderLoopSpec::CheckEdges(const FString& What, const mria::Comparison& Comparison, double Rate)
{
	const double Step = 1.0 / Rate + 1e-4;
	for (const mria::Excess& Excess : Comparison.excesses)
	{
		const bool bIsNone = Excess.kind == mria::ExcessKind::OnlyInOne &&
			(Excess.pose == mria::JointPose(mria::Hand::Left, mria::Joint::None) ||
				Excess.pose == mria::JointPose(mria::Hand::Right, mria::Joint::None));
		const bool bIsSampling = Excess.kind == mria::ExcessKind::Position || Excess.kind == mria::ExcessKind::Rotation;
		const bool bIsLate = Excess.value >= 0.0 && Excess.value <= Step &&
			(Excess.kind == mria::ExcessKind::EdgeShift || Excess.kind == mria::ExcessKind::Start ||
				Excess.kind == mria::ExcessKind::End || Excess.kind == mria::ExcessKind::FlagAtStart);
		const bool bIsMarker = Excess.kind == mria::ExcessKind::MarkerUnmatched;
		if (!bIsNone && !bIsSampling && !bIsLate && !bIsMarker)
		{
			AddError(What + TEXT(": ") + UTF8_TO_TCHAR(mria::Describe(Excess).c_str()));
		}
	}
}

#endif
