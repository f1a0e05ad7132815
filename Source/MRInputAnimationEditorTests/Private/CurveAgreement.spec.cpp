// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/CurveFloat.h"
#include "Curves/CurveVector.h"
#include "Curves/MRInputCurveExtraction.h"
#include "Engine/CurveTable.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputRecordingData.h"
#include "Misc/AutomationTest.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/RichCurve.h"
#include "Mria/Writer.h"
#include "Support/MRInputEditorImport.h"

#include <algorithm>
#include <limits>

#if WITH_DEV_AUTOMATION_TESTS

namespace CurveAgreementSpecDetail
{
/** What Resources/Docs/Editor.md promises: this part of what a segment's values span, besides the rounding of floats.
 */
constexpr double Promised = 1e-5;

/** The rounding, as part of a value. */
constexpr double Rounding = 2.5e-7;

/** The core's way to evaluate a curve. */
struct FCore
{
	const mria::CurveView& Keys;
	bool bIsFlag;
	bool bIsSorted;

	float Evaluate(float Time) const
	{
		if (bIsFlag)
		{
			return mria::EvaluateFlag(Keys, Time) ? 1.0f : 0.0f;
		}
		return bIsSorted ? mria::EvaluateSortedCurve(Keys, Time) : mria::EvaluateCurve(Keys, Time);
	}
};

/** The largest difference of all, as part of a segment's range; and, rounding included, as part of a value. */
struct FAgreement
{
	double Largest = 0.0;
	double LargestOfValue = 0.0;
	FString Where;
	int64 Values = 0;
	int64 Segments = 0;

	/** Looks at a segment at its keys and at nine times between. */
	void AddSegment(const FString& Name, const FCore& Core, float From, float To, const FRichCurve& Rich)
	{
		constexpr int32 Steps = 10;
		float Wanted[Steps + 1];
		float Found[Steps + 1];
		for (int32 Step = 0; Step <= Steps; ++Step)
		{
			const double Share = static_cast<double>(Step) / Steps;
			const float Time = static_cast<float>(From + (static_cast<double>(To) - From) * Share);
			Wanted[Step] = Core.Evaluate(Time);
			Found[Step] = Rich.Eval(Time);
		}
		const double Lowest = *std::min_element(std::begin(Wanted), std::end(Wanted));
		const double Highest = *std::max_element(std::begin(Wanted), std::end(Wanted));
		const double Range = Highest - Lowest;
		const double Size = FMath::Max(FMath::Abs(Highest), FMath::Abs(Lowest));
		for (int32 Step = 0; Step <= Steps; ++Step)
		{
			const double Whole = FMath::Abs(static_cast<double>(Found[Step]) - Wanted[Step]);
			LargestOfValue = FMath::Max(LargestOfValue, Size > 0.0 ? Whole / Size : Whole);
			const double Difference = Whole - Size * Rounding;
			const double Share = Difference <= 0.0 ? 0.0 : Difference / FMath::Max(Range, Size * Rounding);
			Where = Share > Largest ? FString::Printf(TEXT("%s from %g to %g"), *Name, From, To) : Where;
			Largest = FMath::Max(Largest, Share);
		}
		Values += Steps + 1;
		++Segments;
	}

	void AddCurve(const UMRInputAnimation& Animation, const FString& Name, const FRichCurve& Rich)
	{
		const mria::CurveId Curve = *mria::FindCurve(TCHAR_TO_UTF8(*Name));
		const mria::CurveView& Keys = FMRInputAccess::GetData(Animation)->GetView().curves[Curve];
		TArray<float> Times;
		for (std::size_t Key = 0; Key < Keys.size(); ++Key)
		{
			Times.Add(Keys.Time(Key));
		}
		Times.Sort();
		Times.Insert(Times[0] - 1.0f, 0); // what is before the first key and after the last one
		Times.Add(Times.Last() + 1.0f);
		const FCore Core{Keys, mria::IsFlagCurve(Curve), mria::HasSortedKeys(Keys)};
		for (int32 Index = 0; Index + 1 < Times.Num(); ++Index)
		{
			AddSegment(Name, Core, Times[Index], Times[Index + 1], Rich);
		}
	}

