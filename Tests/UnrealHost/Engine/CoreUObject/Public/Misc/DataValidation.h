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
	void AddError(const FText& Text) { Errors.Add(Text); }
	void AddWarning(const FText& Text) { Warnings.Add(Text); }
	void SplitIssues(TArray<FText>& OutWarnings, TArray<FText>& OutErrors) const
	{
		OutWarnings.Append(Warnings);
		OutErrors.Append(Errors);
	}

private:
	TArray<FText> Errors;
	TArray<FText> Warnings;
};

#endif
