// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/CurveBase.h"

#include "CurveVector.generated.h"

UCLASS(BlueprintType)
class ENGINE_API UCurveVector : public UCurveBase
{
	GENERATED_BODY()

public:
	UPROPERTY()
	FRichCurve FloatCurves[3];
};
