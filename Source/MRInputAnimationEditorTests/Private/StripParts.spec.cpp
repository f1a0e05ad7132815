// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTypes.h"
#include "Misc/AutomationTest.h"
#include "Strip/MRInputStripColours.h"
#include "Strip/MRInputStripGeometry.h"
#include "Support/MRInputTestOverviews.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputStripPartsSpec, "MRInputAnimation.Editor.StripParts",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
const FVector2D Size{1000.0, 132.0};
const FMRInputStripView Whole{0.0, 10.0};

void DefineThumbnail();
void DefineSpeed();
void DefineCrowds();

/** A hand that goes up by a metre, is lost, and comes back beside where it was; it pinches all the time. */
mria::Overview MakeRise() const;
FMRInputDrawing Make(const mria::Overview& Overview) const;
TArray<FMRInputDrawnLine> LinesOf(const FMRInputDrawing& Drawing, const FLinearColor& Colour) const;

/** The uppermost point of the left hand's speed, in pixels. */
double FindTop(const FMRInputDrawing& Drawing) const;
END_DEFINE_SPEC(FMRInputStripPartsSpec)

mria::Overview FMRInputStripPartsSpec::MakeRise() const
{
	mria::Overview Overview;
	Overview.range = {0.0f, 10.0f};
	mria::OverviewHand& Hand = Overview.hands[0];
	Hand.tracked = {{0.0, 4.0}, {6.0, 10.0}};
	Hand.pinched = {{0.0, 10.0}};
	Hand.path = {{0.0, {0.0f, 0.0f, 0.0f}, true}, {4.0, {0.0f, 1.0f, 0.0f}, false}, {6.0, {0.2f, 1.0f, 0.0f}, true},
		{10.0, {0.2f, 0.0f, 0.0f}, false}};
	Overview.handBounds = {false, {0.0f, 0.0f, 0.0f}, {0.2f, 1.0f, 0.0f}};
	return Overview;
}

FMRInputDrawing FMRInputStripPartsSpec::Make(const mria::Overview& Overview) const
{
	return MRInputStripGeometry::MakeStrip(
		Overview, Whole, Size, FMRInputStripLook(), MRInputStripGeometry::GuessWidth);
}

TArray<FMRInputDrawnLine> FMRInputStripPartsSpec::LinesOf(
	const FMRInputDrawing& Drawing, const FLinearColor& Colour) const
{
	return Drawing.Lines.FilterByPredicate([&Colour](const FMRInputDrawnLine& Line) { return Line.Colour == Colour; });
}

double FMRInputStripPartsSpec::FindTop(const FMRInputDrawing& Drawing) const
{
	double Top = Size.Y;
	for (const FMRInputDrawnLine& Line : LinesOf(Drawing, MRInputStripColours::OfCurve(EMRInputHand::Left)))
	{
		for (const FVector2D& Point : Line.Points)
		{
			Top = FMath::Min(Top, Point.Y);
		}
	}
	return Top;
}

void FMRInputStripPartsSpec::Define()
{
	DefineThumbnail();
	DefineSpeed();
	DefineCrowds();
}

void FMRInputStripPartsSpec::DefineThumbnail()
{
	It("draws what goes up upwards, above the lanes, and nothing where the hand was lost",
		[this]
		{
			const FMRInputDrawing Drawing = MRInputStripGeometry::MakeThumbnail(MakeRise(), FVector2D(100.0, 100.0));
			const TArray<FMRInputDrawnLine> Path = LinesOf(Drawing, MRInputStripColours::OfCurve(EMRInputHand::Left));
			const TArray<FMRInputDrawnBox> Lanes = Drawing.Boxes.FilterByPredicate(
				[](const FMRInputDrawnBox& Box) { return Box.Colour == MRInputStripColours::Lane; });
			if (!TestTrue(TEXT("two stretches, two lanes"), Path.Num() == 2 && Lanes.Num() == 2))
			{
				return;
			}
			TestTrue(TEXT("up"), Path[0].Points[0].Y > Path[0].Points[1].Y);
			TestTrue(TEXT("down"), Path[1].Points[0].Y < Path[1].Points[1].Y);
			TestTrue(TEXT("above the lanes"), Path[0].Points[0].Y < Lanes[0].Position.Y);
			TestEqual(TEXT("lanes apart"), Lanes[1].Position.Y, Lanes[0].Position.Y + Lanes[0].Size.Y + 2.0, 1e-6);
			TestEqual(TEXT("bold ones"), LinesOf(Drawing, MRInputStripColours::OfPinched(EMRInputHand::Left)).Num(), 2);
		});

	It("has thicker lines in larger thumbnails",
		[this]
		{
			const auto Measure = [this](double Side)
			{ return MRInputStripGeometry::MakeThumbnail(MakeRise(), FVector2D(Side, Side)).Lines[0].Thickness; };
			TestTrue(TEXT("larger"), Measure(512.0) > 1.5f * Measure(256.0) && Measure(256.0) > Measure(64.0));
		});
}

void FMRInputStripPartsSpec::DefineSpeed()
{
	It("keeps the highest of the speeds that share a pixel",
		[this]
		{
			mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			Overview.columns = 4000;
			Overview.hands[0].peakSpeed.assign(4000, 0.0f);
			Overview.hands[0].peakSpeed[1201] = 1.0f;
			TestEqual(TEXT("top of the lane"), FindTop(Make(Overview)), 30.0, 1e-3);
		});

	It("does not make work of rest: a quarter of a metre a second is full height",
		[this]
		{
			mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			Overview.hands[0].peakSpeed.assign(100, 0.125f);
			Overview.hands[0].maxSpeed = 0.125f;
			TestEqual(TEXT("half the lane"), FindTop(Make(Overview)), 55.0, 1e-3);
		});
}

void FMRInputStripPartsSpec::DefineCrowds()
{
	It("has one flag for markers that share a pixel",
		[this]
		{
			mria::Overview Overview = MRInputTestOverviews::MakeGrab();
			Overview.markers.clear();
			for (size_t Index = 0; Index < 1000; ++Index)
			{
				Overview.markers.push_back({5.0 + static_cast<double>(Index) * 1e-6, Index, "crowd"});
			}
			const int32 Flags = Make(Overview)
									.Boxes
									.FilterByPredicate([](const FMRInputDrawnBox& Box)
										{ return Box.Colour == MRInputStripColours::Marker; })
									.Num();
			TestEqual(TEXT("flags"), Flags, 1);
		});

	It("leaves out times on the ruler that would lie over each other",
		[this]
		{
			const FMRInputDrawing Drawing = MRInputStripGeometry::MakeStrip(MRInputTestOverviews::MakeGrab(), Whole,
				Size, FMRInputStripLook(), [](const FString&) { return 150.0; });
			double TakenUntil = 0.0;
			for (const FMRInputDrawnText& Text : Drawing.Texts)
			{
				if (Text.Colour == MRInputStripColours::Text)
				{
					TestTrue(Text.Text, Text.Position.X >= TakenUntil);
					TakenUntil = Text.Position.X + Text.Size.X;
				}
			}
			TestTrue(TEXT("some"), TakenUntil > 500.0);
		});
}

#endif
