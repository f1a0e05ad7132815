// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: nodiscard|unused-result
// MODULE: MRInputAnimationEditor
// A transaction without a name ends at once, and what follows cannot be undone.

#include "MRInputAnimation.h"
#include "ScopedTransaction.h"

void Change(UMRInputAnimation& Animation)
{
#ifdef CURED
	const FScopedTransaction Transaction(FText::FromString(TEXT("Change")));
#else
	FScopedTransaction(FText::FromString(TEXT("Change")));
#endif
	Animation.Modify();
}
