// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Misc/AutomationTest.h"

// What was painted can be looked at on the host only.
#include "CanvasTypes.h"
#include "Host/HostPaint.h"
#include "Strip/MRInputStripPaint.h"
#include "Strip/SMRInputStrip.h"

#include <algorithm>

BEGIN_DEFINE_SPEC(FMRInputStripPaintSpec, "MRInputAnimation.Editor.StripPaint",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
mria::Drawing Drawing;
END_DEFINE_SPEC(FMRInputStripPaintSpec)

void FMRInputStripPaintSpec::Define()
{
	BeforeEach(
		[this]
		{
			Drawing = mria::Drawing();
			Drawing.boxes.push_back({{10.0, 20.0, 30.0, 40.0}, {0.25f, 0.5f, 0.75f, 0.125f}});
			Drawing.lines.push_back({{{0.0, 1.0}, {2.0, 3.0}, {4.0, 5.0}}, {0.0f, 1.0f, 0.0f}, 2.0f});
			Drawing.texts.push_back({{5.0, 6.0, 7.0, 8.0}, "Gr\xc3\xbc\xc3\x9f", mria::Colour()});
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
			TestTrue(TEXT("box colour"), Elements[0].Tint == FLinearColor(0.25f, 0.5f, 0.75f, 0.125f));
			TestEqual(TEXT("line layer"), static_cast<int32>(Elements[1].Layer), 8);
			TestEqual(TEXT("points"), Elements[1].Points.Num(), 3);
			TestEqual(TEXT("line from"), Elements[1].Geometry.HostPosition, FVector2D(1000.0, 0.0));
			TestEqual(TEXT("thickness"), Elements[1].Thickness, 2.0f);
			TestEqual(TEXT("text"), Elements[2].Text, TEXT("Gr\u00fc\u00df"));
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
			const mria::Drawing Wanted = Strip->MakeDrawing({400.0, 100.0});
			FSlateWindowElementList List;
			Strip->OnPaint(FPaintArgs(), Geometry, FSlateRect(), List, 0, FWidgetStyle(), true);
			TestEqual(TEXT("elements"), static_cast<std::size_t>(List.HostElements().Num()),
				Wanted.boxes.size() + Wanted.lines.size() + Wanted.texts.size());
			const auto IsNamed = [&Wanted](const char* Name)
			{
				return std::any_of(Wanted.texts.begin(), Wanted.texts.end(),
					[Name](const mria::DrawnText& Text) { return Text.text == Name; });
			};
			TestTrue(TEXT("lanes are named"), IsNamed("Left") && IsNamed("Right"));
		});
}
