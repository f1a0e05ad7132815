// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputEngineCompat.h"
#include "ThumbnailRendering/ThumbnailRenderer.h"

#include "MRInputThumbnailRenderer.generated.h"

/**
 * Draws the Content Browser's thumbnail of a recording: the paths of the hands, over bands that show when they are
 * tracked and pinch. It is drawn when the asset has changed, never in every frame, because it reads the whole
 * recording. Before 5.2 it is drawn once, and then when the asset is saved.
 */
UCLASS(MinimalAPI)
class UMRInputThumbnailRenderer : public UThumbnailRenderer
{
	GENERATED_BODY()

public:
	//~ Begin UThumbnailRenderer interface
	/** Without a recording, the class icon is better than an empty picture. */
	virtual bool CanVisualizeAsset(UObject* Object) override;
	virtual void GetThumbnailSize(UObject* Object, float Zoom, uint32& OutWidth, uint32& OutHeight) const override;
	virtual void Draw(UObject* Object, int32 X, int32 Y, uint32 Width, uint32 Height, FRenderTarget* RenderTarget,
		FCanvas* Canvas, bool bAdditionalViewFamily) override;
#if MRINPUT_THUMBNAILS_HAVE_FREQUENCY
	virtual EThumbnailRenderFrequency GetThumbnailRenderFrequency(UObject*) const override
	{
		return EThumbnailRenderFrequency::OnPropertyChange;
	}
#else
	// UNCONFIRMED(thumbnail-drawn-on-save): A thumbnail that is not drawn in real time is drawn again on saving.
	// [by hand: in 5.1, reimport another recording over an asset and save: the thumbnail changes]
	virtual bool AllowsRealtimeThumbnails(UObject*) const override
	{
		return false;
	}
#endif
	//~ End UThumbnailRenderer interface
};
