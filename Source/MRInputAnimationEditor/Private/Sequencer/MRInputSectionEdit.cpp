// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionEdit.h"

#include "Mria/Overview.h"

namespace MRInputSectionEditDetail
{
/** Beyond this many candidates nobody can tell them apart. */
constexpr std::size_t MostCandidates = 4096;

/** Positions of one cycle that are worth snapping to. */
std::vector<double> FindPlaces(const mria::ClipTime& Clip, const std::vector<mria::OverviewMarker>& Markers)
{
	std::vector<double> Places{Clip.range.start, Clip.range.end};
	for (const mria::OverviewMarker& Marker : Markers)
	{
		if (Marker.time >= Clip.range.start && Marker.time <= Clip.range.end)
		{
			Places.push_back(Marker.time);
		}
	}
	return Places;
}
} // namespace MRInputSectionEditDetail

TArray<int64> MRInputSectionEdit::FindSnapTicks(
	const mria::ClipTime& Clip, bool bLoops, const std::vector<mria::OverviewMarker>& Markers, int64 First, int64 Last)
{
	using namespace MRInputSectionEditDetail;

	TArray<int64> Ticks;
	for (const std::int64_t Tick :
		mria::FindTicks(Clip, bLoops, FindPlaces(Clip, Markers), First, Last, MostCandidates))
	{
		Ticks.Add(Tick);
	}
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
