// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Editor/EditorEngine.h"

/** The running editor; null before the engine is made and after it is gone. */
extern UNREALED_API UEditorEngine* GEditor;

struct UNREALED_API FEditorDelegates
{
	DECLARE_MULTICAST_DELEGATE_OneParam(FOnPIEEvent, const bool);
	static FOnPIEEvent PreBeginPIE;
	static FOnPIEEvent PostPIEStarted;
	static FSimpleMulticastDelegate CancelPIE;

	/** The argument is flags that the host does not have. */
	DECLARE_MULTICAST_DELEGATE_OneParam(FOnMapChanged, uint32);
	static FOnMapChanged MapChange;
};
