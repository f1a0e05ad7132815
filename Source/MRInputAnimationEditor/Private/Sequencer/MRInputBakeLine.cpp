// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputBakeLine.h"

#include "MRInputClip.h"

#include <cmath>
#include <limits>

mria::LoopPlace FMRInputBakeLine::PlaceAt(FFrameTime Tick) const
{
	const mria::LoopLine Line(Clip.range, bLoops ? mria::LoopMode::Loop : mria::LoopMode::Hold);
	const double Offset = Line.OffsetOf(Clip.RecordedPositionAt(MRInputClip::ToTickTime(Tick)));
	// Who plays backwards begins at the end, which otherwise is the next round's start.
	return Clip.rate < 0.0 && Offset == Line.Length() ? mria::LoopPlace{Offset, 0.0, Line.End()} : Line.PlaceAt(Offset);
}

float FMRInputBakeLine::ToTime(FFrameTime Tick) const
{
	// Down, as mria::Player samples: a later round of a loop shows an edge with the frame that playback shows it with.
	const double Time = PlaceAt(Tick).time;
	const float Nearest = static_cast<float>(Time);
	return Nearest > Time ? std::nextafter(Nearest, -std::numeric_limits<float>::infinity()) : Nearest;
}

TArray<FFrameNumber> FMRInputBakeLine::GetFrames() const
{
	const FFrameRate Ticks(Clip.ticks.numerator, Clip.ticks.denominator);
	const FFrameNumber Start = GetStart();
	TArray<FFrameNumber> Frames{Start};
	for (int32 Step = FFrameRate::TransformTime(FFrameTime(Start), Ticks, DisplayRate).FloorToFrame().Value;; ++Step)
	{
		const FFrameNumber Tick =
			FFrameRate::TransformTime(FFrameTime(FFrameNumber(Step)), DisplayRate, Ticks).RoundToFrame();
		if (End.IsSet() ? Tick >= End.GetValue() : ToTime(FFrameTime(Frames.Last())) >= Clip.range.end)
		{
			return Frames;
		}
		if (Start < Tick)
		{
			Frames.Add(Tick);
		}
	}
}

TArray<FFrameTime> FMRInputBakeLine::FindTicks(float Time, FFrameNumber First, FFrameNumber Last) const
{
	TArray<FFrameTime> Found;
	const double A = Clip.PositionAt(First.Value);
	const double B = Clip.PositionAt(Last.Value);
	if (A == B)
	{
		return Found;
	}
	const double Length = static_cast<double>(Clip.range.end) - Clip.range.start;
	const bool bRepeats = bLoops && Length > 0.0;
	const double FirstRound = bRepeats ? FMath::CeilToDouble((FMath::Min(A, B) - Time) / Length) : 0.0;
	const double LastRound = bRepeats ? FMath::FloorToDouble((FMath::Max(A, B) - Time) / Length) : 0.0;
	for (double Round = FirstRound; Round <= LastRound; Round += 1.0)
	{
		const double Part = (Time + Round * Length - A) / (B - A);
		if (Part >= 0.0 && Part <= 1.0)
		{
			const double Tick = First.Value + Part * (static_cast<double>(Last.Value) - First.Value);
			Found.Add(FFrameTime::FromDecimal(Tick));
		}
	}
	return Found;
}
