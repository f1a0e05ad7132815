// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HeadMountedDisplayTypes.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputConvert.h"
#include "MRInputRecordingData.h"
#include "MRInputTestTakes.h"
#include "Misc/AutomationTest.h"
#include "Mria/Sampler.h"
#include "Mria/Space.h"
#include "Mria/Validation.h"
#include "Support/MRInputTestMath.h"
#include "Support/MRInputTestRecordings.h"
#include "UObject/GarbageCollection.h"
#include "UObject/UObjectGlobals.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputAnimationSpec, "MRInputAnimation.Unit.Animation",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
FMRInputAnimationPtr Animation;

void DefineContent();
void DefineSampling();
void DefineFindings();
void DefineBytes();
void CompareContent(const UMRInputAnimation& Asset);
void CompareFrame(const FMRInputFrame& Actual, const mria::Frame& Expected, MRInputTestMath::FLargestDifference& Out);
END_DEFINE_SPEC(FMRInputAnimationSpec)

void FMRInputAnimationSpec::Define()
{
	BeforeEach([this] { Animation = MRInputTestRecordings::LoadSample(TEXT("PinchDrag")); });
	AfterEach([this] { Animation.Reset(); });
	DefineContent();
	DefineSampling();
	DefineFindings();
	DefineBytes();
}

void FMRInputAnimationSpec::CompareContent(const UMRInputAnimation& Asset)
{
	const mria::RecordingView& View = FMRInputAccess::GetData(Asset)->GetView();
	const mria::TimeRange Range = mria::RangeOf(View);
	TestEqual(TEXT("the start"), Asset.GetStartTime(), Range.start, 0.0f);
	TestEqual(TEXT("the duration"), Asset.GetDuration(), Range.end - Range.start, 0.0f);
	TestEqual(TEXT("the keys"), Asset.GetKeyCount(), static_cast<int32>(mria::CountKeys(View)));
	TestEqual(TEXT("the format"), *Asset.GetFormat(), UTF8_TO_TCHAR(mria::ToString(View.dialect)));
	TestTrue(TEXT("the head"), Asset.HasHead() == !View.curves[0].empty());
	TestTrue(TEXT("the gaze"), Asset.HasGaze() == !View.curves[mria::kFirstGazeCurve].empty());

	const TArray<FMRInputMarker> Markers = Asset.GetMarkers();
	if (TestEqual(TEXT("the number of markers"), Markers.Num(), static_cast<int32>(View.markers.size())))
	{
		for (int32 Index = 0; Index < Markers.Num(); ++Index)
		{
			TestEqual(TEXT("a marker's time"), Markers[Index].Time, View.markers[Index].time, 0.0f);
			TestEqual(TEXT("a marker's name"), *Markers[Index].Name, UTF8_TO_TCHAR(View.markers[Index].name.c_str()));
		}
	}
}

void FMRInputAnimationSpec::DefineContent()
{
	It("says of its content what the core says",
		[this]
		{
			for (const FString& Path : MRInputTestRecordings::GetPaths(*this))
			{
				const FMRInputAnimationPtr Asset = MRInputTestRecordings::Load(Path);
				if (TestNotNull(*Path, Asset.Get()))
				{
					CompareContent(*Asset);
				}
			}
		});

	It("knows which hands were ever seen",
		[this]
		{
			TestTrue(TEXT("left of both"), Animation->HasHand(EMRInputHand::Left));
			TestTrue(TEXT("right of both"), Animation->HasHand(EMRInputHand::Right));

			mria::Recording OneHand = MRInputTestRecordings::MakeKnown();
			for (mria::CurveId Curve = mria::kFirstJointCurve; Curve < mria::kFirstGazeCurve; ++Curve)
			{
				OneHand.curves[Curve].keys.clear();
			}
			OneHand.curves[mria::TrackedCurve(mria::Hand::Left)].keys.clear();
			const FMRInputAnimationPtr Asset = MRInputTestRecordings::Make(OneHand);
			TestFalse(TEXT("left without joints and flags"), Asset->HasHand(EMRInputHand::Left));
			TestTrue(TEXT("right by its flag alone"), Asset->HasHand(EMRInputHand::Right));
		});

	It("finds markers by name",
		[this]
		{
			const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			float Time = -1.0f;
			TestTrue(TEXT("found"), UMRInputBlueprintLibrary::FindMarkerTime(Known.Get(), TEXT("Two"), Time));
			TestEqual(TEXT("its time"), Time, 1.5f, 0.0f);
			TestFalse(TEXT("no such"), UMRInputBlueprintLibrary::FindMarkerTime(Known.Get(), TEXT("three"), Time));
			TestFalse(TEXT("no asset"), UMRInputBlueprintLibrary::FindMarkerTime(nullptr, TEXT("two"), Time));
		});

	It("answers everything without a recording",
		[this]
		{
			const FMRInputAnimationPtr Empty(NewObject<UMRInputAnimation>());
			TestFalse(TEXT("has a recording"), Empty->HasRecording());
			TestEqual(TEXT("duration"), Empty->GetDuration(), 0.0f, 0.0f);
			TestEqual(TEXT("keys"), Empty->GetKeyCount(), 0);
			TestEqual(TEXT("markers"), Empty->GetMarkers().Num(), 0);
			TestEqual(TEXT("findings"), Empty->Validate().Num(), 0);
			TestEqual(TEXT("curves"), Empty->GetCurveNames().Num(), 0);
			TestEqual(TEXT("bytes"), Empty->GetBytes().Num(), 0);
			TestFalse(TEXT("head"), Empty->HasHead());
			TestFalse(TEXT("gaze"), Empty->HasGaze());
			TestFalse(TEXT("hand"), Empty->HasHand(EMRInputHand::Left));
			TestFalse(TEXT("a frame's head"), Empty->SampleAt(1.0f).bHasHead);
		});
}

