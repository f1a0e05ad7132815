// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestTakes.h"
#include "MRInputTypes.h"
#include "Misc/AutomationTest.h"
#include "Strip/MRInputStripColours.h"
#include "Strip/MRInputStripGeometry.h"
#include "Support/MRInputTestOverviews.h"

#include <limits>

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputStripGeometrySpec, "MRInputAnimation.Editor.StripGeometry",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
const FVector2D Size{1000.0, 132.0};
const FMRInputStripView Whole{0.0, 10.0};

void DefineBands();
void DefineMarkers();
void DefineBounds();
FMRInputDrawing Make(const mria::Overview& Overview, const FMRInputStripView& View, const FMRInputStripLook& Look = {});
TArray<FMRInputDrawnBox> BoxesOf(const FMRInputDrawing& Drawing, const FLinearColor& Colour) const;
void TestInside(const FMRInputDrawing& Drawing, const FVector2D& Within);
END_DEFINE_SPEC(FMRInputStripGeometrySpec)

FMRInputDrawing FMRInputStripGeometrySpec::Make(
	const mria::Overview& Overview, const FMRInputStripView& View, const FMRInputStripLook& Look)
{
	return MRInputStripGeometry::MakeStrip(Overview, View, Size, Look, &MRInputStripGeometry::GuessWidth);
}

TArray<FMRInputDrawnBox> FMRInputStripGeometrySpec::BoxesOf(
	const FMRInputDrawing& Drawing, const FLinearColor& Colour) const
{
	return Drawing.Boxes.FilterByPredicate([&Colour](const FMRInputDrawnBox& Box) { return Box.Colour == Colour; });
}

void FMRInputStripGeometrySpec::TestInside(const FMRInputDrawing& Drawing, const FVector2D& Within)
{
	constexpr double Rounding = 1e-6;
	const auto IsInside = [&Within](const FVector2D& Point)
	{
		return Point.X >= -Rounding && Point.Y >= -Rounding && Point.X <= Within.X + Rounding &&
			Point.Y <= Within.Y + Rounding;
	};
	for (const FMRInputDrawnBox& Box : Drawing.Boxes)
	{
		TestTrue(TEXT("box inside"), IsInside(Box.Position) && IsInside(Box.Position + Box.Size));
	}
	for (const FMRInputDrawnLine& Line : Drawing.Lines)
	{
		TestTrue(TEXT("line of several points"), Line.Points.Num() > 1);
		for (const FVector2D& Point : Line.Points)
		{
			TestTrue(TEXT("line inside"), IsInside(Point));
		}
	}
	for (const FMRInputDrawnText& Text : Drawing.Texts)
	{
		TestTrue(TEXT("text inside"), IsInside(Text.Position) && IsInside(Text.Position + Text.Size));
	}
}

void FMRInputStripGeometrySpec::Define()
{
	DefineBands();
	DefineMarkers();
	DefineBounds();
}