	FString ToString() const
	{
		return FString::Printf(
			TEXT(
				"%lld values in %lld segments; the largest difference is %.2g of a value, %.2g of a segment's range%s"),
			Values, Segments, LargestOfValue, Largest, *(Where.IsEmpty() ? FString() : TEXT(", in ") + Where));
	}
};

constexpr float Infinity = std::numeric_limits<float>::infinity();
constexpr float NotANumber = std::numeric_limits<float>::quiet_NaN();

/** Tangents and weights of one segment of the extremes. */
struct FBend
{
	float OutTangent;
	float OutWeight;
	float InTangent;
	float InWeight;
	std::int32_t OutMode;
	std::int32_t InMode;
};

/** Everything that a file may hold and no recorder means. */
TArray<FBend> MakeBends()
{
	using namespace mria::WeightedMode;
	TArray<FBend> Bends = {
		{Infinity, 0.0f, 0.0f, 0.0f, None, None},
		{0.0f, 0.0f, -Infinity, 0.0f, None, None},
		{Infinity, 0.5f, Infinity, 0.5f, Both, Both},
		{NotANumber, 0.3f, 0.0f, NotANumber, Out, In},
		{0.0f, -1.0f, 0.0f, Infinity, Both, Both},
		{0.0f, 1e6f, 0.0f, 0.0f, Out, None},
	};
	for (const float Tangent : {0.0f, 3.0f, -40.0f, 1e4f})
	{
		for (const float Weight : {0.0f, 0.01f, 1.0f / 3.0f, 1.0f, 2.5f})
		{
			for (const std::int32_t Mode : {None, In, Out, Both})
			{
				Bends.Add({Tangent, Weight, -0.5f * Tangent, 1.0f - FMath::Min(Weight, 1.0f), Mode, Mode});
			}
		}
	}
	return Bends;
}

/** One curve of all of them, segment after segment from `Start` on, each `Length` long, up and down by `Height`. */
mria::Curve MakeExtreme(float Start, float Length, float Height)
{
	const TArray<FBend> Bends = MakeBends();
	mria::Curve Curve;
	for (int32 Index = 0; Index <= Bends.Num(); ++Index)
	{
		mria::Keyframe Key;
		Key.time = Start + static_cast<float>(Index) * Length;
		Key.value = (Index % 2 == 0 ? -1.0f : 1.5f) * Height;
		Key.weightedMode = mria::WeightedMode::None;
		if (Index < Bends.Num())
		{
			Key.outTangent = Bends[Index].OutTangent * Height / Length;
			Key.outWeight = Bends[Index].OutWeight;
			Key.weightedMode |= Bends[Index].OutMode & mria::WeightedMode::Out;
		}
		if (Index > 0)
		{
			Key.inTangent = Bends[Index - 1].InTangent * Height / Length;
			Key.inWeight = Bends[Index - 1].InWeight;
			Key.weightedMode |= Bends[Index - 1].InMode & mria::WeightedMode::In;
		}
		Curve.keys.push_back(Key);
	}
	return Curve;
}

TArray<uint8> MakeExtremes(mria::Dialect Dialect)
{
	mria::Recording Recording;
	Recording.dialect = Dialect;
	Recording.channels.bytes = {1, 1, 0};
	Recording.curves[0] = MakeExtreme(0.0f, 1.0f, 1.0f);
	Recording.curves[1] = MakeExtreme(-50.0f, 1.0f / 64.0f, 1e-3f);
	Recording.curves[2] = MakeExtreme(131072.0f, 0.25f, 1.0f); // a day and a half, where a float has steps of 1/64 s
	Recording.curves[3] = MakeExtreme(0.0f, 65536.0f, 1e6f);
	Recording.curves[4] = MakeExtreme(0.0f, 1.0f / 1024.0f, 1e5f);
	Recording.curves[5].keys = {Recording.curves[0].keys[7]};
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, Dialect);
	return TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size()));
}
} // namespace CurveAgreementSpecDetail

