// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/RealCurve.h"
#include "UObject/Object.h"

#include "RichCurve.generated.h"

/** Who sets a key's tangents. */
enum ERichCurveTangentMode : int
{
	RCTM_Auto,
	RCTM_User,
	RCTM_Break,
	RCTM_None,
};

/** Which of a key's handles have a length of their own. */
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
	FRichCurveKey(float InTime, float InValue, float InArriveTangent, const float InLeaveTangent,
		ERichCurveInterpMode InInterpMode);

	bool Serialize(FArchive& Ar);
	bool operator==(const FRichCurveKey& Other) const;
	bool operator!=(const FRichCurveKey& Other) const { return !(*this == Other); }

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

/** A curve of keys with tangents, sorted by time. */
USTRUCT()
struct ENGINE_API FRichCurve : public FRealCurve
{
	GENERATED_USTRUCT_BODY()

	virtual int32 GetNumKeys() const override { return Keys.Num(); }
	const TArray<FRichCurveKey>& GetConstRefOfKeys() const { return Keys; }
	TArray<FRichCurveKey> GetCopyOfKeys() const { return Keys; }

	/** Keys must be sorted; tangents stay as they are. Old handles are gone. */
	void SetKeys(const TArray<FRichCurveKey>& InKeys);

	/** At equal times the new key comes after. Auto tangents are set anew. bUnwindRotation takes the nearest turn. */
	FKeyHandle AddKey(
		float InTime, float InValue, const bool bUnwindRotation = false, FKeyHandle KeyHandle = FKeyHandle());
	FKeyHandle UpdateOrAddKey(float InTime, float InValue, const bool bUnwindRotation = false,
		float KeyTimeTolerance = UE_KINDA_SMALL_NUMBER);
	void DeleteKey(FKeyHandle KeyHandle);
	FKeyHandle FindKey(float KeyTime, float KeyTimeTolerance = UE_KINDA_SMALL_NUMBER) const;

	/** The handle must be of this curve. */
	FRichCurveKey& GetKey(FKeyHandle KeyHandle);
	FRichCurveKey GetKey(FKeyHandle KeyHandle) const;
	FRichCurveKey GetFirstKey() const;
	FRichCurveKey GetLastKey() const;
	float GetKeyTime(FKeyHandle KeyHandle) const { return GetKey(KeyHandle).Time; }
	float GetKeyValue(FKeyHandle KeyHandle) const { return GetKey(KeyHandle).Value; }
	void SetKeyTime(FKeyHandle KeyHandle, float NewTime);
	void SetKeyValue(FKeyHandle KeyHandle, float NewValue, bool bAutoSetTangents = true);
	void SetKeyInterpMode(FKeyHandle KeyHandle, ERichCurveInterpMode NewInterpMode, bool bAutoSetTangents = true);
	void SetKeyTangentMode(FKeyHandle KeyHandle, ERichCurveTangentMode NewTangentMode, bool bAutoSetTangents = true);
	void SetKeyTangentWeightMode(
		FKeyHandle KeyHandle, ERichCurveTangentWeightMode NewTangentWeightMode, bool bAutoSetTangents = true);

	/** Slope of the neighbours for cubic keys of mode Auto, flat at the ends. */
	void AutoSetTangents(float Tension = 0.0f);

	virtual float Eval(float InTime, float InDefaultValue = 0.0f) const override;
	virtual void RemapTimeValue(float& InTime, float& CycleValueOffset) const override;
	virtual void GetTimeRange(float& MinTime, float& MaxTime) const override;
	virtual void GetValueRange(float& MinValue, float& MaxValue) const override;
	virtual void Reset() override;
	bool IsEmpty() const { return Keys.Num() == 0; }
	bool operator==(const FRichCurve& Curve) const;
	bool operator!=(const FRichCurve& Curve) const { return !(*this == Curve); }

	UPROPERTY()
	TArray<FRichCurveKey> Keys;

private:
	int32 IndexOf(FKeyHandle KeyHandle) const;
	void AutoSetIf(bool bAutoSetTangents);
};

/** One curve of an asset with its name, for those who edit it. */
template <class T>
struct FRichCurveEditInfoTemplate
{
	FRichCurveEditInfoTemplate() = default;
	FRichCurveEditInfoTemplate(T InCurveToEdit)
		: CurveToEdit(InCurveToEdit)
	{
	}
	FRichCurveEditInfoTemplate(T InCurveToEdit, FName InCurveName)
		: CurveName(InCurveName)
		, CurveToEdit(InCurveToEdit)
	{
	}

	bool operator==(const FRichCurveEditInfoTemplate& Other) const
	{
		return CurveName == Other.CurveName && CurveToEdit == Other.CurveToEdit;
	}

	FName CurveName;
	T CurveToEdit = nullptr;
};

using FRichCurveEditInfo = FRichCurveEditInfoTemplate<FRealCurve*>;
using FRichCurveEditInfoConst = FRichCurveEditInfoTemplate<const FRealCurve*>;
