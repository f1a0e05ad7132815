// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editor.h"
#include "Host/HostSequencer.h"
#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "ScopedTransaction.h"
#include "Sequencer/MRInputSection.h"
#include "Strip/MRInputStripPaint.h"
#include "Support/MRInputTestStage.h"

#if MRINPUT_SECTIONS_HAVE_DENSITY
#include "MVVM/ViewModels/ViewDensity.h"
#endif

BEGIN_DEFINE_SPEC(FMRInputSectionSpec, "MRInputAnimation.Editor.Section",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestStage> Stage;
TSharedPtr<FHostSequencer> Sequencer;
TSharedPtr<ISequencerSection> View;
UMovieSceneMRInputSection* Section = nullptr;

void DefineText();
void DefineTrim();
void DefineSlip();
void DefinePainting();

/** Ten ticks a pixel for the section of 8 s that the tests begin with. */
TArray<FHostDrawElement> Paint(const FVector2D& Size = FVector2D(800.0, 62.0), TOptional<FSlateRect> Clip = {});
static const FHostDrawElement* FindPinch(const TArray<FHostDrawElement>& Elements, float Alpha = 1.0f);
float GhostAlpha = 1.0f;
TRange<double> ViewRange = TRange<double>(0.0, 10.0);
void TestPosition(const TCHAR* What, int32 Tick, double Expected);
END_DEFINE_SPEC(FMRInputSectionSpec)

TArray<FHostDrawElement> FMRInputSectionSpec::Paint(const FVector2D& Size, TOptional<FSlateRect> Clip)
{
	FSlateWindowElementList Elements;
	const FGeometry Geometry = FGeometry::MakeRoot(Size, FSlateLayoutTransform(1.0f, FVector2D(30.0, 40.0)));
	FHostSectionPainter Painter(Elements, Geometry, *Section, ViewRange);
	Painter.GhostAlpha = GhostAlpha;
	if (Clip.IsSet())
	{
		Painter.SectionClippingRect = Clip.GetValue();
	}
	const int32 Layer = View->OnPaintSection(Painter);
	for (const FHostDrawElement& Element : Elements.HostElements())
	{
		TestTrue(TEXT("layer is returned"), static_cast<int32>(Element.Layer) <= Layer);
	}
	return Elements.HostElements();
}

const FHostDrawElement* FMRInputSectionSpec::FindPinch(const TArray<FHostDrawElement>& Elements, float Alpha)
{
	FLinearColor Pinched = MRInputStripPaint::ToUnrealColour(mria::Colours::OfHand(mria::Hand::Left));
	Pinched.A *= Alpha;
	return Elements.FindByPredicate([&](const FHostDrawElement& Element) { return Element.Tint == Pinched; });
}

void FMRInputSectionSpec::TestPosition(const TCHAR* What, int32 Tick, double Expected)
{
	TestEqual(What, Section->GetPositionAt(FFrameTime(FFrameNumber(Tick))), Expected, 1e-9);
}

void FMRInputSectionSpec::Define()
{
	BeforeEach(
		[this]
		{
			Stage = MakeUnique<FMRInputTestStage>();
			Sequencer = FHostSequencer::Open(*Stage->Sequence);
			Section = &Stage->AddSection(1000, 9000);
			Section->StartOffset = FFrameNumber(500);
			View = Sequencer->GetTrackEditors()[0]->MakeSectionInterface(*Section, Stage->GetTrack(), FGuid());
			FMRInputSection::bSnapsToMarkers = true;
			ViewRange = TRange<double>(0.0, 10.0);
		});
	AfterEach(
		[this]
		{
			View.Reset();
			Sequencer.Reset();
			Stage.Reset();
		});
	DefineText();
	DefineTrim();
	DefineSlip();
	DefinePainting();
}

void FMRInputSectionSpec::DefineText()
{
	It("says which recording it is, how long, how fast and whether it loops",
		[this]
		{
			TestEqual(TEXT("title"), View->GetSectionTitle().ToString(), FString(TEXT("Grab  10 s")));
			Section->PlayRate = -0.5;
			Section->bLoop = true;
			TestEqual(
				TEXT("with rate"), View->GetSectionTitle().ToString(), FString(TEXT("Grab  10 s  \u00d7-0.5  loop")));
			const FString ToolTip = View->GetSectionToolTip().ToString();
			TestTrue(TEXT("what"), ToolTip.Contains(TEXT("left hand, 2 markers")));
			TestTrue(
				TEXT("which part"), ToolTip.EndsWith(TEXT("Shows 9.75 s to 5.75 s; the recording has 0 s to 10 s")));
			Section->Animation = nullptr;
			TestTrue(TEXT("without"), View->GetSectionTitle().ToString().StartsWith(TEXT("no recording")));
			TestFalse(TEXT("without, tooltip"), View->GetSectionToolTip().IsEmpty());
		});
}

void FMRInputSectionSpec::DefineTrim()
{
	It("leaves the recording where it is when an edge is dragged",
		[this]
		{
			View->BeginResizeSection();
			for (const int32 Tick : {1200, 700, 2345})
			{
				View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(Tick));
				TestEqual(TEXT("start"), Section->GetInclusiveStartFrame().Value, Tick);
				TestPosition(TEXT("content"), 5000, 4.5);
			}
			View->ResizeSection(SSRM_TrailingEdge, FFrameNumber(7000));
			TestEqual(TEXT("end"), Section->GetExclusiveEndFrame().Value, 7000);
			TestPosition(TEXT("content still"), 5000, 4.5);
			View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(8000));
			TestEqual(TEXT("not past the end"), Section->GetInclusiveStartFrame().Value, 6999);
			TestPosition(TEXT("content at the end"), 5000, 4.5);
		});
	It("draws a dragged edge to markers within some pixels of what was painted",
		[this]
		{
			// 4 s stand at 1000 + 4000 - 500.
			View->BeginResizeSection();
			View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(4550));
			TestEqual(TEXT("not before it was seen"), Section->GetInclusiveStartFrame().Value, 4550);
			View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(1000));
			Paint();
			View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(4550));
			TestEqual(TEXT("to the marker"), Section->GetInclusiveStartFrame().Value, 4500);
			TestPosition(TEXT("which is there"), 4500, 4.0);
			View->ResizeSection(SSRM_TrailingEdge, FFrameNumber(5470));
			TestEqual(TEXT("end to the other"), Section->GetExclusiveEndFrame().Value, 5500);
			FMRInputSection::bSnapsToMarkers = false;
			View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(4550));
			TestEqual(TEXT("not when it is off"), Section->GetInclusiveStartFrame().Value, 4550);
		});
	It("can be dragged without an end or a start",
		[this]
		{
			Section->SetEndFrame(TRangeBound<FFrameNumber>::Open());
			View->BeginResizeSection();
			View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(2000));
			TestEqual(TEXT("start"), Section->GetInclusiveStartFrame().Value, 2000);
			TestPosition(TEXT("content"), 5000, 4.5);
			View->BeginSlipSection();
			View->SlipSection(FFrameNumber(2300));
			TestPosition(TEXT("slipped"), 5000, 4.8);
			TestFalse(TEXT("still no end"), Section->HasEndFrame());
			Section->SetRange(TRange<FFrameNumber>(
				TRangeBound<FFrameNumber>::Open(), TRangeBound<FFrameNumber>::Exclusive(FFrameNumber(9000))));
			const int32 Offset = Section->StartOffset.Value;
			View->BeginResizeSection();
			View->ResizeSection(SSRM_TrailingEdge, FFrameNumber(7000));
			TestEqual(TEXT("end"), Section->GetExclusiveEndFrame().Value, 7000);
			TestTrue(TEXT("nothing else"), !Section->HasStartFrame() && Section->StartOffset.Value == Offset);
		});
	It("keeps the content in place when it is split, at any rate",
		[this]
		{
			for (const double Rate : {1.0, -2.0})
			{
				UMovieSceneMRInputSection& Whole = Stage->AddSection(20000, 24000);
				Whole.PlayRate = Rate;
				const double Before = Whole.GetPositionAt(FFrameTime(FFrameNumber(23000)));
				auto* Right = Cast<UMovieSceneMRInputSection>(
					Whole.SplitSection(FQualifiedFrameTime(FFrameNumber(22000), FFrameRate(1000, 1)), false));
				if (TestNotNull(TEXT("right part"), Right))
				{
					TestEqual(TEXT("same second"), Right->GetPositionAt(FFrameTime(FFrameNumber(23000))), Before, 1e-9);
				}
			}
		});
	It("changes nothing in a locked section",
		[this]
		{
			Section->SetIsLocked(true);
			View->BeginResizeSection();
			View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(3000));
			View->BeginSlipSection();
			View->SlipSection(FFrameNumber(3000));
			TestEqual(TEXT("start"), Section->GetInclusiveStartFrame().Value, 1000);
			TestEqual(TEXT("offset"), Section->StartOffset.Value, 500);
		});
}

