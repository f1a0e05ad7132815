// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Misc/AutomationTest.h"
#include "Sequencer/MRInputSectionEdit.h"
#include "Support/MRInputTestOverviews.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputSectionEditSpec, "MRInputAnimation.Editor.SectionEdit",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
/** Markers at 4 and 5 s of ten. */
mria::Overview Grab;
mria::ClipTime Clip;

void DefineSnap();
void DefineRate();
TArray<int64> Find(bool bLoops, int64 First, int64 Last) const;
END_DEFINE_SPEC(FMRInputSectionEditSpec)

TArray<int64> FMRInputSectionEditSpec::Find(bool bLoops, int64 First, int64 Last) const
{
	return MRInputSectionEdit::FindSnapTicks(Clip, bLoops, Grab.markers, First, Last);
}

void FMRInputSectionEditSpec::Define()
{
	BeforeEach(
		[this]
		{
			Grab = MRInputTestOverviews::MakeGrab();
			Clip = mria::ClipTime();
			Clip.ticks = {1000, 1};
			Clip.range = Grab.range;
		});
	DefineSnap();
	DefineRate();
}

void FMRInputSectionEditSpec::DefineSnap()
{
	It("finds where markers, start and end of the recording lie",
		[this]
		{
			Grab.markers.push_back({12.0, 2, "after the end"});
			TestTrue(TEXT("all"), Find(false, -100, 20000) == TArray<int64>({0, 4000, 5000, 10000}));
			TestTrue(TEXT("borders count"), Find(false, 4000, 5000) == TArray<int64>({4000, 5000}));
			Clip.offset = 1000;
			Clip.rate = 2.0;
			TestTrue(TEXT("offset and rate"), Find(false, -2000, 9000) == TArray<int64>({-1000, 1000, 1500, 4000}));
			Clip.rate = -1.0;
			Clip.offset = 0;
			TestTrue(TEXT("backwards"), Find(false, 0, 10000) == TArray<int64>({0, 5000, 6000, 10000}));
			Clip.rate = 0.0;
			TestEqual(TEXT("no rate"), Find(false, 0, 10000).Num(), 0);
		});
	It("finds them in every cycle of a loop, each once",
		[this]
		{
			Clip.rate = 2.0;
			TestTrue(TEXT("two and a bit"),
				Find(true, 0, 12000) == TArray<int64>({0, 2000, 2500, 5000, 7000, 7500, 10000, 12000}));
			Clip.rate = 1e6;
			TestTrue(TEXT("not without end"), Find(true, 0, 2000000000).Num() < 5000);
		});
	It("draws an edge to the nearest within so many pixels",
		[this]
		{
			const TArray<int64> Ticks = {0, 4000, 5000};
			constexpr double TicksPerPixel = 10.0;
			constexpr int64 Reach = static_cast<int64>(TicksPerPixel * MRInputSectionEdit::SnapPixels);
			TestEqual(TEXT("just within"), MRInputSectionEdit::Snap(4000 + Reach, Ticks, TicksPerPixel), int64(4000));
			TestEqual(TEXT("just outside"), MRInputSectionEdit::Snap(4001 + Reach, Ticks, TicksPerPixel), 4001 + Reach);
			TestEqual(TEXT("of two the nearest"), MRInputSectionEdit::Snap(4501, Ticks, 1000.0), int64(5000));
			TestEqual(TEXT("of two as near the earlier"), MRInputSectionEdit::Snap(4500, Ticks, 1000.0), int64(4000));
			TestEqual(TEXT("nothing to be drawn to"), MRInputSectionEdit::Snap(7, {}, TicksPerPixel), int64(7));
		});
	It("slips so that a marker comes to lie on an edge",
		[this]
		{
			const TArray<int64> Ticks = {4000, 5000};
			// To the start at 1000 the first has 3000 to go, the second 4000; to the end at 9000 they have 5000 and
			// 4000.
			TestEqual(TEXT("to the start"), MRInputSectionEdit::SnapSlip(-2960, 1000, 9000, Ticks, 10.0), int64(-3000));
			TestEqual(TEXT("to the end"), MRInputSectionEdit::SnapSlip(4070, 1000, 9000, Ticks, 10.0), int64(4000));
			TestEqual(TEXT("neither"), MRInputSectionEdit::SnapSlip(2000, 1000, 9000, Ticks, 10.0), int64(2000));
		});
}

void FMRInputSectionEditSpec::DefineRate()
{
	It("shows the same part at another rate",
		[this]
		{
			Clip.start = 100;
			Clip.offset = 2000;
			const FMRInputClipRange Fast = MRInputSectionEdit::WithRate({Clip, 4100}, 2.0);
			TestEqual(TEXT("start"), static_cast<int64>(Fast.Clip.start), int64(100));
			TestEqual(TEXT("half as long"), Fast.End, int64(2100));
			TestEqual(TEXT("from"), Fast.Clip.PositionAt(100), 2.0, 1e-9);
			TestEqual(TEXT("to"), Fast.Clip.PositionAt(Fast.End), 6.0, 1e-9);
			const FMRInputClipRange Back = MRInputSectionEdit::WithRate(Fast, 1.0);
			TestEqual(TEXT("back again"), static_cast<int64>(Back.Clip.offset), int64(2000));
			TestEqual(TEXT("as long as before"), Back.End, int64(4100));
		});
	It("turns round within the same part",
		[this]
		{
			Clip.start = 100;
			Clip.offset = 2000;
			const FMRInputClipRange Turned = MRInputSectionEdit::WithRate({Clip, 4100}, -1.0);
			TestEqual(TEXT("from where it ended"), Turned.Clip.PositionAt(100), 6.0, 1e-9);
			TestEqual(TEXT("to where it began"), Turned.Clip.PositionAt(Turned.End), 2.0, 1e-9);
			TestEqual(TEXT("as long"), Turned.End, int64(4100));
			const FMRInputClipRange Twice = MRInputSectionEdit::WithRate(Turned, 1.0);
			TestEqual(TEXT("twice is not at all"), static_cast<int64>(Twice.Clip.offset), int64(2000));
		});
	It("is never empty, and takes a rate of nothing",
		[this]
		{
			const FMRInputClipRange Fast = MRInputSectionEdit::WithRate({Clip, 10}, 1000.0);
			TestEqual(TEXT("a tick"), Fast.End, int64(1));
			const FMRInputClipRange Still = MRInputSectionEdit::WithRate({Clip, 10}, 0.0);
			TestEqual(TEXT("rate"), Still.Clip.rate, 0.0);
			TestEqual(TEXT("length"), Still.End, int64(10));
		});
	It("gives the whole recording its length",
		[this]
		{
			Clip.start = 50;
			Clip.offset = 3000;
			Clip.rate = -4.0;
			const FMRInputClipRange Whole = MRInputSectionEdit::AtFullLength(Clip);
			TestEqual(TEXT("offset"), static_cast<int64>(Whole.Clip.offset), int64(0));
			TestEqual(TEXT("end"), Whole.End, int64(50 + 2500));
		});
}

#endif
