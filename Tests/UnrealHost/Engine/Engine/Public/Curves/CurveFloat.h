// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/CurveBase.h"

#include "CurveFloat.generated.h"

UCLASS(BlueprintType)
class ENGINE_API UCurveFloat : public UCurveBase
{
	GENERATED_BODY()

public:
	UPROPERTY()
	FRichCurve FloatCurve;
};
