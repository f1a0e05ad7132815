// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/EnumAsByte.h"
#include "CoreMinimal.h"
#include "Curves/IndexedCurve.h"

#include "RealCurve.generated.h"

/** How a value goes from a key to the next. */
enum ERichCurveInterpMode : int
{
	RCIM_Linear,
	RCIM_Constant,
	RCIM_Cubic,
	RCIM_None,
};

/** What a curve does beyond its keys. */
enum ERichCurveExtrapolation : int
{
	RCCE_Cycle,
	RCCE_CycleWithOffset,
	RCCE_Oscillate,
	RCCE_Linear,
	RCCE_Constant,
	RCCE_None,
};

/** A curve of real numbers over time. */
USTRUCT()
struct ENGINE_API FRealCurve : public FIndexedCurve
{
	GENERATED_USTRUCT_BODY()

	virtual float Eval(float, float = 0.0f) const PURE_VIRTUAL(FRealCurve::Eval, return 0.0f;);

	/** Brings a time beyond the keys back between them, and gives the value that the cycles in between add. */
	virtual void RemapTimeValue(float&, float&) const PURE_VIRTUAL(FRealCurve::RemapTimeValue, );
	virtual void GetTimeRange(float&, float&) const PURE_VIRTUAL(FRealCurve::GetTimeRange, );
	virtual void GetValueRange(float&, float&) const PURE_VIRTUAL(FRealCurve::GetValueRange, );
	virtual void Reset() PURE_VIRTUAL(FRealCurve::Reset, );
	virtual bool HasAnyData() const { return DefaultValue != MAX_flt || GetNumKeys() > 0; }

	/** MAX_flt is none: Eval then gives its caller's default for a curve without keys. */
	float GetDefaultValue() const { return DefaultValue; }
	void SetDefaultValue(float InDefaultValue) { DefaultValue = InDefaultValue; }
	void ClearDefaultValue() { DefaultValue = MAX_flt; }

	UPROPERTY()
	float DefaultValue = MAX_flt;

	UPROPERTY()
	TEnumAsByte<ERichCurveExtrapolation> PreInfinityExtrap = RCCE_Constant;

	UPROPERTY()
	TEnumAsByte<ERichCurveExtrapolation> PostInfinityExtrap = RCCE_Constant;

protected:
	/** Wraps a time into the range; CycleCount is negative before it. */
	static void CycleTime(float MinTime, float MaxTime, float& InTime, int& CycleCount);
};
