// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputThumbnailRenderer.h"
#include "MRInputAnimation.h"
#include "MRInputEngineCompat.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputThumbnailSpec, "MRInputAnimation.Editor.Thumbnail",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputThumbnailRenderer> Renderer;
TStrongObjectPtr<UMRInputAnimation> Animation;
END_DEFINE_SPEC(FMRInputThumbnailSpec)

void FMRInputThumbnailSpec::Define()
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
	It("shows recordings, and leaves an empty asset to its icon",
		[this]
		{
			TestTrue(TEXT("recording"), Renderer->CanVisualizeAsset(Animation.Get()));
			TestFalse(TEXT("empty"), Renderer->CanVisualizeAsset(NewObject<UMRInputAnimation>()));
			TestFalse(TEXT("nothing"), Renderer->CanVisualizeAsset(nullptr));
			uint32 Width = 0;
			uint32 Height = 0;
			Renderer->GetThumbnailSize(Animation.Get(), 0.5f, Width, Height);
			TestTrue(TEXT("size"), Width == 128 && Height == 128);
		});
	It("is drawn again for changes, not in every frame",
		[this]
		{
#if MRINPUT_THUMBNAILS_HAVE_FREQUENCY
			TestTrue(TEXT("frequency"),
				Renderer->GetThumbnailRenderFrequency(Animation.Get()) == EThumbnailRenderFrequency::OnPropertyChange);
#else
			TestFalse(TEXT("always"), Renderer->AllowsRealtimeThumbnails(Animation.Get()));
#endif
		});
}

#endif
