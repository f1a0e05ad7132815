// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Commandlets/Commandlet.h"
#include "CoreMinimal.h"

#include "MRInputAnimationCommandlet.generated.h"

/**
 * -run=MRInputAnimation Import, Export or Check, for build machines: asks nothing, ends with a summary line, and
 * returns the exit code that the line names. What it takes is in MRInputCommandLine.h and in Resources/Docs/Editor.md.
 */
UCLASS(MinimalAPI)
class UMRInputAnimationCommandlet : public UCommandlet
{
	GENERATED_BODY()

public:
	UMRInputAnimationCommandlet();

	virtual int32 Main(const FString& Params) override;
};
