// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Misc/AutomationTest.h"
#include "Sequencer/MRInputSectionGeometry.h"
#include "Strip/MRInputStripColours.h"
#include "Support/MRInputTestOverviews.h"

#include <limits>

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSectionGeometrySpec, "MRInputAnimation.Editor.SectionGeometry",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
mria::Overview Grab;

void DefinePieces();
void DefineUnroll();
void DefineDrawing();

/** The ten seconds of Grab at 1000 ticks a second from tick 0 on, 10 ticks a pixel. */
FMRInputSectionView MakeView(double Width, double Rate = 1.0, int64 Offset = 0, bool bLoops = false) const;
void TestPiece(const FMRInputSectionPiece& Piece, EMRInputPieceKind Kind, double Left, double Right, double TimeAtLeft,
	double TimeAtRight);
void TestSpans(const TCHAR* What, const std::vector<mria::OverviewSpan>& Spans, const TArray<FVector2D>& Expected);
mria::Overview Unroll(const FMRInputSectionView& View) const;
void TestInside(const FMRInputDrawing& Drawing, const FVector2D& Size);
END_DEFINE_SPEC(FMRInputSectionGeometrySpec)

FMRInputSectionView FMRInputSectionGeometrySpec::MakeView(double Width, double Rate, int64 Offset, bool bLoops) const
{
	FMRInputSectionView View;
	View.Clip.ticks = {1000, 1};
	View.Clip.range = Grab.range;
	View.Clip.rate = Rate;
	View.Clip.offset = Offset;
	View.bLoops = bLoops;
	View.TicksPerPixel = 10.0;
	View.Width = Width;
	return View;
}

void FMRInputSectionGeometrySpec::TestPiece(const FMRInputSectionPiece& Piece, EMRInputPieceKind Kind, double Left,
	double Right, double TimeAtLeft, double TimeAtRight)
{
	constexpr double Tolerance = 1e-9;
	TestTrue(TEXT("kind"), Piece.Kind == Kind);
	TestEqual(TEXT("left"), Piece.Left, Left, Tolerance);
	TestEqual(TEXT("right"), Piece.Right, Right, Tolerance);
	TestEqual(TEXT("time at left"), Piece.TimeAtLeft, TimeAtLeft, Tolerance);
	TestEqual(TEXT("time at right"), Piece.TimeAtRight, TimeAtRight, Tolerance);
}

void FMRInputSectionGeometrySpec::TestSpans(
	const TCHAR* What, const std::vector<mria::OverviewSpan>& Spans, const TArray<FVector2D>& Expected)
{
	if (!TestEqual(What, static_cast<int32>(Spans.size()), Expected.Num()))
	{
		return;
	}
	for (int32 Index = 0; Index < Expected.Num(); ++Index)
	{
		TestEqual(What, Spans[static_cast<size_t>(Index)].start, Expected[Index].X, 1e-6);
		TestEqual(What, Spans[static_cast<size_t>(Index)].end, Expected[Index].Y, 1e-6);
	}
}

mria::Overview FMRInputSectionGeometrySpec::Unroll(const FMRInputSectionView& View) const
{
	return MRInputSectionGeometry::Unroll(Grab, MRInputSectionGeometry::FindPieces(View), View.Width);
}

void FMRInputSectionGeometrySpec::TestInside(const FMRInputDrawing& Drawing, const FVector2D& Size)
{
	constexpr double Rounding = 1e-6;
	const auto IsInside = [&Size](const FVector2D& Point)
	{
		return Point.X >= -Rounding && Point.Y >= -Rounding && Point.X <= Size.X + Rounding &&
			Point.Y <= Size.Y + Rounding;
	};
	bool bIsInside = true;
	for (const FMRInputDrawnBox& Box : Drawing.Boxes)
	{
		bIsInside &= IsInside(Box.Position) && IsInside(Box.Position + Box.Size);
	}
	for (const FMRInputDrawnLine& Line : Drawing.Lines)
	{
		for (const FVector2D& Point : Line.Points)
		{
			bIsInside &= IsInside(Point);
		}
	}
	for (const FMRInputDrawnText& Text : Drawing.Texts)
	{
		bIsInside &= IsInside(Text.Position) && IsInside(Text.Position + Text.Size);
	}
	TestTrue(TEXT("inside"), bIsInside);
}

void FMRInputSectionGeometrySpec::Define()
{
	BeforeEach([this] { Grab = MRInputTestOverviews::MakeGrab(); });
	DefinePieces();
	DefineUnroll();
	DefineDrawing();
}

