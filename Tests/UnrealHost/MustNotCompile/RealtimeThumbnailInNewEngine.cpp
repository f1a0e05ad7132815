// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: override
// MODULE: MRInputAnimationEditor
// Nobody asks it since 5.2: the picture would be drawn anew in every frame.

#include "Asset/MRInputThumbnailRenderer.h"

class UOtherRenderer : public UThumbnailRenderer
{
public:
#ifdef CURED
	virtual EThumbnailRenderFrequency GetThumbnailRenderFrequency(UObject*) const override
	{
		return EThumbnailRenderFrequency::OnPropertyChange;
	}
#else
	virtual bool AllowsRealtimeThumbnails(UObject*) const override
	{
		return false;
	}
#endif
};
