// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputThumbnailRenderer.h"
#include "CanvasTypes.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "UObject/StrongObjectPtr.h"

BEGIN_DEFINE_SPEC(FMRInputThumbnailDrawingSpec, "MRInputAnimation.Editor.ThumbnailDrawing",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputThumbnailRenderer> Renderer;
TStrongObjectPtr<UMRInputAnimation> Animation;
END_DEFINE_SPEC(FMRInputThumbnailDrawingSpec)

void FMRInputThumbnailDrawingSpec::Define()
{
	BeforeEach(
		[this]
		{
			Renderer.Reset(NewObject<UMRInputThumbnailRenderer>());
			Animation.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag"))));
		});
	AfterEach(
		[this]
		{
			Renderer.Reset();
			Animation.Reset();
		});
	It("draws nothing of an empty asset, and nowhere without a canvas",
		[this]
		{
			FCanvas Canvas;
			Renderer->Draw(NewObject<UMRInputAnimation>(), 0, 0, 64, 64, nullptr, &Canvas, false);
			Renderer->Draw(nullptr, 0, 0, 64, 64, nullptr, &Canvas, false);
			Renderer->Draw(Animation.Get(), 0, 0, 64, 64, nullptr, nullptr, false);
			TestEqual(TEXT("items"), Canvas.HostItems().Num(), 0);
		});
	It("draws paths and bands inside its rectangle",
		[this]
		{
			constexpr double Left = 30.0;
			constexpr double Top = 50.0;
			constexpr double Side = 128.0;
			FCanvas Canvas;
			Renderer->Draw(Animation.Get(), 30, 50, 128, 128, nullptr, &Canvas, false);
			int32 NumLines = 0;
			int32 NumTiles = 0;
			for (const FCanvasItem& Item : Canvas.HostItems())
			{
				const bool bIsLine = Item.HostKind() == FCanvasItem::EHostKind::Line;
				const FVector2D End = bIsLine ? Item.HostExtent() : Item.Position + Item.HostExtent();
				NumLines += bIsLine;
				NumTiles += !bIsLine;
				TestTrue(TEXT("upper left"),
					FMath::Min(Item.Position.X, End.X) >= Left && FMath::Min(Item.Position.Y, End.Y) >= Top);
				TestTrue(TEXT("lower right"),
					FMath::Max(Item.Position.X, End.X) <= Left + Side &&
						FMath::Max(Item.Position.Y, End.Y) <= Top + Side);
			}
			TestTrue(TEXT("a path"), NumLines > 10);
			TestTrue(TEXT("background, tracked and pinched bands"), NumTiles >= 3);
		});
}
