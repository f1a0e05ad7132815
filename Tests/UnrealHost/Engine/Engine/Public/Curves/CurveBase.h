// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/CurveOwnerInterface.h"
#include "UObject/Object.h"

#include "CurveBase.generated.h"

class UAssetImportData;

/** Base of curve assets. */
UCLASS(Abstract)
class ENGINE_API UCurveBase : public UObject, public FCurveOwnerInterface
{
	GENERATED_BODY()

public:
	/** Over all curves; 0 and 0 without keys. */
	void GetTimeRange(float& MinTime, float& MaxTime) const;
	void GetValueRange(float& MinValue, float& MaxValue) const;
	void ResetCurve();

	virtual TArray<FRichCurveEditInfoConst> GetCurves() const override { return {}; }
	virtual TArray<FRichCurveEditInfo> GetCurves() override { return {}; }
	virtual void ModifyOwner() override;
	virtual void MakeTransactional() override;
	virtual void OnCurveChanged(const TArray<FRichCurveEditInfo>& ChangedCurveEditInfos) override;
	virtual bool IsValidCurve(FRichCurveEditInfo) override { return false; }

#if WITH_EDITORONLY_DATA
	UPROPERTY()
	TObjectPtr<UAssetImportData> AssetImportData;
#endif
};
