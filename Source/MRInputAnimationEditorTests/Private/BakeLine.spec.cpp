// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Misc/AutomationTest.h"
#include "Sequencer/MRInputBakeLine.h"

#include <limits>

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputBakeLineSpec, "MRInputAnimation.Editor.BakeLine",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
static FMRInputBakeLine Make(double SecondsAfter, FFrameRate DisplayRate);
END_DEFINE_SPEC(FMRInputBakeLineSpec)

/** Of 2 s, at 24000 ticks a second. */
FMRInputBakeLine FMRInputBakeLineSpec::Make(double SecondsAfter, FFrameRate DisplayRate)
{
	mria::TimeRange Range;
	Range.end = 2.0f;
	return FMRInputBakeLine::Make(Range, FFrameNumber(0), SecondsAfter, FFrameRate(24000, 1), DisplayRate);
}

void FMRInputBakeLineSpec::Define()
{
	It("has each tick once where there are more frames than ticks",
		[this]
		{
			for (const FFrameRate Rate : {FFrameRate(24000, 1), FFrameRate(48000, 1), FFrameRate(2000000000, 1)})
			{
				const TArray<FFrameNumber> Frames = Make(0.0, Rate).GetFrames();
				TestEqual(TEXT("frames"), Frames.Num(), 48001);
				TestEqual(TEXT("last"), Frames.Last().Value, 48000);
			}
		});
	It("ends where ticks end",
		[this]
		{
			TestEqual(TEXT("no number counts as 0"),
				Make(std::numeric_limits<double>::quiet_NaN(), FFrameRate(30, 1)).GetStart().Value, 0);
			for (const double Start : {89478.0, 1e30, -1e30, std::numeric_limits<double>::quiet_NaN()})
			{
				const TArray<FFrameNumber> Frames = Make(Start, FFrameRate(30, 1)).GetFrames();
				TestTrue(TEXT("some"), Frames.Num() >= 1 && Frames.Num() <= 62);
				for (int32 Index = 1; Index < Frames.Num(); ++Index)
				{
					TestTrue(TEXT("rise"), Frames[Index - 1] < Frames[Index]);
				}
			}
		});
	It("is never ahead of its tick, as playback is not",
		[this]
		{
			FMRInputBakeLine Line = Make(0.0, FFrameRate(30, 1));
			Line.bLoops = true;
			for (int32 Tick = 0; Tick < 10 * 24000; Tick += 800)
			{
				const double Time = Line.PlaceAt(FFrameTime(FFrameNumber(Tick))).time;
				const double Shown = Line.ToTime(FFrameTime(FFrameNumber(Tick)));
				TestTrue(FString::Printf(TEXT("at %d"), Tick), Shown <= Time && Shown > Time - 1e-6);
			}
		});
	It("finds a second in some rounds of a loop that has very many",
		[this]
		{
			FMRInputBakeLine Line = Make(0.0, FFrameRate(30, 1));
			Line.bLoops = true;
			const FFrameNumber Last(10 * 24000);
			TestEqual(TEXT("five rounds"), Line.FindTicks(0.5f, FFrameNumber(0), Last, 100).Num(), 5);
			for (const double Rate : {1e6, 1e18, -1e300})
			{
				Line.Clip.rate = Rate;
				const TArray<FFrameTime> Found = Line.FindTicks(0.5f, FFrameNumber(0), Last, 100);
				TestTrue(TEXT("about as many as wanted"), Found.Num() <= 201);
				TestTrue(TEXT("some"), Found.Num() >= 50 || FMath::Abs(Rate) > 1e20);
			}
		});
}

#endif
