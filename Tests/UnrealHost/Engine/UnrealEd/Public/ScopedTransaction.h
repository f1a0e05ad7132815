// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

/**
 * What is modified while it lives can be undone in one step. Objects count from their Modify() on, if they are
 * transactional. Scopes nest: the outermost one makes the step.
 */
class UNREALED_API FScopedTransaction
{
public:
	[[nodiscard]] FScopedTransaction(const FText& SessionName, const bool bShouldActuallyTransact = true);
	FScopedTransaction(const FScopedTransaction&) = delete;
	FScopedTransaction& operator=(const FScopedTransaction&) = delete;
	~FScopedTransaction();

	bool IsOutstanding() const { return Index >= 0; }

private:
	int32 Index = INDEX_NONE;
};
