// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/CurveFloat.h"
#include "Curves/CurveVector.h"
#include "Curves/RichCurve.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Mria/CurveEvaluator.h"
#include "Support/MRInputTestRecordings.h"

#include <limits>

#if WITH_DEV_AUTOMATION_TESTS

namespace CurvesSpecDetail
{

float Evaluate(const mria::RecordingView& View, mria::CurveId Curve, float Time)
{
	return mria::IsFlagCurve(Curve) ? (mria::EvaluateFlag(View.curves[Curve], Time) ? 1.0f : 0.0f)
									: mria::EvaluateCurve(View.curves[Curve], Time);
}

/** The largest difference over all curves, as part of what a curve's values span, and where it is. */
struct FDifference
{
	double Share = 0.0;
	FString Where;
	int32 Curves = 0;
	int32 Values = 0;

	void Add(const UMRInputAnimation& Animation, const FString& Name, double Margin)
	{
		FRichCurve Rich;
		Animation.GetRichCurve(Name, Rich);
		const mria::RecordingView& View = FMRInputAccess::GetData(Animation)->GetView();
		const mria::CurveId Curve = *mria::FindCurve(TCHAR_TO_UTF8(*Name));
		const double Start = View.curves[Curve].FirstTime() - Margin;
		const double End = View.curves[Curve].LastTime() + Margin;
		double Lowest = std::numeric_limits<double>::max();
		double Highest = std::numeric_limits<double>::lowest();
		double Largest = 0.0;
		constexpr int32 Steps = 301; // a prime number of steps meets keys and what lies between
		for (int32 Step = 0; Step <= Steps; ++Step)
		{
			const float Time = static_cast<float>(Start + (End - Start) * Step / Steps);
			const double Expected = Evaluate(View, Curve, Time);
			Lowest = FMath::Min(Lowest, Expected);
			Highest = FMath::Max(Highest, Expected);
			Largest = FMath::Max(Largest, FMath::Abs(Rich.Eval(Time) - Expected));
		}
		const double Found = Largest / FMath::Max(Highest - Lowest, 1.0);
		Where = Found > Share ? Name : Where;
		Share = FMath::Max(Share, Found);
		Values += Steps + 1;
		++Curves;
	}

	FString ToString() const
	{
		return FString::Printf(
			TEXT("%d curves, %d values, largest difference %g of the range, in %s"), Curves, Values, Share, *Where);
	}
};

void AddKey(mria::Recording& Recording, mria::CurveId Curve, const mria::Keyframe& Key)
{
	Recording.curves[Curve].keys.push_back(Key);
}

/** Segments that a rich curve has no form of its own for, and the ends of what it has. */
mria::Recording MakeExtremes()
{
	constexpr float Infinity = std::numeric_limits<float>::infinity();
	using namespace mria::WeightedMode;
	mria::Recording Recording;
	Recording.dialect = mria::Dialect::Documented11;
	Recording.channels.bytes = {1, 1, 0};
	AddKey(Recording, 0, {0.0f, 0.0f, 0.0f, Infinity, 0.0f, 0.0f, None});
	AddKey(Recording, 0, {1.0f, 5.0f, Infinity, 3.0f, 0.0f, 0.0f, None});
	AddKey(Recording, 0, {2.0f, -5.0f, -20.0f, 0.0f, 0.0f, 0.0f, None});

	AddKey(Recording, 1, {0.0f, 1.0f, 0.0f, 2.0f, 0.0f, 0.9f, Out});
	AddKey(Recording, 1, {1.0f, 3.0f, -2.0f, 8.0f, 0.95f, 0.05f, Both});
	AddKey(Recording, 1, {3.0f, 0.0f, 1.0f, 0.0f, 0.5f, 0.0f, In});

	AddKey(Recording, 2, {0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1e6f, Out});
	AddKey(Recording, 2, {1.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, None});
	AddKey(Recording, 2, {2.0f, 2.0f, 4.0f, 4.0f, 3.0f, 2.5f, Both});
	AddKey(Recording, 2, {3.0f, 0.0f, 4.0f, 4.0f, 2.0f, 0.0f, Both});

	AddKey(Recording, 3, {0.0f, 1e6f, 0.0f, -1e5f, 0.0f, 0.0f, None});
	AddKey(Recording, 3, {1e-3f, -1e6f, 1e5f, 0.0f, 0.0f, 0.0f, None});
	AddKey(Recording, 3, {1000.0f, 0.0f, 0.0f, 0.0f, 0.3f, 0.0f, In});
	return Recording;
}

} // namespace CurvesSpecDetail

