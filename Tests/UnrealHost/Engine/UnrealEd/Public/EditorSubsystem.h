// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Subsystems/Subsystem.h"

#include "EditorSubsystem.generated.h"

/** Lives as long as the editor, which is its outer. The engine keeps it in a module of its own. */
UCLASS(Abstract)
class UNREALED_API UEditorSubsystem : public USubsystem
{
	GENERATED_BODY()
};
