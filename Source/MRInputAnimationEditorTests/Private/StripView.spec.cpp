// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Misc/AutomationTest.h"
#include "Strip/MRInputStripView.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputStripViewSpec, "MRInputAnimation.Editor.StripView",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
const FMRInputStripView Full{10.0, 30.0};
END_DEFINE_SPEC(FMRInputStripViewSpec)

void FMRInputStripViewSpec::Define()
{
	using namespace MRInputStripView;

	It("shows everything at first, and a second of nothing",
		[this]
		{
			TestEqual(TEXT("start"), Fit(10.0, 30.0).Start, 10.0);
			TestEqual(TEXT("end"), Fit(10.0, 30.0).End, 30.0);
			TestEqual(TEXT("length of a single key"), Fit(3.0, 3.0).GetLength(), 1.0);
		});

	It("turns time into pixels and back",
		[this]
		{
			TestEqual(TEXT("pixel"), TimeToX(Full, 400.0, 15.0), 100.0);
			TestEqual(TEXT("time"), XToTime(Full, 400.0, 100.0), 15.0);
			TestEqual(TEXT("no width"), XToTime(Full, 0.0, 100.0), 10.0);
		});

	It("keeps the time under the cursor when it zooms",
		[this]
		{
			FMRInputStripView View = Full;
			const double Before = XToTime(View, 400.0, 130.0);
			for (int32 Turn = 0; Turn < 10; ++Turn)
			{
				View = Zoom(View, Full, 400.0, 130.0, 0.8);
			}
			TestEqual(TEXT("time"), XToTime(View, 400.0, 130.0), Before, 1e-9);
			TestEqual(TEXT("length"), View.GetLength(), 20.0 * FMath::Pow(0.8, 10.0), 1e-9);
		});

	It("zooms out to everything and no further, and in to a sixtieth of a frame and no further",
		[this]
		{
			const FMRInputStripView Near = Zoom(Full, Full, 400.0, 399.0, 1e-9);
			TestEqual(TEXT("shortest"), Near.GetLength(), ShortestView, 1e-9);
			const FMRInputStripView Far = Zoom(Near, Full, 400.0, 0.0, 1e9);
			TestEqual(TEXT("start"), Far.Start, Full.Start);
			TestEqual(TEXT("end"), Far.End, Full.End);
		});

	It("goes with the cursor when it pans, and stops at the ends",
		[this]
		{
			const FMRInputStripView Part{15.0, 20.0};
			TestEqual(TEXT("moved"), Pan(Part, Full, 500.0, 100.0).Start, 14.0);
			TestEqual(TEXT("left end"), Pan(Part, Full, 500.0, 1e6).Start, 10.0);
			TestEqual(TEXT("right end"), Pan(Part, Full, 500.0, -1e6).End, 30.0);
			TestEqual(TEXT("length"), Pan(Part, Full, 500.0, -1e6).GetLength(), 5.0);
		});

	It("keeps to the same part of a recording that is moved, cut or made longer",
		[this]
		{
			FMRInputStripPlace Place;
			Follow(Place, Full);
			TestTrue(TEXT("all at first"), Place.View.Start == 10.0 && Place.View.End == 30.0 && Place.Time == 10.0);
			Follow(Place, {0.0, 25.0});
			TestTrue(TEXT("all stays all"), Place.View.Start == 0.0 && Place.View.End == 25.0 && Place.Time == 0.0);
			Place.View = {5.0, 8.0};
			Place.Time = 6.0;
			Follow(Place, {100.0, 125.0});
			TestTrue(TEXT("moved"), Place.View.Start == 105.0 && Place.View.End == 108.0 && Place.Time == 106.0);
			Follow(Place, {100.0, 106.0});
			TestTrue(TEXT("cut"), Place.View.Start == 103.0 && Place.View.End == 106.0);
			Follow(Place, {100.0, 102.0});
			TestTrue(TEXT("shorter than that"), Place.View.Start == 100.0 && Place.View.End == 102.0);
		});

	It("has ticks at 1, 2 and 5 of every size",
		[this]
		{
			TestEqual(TEXT("20 s in 400"), FindTickStep(Full, 400.0, 50.0), 5.0);
			TestEqual(TEXT("20 s in 1000"), FindTickStep(Full, 1000.0, 50.0), 1.0);
			TestEqual(TEXT("20 s in 501"), FindTickStep(Full, 501.0, 50.0), 2.0);
			TestEqual(TEXT("10 ms in 100"), FindTickStep({0.0, 0.01}, 100.0, 50.0), 0.005, 1e-12);
			TestEqual(TEXT("100 s in 500"), FindTickStep({0.0, 100.0}, 500.0, 50.0), 10.0);
		});

	It("has ticks at whole parts of minutes and hours where those are seen",
		[this]
		{
			TestEqual(TEXT("3 minutes in 500"), FindTickStep({0.0, 180.0}, 500.0, 50.0), 20.0);
			TestEqual(TEXT("an hour in 500"), FindTickStep({0.0, 3600.0}, 500.0, 50.0), 600.0);
			TestEqual(TEXT("10 hours in 500"), FindTickStep({0.0, 36000.0}, 500.0, 50.0), 3600.0);
			TestEqual(TEXT("40 hours in 500"), FindTickStep({0.0, 144000.0}, 500.0, 50.0), 5.0 * 3600.0);
		});

	It("moves to a time that lies outside, and only then",
		[this]
		{
			const FMRInputStripView Part{15.0, 20.0};
			TestEqual(TEXT("inside"), Reveal(Part, Full, 19.0).Start, 15.0);
			TestEqual(TEXT("outside"), Reveal(Part, Full, 25.0).Start, 22.5);
			TestEqual(TEXT("at the end"), Reveal(Part, Full, 30.0).End, 30.0);
		});

	It("writes times with the digits that the step needs",
		[this]
		{
			TestEqual(TEXT("whole"), FormatTime(12.0, 1.0), TEXT("12"));
			TestEqual(TEXT("parts"), FormatTime(0.25, 0.05), TEXT("0.25"));
			TestEqual(TEXT("padded"), FormatTime(2.05, 0.05), TEXT("2.05"));
			TestEqual(TEXT("minutes"), FormatTime(65.5, 0.5), TEXT("1:05.5"));
			TestEqual(TEXT("hours"), FormatTime(7265.0, 5.0), TEXT("2:01:05"));
			TestEqual(TEXT("before"), FormatTime(-1.5, 0.5), TEXT("-1.5"));
			TestEqual(TEXT("almost nothing"), FormatTime(-1e-9, 0.5), TEXT("0.0"));
		});
}

#endif
