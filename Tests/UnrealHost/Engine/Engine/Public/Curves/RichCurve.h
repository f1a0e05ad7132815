// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include <tuple>

#include "RichCurve.generated.h"

/** Names one key of a curve; the host's is good until another key comes before it. */
struct FKeyHandle
{
	int32 HostIndex = INDEX_NONE;
};

enum ERichCurveInterpMode : int
{
	RCIM_Linear,
	RCIM_Constant,
	RCIM_Cubic,
};

enum ERichCurveExtrapolation : int
{
	RCCE_Cycle,
	RCCE_CycleWithOffset,
	RCCE_Oscillate,
	RCCE_Linear,
	RCCE_Constant,
	RCCE_None,
};

enum ERichCurveTangentMode : int
{
	RCTM_Auto,
	RCTM_User,
	RCTM_Break,
};

enum ERichCurveTangentWeightMode : int
{
	RCTWM_WeightedNone,
	RCTWM_WeightedArrive,
	RCTWM_WeightedLeave,
	RCTWM_WeightedBoth,
};

/** One key. Its InterpMode rules the segment after it. */
USTRUCT()
struct ENGINE_API FRichCurveKey
{
	GENERATED_USTRUCT_BODY()

	FRichCurveKey() = default;
	FRichCurveKey(float InTime, float InValue)
		: Time(InTime)
		, Value(InValue)
	{
	}

	bool operator==(const FRichCurveKey& Other) const
	{
		const auto All = [](const FRichCurveKey& Key)
		{
			return std::make_tuple(Key.InterpMode.GetValue(), Key.TangentMode.GetValue(),
				Key.TangentWeightMode.GetValue(), Key.Time, Key.Value, Key.ArriveTangent, Key.ArriveTangentWeight,
				Key.LeaveTangent, Key.LeaveTangentWeight);
		};
		return All(*this) == All(Other);
	}

	UPROPERTY()
	TEnumAsByte<ERichCurveInterpMode> InterpMode = RCIM_Linear;

	UPROPERTY()
	TEnumAsByte<ERichCurveTangentMode> TangentMode = RCTM_Auto;

	UPROPERTY()
	TEnumAsByte<ERichCurveTangentWeightMode> TangentWeightMode = RCTWM_WeightedNone;

	UPROPERTY()
	float Time = 0.0f;

	UPROPERTY()
	float Value = 0.0f;

	/** Value per second. */
	UPROPERTY()
	float ArriveTangent = 0.0f;

	/** Length of the handle in the plane of seconds and values. */
	UPROPERTY()
	float ArriveTangentWeight = 0.0f;

	UPROPERTY()
	float LeaveTangent = 0.0f;

	UPROPERTY()
	float LeaveTangentWeight = 0.0f;
};

/** In the engine it derives from FRealCurve. */
USTRUCT()
struct ENGINE_API FRichCurve
{
	GENERATED_USTRUCT_BODY()

	int32 GetNumKeys() const { return Keys.Num(); }
	const TArray<FRichCurveKey>& GetConstRefOfKeys() const { return Keys; }

	/** Keys must be sorted; tangents stay as they are. */
	void SetKeys(const TArray<FRichCurveKey>& InKeys) { Keys = InKeys; }

	/** At equal times the new key comes after. */
	FKeyHandle AddKey(float InTime, float InValue)
	{
		int32 Index = 0;
		while (Index < Keys.Num() && Keys[Index].Time <= InTime)
		{
			++Index;
		}
		Keys.Insert(FRichCurveKey(InTime, InValue), Index);
		return FKeyHandle{Index};
	}
	void SetKeyInterpMode(FKeyHandle KeyHandle, ERichCurveInterpMode NewInterpMode)
	{
		Keys[KeyHandle.HostIndex].InterpMode = NewInterpMode;
	}

	float Eval(float InTime, float InDefaultValue = 0.0f) const;

	UPROPERTY()
	float DefaultValue = MAX_flt;

	UPROPERTY()
	TEnumAsByte<ERichCurveExtrapolation> PreInfinityExtrap = RCCE_Constant;

	UPROPERTY()
	TEnumAsByte<ERichCurveExtrapolation> PostInfinityExtrap = RCCE_Constant;

	UPROPERTY()
	TArray<FRichCurveKey> Keys;
};
