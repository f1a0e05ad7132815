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
struct FSlowTask
{
	FText DefaultMessage;
	FText FrameMessage;
	float TotalAmountOfWork;
	float CompletedWork = 0.0f;
	float CurrentFrameScope = 0.0f;

	FSlowTask(float InAmountOfWork, const FText& InDefaultMessage = FText(), bool bInEnabled = true,
		FFeedbackContext& InContext = *GWarn)
		: DefaultMessage(InDefaultMessage)
		, TotalAmountOfWork(InAmountOfWork)
		, Context(InContext)
		, bEnabled(bInEnabled)
	{
	}

	void MakeDialog(bool bShowCancelButton = false, bool = false) { bHasCancelButton = bShowCancelButton; }
	void MakeDialogDelayed(float, bool bShowCancelButton = false, bool = false)
	{
		bHasCancelButton = bShowCancelButton;
	}
	void EnterProgressFrame(float ExpectedWorkThisFrame = 1.0f, const FText& Text = FText())
	{
		CompletedWork += CurrentFrameScope;
		CurrentFrameScope = ExpectedWorkThisFrame;
		FrameMessage = Text;
	}

	// A task without a button of its own is never cancelled.
	bool ShouldCancel() const { return bEnabled && bHasCancelButton && Context.ReceivedUserCancel(); }

private:
	FFeedbackContext& Context;
	bool bEnabled;
	bool bHasCancelButton = false;
};

struct FScopedSlowTask : FSlowTask
{
	using FSlowTask::FSlowTask;
	FScopedSlowTask(const FScopedSlowTask&) = delete;
	FScopedSlowTask& operator=(const FScopedSlowTask&) = delete;
};