BEGIN_DEFINE_SPEC(FMRInputCurvesSpec, "MRInputAnimation.Unit.Curves",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
FMRInputAnimationPtr Animation;

void DefineValues();
void DefineAssets();
END_DEFINE_SPEC(FMRInputCurvesSpec)

void FMRInputCurvesSpec::Define()
{
	BeforeEach([this] { Animation = MRInputTestRecordings::LoadSample(TEXT("BezierReach")); });
	AfterEach([this] { Animation.Reset(); });
	DefineValues();
	DefineAssets();
}

void FMRInputCurvesSpec::DefineValues()
{
	using namespace CurvesSpecDetail;

	It("evaluates every curve as the core does",
		[this]
		{
			FDifference Difference;
			for (const FString& Path : MRInputTestRecordings::GetPaths(*this))
			{
				const FMRInputAnimationPtr Asset = MRInputTestRecordings::Load(Path);
				for (const FString& Name : Asset->GetCurveNames())
				{
					Difference.Add(*Asset, Name, 0.5);
				}
			}
			AddInfo(Difference.ToString());
			TestTrue(TEXT("there are curves"), Difference.Curves > 500);
			TestTrue(TEXT("the difference is small"), Difference.Share < 2e-5);
		});

	It("evaluates extreme keys as the core does",
		[this]
		{
			const FMRInputAnimationPtr Asset = MRInputTestRecordings::Make(MakeExtremes());
			FDifference Difference;
			for (const FString& Name : Asset->GetCurveNames())
			{
				Difference.Add(*Asset, Name, 1.0);
			}
			AddInfo(Difference.ToString());
			TestEqual(TEXT("curves"), Difference.Curves, 4);
			TestTrue(TEXT("the difference is small"), Difference.Share < 2e-5);
		});

	It("repeats what is set to repeat",
		[this]
		{
			mria::Recording Recording = MakeExtremes();
			Recording.curves[0].postWrap = mria::WrapMode::Loop;
			Recording.curves[1].preWrap = mria::WrapMode::PingPong;
			Recording.curves[1].postWrap = mria::WrapMode::PingPong;
			const FMRInputAnimationPtr Asset = MRInputTestRecordings::Make(Recording);
			FDifference Difference;
			Difference.Add(*Asset, TEXT("Camera.PositionX"), 4.1);
			Difference.Add(*Asset, TEXT("Camera.PositionY"), 7.3);
			AddInfo(Difference.ToString());
			TestTrue(TEXT("the difference is small"), Difference.Share < 2e-5);
		});

	It("has flags as 0 and 1",
		[this]
		{
			const FMRInputAnimationPtr Known = MRInputTestRecordings::Make(MRInputTestRecordings::MakeKnown());
			FRichCurve Curve;
			TestTrue(TEXT("found"), Known->GetRichCurve(TEXT("Right.Pinch"), Curve));
			TestEqual(TEXT("before"), Curve.Eval(0.49f), 0.0f, 0.0f);
			TestEqual(TEXT("at the edge"), Curve.Eval(0.5f), 1.0f, 0.0f);
			TestEqual(TEXT("in the pinch"), Curve.Eval(0.99f), 1.0f, 0.0f);
			TestEqual(TEXT("after"), Curve.Eval(1.0f), 0.0f, 0.0f);
		});

	It("names the curves that have keys, and no others",
		[this]
		{
			const mria::RecordingView& View = FMRInputAccess::GetData(*Animation)->GetView();
			TArray<FString> Expected;
			for (mria::CurveId Curve = 0; Curve < mria::kCurveCount; ++Curve)
			{
				if (!View.curves[Curve].empty())
				{
					Expected.Add(UTF8_TO_TCHAR(mria::CurveName(Curve).c_str()));
				}
			}
			TestTrue(TEXT("the names"), Animation->GetCurveNames() == Expected);
			TestTrue(TEXT("there are some"), Expected.Num() > 100);
		});

	It("returns an empty curve for an unknown name",
		[this]
		{
			FRichCurve Curve;
			Curve.AddKey(0.0f, 1.0f);
			TestFalse(TEXT("no such name"), Animation->GetRichCurve(TEXT("Left.Elbow.PositionX"), Curve));
			TestEqual(TEXT("its keys"), Curve.GetNumKeys(), 0);
			TestFalse(TEXT("a curve without keys"), Animation->GetRichCurve(TEXT("Gaze.OriginX"), Curve));
		});
}

void FMRInputCurvesSpec::DefineAssets()
{
	It("makes a float curve of one curve",
		[this]
		{
			UCurveFloat* Curve = nullptr;
			FMRInputError Error;
			const FString Name = TEXT("Left.IndexTip.PositionX");
			TestTrue(TEXT("made"), Animation->CreateFloatCurve(Name, Curve, Error) == EMRInputResult::Success);
			FRichCurve Expected;
			Animation->GetRichCurve(Name, Expected);
			if (TestNotNull(TEXT("the curve"), Curve))
			{
				TestTrue(TEXT("its keys"), Curve->FloatCurve.GetConstRefOfKeys() == Expected.GetConstRefOfKeys());
				TestTrue(TEXT("there are some"), Expected.GetNumKeys() > 1);
			}
			TestFalse(TEXT("an error"), Error.IsSet());
		});

	It("makes a vector curve of three",
		[this]
		{
			UCurveVector* Curve = nullptr;
			FMRInputError Error;
			const FString Name = TEXT("Right.Palm.Position");
			TestTrue(TEXT("made"), Animation->CreateVectorCurve(Name, Curve, Error) == EMRInputResult::Success);
			if (!TestNotNull(TEXT("the curve"), Curve))
			{
				return;
			}
			static const TCHAR* const Axes[] = {TEXT("X"), TEXT("Y"), TEXT("Z")};
			for (int32 Axis = 0; Axis < 3; ++Axis)
			{
				FRichCurve Expected;
				TestTrue(TEXT("found"), Animation->GetRichCurve(Name + Axes[Axis], Expected));
				TestTrue(Axes[Axis], Curve->FloatCurves[Axis].GetConstRefOfKeys() == Expected.GetConstRefOfKeys());
			}
		});

	It("says which curve there is not",
		[this]
		{
			UCurveFloat* Float = nullptr;
			UCurveVector* Vector = nullptr;
			FMRInputError Error;
			TestTrue(TEXT("float"),
				Animation->CreateFloatCurve(TEXT("Left.Elbow"), Float, Error) == EMRInputResult::Failure);
			TestNull(TEXT("its curve"), Float);
			TestTrue(TEXT("its code"), Error.Code == EMRInputErrorCode::NoSuchCurve);
			TestTrue(TEXT("its text"), Error.Text.ToString().Contains(TEXT("Left.Elbow")));
			TestTrue(TEXT("vector"),
				Animation->CreateVectorCurve(TEXT("Gaze.Direction"), Vector, Error) == EMRInputResult::Failure);
			TestNull(TEXT("its curve"), Vector);
			TestTrue(TEXT("its code"), Error.Code == EMRInputErrorCode::NoSuchCurve);
			TestTrue(TEXT("its text"), Error.Text.ToString().Contains(TEXT("Gaze.Direction")));
		});

	It("makes no curves without a recording",
		[this]
		{
			const FMRInputAnimationPtr Empty(NewObject<UMRInputAnimation>());
			UCurveFloat* Float = nullptr;
			UCurveVector* Vector = nullptr;
			FMRInputError Error;
			TestTrue(TEXT("float"),
				Empty->CreateFloatCurve(TEXT("Camera.PositionX"), Float, Error) == EMRInputResult::Failure);
			TestTrue(TEXT("its code"), Error.Code == EMRInputErrorCode::NoAnimation);
			TestTrue(TEXT("vector"),
				Empty->CreateVectorCurve(TEXT("Camera.Position"), Vector, Error) == EMRInputResult::Failure);
			TestTrue(TEXT("its code"), Error.Code == EMRInputErrorCode::NoAnimation);
		});
}

#endif
