// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"
#include "Internationalization/Text.h"
#include "Misc/FeedbackContext.h"

/**
 * Progress of a long task. The host shows nothing; whether the user cancelled is for the context to say, and counts
 * only for a task that asked for a cancel button.
 */
struct FScopedSlowTask
{
	FScopedSlowTask(float, const FText& = FText(), bool bInEnabled = true, FFeedbackContext& InContext = *GWarn)
		: Context(InContext)
		, bEnabled(bInEnabled)
	{
	}
	FScopedSlowTask(const FScopedSlowTask&) = delete;
	FScopedSlowTask& operator=(const FScopedSlowTask&) = delete;

	void MakeDialog(bool bShowCancelButton = false, bool = false) { bHasCancelButton = bShowCancelButton; }
	void MakeDialogDelayed(float, bool bShowCancelButton = false, bool = false) { MakeDialog(bShowCancelButton); }
	void EnterProgressFrame(float = 1.0f, const FText& = FText()) {}

	// A task without a button of its own is never cancelled.
	bool ShouldCancel() const { return bEnabled && bHasCancelButton && Context.ReceivedUserCancel(); }

private:
	FFeedbackContext& Context;
	bool bEnabled;
	bool bHasCancelButton = false;
};
