// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/RichCurve.h"

FKeyHandle::FKeyHandle()
{
	static uint32 LastIndex = 0;
	Index = ++LastIndex;
}

const TArray<FKeyHandle>& FIndexedCurve::GetHandles() const
{
	const int32 Count = GetNumKeys();
	while (KeyHandles.Num() < Count)
	{
		KeyHandles.Add(FKeyHandle());
	}
	while (KeyHandles.Num() > Count)
	{
		KeyHandles.RemoveAt(KeyHandles.Num() - 1);
	}
	return KeyHandles;
}

FRichCurveKey::FRichCurveKey(float InTime, float InValue)
	: Time(InTime)
	, Value(InValue)
{
}

bool FRichCurveKey::Serialize(FArchive& Ar)
{
	uint8 Modes[3] = {static_cast<uint8>(InterpMode.GetValue()), static_cast<uint8>(TangentMode.GetValue()),
		static_cast<uint8>(TangentWeightMode.GetValue())};
	Ar << Modes[0] << Modes[1] << Modes[2];
	InterpMode = static_cast<ERichCurveInterpMode>(Modes[0]);
	TangentMode = static_cast<ERichCurveTangentMode>(Modes[1]);
	TangentWeightMode = static_cast<ERichCurveTangentWeightMode>(Modes[2]);
	Ar << Time << Value << ArriveTangent << ArriveTangentWeight << LeaveTangent << LeaveTangentWeight;
	return true;
}

bool FRichCurveKey::operator==(const FRichCurveKey& Other) const
{
	return InterpMode == Other.InterpMode && TangentMode == Other.TangentMode &&
		TangentWeightMode == Other.TangentWeightMode && Time == Other.Time && Value == Other.Value &&
		ArriveTangent == Other.ArriveTangent && ArriveTangentWeight == Other.ArriveTangentWeight &&
		LeaveTangent == Other.LeaveTangent && LeaveTangentWeight == Other.LeaveTangentWeight;
}

void FRichCurve::SetKeys(const TArray<FRichCurveKey>& InKeys)
{
	Keys = InKeys;
	KeyHandles.Reset();
}

FKeyHandle FRichCurve::AddKey(float InTime, float InValue, const bool bUnwindRotation, FKeyHandle KeyHandle)
{
	GetHandles();
	int32 Index = 0;
	while (Index < Keys.Num() && Keys[Index].Time <= InTime)
	{
		++Index;
	}
	Keys.Insert(FRichCurveKey(InTime, InValue), Index);
	KeyHandles.Insert(KeyHandle, Index);
	if (bUnwindRotation && Index > 0)
	{
		const float Before = Keys[Index - 1].Value;
		Keys[Index].Value = Before + FMath::UnwindDegrees(InValue - Before);
	}
	AutoSetTangents();
	return KeyHandle;
}

int32 FRichCurve::IndexOf(FKeyHandle KeyHandle) const
{
	const int32 Index = GetIndexSafe(KeyHandle);
	checkf(Index != INDEX_NONE, TEXT("The handle is of no key of this curve"));
	return Index;
}

void FRichCurve::AutoSetIf(bool bAutoSetTangents)
{
	if (bAutoSetTangents)
	{
		AutoSetTangents();
	}
}

void FRichCurve::SetKeyInterpMode(FKeyHandle KeyHandle, ERichCurveInterpMode NewInterpMode, bool bAutoSetTangents)
{
	GetKey(KeyHandle).InterpMode = NewInterpMode;
	AutoSetIf(bAutoSetTangents);
}

void FRichCurve::AutoSetTangents(float Tension)
{
	for (int32 Index = 0; Index < Keys.Num(); ++Index)
	{
		FRichCurveKey& Key = Keys[Index];
		if (Key.InterpMode != RCIM_Cubic || Key.TangentMode != RCTM_Auto)
		{
			continue;
		}
		float Slope = 0.0f;
		if (Index > 0 && Index + 1 < Keys.Num())
		{
			const FRichCurveKey& Before = Keys[Index - 1];
			const FRichCurveKey& After = Keys[Index + 1];
			const float Duration = FMath::Max(UE_KINDA_SMALL_NUMBER, After.Time - Before.Time);
			Slope = (1.0f - Tension) * (After.Value - Before.Value) / Duration;
		}
		Key.ArriveTangent = Slope;
		Key.LeaveTangent = Slope;
	}
}