void FMRInputSectionSpec::DefineSlip()
{
	It("cuts off as much more as the time is after the start, and leaves the section",
		[this]
		{
			View->BeginSlipSection();
			View->SlipSection(FFrameNumber(1000 + 300));
			TestEqual(TEXT("300 ticks more are cut off"), Section->StartOffset.Value, 800);
			View->SlipSection(FFrameNumber(1000 - 300));
			TestEqual(TEXT("start"), Section->GetInclusiveStartFrame().Value, 1000);
			TestEqual(TEXT("end"), Section->GetExclusiveEndFrame().Value, 9000);
			TestPosition(TEXT("300 ticks less"), 4700, 3.9);
			View->SlipSection(FFrameNumber(1000));
			TestEqual(TEXT("and back"), Section->StartOffset.Value, 500);
		});
	It("draws a marker to an edge while slipping",
		[this]
		{
			Paint();
			View->BeginSlipSection();
			// The marker at 4 s has 3500 to go to the start.
			View->SlipSection(FFrameNumber(1000 + 3450));
			TestPosition(TEXT("on the edge"), 1000, 4.0);
		});
	It("changes the rate when it is stretched, and shows the same",
		[this]
		{
			const double From = Section->GetPositionAt(FFrameTime(FFrameNumber(1000)));
			const double To = Section->GetPositionAt(FFrameTime(FFrameNumber(9000)));
			View->BeginDilateSection();
			View->DilateSection(TRange<FFrameNumber>(FFrameNumber(2000), FFrameNumber(6000)), 0.5f);
			TestEqual(TEXT("rate"), Section->PlayRate, 2.0, 1e-12);
			TestPosition(TEXT("from"), 2000, From);
			TestPosition(TEXT("to"), 6000, To);
			View->DilateSection(TRange<FFrameNumber>(FFrameNumber(2000), FFrameNumber(2000)), 0.001f);
			TestEqual(TEXT("not to nothing"), Section->PlayRate, 2.0, 1e-12);
			TestPosition(TEXT("still from"), 2000, From);
			View->DilateSection(TRange<FFrameNumber>(FFrameNumber(1000), FFrameNumber(8001)), 7001.0f / 8000.0f);
			TestEqual(TEXT("by whole ticks"), Section->PlayRate, 8000.0 / 7001.0, 1e-12);
		});
	It("undoes a drag in one step",
		[this]
		{
			{
				const FScopedTransaction Drag(FText::FromString(TEXT("Drag")));
				View->BeginResizeSection();
				View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(3000));
				View->ResizeSection(SSRM_LeadingEdge, FFrameNumber(4000));
			}
			GEditor->UndoTransaction(false);
			TestEqual(TEXT("start"), Section->GetInclusiveStartFrame().Value, 1000);
			TestEqual(TEXT("offset"), Section->StartOffset.Value, 500);
		});
}

