// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ObjectMacros.h"

#if HOST_HAS_VALIDATION_CONTEXT

/** Collects what IsDataValid finds. */
class FDataValidationContext
{
public:
	struct FIssue
	{
		FText Message;
		bool bIsError;
	};

	void AddError(const FText& Text) { Issues.Add({Text, true}); }
	void AddWarning(const FText& Text) { Issues.Add({Text, false}); }
	void SplitIssues(TArray<FText>& Warnings, TArray<FText>& Errors) const
	{
		for (const FIssue& Issue : Issues)
		{
			(Issue.bIsError ? Errors : Warnings).Add(Issue.Message);
		}
	}

private:
	TArray<FIssue> Issues;
};

#endif
