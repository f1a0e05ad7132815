// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputBakeLine.h"

#include "MRInputClip.h"

#include <cmath>
#include <limits>

mria::LoopPlace FMRInputBakeLine::PlaceAt(FFrameTime Tick) const
{
	const mria::LoopLine Line(Clip.range, bLoops ? mria::LoopMode::Loop : mria::LoopMode::Hold);
	return Line.PlaceAt(Line.OffsetOf(Clip.ShownPositionAt(MRInputClip::ToTickTime(Tick), bLoops)));
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
	const FFrameRate Rate = DisplayRate.AsDecimal() < Ticks.AsDecimal() ? DisplayRate : Ticks;
	const double LastStep = FMath::FloorToDouble(MAX_int32 / Ticks.AsDecimal() * Rate.AsDecimal()) - 1.0;
	TArray<FFrameNumber> Frames{GetStart()};
	for (int32 Step = FFrameRate::TransformTime(FFrameTime(GetStart()), Ticks, Rate).FloorToFrame().Value;
		 Step <= LastStep; ++Step)
	{
		const FFrameNumber Tick = FFrameRate::TransformTime(FFrameTime(FFrameNumber(Step)), Rate, Ticks).RoundToFrame();
		if (End.IsSet() ? Tick >= End.GetValue() : ToTime(FFrameTime(Frames.Last())) >= Clip.range.end)
		{
			break;
		}
		if (Frames.Last() < Tick)
		{
			Frames.Add(Tick);
		}
	}
	return Frames;
}

TArray<FFrameTime> FMRInputBakeLine::FindTicks(
	float Time, FFrameNumber First, FFrameNumber Last, int32 MostRounds) const
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
	const double Step = FMath::Max(1.0, FMath::FloorToDouble((LastRound - FirstRound) / MostRounds));
	// Counted, since beyond what a double tells apart a round does not come to an end by itself.
	for (int32 Count = 0; Count <= 2 * MostRounds && FirstRound + Count * Step <= LastRound; ++Count)
	{
		const double Part = (Time + (FirstRound + Count * Step) * Length - A) / (B - A);
		if (Part >= 0.0 && Part <= 1.0)
		{
			const double Tick = First.Value + Part * (static_cast<double>(Last.Value) - First.Value);
			Found.Add(FFrameTime::FromDecimal(Tick));
		}
	}
	return Found;
}

FMRInputBakeLine FMRInputBakeLine::Make(
	mria::TimeRange Range, FFrameNumber From, double SecondsAfter, FFrameRate TickResolution, FFrameRate InDisplayRate)
{
	FMRInputBakeLine Line;
	Line.Clip.ticks = MRInputClip::ToTickRate(TickResolution);
	Line.Clip.range = Range;
	Line.DisplayRate = InDisplayRate;
	const double After = FMath::IsFinite(SecondsAfter) ? SecondsAfter : 0.0;
	const double Start = FMath::RoundToDouble(From.Value + After * TickResolution.AsDecimal());
	Line.Clip.start = static_cast<int64>(FMath::Clamp<double>(Start, MIN_int32, MAX_int32));
	return Line;
}
