// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/RichCurve.h"

#include "CurveBase.generated.h"

class UAssetImportData;

UCLASS(Abstract)
class ENGINE_API UCurveBase : public UObject
{
	GENERATED_BODY()

public:
#if WITH_EDITORONLY_DATA
	UPROPERTY()
	TObjectPtr<UAssetImportData> AssetImportData;
#endif
};