BEGIN_DEFINE_SPEC(FMRInputCurveAgreementSpec, "MRInputAnimation.Editor.CurveAgreement",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestSandbox> Sandbox;

/** Imports with a curve table, and holds every row against the core. */
void AddTable(const FString& Name, const TArray<uint8>& Bytes, CurveAgreementSpecDetail::FAgreement& Agreement);
void Judge(const FString& What, const CurveAgreementSpecDetail::FAgreement& Agreement);

/** Odd recordings are its subject: what the plugin warns of is looked for where it matters. */
virtual bool ElevateLogWarningsToErrors() override
{
	return false;
}
END_DEFINE_SPEC(FMRInputCurveAgreementSpec)

void FMRInputCurveAgreementSpec::AddTable(
	const FString& Name, const TArray<uint8>& Bytes, CurveAgreementSpecDetail::FAgreement& Agreement)
{
	FMRInputImportSettings Settings;
	Settings.bCreateCurves = true;
	const UMRInputAnimation* Animation =
		MRInputEditorImport::Import(*Sandbox, Name + TEXT(".bin"), Bytes, Settings).Animation;
	const FString Path = FString::Printf(TEXT("%s/%s_Curves.%s_Curves"), *Sandbox->Content, *Name, *Name);
	const UCurveTable* Table = FindObject<UCurveTable>(nullptr, *Path);
	if (!TestNotNull(Name, Animation) || !TestNotNull(Path, Table))
	{
		return;
	}
	for (const FString& Curve : Animation->GetCurveNames())
	{
		const FRichCurve* Row = Table->FindRichCurve(FName(*Curve), TEXT("spec"));
		if (TestNotNull(Curve, Row))
		{
			Agreement.AddCurve(*Animation, Curve, *Row);
		}
	}
}

void FMRInputCurveAgreementSpec::Judge(const FString& What, const CurveAgreementSpecDetail::FAgreement& Agreement)
{
	AddInfo(What + TEXT(": ") + Agreement.ToString());
	TestTrue(What + TEXT(": agrees"), Agreement.Largest <= CurveAgreementSpecDetail::Promised);
	TestTrue(What + TEXT(": has values"), Agreement.Values > 1000);
}

void FMRInputCurveAgreementSpec::Define()
{
	using namespace CurveAgreementSpecDetail;
	BeforeEach([this] { Sandbox = MakeUnique<FMRInputTestSandbox>(); });
	AfterEach([this] { Sandbox.Reset(); });

	It("holds for every recording at hand",
		[this]
		{
			int32 Files = 0;
			for (const MRInputEditorTestFiles::FFile& File : MRInputEditorTestFiles::GetGood())
			{
				FAgreement Agreement;
				AddTable(FString::Printf(TEXT("Take%d"), Files++), File.Bytes, Agreement);
				Judge(File.Name, Agreement);
			}
		});
	It("holds for extreme tangents, weights and times, in both dialects that have them",
		[this]
		{
			AddExpectedError(TEXT("NaN or infinite"), EAutomationExpectedErrorFlags::Contains, 2); // as they are
			for (const mria::Dialect Dialect : {mria::Dialect::Mrtk10, mria::Dialect::Documented11})
			{
				FAgreement Agreement;
				AddTable(Dialect == mria::Dialect::Mrtk10 ? TEXT("Full10") : TEXT("Full11"), MakeExtremes(Dialect),
					Agreement);
				Judge(UTF8_TO_TCHAR(mria::ToString(Dialect)), Agreement);
			}
		});
	It("gives vectors and floats the same keys as the table's rows",
		[this]
		{
			FMRInputError Error;
			const TArray<uint8> Bytes = MRInputEditorTestFiles::GetSample(TEXT("BezierReach"));
			const UMRInputAnimation* Animation =
				MRInputEditorImport::Import(*Sandbox, TEXT("Take.bin"), Bytes).Animation;
			const TArray<FString> Names = {TEXT("Left.Palm.PositionX"), TEXT("Left.Palm.PositionY"),
				TEXT("Left.Palm.PositionZ"), TEXT("Left.Palm.RotationW")};
			const TArray<UObject*> Made =
				MRInputCurveExtraction::Extract(*Animation, Names, EMRInputCurveForm::Assets, Sandbox->Content, Error);
			if (!TestEqual(TEXT("assets"), Made.Num(), 2))
			{
				return;
			}
			const UCurveVector* Vector = CastChecked<UCurveVector>(Made[0]);
			FAgreement Agreement;
			for (int32 Axis = 0; Axis < 3; ++Axis)
			{
				Agreement.AddCurve(*Animation, Names[Axis], Vector->FloatCurves[Axis]);
			}
			Agreement.AddCurve(*Animation, Names[3], CastChecked<UCurveFloat>(Made[1])->FloatCurve);
			TestTrue(TEXT("agrees"), Agreement.Largest <= Promised);
			TestTrue(TEXT("has values"), Agreement.Values > 100);
		});
}

#endif
