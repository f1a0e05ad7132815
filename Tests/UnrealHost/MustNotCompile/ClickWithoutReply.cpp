// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: FReply
// MODULE: MRInputAnimationEditor
// Whoever hears of a click says whether that was all.

#include "Widgets/Input/SButton.h"

TSharedRef<SWidget> MakeButton()
{
#ifdef CURED
	return SNew(SButton).OnClicked_Lambda([] { return FReply::Handled(); });
#else
	return SNew(SButton).OnClicked_Lambda([] {});
#endif
}
