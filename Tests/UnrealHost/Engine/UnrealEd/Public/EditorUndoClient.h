// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Hears of undo and redo while registered with GEditor. */
class UNREALED_API FEditorUndoClient
{
public:
	virtual ~FEditorUndoClient() = default;
	virtual void PostUndo(bool) {}
	virtual void PostRedo(bool) {}
};
