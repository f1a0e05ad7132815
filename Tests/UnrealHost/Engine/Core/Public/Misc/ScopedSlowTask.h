// SPDX-License-Identifier: MIT
#pragma once

#include "Internationalization/Text.h"

/** Progress of a long task; the host shows nothing and is never cancelled. */
struct FSlowTask
{
	FText DefaultMessage;
	FText FrameMessage;
	float TotalAmountOfWork;
	float CompletedWork = 0.0f;
	float CurrentFrameScope = 0.0f;

	FSlowTask(float InAmountOfWork, const FText& InDefaultMessage = FText(), bool = true)
		: DefaultMessage(InDefaultMessage)
		, TotalAmountOfWork(InAmountOfWork)
	{
	}

	void MakeDialog(bool = false, bool = false) {}
	void MakeDialogDelayed(float, bool = false, bool = false) {}
	void EnterProgressFrame(float ExpectedWorkThisFrame = 1.0f, const FText& Text = FText())
	{
		CompletedWork += CurrentFrameScope;
		CurrentFrameScope = ExpectedWorkThisFrame;
		FrameMessage = Text;
	}
	bool ShouldCancel() const { return false; }
};

struct FScopedSlowTask : FSlowTask
{
	using FSlowTask::FSlowTask;
	FScopedSlowTask(const FScopedSlowTask&) = delete;
	FScopedSlowTask& operator=(const FScopedSlowTask&) = delete;
};
