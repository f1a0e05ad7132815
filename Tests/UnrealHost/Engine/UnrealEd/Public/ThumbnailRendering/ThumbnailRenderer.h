// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "ThumbnailRenderer.generated.h"

class FCanvas;
class FRenderTarget;

#if HOST_HAS_THUMBNAIL_FREQUENCY
enum class EThumbnailRenderFrequency : uint8
{
	Realtime,
	OnPropertyChange,
};
#endif

/** Draws the small picture of an asset. One object of the class draws for all assets. */
UCLASS(Abstract)
class UNREALED_API UThumbnailRenderer : public UObject
{
	GENERATED_BODY()

public:
	UThumbnailRenderer() = default;

	virtual bool CanVisualizeAsset(UObject*) { return true; }
	virtual void GetThumbnailSize(UObject*, float Zoom, uint32& OutWidth, uint32& OutHeight) const
	{
		OutWidth = OutHeight = static_cast<uint32>(256.0f * Zoom);
	}
	virtual void Draw(UObject*, int32, int32, uint32, uint32, FRenderTarget*, FCanvas*, bool) {}
#if HOST_HAS_THUMBNAIL_FREQUENCY
	/** The other one is deprecated and nobody asks it; here it is gone. */
	virtual EThumbnailRenderFrequency GetThumbnailRenderFrequency(UObject*) const
	{
		return EThumbnailRenderFrequency::Realtime;
	}
#else
	virtual bool AllowsRealtimeThumbnails(UObject*) const
	{
		return true;
	}
#endif
};
