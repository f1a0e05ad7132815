// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/CurveVector.h"
#include "Curves/RichCurve.h"
#include "MRInputAnimation.h"
#include "MRInputHostileRecordings.h"
#include "Misc/AutomationTest.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "Serialization/ObjectAndNameAsStringProxyArchive.h"
#include "Support/MRInputHostileStage.h"
#include "UObject/Package.h"
#include "UObject/UObjectGlobals.h"

#include <limits>

#if WITH_DEV_AUTOMATION_TESTS

namespace HostileAssetSpecDetail
{

FMRInputAnimationPtr SaveAndLoad(UMRInputAnimation& Animation)
{
	TArray<uint8> Saved;
	FMemoryWriter Writer(Saved, true);
	FObjectAndNameAsStringProxyArchive Out(Writer, false);
	Animation.Serialize(Out);
	FMemoryReader Reader(Saved, true);
	FObjectAndNameAsStringProxyArchive In(Reader, false);
	In.SetCustomVersions(Out.GetCustomVersions());
	FMRInputAnimationPtr Loaded(NewObject<UMRInputAnimation>());
	Loaded->Serialize(In);
	return Loaded;
}

void AddSamples(const UMRInputAnimation& Animation, FMRInputFiniteCheck& Check)
{
	for (const float Time : MRInputHostileRecordings::GetTimes())
	{
		for (const bool bAsStored : {false, true})
		{
			Check.SetContext(
				FString::Printf(TEXT("at %g s, %s"), Time, bAsStored ? TEXT("as stored") : TEXT("corrected")));
			Check.AddFrame(Animation.SampleAt(Time, 100.0f, bAsStored));
		}
	}
}

void AddCurve(const FRichCurve& Curve, FMRInputFiniteCheck& Check)
{
	float Last = -MAX_flt;
	for (const FRichCurveKey& Key : Curve.GetConstRefOfKeys())
	{
		Check.Add(TEXT("a key's time"), Key.Time);
		Check.Add(TEXT("a key's value"), Key.Value);
		Check.Add(TEXT("a key's way from the one before, which is finite if it is not backwards,"),
			Key.Time >= Last ? 0.0 : std::numeric_limits<double>::infinity());
		Last = Key.Time;
	}
	for (const float Time : {-1.0f, 0.0f, 0.3f, 1.0f, 1.7f, 2.0f, 3.0f, 1e6f})
	{
		Check.Add(TEXT("the curve"), Curve.Eval(Time));
	}
}

} // namespace HostileAssetSpecDetail

BEGIN_DEFINE_SPEC(FMRInputHostileAssetSpec, "MRInputAnimation.Unit.HostileAsset",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
END_DEFINE_SPEC(FMRInputHostileAssetSpec)

void FMRInputHostileAssetSpec::Define()
{
	using namespace HostileAssetSpecDetail;

	It("keeps a hostile recording byte by byte: saved, loaded and duplicated",
		[this]
		{
			MRInputHostileStage::ForEach(*this,
				[this](const FMRInputAnimationPtr& Animation, FMRInputFiniteCheck& Check)
				{
					const TArray<uint8>& Bytes = Animation->GetBytes();
					const FMRInputAnimationPtr Loaded = SaveAndLoad(*Animation);
					TestTrue(TEXT("loaded"), Loaded->HasRecording() && Loaded->GetBytes() == Bytes);
					const FMRInputAnimationPtr Copy(
						DuplicateObject<UMRInputAnimation>(Animation.Get(), GetTransientPackage()));
					TestTrue(TEXT("duplicated"), Copy->HasRecording() && Copy->GetBytes() == Bytes);
					AddSamples(*Copy, Check);
				});
		});

	It("describes a hostile recording: findings, markers, length",
		[this]
		{
			MRInputHostileStage::ForEach(*this,
				[this](const FMRInputAnimationPtr& Animation, FMRInputFiniteCheck& Check)
				{
					Check.SetContext(TEXT("the recording"));
					Check.Add(TEXT("its duration"), Animation->GetDuration());
					Check.Add(TEXT("its start"), Animation->GetStartTime());
					for (const FMRInputFinding& Finding : Animation->Validate())
					{
						TestFalse(TEXT("a finding without words"), Finding.Text.IsEmpty());
					}
					Animation->GetMarkers();
					AddSamples(*Animation, Check);
				});
		});

	It("makes curves of a hostile recording: finite and in order",
		[this]
		{
			MRInputHostileStage::ForEach(*this,
				[this](const FMRInputAnimationPtr& Animation, FMRInputFiniteCheck& Check)
				{
					for (const FString& Name : Animation->GetCurveNames())
					{
						Check.SetContext(Name);
						FRichCurve Curve;
						TestTrue(*Name, Animation->GetRichCurve(Name, Curve));
						AddCurve(Curve, Check);
					}
					Check.Add(TEXT("the number of curves"), Animation->GetCurveNames().Num()); // of one without keys: 0
					UCurveVector* Vector = nullptr;
					FMRInputError Error;
					Animation->CreateVectorCurve(TEXT("Left.IndexTip.Position"), Vector, Error);
					TestTrue(TEXT("a vector curve, or why there is none"), (Vector != nullptr) != Error.IsSet());
				});
		});
}

#endif
