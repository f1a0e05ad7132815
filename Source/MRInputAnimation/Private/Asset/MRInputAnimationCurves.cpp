// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/CurveFloat.h"
#include "Curves/CurveVector.h"
#include "MRInputAnimation.h"
#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "Mria/RichCurve.h"

namespace MRInputAnimationCurvesDetail
{
std::optional<mria::CurveId> FindCurve(const FString& Name)
{
	return mria::FindCurve(TCHAR_TO_UTF8(*Name));
}

FRichCurve MakeRichCurve(const mria::RecordingView& View, mria::CurveId Curve)
{
	FRichCurve Result;
	if (mria::IsFlagCurve(Curve))
	{
		MRInputConvert::ToRichCurve(mria::ToRichFlagCurve(View.curves[Curve]), Result);
		return Result;
	}

	const mria::RichCurveConversion Converted = mria::ToRichCurve(View.curves[Curve]);
	if (Converted.losses.sampledSegments > 0)
	{
		UE_LOG(LogMRInput, Log,
			TEXT("%s: %d segments bend more than a rich curve can and became lines, within 1e-5 of their range."),
			*MRInputConvert::ToString(mria::CurveName(Curve)), static_cast<int32>(Converted.losses.sampledSegments));
	}
	MRInputConvert::ToRichCurve(Converted.curve, Result);
	return Result;
}

/** The three curves of a vector; false if one has no such name or none has keys. */
bool FindVectorCurves(const mria::RecordingView& View, const FString& Name, mria::CurveId (&OutCurves)[3])
{
	static const TCHAR* const Axes[] = {TEXT("X"), TEXT("Y"), TEXT("Z")};
	bool bHasKeys = false;
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		const std::optional<mria::CurveId> Curve = FindCurve(Name + Axes[Axis]);
		if (!Curve)
		{
			return false;
		}
		OutCurves[Axis] = *Curve;
		bHasKeys |= !View.curves[*Curve].empty();
	}
	return bHasKeys;
}
} // namespace MRInputAnimationCurvesDetail

TArray<FString> UMRInputAnimation::GetCurveNames() const
{
	TArray<FString> Names;
	for (mria::CurveId Curve = 0; Data && Curve < mria::kCurveCount; ++Curve)
	{
		if (!Data->GetView().curves[Curve].empty())
		{
			Names.Add(MRInputConvert::ToString(mria::CurveName(Curve)));
		}
	}
	return Names;
}

bool UMRInputAnimation::GetRichCurve(const FString& CurveName, FRichCurve& OutCurve) const
{
	OutCurve = FRichCurve();
	const std::optional<mria::CurveId> Curve = MRInputAnimationCurvesDetail::FindCurve(CurveName);
	if (!Data || !Curve || Data->GetView().curves[*Curve].empty())
	{
		return false;
	}
	OutCurve = MRInputAnimationCurvesDetail::MakeRichCurve(Data->GetView(), *Curve);
	return true;
}

EMRInputResult UMRInputAnimation::CreateFloatCurve(
	const FString& CurveName, UCurveFloat*& Curve, FMRInputError& Error) const
{
	Curve = nullptr;
	Error = FMRInputError();
	if (!Data)
	{
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, GetName());
		return EMRInputResult::Failure;
	}
	FRichCurve Keys;
	if (!GetRichCurve(CurveName, Keys))
	{
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoSuchCurve, GetName(), CurveName);
		return EMRInputResult::Failure;
	}
	Curve = NewObject<UCurveFloat>();
	Curve->FloatCurve = Keys;
	return EMRInputResult::Success;
}

EMRInputResult UMRInputAnimation::CreateVectorCurve(
	const FString& CurveName, UCurveVector*& Curve, FMRInputError& Error) const
{
	Curve = nullptr;
	Error = FMRInputError();
	if (!Data)
	{
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, GetName());
		return EMRInputResult::Failure;
	}
	mria::CurveId Curves[3] = {};
	if (!MRInputAnimationCurvesDetail::FindVectorCurves(Data->GetView(), CurveName, Curves))
	{
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoSuchCurve, GetName(), CurveName);
		return EMRInputResult::Failure;
	}
	Curve = NewObject<UCurveVector>();
	for (int32 Axis = 0; Axis < 3; ++Axis)
	{
		Curve->FloatCurves[Axis] = MRInputAnimationCurvesDetail::MakeRichCurve(Data->GetView(), Curves[Axis]);
	}
	return EMRInputResult::Success;
}