void FMRInputStripGeometrySpec::DefineBands()
{
	It("has the hands' bands at exact pixels, in a lane each",
		[this]
		{
			const FMRInputDrawing Drawing = Make(MRInputTestOverviews::MakeGrab(), Whole);
			const TArray<FMRInputDrawnBox> Tracked =
				BoxesOf(Drawing, MRInputStripColours::OfTracked(EMRInputHand::Left));
			const TArray<FMRInputDrawnBox> Pinched =
				BoxesOf(Drawing, MRInputStripColours::OfPinched(EMRInputHand::Left));
			if (!TestEqual(TEXT("tracked"), Tracked.Num(), 1) || !TestEqual(TEXT("pinched"), Pinched.Num(), 1))
			{
				return;
			}
			// 132 high: 16 ruler, 14 markers, two lanes of 50 with 2 between them.
			TestEqual(TEXT("tracked at"), Tracked[0].Position, FVector2D(200.0, 30.0));
			TestEqual(TEXT("tracked size"), Tracked[0].Size, FVector2D(600.0, 50.0));
			TestEqual(TEXT("pinched at"), Pinched[0].Position, FVector2D(400.0, 65.0));
			TestEqual(TEXT("pinched size"), Pinched[0].Size, FVector2D(100.0, 15.0));
			TestEqual(
				TEXT("right hand"), BoxesOf(Drawing, MRInputStripColours::OfTracked(EMRInputHand::Right)).Num(), 0);
		});

	It("cuts bands at the edges of the view",
		[this]
		{
			const FMRInputDrawing Drawing = Make(MRInputTestOverviews::MakeGrab(), {4.5, 5.5});
			const TArray<FMRInputDrawnBox> Pinched =
				BoxesOf(Drawing, MRInputStripColours::OfPinched(EMRInputHand::Left));
			if (TestEqual(TEXT("pinched"), Pinched.Num(), 1))
			{
				TestEqual(TEXT("from"), Pinched[0].Position.X, 0.0);
				TestEqual(TEXT("width"), Pinched[0].Size.X, 500.0, 1e-6);
			}
			const FMRInputDrawing After = Make(MRInputTestOverviews::MakeGrab(), {8.5, 9.5});
			TestEqual(TEXT("background and lanes only"), After.Boxes.Num(), 3);
			TestEqual(TEXT("no marker either"), Make(MRInputTestOverviews::MakeGrab(), {0.5, 1.5}).Boxes.Num(), 3);
		});

	It("never loses a short pinch, and never draws more bands than pixels",
		[this]
		{
			mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			Overview.hands[0].pinched = {{3.0, 3.000001}};
			TArray<FMRInputDrawnBox> Pinched =
				BoxesOf(Make(Overview, Whole), MRInputStripColours::OfPinched(EMRInputHand::Left));
			TestTrue(TEXT("a pixel wide"), Pinched.Num() == 1 && Pinched[0].Size.X == 1.0);
			Overview.hands[0].pinched.clear();
			for (int32 Index = 0; Index < 100000; ++Index)
			{
				Overview.hands[0].pinched.push_back({Index * 1e-4, (Index + 0.5) * 1e-4});
			}
			Pinched = BoxesOf(Make(Overview, Whole), MRInputStripColours::OfPinched(EMRInputHand::Left));
			TestTrue(TEXT("few"), Pinched.Num() >= 1 && Pinched.Num() <= 1000);
		});

	It("has the speed over the band, from the lower edge to the upper one",
		[this]
		{
			const FMRInputDrawing Drawing = Make(MRInputTestOverviews::MakeGrab(), Whole);
			const FMRInputDrawnLine* Speed = Drawing.Lines.FindByPredicate([](const FMRInputDrawnLine& Line)
				{ return Line.Colour == MRInputStripColours::OfCurve(EMRInputHand::Left); });
			if (TestNotNull(TEXT("line"), Speed))
			{
				TestTrue(TEXT("begins where tracked"), Speed->Points[0].Equals(FVector2D(205.0, 80.0), 1e-3));
				TestTrue(
					TEXT("ends where tracked, fastest"), Speed->Points.Last().Equals(FVector2D(795.0, 30.0), 1e-3));
			}
		});
}