void FMRInputAnimationSpec::CompareFrame(
	const FMRInputFrame& Actual, const mria::Frame& Expected, MRInputTestMath::FLargestDifference& Out)
{
	if (Expected.hasCamera)
	{
		Out.Add(Actual.Head, MRInputTestMath::ToUnreal(Expected.camera));
	}
	if (Actual.bHasHead != Expected.hasCamera || Actual.bHasGaze != Expected.hasGaze)
	{
		AddError(TEXT("head or gaze differ"));
	}
	for (const mria::Hand Hand : mria::kHands)
	{
		const FMRInputHandFrame& Found = Actual.GetHand(MRInputConvert::ToHand(Hand));
		if (Found.bIsTracked != Expected[Hand].isTracked || Found.bIsPinching != Expected[Hand].isPinching)
		{
			AddError(TEXT("the flags of a hand differ"));
		}
		for (int32 Keypoint = 0; Keypoint < EHandKeypointCount; ++Keypoint)
		{
			const mria::Joint Joint = *mria::JointOfKeypoint(Keypoint);
			const bool bIsPresent = Expected[Hand].HasJoint(Joint);
			if (Found.KeypointIsPresent[Keypoint] != bIsPresent)
			{
				AddError(TEXT("which joints are there differs"));
			}
			Out.Add(Found.Keypoints[Keypoint],
				bIsPresent ? MRInputTestMath::ToUnreal(Expected[Hand][Joint]) : FTransform::Identity);
		}
	}
}

void FMRInputAnimationSpec::DefineSampling()
{
	It("samples as the core does, in Unreal's axes",
		[this]
		{
			MRInputTestMath::FLargestDifference Difference;
			for (const FString& Path : MRInputTestRecordings::GetPaths(*this))
			{
				const FMRInputAnimationPtr Asset = MRInputTestRecordings::Load(Path);
				const mria::Sampler Sampler(FMRInputAccess::GetData(*Asset)->GetView());
				for (int32 Step = 0; Step <= 50; ++Step)
				{
					const float Time = Asset->GetStartTime() + Asset->GetDuration() * static_cast<float>(Step) / 50.0f;
					mria::Frame Expected;
					Sampler.SampleAt(Time, Expected);
					CompareFrame(Asset->SampleAt(Time), Expected, Difference);
				}
			}
			AddInfo(Difference.ToString());
			TestTrue(TEXT("the differences are small"), Difference.IsSmall());
		});

	It("has the gaze in Unreal's axes",
		[this]
		{
			const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			const FMRInputFrame Last = Known->SampleAt(2.0f);
			TestEqual(TEXT("the origin"), Last.GazeOrigin, FVector(40.0, 20.0, 170.0), 1e-4f);
			TestEqual(TEXT("the direction"), Last.GazeDirection, FVector(0.8, 0.6, 0.0), 1e-6f);
		});

	It("scales lengths by the world's units; uses centimetres without a world",
		[this]
		{
			const FVector Centimetres = Animation->SampleAt(1.0f).Head.GetLocation();
			const FVector Metres = Animation->SampleAt(1.0f, 1.0f).Head.GetLocation();
			TestEqual(TEXT("metres"), Metres * 100.0, Centimetres, 1e-6f);
			TestEqual(TEXT("no scale"), Animation->SampleAt(1.0f, 0.0f).Head.GetLocation(), Centimetres, 0.0f);
			TestTrue(TEXT("the head is somewhere"), Centimetres.Size() > 1.0);
		});

	It("holds the first and the last frame",
		[this]
		{
			const float Start = Animation->GetStartTime();
			const float End = Start + Animation->GetDuration();
			const auto GetHead = [this](float Time) { return Animation->SampleAt(Time).Head.GetLocation(); };
			TestEqual(TEXT("before"), GetHead(Start - 10.0f), GetHead(Start), 0.0f);
			TestEqual(TEXT("after"), GetHead(End + 10.0f), GetHead(End), 0.0f);
			TestEqual(TEXT("at no time"), GetHead(NAN), GetHead(Start), 0.0f);
			TestFalse(TEXT("the ends are the same"), GetHead(Start).Equals(GetHead(End), 1e-3));
		});

	It("samples rotations as stored if requested",
		[this]
		{
			mria::Recording Flipping = MRInputTestTakes::Make(2.0f);
			MRInputTestTakes::FlipSigns(Flipping);
			const FMRInputAnimationPtr Asset = MRInputTestRecordings::Make(Flipping);
			mria::SamplerOptions AsStored;
			AsStored.asStored = true;
			const mria::Sampler Sampler(FMRInputAccess::GetData(*Asset)->GetView(), AsStored);

			MRInputTestMath::FLargestDifference ToStored;
			MRInputTestMath::FLargestDifference ToCorrected;
			for (int32 Step = 0; Step <= 400; ++Step)
			{
				const float Time = static_cast<float>(Step) / 200.0f;
				mria::Frame Stored;
				Sampler.SampleAt(Time, Stored);
				CompareFrame(Asset->SampleAt(Time, 100.0f, true), Stored, ToStored);
				CompareFrame(Asset->SampleAt(Time), Stored, ToCorrected);
			}
			TestTrue(TEXT("it is what is stored"), ToStored.IsSmall());
			TestTrue(TEXT("which differs from what is right"), ToCorrected.Degrees > 1.0);
		});
}