void FMRInputSectionSpec::DefinePainting()
{
	It("paints bands at their pixels, inside the section",
		[this]
		{
			const TArray<FHostDrawElement> Elements = Paint();
			const FHostDrawElement* Pinch = FindPinch(Elements);
			if (TestNotNull(TEXT("pinch"), Pinch))
			{
				// From 4 s on, which stands at tick 4500: 350 pixels behind the start at 30.
				TestEqual(TEXT("left"), Pinch->Geometry.HostPosition.X, 380.0, 1e-3);
				TestEqual(TEXT("width"), Pinch->Geometry.HostLocalSize.X, 100.0, 1e-3);
			}
			for (const FHostDrawElement& Element : Elements)
			{
				const FVector2D Corner = Element.Geometry.HostPosition + Element.Geometry.HostLocalSize;
				// The background is behind the title too; lines have their place in their points.
				const bool bIsPicture = &Element != &Elements[0] && Element.Kind != FHostDrawElement::EKind::Lines;
				TestTrue(TEXT("inside, below the title"),
					Element.Geometry.HostPosition.X >= 30.0 &&
						Element.Geometry.HostPosition.Y >= (bIsPicture ? 56.0 : 40.0) && Corner.X <= 830.001 &&
						Corner.Y <= 102.001);
			}
		});
	It("paints only what is seen of a section that is wider than the screen",
		[this]
		{
			const TArray<FHostDrawElement> Elements =
				Paint(FVector2D(8000000.0, 62.0), FSlateRect(3500030.0f, 40.0f, 3501030.0f, 102.0f));
			// From tick 4500 on, which is the pinch's first.
			TestNotNull(TEXT("the pinch"), FindPinch(Elements));
			for (int32 Index = 1; Index < Elements.Num(); ++Index)
			{
				if (Elements[Index].Kind == FHostDrawElement::EKind::Box)
				{
					TestTrue(TEXT("no wider than that"), Elements[Index].Geometry.HostLocalSize.X <= 1000.001);
				}
			}
		});
	It("paints an open section at the ticks of the view, which need not begin at 0",
		[this]
		{
			Section->SetRange(TRange<FFrameNumber>::All());
			Section->StartOffset = FFrameNumber(0);
			// An open section has its recording from tick 0 on; the view of 8 s begins at 2 s.
			ViewRange = TRange<double>(2.0, 10.0);
			const TArray<FHostDrawElement> Elements = Paint();
			const FHostDrawElement* Pinch = FindPinch(Elements);
			if (TestNotNull(TEXT("pinch"), Pinch))
			{
				TestEqual(TEXT("left"), Pinch->Geometry.HostPosition.X, 230.0, 1e-3);
				TestEqual(TEXT("width"), Pinch->Geometry.HostLocalSize.X, 100.0, 1e-3);
			}
		});
	It("is as faint as Sequencer wants it, as while it is dragged",
		[this]
		{
			GhostAlpha = 0.25f;
			TestNotNull(TEXT("faint"), FindPinch(Paint(), GhostAlpha));
			GhostAlpha = 1.0f;
		});
	It("paints the background alone without a recording",
		[this]
		{
			Section->Animation = nullptr;
			TestEqual(TEXT("elements"), Paint().Num(), 1);
		});
	It("paints another recording as soon as there is one",
		[this]
		{
			const int32 Before = Paint().Num();
			Section->Animation = nullptr;
			TestEqual(TEXT("the background"), Paint().Num(), 1);
			Section->Animation = Stage->Animation.Get();
			TestEqual(TEXT("as before"), Paint().Num(), Before);
		});
	It("is low where the user wants low rows, and still paints",
		[this]
		{
#if MRINPUT_SECTIONS_HAVE_DENSITY
			const UE::Sequencer::FViewDensityInfo Compact(UE::Sequencer::EViewDensity::Compact);
			TestTrue(TEXT("low"), View->GetSectionHeight(Compact) < View->GetSectionHeight({}));
#else
			TestTrue(TEXT("high enough for markers"), View->GetSectionHeight() > 50.0f);
#endif
			TestTrue(TEXT("bands"), Paint(FVector2D(800.0, 15.0)).Num() > 3);
		});
}
