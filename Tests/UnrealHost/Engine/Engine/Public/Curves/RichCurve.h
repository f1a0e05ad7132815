// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/EnumAsByte.h"
#include "CoreMinimal.h"
#include "Curves/KeyHandle.h"
#include "UObject/Object.h"

#include "RichCurve.generated.h"

USTRUCT()
struct ENGINE_API FIndexedCurve
{
	GENERATED_USTRUCT_BODY()

	virtual ~FIndexedCurve() = default;

	virtual int32 GetNumKeys() const PURE_VIRTUAL(FIndexedCurve::GetNumKeys, return 0;);

	/** INDEX_NONE for a handle of no key of this curve. */
	virtual int32 GetIndexSafe(FKeyHandle KeyHandle) const { return GetHandles().IndexOfByKey(KeyHandle); }

	/** Handles in the order of the keys. */
	const TArray<FKeyHandle>& GetHandles() const;

protected:
	/** Next to the keys; filled up when keys came in from elsewhere. */
	mutable TArray<FKeyHandle> KeyHandles;
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

USTRUCT()
struct ENGINE_API FRealCurve : public FIndexedCurve
{
	GENERATED_USTRUCT_BODY()

	virtual float Eval(float, float = 0.0f) const PURE_VIRTUAL(FRealCurve::Eval, return 0.0f;);

	UPROPERTY()
	float DefaultValue = MAX_flt;

	UPROPERTY()
	TEnumAsByte<ERichCurveExtrapolation> PreInfinityExtrap = RCCE_Constant;

	UPROPERTY()
	TEnumAsByte<ERichCurveExtrapolation> PostInfinityExtrap = RCCE_Constant;
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
	FRichCurveKey(float InTime, float InValue);

	bool Serialize(FArchive& Ar);
	bool operator==(const FRichCurveKey& Other) const;

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

USTRUCT()
struct ENGINE_API FRichCurve : public FRealCurve
{
	GENERATED_USTRUCT_BODY()

	virtual int32 GetNumKeys() const override { return Keys.Num(); }
	const TArray<FRichCurveKey>& GetConstRefOfKeys() const { return Keys; }

	/** Keys must be sorted; tangents stay as they are. Old handles are gone. */
	void SetKeys(const TArray<FRichCurveKey>& InKeys);

	/** At equal times the new key comes after. Auto tangents are set again. bUnwindRotation takes the nearest turn. */
	FKeyHandle AddKey(
		float InTime, float InValue, const bool bUnwindRotation = false, FKeyHandle KeyHandle = FKeyHandle());

	/** The handle must be of this curve. */
	FRichCurveKey& GetKey(FKeyHandle KeyHandle) { return Keys[IndexOf(KeyHandle)]; }
	void SetKeyInterpMode(FKeyHandle KeyHandle, ERichCurveInterpMode NewInterpMode, bool bAutoSetTangents = true);

	/** Slope of the neighbours for cubic keys of mode Auto, flat at the ends. */
	void AutoSetTangents(float Tension = 0.0f);

	virtual float Eval(float InTime, float InDefaultValue = 0.0f) const override;

	UPROPERTY()
	TArray<FRichCurveKey> Keys;

private:
	int32 IndexOf(FKeyHandle KeyHandle) const;
	void AutoSetIf(bool bAutoSetTangents);
};
