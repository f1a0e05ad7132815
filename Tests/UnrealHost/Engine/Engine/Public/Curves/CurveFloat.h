// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/CurveBase.h"
#include "Curves/RichCurve.h"

#include "CurveFloat.generated.h"

/** One curve of floats. */
UCLASS(BlueprintType)
class ENGINE_API UCurveFloat : public UCurveBase
{
	GENERATED_BODY()

public:
	float GetFloatValue(float InTime) const { return FloatCurve.Eval(InTime); }

	virtual TArray<FRichCurveEditInfoConst> GetCurves() const override;
	virtual TArray<FRichCurveEditInfo> GetCurves() override;
	virtual bool IsValidCurve(FRichCurveEditInfo CurveInfo) override;
	bool operator==(const UCurveFloat& Curve) const { return FloatCurve == Curve.FloatCurve; }

	UPROPERTY()
	FRichCurve FloatCurve;

	UPROPERTY()
	bool bIsEventCurve = false;
};

/** A curve held in place, or an asset if one is set. */
USTRUCT(BlueprintType)
struct ENGINE_API FRuntimeFloatCurve
{
	GENERATED_USTRUCT_BODY()

	FRichCurve* GetRichCurve();
	const FRichCurve* GetRichCurveConst() const;

	UPROPERTY()
	FRichCurve EditorCurveData;

	UPROPERTY()
	TObjectPtr<UCurveFloat> ExternalCurve = nullptr;
};
