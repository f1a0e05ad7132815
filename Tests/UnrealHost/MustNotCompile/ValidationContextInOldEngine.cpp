// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: marked .override., but does not override
// VERSION: 5.1
// TARGET: Editor
// 5.1 validates into an array of texts.

#include "CoreMinimal.h"
#include "UObject/Object.h"

class UCase : public UObject
{
public:
#ifdef CURED
	virtual EDataValidationResult IsDataValid(TArray<FText>& ValidationErrors) override;
#else
	virtual EDataValidationResult IsDataValid(class FDataValidationContext& Context) const override;
#endif
};
