// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Support/MRInputFiniteCheck.h"
#include "Support/MRInputTestRecordings.h"
#include "Templates/Function.h"

class FAutomationTestBase;

namespace MRInputHostileStage
{

/** Calls `Work` with an asset of each hostile recording. Reports those that cannot be read, and their wrong numbers. */
void ForEach(FAutomationTestBase& Test,
	TFunctionRef<void(const FMRInputAnimationPtr& Animation, FMRInputFiniteCheck& Check)> Work);

} // namespace MRInputHostileStage
