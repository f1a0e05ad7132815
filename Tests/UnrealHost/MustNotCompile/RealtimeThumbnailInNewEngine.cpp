// SPDX-License-Identifier: MIT
// EXPECT: but does not override
// MODULE: MRInputAnimationEditor
// From 5.3 on nobody asks whether a thumbnail may be drawn in real time: how often is what is asked.

#include "ThumbnailRendering/ThumbnailRenderer.h"

class UCaseRenderer : public UThumbnailRenderer
{
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
