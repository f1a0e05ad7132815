// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputThumbnailRenderer.h"

#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputRecordingData.h"
#include "Mria/StripDrawing.h"
#include "Strip/MRInputStripPaint.h"

namespace MRInputThumbnailRendererDetail
{
/** The editor's own size of a thumbnail. */
constexpr float Side = 256.0f;
} // namespace MRInputThumbnailRendererDetail

bool UMRInputThumbnailRenderer::CanVisualizeAsset(UObject* Object)
{
	const UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Object);
	return Animation && Animation->HasRecording();
}

void UMRInputThumbnailRenderer::GetThumbnailSize(UObject*, float Zoom, uint32& OutWidth, uint32& OutHeight) const
{
	OutWidth = OutHeight = static_cast<uint32>(FMath::Max(1.0f, MRInputThumbnailRendererDetail::Side * Zoom));
}

void UMRInputThumbnailRenderer::Draw(
	UObject* Object, int32 X, int32 Y, uint32 Width, uint32 Height, FRenderTarget*, FCanvas* Canvas, bool)
{
	const UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Object);
	if (!Canvas || !Animation || !Animation->HasRecording())
	{
		return;
	}
	const mria::Overview Overview =
		mria::MakeOverview(FMRInputAccess::GetData(*Animation)->GetView(), static_cast<int>(Width));
	const mria::DrawingSize Size{static_cast<double>(Width), static_cast<double>(Height)};
	MRInputStripPaint::ToCanvas(mria::MakeThumbnail(Overview, Size), FVector2D(X, Y), *Canvas);
}