void FMRInputSectionGeometrySpec::DefinePieces()
{
	using EKind = EMRInputPieceKind;
	It("runs through the recording once and then holds its last frame",
		[this]
		{
			const TArray<FMRInputSectionPiece> Pieces = MRInputSectionGeometry::FindPieces(MakeView(1200.0));
			if (TestEqual(TEXT("pieces"), Pieces.Num(), 2))
			{
				TestPiece(Pieces[0], EKind::Moving, 0.0, 1000.0, 0.0, 10.0);
				TestPiece(Pieces[1], EKind::Held, 1000.0, 1200.0, 10.0, 10.0);
			}
		});
	It("counts a rate that is no number as 1",
		[this]
		{
			for (const double Rate :
				{std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
			{
				const TArray<FMRInputSectionPiece> Pieces = MRInputSectionGeometry::FindPieces(MakeView(1200.0, Rate));
				if (TestEqual(TEXT("pieces"), Pieces.Num(), 2))
				{
					TestPiece(Pieces[0], EKind::Moving, 0.0, 1000.0, 0.0, 10.0);
				}
			}
		});
	It("holds the first frame where the recording begins later",
		[this]
		{
			const TArray<FMRInputSectionPiece> Pieces = MRInputSectionGeometry::FindPieces(MakeView(500.0, 2.0, -1000));
			if (TestEqual(TEXT("pieces"), Pieces.Num(), 2))
			{
				TestPiece(Pieces[0], EKind::Held, 0.0, 100.0, 0.0, 0.0);
				TestPiece(Pieces[1], EKind::Moving, 100.0, 500.0, 0.0, 8.0);
			}
		});
	It("repeats the recording in a loop, from the offset on",
		[this]
		{
			const TArray<FMRInputSectionPiece> Pieces =
				MRInputSectionGeometry::FindPieces(MakeView(1500.0, 2.0, 1000, true));
			if (TestEqual(TEXT("pieces"), Pieces.Num(), 4))
			{
				TestPiece(Pieces[0], EKind::Moving, 0.0, 400.0, 2.0, 10.0);
				TestPiece(Pieces[1], EKind::Moving, 400.0, 900.0, 0.0, 10.0);
				TestPiece(Pieces[3], EKind::Moving, 1400.0, 1500.0, 0.0, 2.0);
			}
		});
	It("runs from the end to the start at a negative rate, again and again in a loop",
		[this]
		{
			const TArray<FMRInputSectionPiece> Pieces =
				MRInputSectionGeometry::FindPieces(MakeView(1000.0, -2.0, 1000, true));
			if (TestEqual(TEXT("pieces"), Pieces.Num(), 3))
			{
				TestPiece(Pieces[0], EKind::Moving, 0.0, 400.0, 8.0, 0.0);
				TestPiece(Pieces[1], EKind::Moving, 400.0, 900.0, 10.0, 0.0);
				TestPiece(Pieces[2], EKind::Moving, 900.0, 1000.0, 10.0, 8.0);
			}
			const TArray<FMRInputSectionPiece> Once = MRInputSectionGeometry::FindPieces(MakeView(1100.0, -1.0));
			if (TestEqual(TEXT("pieces of one round"), Once.Num(), 2))
			{
				TestPiece(Once[0], EKind::Moving, 0.0, 1000.0, 10.0, 0.0);
				TestPiece(Once[1], EKind::Held, 1000.0, 1100.0, 0.0, 0.0);
			}
		});
	It("leaves no gap and no overlap, however often it repeats",
		[this]
		{
			for (const double Rate : {0.3, -0.3, 7.7, -7.7, 90.0})
			{
				double Right = 0.0;
				for (const FMRInputSectionPiece& Piece :
					MRInputSectionGeometry::FindPieces(MakeView(1234.5, Rate, 4321, true)))
				{
					TestEqual(TEXT("where the last one ended"), Piece.Left, Right, 1e-6);
					Right = Piece.Right;
				}
				TestEqual(TEXT("end"), Right, 1234.5, 1e-6);
			}
		});
	It("draws cycles that nobody can tell apart as one",
		[this]
		{
			FMRInputSectionView View = MakeView(1000.0, 1.0, 0, true);
			View.TicksPerPixel = 10000.0 / (MRInputSectionGeometry::LeastCycle - 0.5);
			const TArray<FMRInputSectionPiece> Pieces = MRInputSectionGeometry::FindPieces(View);
			if (TestEqual(TEXT("pieces"), Pieces.Num(), 1))
			{
				TestTrue(TEXT("blurred"), Pieces[0].Kind == EKind::Blurred);
			}
		});
	It("stands still without a rate or without a length",
		[this]
		{
			for (const bool bLoops : {false, true})
			{
				const TArray<FMRInputSectionPiece> Still =
					MRInputSectionGeometry::FindPieces(MakeView(100.0, 0.0, 5000, bLoops));
				if (TestEqual(TEXT("pieces"), Still.Num(), 1))
				{
					TestPiece(Still[0], EKind::Held, 0.0, 100.0, 0.0, 0.0);
				}
			}
			FMRInputSectionView Short = MakeView(100.0, 1.0, 0, true);
			Short.Clip.range = {3.0f, 3.0f};
			for (const FMRInputSectionPiece& Piece : MRInputSectionGeometry::FindPieces(Short))
			{
				TestTrue(TEXT("held"), Piece.Kind == EKind::Held);
			}
			TestEqual(TEXT("no width"), MRInputSectionGeometry::FindPieces(MakeView(0.0)).Num(), 0);
		});
}

void FMRInputSectionGeometrySpec::DefineUnroll()
{
	It("puts bands at their pixels, at any offset and rate",
		[this]
		{
			const mria::Overview Plain = Unroll(MakeView(1000.0));
			TestSpans(TEXT("tracked"), Plain.hands[0].tracked, {{200.0, 800.0}});
			TestSpans(TEXT("pinched"), Plain.hands[0].pinched, {{400.0, 500.0}});
			const mria::Overview Late = Unroll(MakeView(1000.0, 0.5, 3000));
			TestSpans(TEXT("tracked, half as fast"), Late.hands[0].tracked, {{100.0, 1000.0}});
			TestSpans(TEXT("pinched, half as fast"), Late.hands[0].pinched, {{500.0, 700.0}});
		});
	It("repeats bands and markers in a loop",
		[this]
		{
			const mria::Overview Looped = Unroll(MakeView(1250.0, 2.0, 0, true));
			TestSpans(TEXT("pinched"), Looped.hands[0].pinched, {{200.0, 250.0}, {700.0, 750.0}, {1200.0, 1250.0}});
			TestEqual(TEXT("markers"), static_cast<int32>(Looped.markers.size()), 6);
		});
	It("mirrors bands, speeds and markers where the recording runs backwards",
		[this]
		{
			const mria::Overview Mirrored = Unroll(MakeView(1000.0, -1.0));
			TestSpans(TEXT("pinched"), Mirrored.hands[0].pinched, {{500.0, 600.0}});
			TestEqual(TEXT("speed at 7 s"), Mirrored.hands[0].peakSpeed[300], 1.0f, 1e-4f);
			TestEqual(TEXT("speed at 3 s"), Mirrored.hands[0].peakSpeed[700], 0.0f);
			if (TestEqual(TEXT("markers"), static_cast<int32>(Mirrored.markers.size()), 2))
			{
				TestTrue(TEXT("the later one first"), Mirrored.markers[0].name == "Let go");
				TestEqual(TEXT("at 5 s"), Mirrored.markers[0].time, 500.0, 1e-6);
				TestEqual(TEXT("at 4 s"), Mirrored.markers[1].time, 600.0, 1e-6);
			}
		});
	It("shows only what is seen of a section that is zoomed into",
		[this]
		{
			FMRInputSectionView View = MakeView(1000.0);
			View.FirstTick = 3950.5;
			View.TicksPerPixel = 0.1;
			const mria::Overview Close = Unroll(View);
			TestSpans(TEXT("pinched"), Close.hands[0].pinched, {{495.0, 1000.0}});
			TestEqual(TEXT("markers"), static_cast<int32>(Close.markers.size()), 1);
			TestEqual(TEXT("marker"), Close.markers[0].time, 495.0, 1e-3);
		});
	It("has no band of what lies outside",
		[this]
		{
			TestSpans(TEXT("before"), Unroll(MakeView(150.0)).hands[0].tracked, {});
			TestSpans(TEXT("after"), Unroll(MakeView(100.0, 1.0, 8500)).hands[0].tracked, {});
		});
	It("shows a loop whose cycles cannot be told apart as tracked and fast, without pinches",
		[this]
		{
			const mria::Overview Blurred = Unroll(MakeView(300.0, 2000.0, 0, true));
			TestSpans(TEXT("tracked"), Blurred.hands[0].tracked, {{0.0, 300.0}});
			TestSpans(TEXT("pinched"), Blurred.hands[0].pinched, {});
			TestEqual(TEXT("speed"), Blurred.hands[0].peakSpeed[150], Grab.hands[0].maxSpeed);
		});
	It("goes on with what is held: flags stay, nothing moves",
		[this]
		{
			Grab.hands[0].tracked = {{2.0, 10.0}};
			Grab.hands[0].pinched = {{4.0, 10.0 - 0.5}};
			const mria::Overview Held = Unroll(MakeView(1200.0));
			TestEqual(TEXT("tracked to the end"), Held.hands[0].tracked.back().end, 1200.0, 1e-6);
			TestEqual(TEXT("let go before"), Held.hands[0].pinched.back().end, 950.0, 1e-6);
			TestEqual(TEXT("at rest"), Held.hands[0].peakSpeed[1100], 0.0f);
		});
}

void FMRInputSectionGeometrySpec::DefineDrawing()
{
	It("draws the pinch of each cycle, and a line between cycles",
		[this]
		{
			const FMRInputSectionView View = MakeView(1000.0, 2.0, 0, true);
			const FMRInputDrawing Drawing =
				MRInputSectionGeometry::MakeSection(Grab, View, 44.0, &MRInputStripGeometry::GuessWidth);
			const FLinearColor Pinched = MRInputStripColours::OfPinched(EMRInputHand::Left);
			const auto Pinches =
				Drawing.Boxes.FilterByPredicate([&](const FMRInputDrawnBox& Box) { return Box.Colour == Pinched; });
			if (TestEqual(TEXT("pinches"), Pinches.Num(), 2))
			{
				TestEqual(TEXT("left of the second"), Pinches[1].Position.X, 700.0, 1e-6);
				TestEqual(TEXT("width"), Pinches[1].Size.X, 50.0, 1e-6);
			}
			const auto Seams = Drawing.Lines.FilterByPredicate(
				[](const FMRInputDrawnLine& Line) { return Line.Colour == MRInputStripColours::Seam; });
			TestTrue(TEXT("one seam"), Seams.Num() == 1 && Seams[0].Points[0].X == 500.0);
			TestTrue(TEXT("marker names"), Drawing.Texts.Num() > 0);
			TestEqual(TEXT("none without room"),
				MRInputSectionGeometry::MakeSection(Grab, View, 30.0, MRInputStripGeometry::GuessWidth).Texts.Num(), 0);
		});
	It("stays inside its rectangle at every rate, offset, zoom and height",
		[this]
		{
			for (const double Rate : {1.0, -1.0, 0.1, -13.0, 0.0})
			{
				for (const bool bLoops : {false, true})
				{
					for (const double TicksPerPixel : {0.01, 10.0, 333.3, 5000.0})
					{
						for (const double Height : {1.0, 12.0, 44.0})
						{
							FMRInputSectionView View = MakeView(777.0, Rate, -2345, bLoops);
							View.TicksPerPixel = TicksPerPixel;
							View.FirstTick = 3999.25;
							TestInside(MRInputSectionGeometry::MakeSection(
										   Grab, View, Height, &MRInputStripGeometry::GuessWidth),
								FVector2D(777.0, Height));
						}
					}
				}
			}
		});
	It("draws nothing where there is no room, and fades and moves what it drew",
		[this]
		{
			TestEqual(TEXT("no height"),
				MRInputSectionGeometry::MakeSection(Grab, MakeView(100.0), 0.0, &MRInputStripGeometry::GuessWidth)
					.Boxes.Num(),
				0);
			FMRInputDrawing Drawing =
				MRInputSectionGeometry::MakeSection(Grab, MakeView(100.0), 44.0, &MRInputStripGeometry::GuessWidth);
			const FMRInputDrawnBox First = Drawing.Boxes[0];
			MRInputSectionGeometry::MoveBy(Drawing, FVector2D(3.0, 5.0));
			MRInputSectionGeometry::Fade(Drawing, 0.5f);
			TestEqual(TEXT("moved"), Drawing.Boxes[0].Position.Y, First.Position.Y + 5.0);
			TestEqual(TEXT("faded"), Drawing.Boxes[0].Colour.A, 0.5f * First.Colour.A);
		});
}

#endif
