// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionEdit.h"

#include "Mria/Overview.h"

namespace MRInputSectionEditDetail
{
/** Beyond this many candidates nobody can tell them apart. */
constexpr int32 MostCandidates = 4096;

void AddIfWithin(TArray<int64>& Ticks, int64 Tick, int64 First, int64 Last)
{
	if (Tick >= First && Tick <= Last)
	{
		Ticks.Add(Tick);
	}
}

/** Positions of one cycle that are worth snapping to. */
TArray<double> FindPlaces(const mria::ClipTime& Clip, const std::vector<mria::OverviewMarker>& Markers)
{
	TArray<double> Places;
	Places.Add(Clip.range.start);
	Places.Add(Clip.range.end);
	for (const mria::OverviewMarker& Marker : Markers)
	{
		if (Marker.time >= Clip.range.start && Marker.time <= Clip.range.end)
		{
			Places.Add(Marker.time);
		}
	}
	return Places;
}

void SortOut(TArray<int64>& Ticks)
{
	Ticks.Sort();
	int32 Kept = 0;
	for (int32 Index = 0; Index < Ticks.Num(); ++Index)
	{
		if (Index == 0 || Ticks[Index] != Ticks[Kept - 1])
		{
			Ticks[Kept++] = Ticks[Index];
		}
	}
	Ticks.SetNum(Kept);
}
} // namespace MRInputSectionEditDetail

TArray<int64> MRInputSectionEdit::FindSnapTicks(
	const mria::ClipTime& Clip, bool bLoops, const std::vector<mria::OverviewMarker>& Markers, int64 First, int64 Last)
{
	using namespace MRInputSectionEditDetail;

	TArray<int64> Ticks;
	if (Clip.rate == 0.0 || Last < First)
	{
		return Ticks;
	}
	const double Length = static_cast<double>(Clip.range.end) - Clip.range.start;
	const double A = Clip.PositionAt(First);
	const double B = Clip.PositionAt(Last);
	const bool bRepeats = bLoops && Length > 0.0;
	const double Lowest = bRepeats ? FMath::FloorToDouble((FMath::Min(A, B) - Clip.range.start) / Length) : 0.0;
	const double Highest = bRepeats ? FMath::FloorToDouble((FMath::Max(A, B) - Clip.range.start) / Length) : 0.0;
	const TArray<double> Places = FindPlaces(Clip, Markers);
	for (double Cycle = Lowest; Cycle <= Highest && Ticks.Num() < MostCandidates; Cycle += 1.0)
	{
		for (const double Place : Places)
		{
			AddIfWithin(Ticks, Clip.NearestTick(Place + Cycle * Length), First, Last);
		}
	}
	SortOut(Ticks);
	return Ticks;
}

int64 MRInputSectionEdit::Snap(int64 Tick, const TArray<int64>& Candidates, double TicksPerPixel, double Pixels)
{
	int64 Nearest = Tick;
	double NearestDistance = Pixels * TicksPerPixel;
	bool bHasOne = false;
	for (const int64 Candidate : Candidates)
	{
		const double Distance = static_cast<double>(FMath::Abs(Candidate - Tick));
		if (bHasOne ? Distance < NearestDistance : Distance <= NearestDistance)
		{
			Nearest = Candidate;
			NearestDistance = Distance;
			bHasOne = true;
		}
	}
	return Nearest;
}

int64 MRInputSectionEdit::SnapSlip(
	int64 Drag, int64 Start, int64 End, const TArray<int64>& Candidates, double TicksPerPixel, double Pixels)
{
	TArray<int64> Drags;
	for (const int64 Candidate : Candidates)
	{
		Drags.Add(Start - Candidate);
		Drags.Add(End - Candidate);
	}
	return Snap(Drag, Drags, TicksPerPixel, Pixels);
}

FMRInputClipRange MRInputSectionEdit::WithRate(const FMRInputClipRange& Range, double Rate)
{
	FMRInputClipRange Result = Range;
	Result.Clip.rate = Rate;
	if (Rate == 0.0 || Range.Clip.rate == 0.0)
	{
		return Result;
	}
	const double First = Range.Clip.PositionAt(Range.Clip.start);
	const double Last = Range.Clip.PositionAt(Range.End);
	const bool bTurns = (Rate < 0.0) != (Range.Clip.rate < 0.0);
	Result.Clip.offset = 0;
	const int64 At = Result.Clip.NearestTick(bTurns ? Last : First);
	const int64 Until = Result.Clip.NearestTick(bTurns ? First : Last);
	Result.Clip.offset = At - Result.Clip.start;
	Result.End = Result.Clip.start + FMath::Max<int64>(Until - At, 1);
	return Result;
}

FMRInputClipRange MRInputSectionEdit::AtFullLength(const mria::ClipTime& Clip)
{
	FMRInputClipRange Result{Clip, 0};
	Result.Clip.offset = 0;
	Result.End = Clip.start + Clip.LengthInTicks();
	return Result;
}