void FMRInputStripGeometrySpec::DefineMarkers()
{
	It("flags markers and names them without overlap, however many",
		[this]
		{
			mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			Overview.markers.clear();
			for (int32 Index = 0; Index < 30; ++Index)
			{
				Overview.markers.push_back({Index * Index / 84.0, static_cast<size_t>(Index), "A marker's long name"});
			}
			const FMRInputDrawing Drawing = Make(Overview, Whole);
			TArray<FMRInputDrawnText> Names = Drawing.Texts.FilterByPredicate(
				[](const FMRInputDrawnText& Text) { return Text.Colour == MRInputStripColours::Marker; });
			TestTrue(TEXT("some are named"), Names.Num() > 5);
			for (int32 Index = 1; Index < Names.Num(); ++Index)
			{
				TestTrue(
					TEXT("apart"), Names[Index - 1].Position.X + Names[Index - 1].Size.X <= Names[Index].Position.X);
			}
			TestInside(Drawing, Size);
		});

	It("cuts a name short before the next flag",
		[this]
		{
			const FMRInputDrawing Drawing = Make(MRInputTestOverviews::MakeGrab(), {3.5, 33.5});
			const bool bIsCut = Drawing.Texts.ContainsByPredicate(
				[](const FMRInputDrawnText& Text) { return Text.Text == TEXT("Gr\u2026"); });
			const bool bIsWhole = Drawing.Texts.ContainsByPredicate(
				[](const FMRInputDrawnText& Text) { return Text.Text == TEXT("Let go"); });
			TestTrue(TEXT("cut"), bIsCut);
			TestTrue(TEXT("whole"), bIsWhole);
		});

	It("looks for the cut of a name in few steps",
		[this]
		{
			mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			Overview.markers = {{4.0, 0, std::string(1000, 'm')}, {5.0, 1, "End"}};
			int32 Measured = 0;
			const FMRInputDrawing Drawing = MRInputStripGeometry::MakeStrip(Overview, Whole, Size, FMRInputStripLook(),
				[&Measured](const FString& Text)
				{
					++Measured;
					return MRInputStripGeometry::GuessWidth(Text);
				});
			// 100 pixels less flag and room, at 7 a letter.
			TestTrue(TEXT("cut"),
				Drawing.Texts.ContainsByPredicate(
					[](const FMRInputDrawnText& Text) { return Text.Text == TEXT("mmmmmmmmmmm\u2026"); }));
			TestTrue(TEXT("few"), Measured < 40);
		});

	It("names the lanes, where there is room for it",
		[this]
		{
			const mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			const auto Find = [](const FMRInputDrawing& Drawing, const TCHAR* Name) {
				return Drawing.Texts.FindByPredicate(
					[Name](const FMRInputDrawnText& Text) { return Text.Text == Name; });
			};
			const FMRInputDrawing Drawing = Make(Overview, {8.5, 9.5});
			const FMRInputDrawnText* Left = Find(Drawing, TEXT("Left"));
			const FMRInputDrawnText* Right = Find(Drawing, TEXT("Right"));
			TestTrue(TEXT("upper lane"), Left && Left->Position.Equals(FVector2D(3.0, 30.0), 1e-6));
			TestTrue(TEXT("lower lane"), Right && Right->Position.Equals(FVector2D(3.0, 82.0), 1e-6));
			for (const FVector2D& Small : {FVector2D(1000.0, 54.0), FVector2D(30.0, 132.0)})
			{
				TestNull(TEXT("no room"),
					Find(MRInputStripGeometry::MakeStrip(
							 Overview, Whole, Small, FMRInputStripLook(), MRInputStripGeometry::GuessWidth),
						TEXT("Right")));
			}
		});

	It("finds the marker under the cursor, and the playhead",
		[this]
		{
			using namespace MRInputStripGeometry;
			const mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			FMRInputStripLook Look;
			TestEqual(TEXT("first"), FindMarkerAt(Overview, Whole, Size, Look, FVector2D(402.0, 20.0)), 0);
			TestEqual(TEXT("second"), FindMarkerAt(Overview, Whole, Size, Look, FVector2D(497.0, 20.0)), 1);
			TestEqual(TEXT("none"), FindMarkerAt(Overview, Whole, Size, Look, FVector2D(450.0, 20.0)), INDEX_NONE);
			TestEqual(TEXT("ruler"), FindMarkerAt(Overview, Whole, Size, Look, FVector2D(402.0, 8.0)), INDEX_NONE);
			TestEqual(TEXT("out of view"), FindMarkerAt(Overview, {4.001, 9.0}, Size, Look, FVector2D(1.0, 20.0)),
				INDEX_NONE);
			TestEqual(TEXT("nearest"), FindMarkerAt(Overview, {0.0, 200.0}, Size, Look, FVector2D(21.0, 20.0)), 0);
			TestEqual(TEXT("lane"), FindMarkerAt(Overview, Whole, Size, Look, FVector2D(402.0, 60.0)), INDEX_NONE);
			TestFalse(TEXT("no playhead"), IsOnPlayhead(Whole, Size, Look, FVector2D(300.0, 60.0)));
			Look.Playhead = 3.0;
			TestTrue(TEXT("playhead"), IsOnPlayhead(Whole, Size, Look, FVector2D(303.0, 60.0)));
			TestFalse(TEXT("beside it"), IsOnPlayhead(Whole, Size, Look, FVector2D(320.0, 60.0)));
		});
}