void FMRInputAnimationSpec::DefineFindings()
{
	It("finds what the core finds",
		[this]
		{
			mria::Recording Faulty = MRInputTestTakes::Make(2.0f, 3.0f);
			MRInputTestTakes::LoseW(Faulty);
			const FMRInputAnimationPtr Asset = MRInputTestRecordings::Make(Faulty);
			const std::vector<mria::Finding> Expected = mria::Validate(FMRInputAccess::GetData(*Asset)->GetView());
			const TArray<FMRInputFinding> Findings = Asset->Validate();
			TestTrue(TEXT("there is something to find"), Expected.size() > 2);
			if (!TestEqual(TEXT("their number"), Findings.Num(), static_cast<int32>(Expected.size())))
			{
				return;
			}
			for (int32 Index = 0; Index < Findings.Num(); ++Index)
			{
				const FMRInputFinding& Found = Findings[Index];
				TestEqual(
					TEXT("severity"), static_cast<int32>(Found.Severity), static_cast<int32>(Expected[Index].severity));
				TestEqual(TEXT("code"), *Found.Code.ToString(), UTF8_TO_TCHAR(mria::ToString(Expected[Index].code)));
				TestEqual(TEXT("path"), *Found.Path, UTF8_TO_TCHAR(Expected[Index].path.c_str()));
				TestTrue(TEXT("the text names the path"), Found.Text.ToString().Contains(Found.Path));
			}
		});

	It("finds nothing wrong with the samples",
		[this]
		{
			for (const TCHAR* Name : {TEXT("PressButton"), TEXT("PinchDrag"), TEXT("BezierReach")})
			{
				for (const FMRInputFinding& Finding : MRInputTestRecordings::LoadSample(Name)->Validate())
				{
					TestTrue(Finding.Text.ToString(), Finding.Severity == EMRInputSeverity::Info);
				}
			}
		});
}

void FMRInputAnimationSpec::DefineBytes()
{
	It("refuses bytes that are no recording, and keeps what it had",
		[this]
		{
			const TArray<uint8> Before = Animation->GetBytes();
			FMRInputError Error;
			TestFalse(TEXT("taken"), Animation->SetBytes({1, 2, 3, 4, 5, 6, 7, 8, 9}, TEXT("Broken.bin"), Error));
			TestTrue(TEXT("the code"), Error.Code == EMRInputErrorCode::WrongMagic);
			TestTrue(TEXT("the text names the source"), Error.Text.ToString().Contains(TEXT("Broken.bin")));
			TestTrue(TEXT("the bytes"), Animation->GetBytes() == Before);
			TestTrue(TEXT("the recording"), Animation->HasRecording());
		});

	It("has data that outlives it",
		[this]
		{
			const TWeakObjectPtr<UMRInputAnimation> Weak(Animation.Get());
			const FMRInputRecordingData::FPtr Data = FMRInputAccess::GetData(*Animation);
			const FVector Expected = Animation->SampleAt(1.0f).Head.GetLocation();
			Animation.Reset();
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			TestFalse(TEXT("the asset is still there"), Weak.IsValid());

			mria::Frame Frame;
			Data->GetSampler().SampleAt(1.0f, Frame);
			TestEqual(TEXT("the head"), MRInputTestMath::ToUnrealPosition(Frame.camera.position), Expected, 1e-4f);
		});

	It("shares its data with a copy of it that was set",
		[this]
		{
			const FMRInputAnimationPtr Copy(NewObject<UMRInputAnimation>());
			FMRInputAccess::SetData(*Copy, FMRInputAccess::GetData(*Animation).ToSharedRef());
			TestTrue(TEXT("the same data"), FMRInputAccess::GetData(*Copy) == FMRInputAccess::GetData(*Animation));
			TestTrue(TEXT("the same bytes"), Copy->GetBytes() == Animation->GetBytes());
		});
}

#endif
