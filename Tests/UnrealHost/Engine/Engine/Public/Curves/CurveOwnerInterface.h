// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/RichCurve.h"

/** Somebody with curves to edit. */
class ENGINE_API FCurveOwnerInterface
{
public:
	virtual ~FCurveOwnerInterface() = default;

	virtual TArray<FRichCurveEditInfoConst> GetCurves() const = 0;
	virtual TArray<FRichCurveEditInfo> GetCurves() = 0;
	virtual void ModifyOwner() = 0;
	virtual void MakeTransactional() = 0;
	virtual void OnCurveChanged(const TArray<FRichCurveEditInfo>& ChangedCurveEditInfos) = 0;
	virtual bool IsValidCurve(FRichCurveEditInfo CurveInfo) = 0;
};
