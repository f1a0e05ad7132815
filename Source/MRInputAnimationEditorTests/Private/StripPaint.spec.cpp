// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Misc/AutomationTest.h"

// What was painted can be looked at on the host only.
#if WITH_DEV_AUTOMATION_TESTS && __has_include("Host/HostPaint.h")

#include "CanvasTypes.h"
#include "Host/HostPaint.h"
#include "Strip/MRInputDrawing.h"
#include "Strip/MRInputStripPaint.h"
#include "Strip/SMRInputStrip.h"

BEGIN_DEFINE_SPEC(FMRInputStripPaintSpec, "MRInputAnimation.Editor.StripPaint",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
FMRInputDrawing Drawing;
END_DEFINE_SPEC(FMRInputStripPaintSpec)

void FMRInputStripPaintSpec::Define()
{
	BeforeEach(
		[this]
		{
			Drawing = FMRInputDrawing();
			Drawing.Boxes.Add({FVector2D(10.0, 20.0), FVector2D(30.0, 40.0), FLinearColor::Red});
			Drawing.Lines.Add(
				{{FVector2D(0.0, 1.0), FVector2D(2.0, 3.0), FVector2D(4.0, 5.0)}, FLinearColor::Green, 2.0f});
			Drawing.Texts.Add({FVector2D(5.0, 6.0), FVector2D(7.0, 8.0), TEXT("Grab"), FLinearColor::White});
		});

	It("puts boxes, lines and texts over each other in a widget's space",
		[this]
		{
			const FGeometry Geometry =
				FGeometry::MakeRoot(FVector2D(100.0, 100.0), FSlateLayoutTransform(2.0f, FVector2D(1000.0, 0.0)));
			FSlateWindowElementList List;
			TestEqual(TEXT("highest layer"), MRInputStripPaint::ToSlate(Drawing, Geometry, List, 7), 9);
			const TArray<FHostDrawElement>& Elements = List.HostElements();
			if (!TestEqual(TEXT("elements"), Elements.Num(), 3))
			{
				return;
			}
			TestEqual(TEXT("box"), Elements[0].Geometry.HostPosition, FVector2D(1020.0, 40.0));
			TestEqual(TEXT("box size"), Elements[0].Geometry.HostLocalSize, FVector2D(30.0, 40.0));
			TestTrue(TEXT("box colour"), Elements[0].Tint == FLinearColor::Red);
			TestEqual(TEXT("line layer"), static_cast<int32>(Elements[1].Layer), 8);
			TestEqual(TEXT("points"), Elements[1].Points.Num(), 3);
			TestEqual(TEXT("line from"), Elements[1].Geometry.HostPosition, FVector2D(1000.0, 0.0));
			TestEqual(TEXT("thickness"), Elements[1].Thickness, 2.0f);
			TestEqual(TEXT("text"), Elements[2].Text, TEXT("Grab"));
			TestEqual(TEXT("text layer"), static_cast<int32>(Elements[2].Layer), 9);
		});

	It("puts boxes and every piece of a line on a canvas",
		[this]
		{
			FCanvas Canvas;
			MRInputStripPaint::ToCanvas(Drawing, FVector2D(100.0, 200.0), Canvas);
			const TArray<FCanvasItem>& Items = Canvas.HostItems();
			if (TestEqual(TEXT("items"), Items.Num(), 3))
			{
				TestEqual(TEXT("box"), Items[0].Position, FVector2D(110.0, 220.0));
				TestTrue(TEXT("see-through"), Items[0].BlendMode == SE_BLEND_Translucent);
				TestEqual(TEXT("second piece"), Items[2].Position, FVector2D(102.0, 203.0));
				TestEqual(TEXT("its end"), Items[2].HostExtent(), FVector2D(104.0, 205.0));
				TestTrue(TEXT("its colour"), Items[2].HostColor() == FLinearColor::Green);
				TestEqual(TEXT("its thickness"), Items[2].HostThickness(), 2.0f);
			}
		});

	It("is what the strip does",
		[this]
		{
			const TSharedRef<SMRInputStrip> Strip = SNew(SMRInputStrip);
			const FGeometry Geometry = FGeometry::MakeRoot(FVector2D(400.0, 100.0), FSlateLayoutTransform());
			const FMRInputDrawing Wanted = Strip->MakeDrawing(FVector2D(400.0, 100.0));
			FSlateWindowElementList List;
			Strip->OnPaint(FPaintArgs(), Geometry, FSlateRect(), List, 0, FWidgetStyle(), true);
			TestEqual(TEXT("elements"), List.HostElements().Num(),
				Wanted.Boxes.Num() + Wanted.Lines.Num() + Wanted.Texts.Num());
		});
}

#endif