void FMRInputStripGeometrySpec::DefineBounds()
{
	It("draws nothing outside the size, at any zoom and size",
		[this]
		{
			mria::Recording Recording = MRInputTestTakes::Make(4.0f);
			Recording.markers = {{-5.0f, "before"}, {0.0f, "at"}, {3.999f, "end"}, {99.0f, "after"}};
			const mria::Overview Overview = mria::MakeOverview(Recording, 512);
			FMRInputStripLook Look;
			Look.Playhead = 1.0;
			for (const FVector2D& Each : {Size, FVector2D(64.0, 64.0), FVector2D(3.0, 20.0), FVector2D(1.0, 1.0)})
			{
				for (const FMRInputStripView& View :
					{FMRInputStripView{0.0, 4.0}, FMRInputStripView{1.0, 1.001}, FMRInputStripView{3.9, 4.0}})
				{
					TestInside(
						MRInputStripGeometry::MakeStrip(Overview, View, Each, Look, &MRInputStripGeometry::GuessWidth),
						Each);
				}
				TestInside(MRInputStripGeometry::MakeThumbnail(Overview, Each), Each);
			}
		});

	It("has a ruler and empty lanes for an empty recording",
		[this]
		{
			const mria::Overview Nothing = mria::MakeOverview(mria::Recording{}, 100);
			const FMRInputDrawing Drawing = Make(Nothing, MRInputStripView::Fit(0.0, 0.0));
			TestEqual(TEXT("background and lanes"), Drawing.Boxes.Num(), 3);
			TestTrue(TEXT("ruler"), Drawing.Texts.Num() > 1);
			TestEqual(TEXT("thumbnail"), MRInputStripGeometry::MakeThumbnail(Nothing, Size).Lines.Num(), 0);
		});

	It("draws nothing where there is no room or no sense",
		[this]
		{
			const mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			const double Infinity = std::numeric_limits<double>::infinity();
			for (const FVector2D& Bad : {FVector2D(0.0, 10.0), FVector2D(10.0, -1.0), FVector2D(Infinity, 10.0)})
			{
				const FMRInputDrawing Drawing = MRInputStripGeometry::MakeStrip(
					Overview, Whole, Bad, FMRInputStripLook(), &MRInputStripGeometry::GuessWidth);
				TestEqual(TEXT("boxes"), Drawing.Boxes.Num(), 0);
				TestEqual(TEXT("thumbnail"), MRInputStripGeometry::MakeThumbnail(Overview, Bad).Boxes.Num(), 0);
			}
			TestEqual(TEXT("empty view"), Make(Overview, {3.0, 3.0}).Boxes.Num(), 0);
		});

	It("shows a path from behind in the thumbnail, over the bands",
		[this]
		{
			const FMRInputDrawing Drawing =
				MRInputStripGeometry::MakeThumbnail(MRInputTestOverviews::MakeGrab(), FVector2D(100.0, 100.0));
			const FMRInputDrawnLine& Path = Drawing.Lines[0];
			TestTrue(TEXT("path"), Path.Colour == MRInputStripColours::OfCurve(EMRInputHand::Left));
			TestEqual(TEXT("from left"), Path.Points[0].X, 6.0, 1e-3);
			TestEqual(TEXT("to right"), Path.Points.Last().X, 94.0, 1e-3);
			const TArray<FMRInputDrawnBox> Pinched =
				BoxesOf(Drawing, MRInputStripColours::OfPinched(EMRInputHand::Left));
			if (TestEqual(TEXT("band, and a dot where it rests and pinches"), Pinched.Num(), 2))
			{
				TestTrue(TEXT("dot on the path"), Pinched[1].Position.X == 6.0 && Pinched[1].Size == FVector2D(6.0));
			}
		});

	It("shows in the thumbnail where a hand carries something: bold, from a dot to where it lets go",
		[this]
		{
			mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			Overview.hands[0].pinched = {{5.5, 6.0}, {6.5, 7.0}};
			const FMRInputDrawing Drawing = MRInputStripGeometry::MakeThumbnail(Overview, FVector2D(100.0, 100.0));
			const TArray<FMRInputDrawnLine> Bold = Drawing.Lines.FilterByPredicate([](const FMRInputDrawnLine& Line)
				{ return Line.Colour == MRInputStripColours::OfPinched(EMRInputHand::Left); });
			if (TestEqual(TEXT("two pinches"), Bold.Num(), 2))
			{
				// 3 m from 5 s to 8 s, over 88 pixels from 6 on; points stand 0.1 s apart.
				TestEqual(TEXT("from"), Bold[1].Points[0].X, 6.0 + 88.0 / 3.0 * 1.45, 1e-2);
				TestEqual(TEXT("to"), Bold[1].Points.Last().X, 6.0 + 88.0 / 3.0 * 2.05, 1e-2);
				TestTrue(TEXT("bolder"), Bold[0].Thickness > Drawing.Lines[0].Thickness);
			}
			TestEqual(
				TEXT("bands and dots"), BoxesOf(Drawing, MRInputStripColours::OfPinched(EMRInputHand::Left)).Num(), 4);
		});
}

#endif
