// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: FAssetData
// MODULE: MRInputAnimationEditor
// The menu's actions take what the Content Browser knows: loaded objects would mean that a right click loads them.

#include "Asset/MRInputMenuActions.h"
#include "MRInputAnimation.h"

void Check(const TArray<UMRInputAnimation*>& Animations)
{
#ifdef CURED
	TArray<FAssetData> Assets;
	for (const UMRInputAnimation* Animation : Animations)
	{
		Assets.Add(FAssetData(Animation));
	}
	MRInputMenuActions::Check(Assets);
#else
	MRInputMenuActions::Check(Animations);
#endif
}
