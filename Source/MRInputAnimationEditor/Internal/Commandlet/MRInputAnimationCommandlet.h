// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Commandlets/Commandlet.h"
#include "CoreMinimal.h"

#include "MRInputAnimationCommandlet.generated.h"

/**
 * -run=MRInputAnimation Import, Export or Check, for build machines: asks no questions, ends with a summary line, and
 * returns the exit code in that line. MRInputCommandLine.h and Resources/Docs/Editor.md list its arguments.
 */
UCLASS(MinimalAPI)
class UMRInputAnimationCommandlet : public UCommandlet
{
	GENERATED_BODY()

public:
	UMRInputAnimationCommandlet();

	virtual int32 Main(const FString& Params) override;
};
