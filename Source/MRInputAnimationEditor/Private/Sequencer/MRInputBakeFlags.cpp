// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputRecordingData.h"
#include "Mria/Events.h"
#include "Sequencer/MRInputBake.h"

#include <utility>
#include <vector>

namespace MRInputBakeFlagsDetail
{

/** One flag of a hand along the time line. */
class FFlagLine
{
public:
	FFlagLine(const mria::RecordingView& View, const FMRInputBakeLine& InLine, mria::Hand InHand, bool bInIsPinch)
		: Line(InLine)
		, Hand(InHand)
		, bIsPinch(bInIsPinch)
	{
		std::vector<mria::InputEvent> Events;
		for (const mria::InputEvent& Event : mria::CollectEvents(View))
		{
			const bool bPinches =
				Event.kind == mria::EventKind::PinchStarted || Event.kind == mria::EventKind::PinchEnded;
			if (Event.kind != mria::EventKind::Marker && Event.hand == Hand && bPinches == bIsPinch)
			{
				Events.push_back(Event);
			}
		}
		Changes = mria::EventTimeline(mria::InitialState(View), std::move(Events));
		const double Count = static_cast<double>(Changes.Events().size());
		const bool bTurnsAtSeam = Changes.Events().size() % 2 != 0;
		ChangesOfRound = Count + (bTurnsAtSeam ? 1.0 : 0.0);
	}

	bool IsOnAt(FFrameNumber Tick) const
	{
		const mria::HandInput& Input = Changes.StateAt(Line.ToTime(FFrameTime(Tick)))[Hand];
		return bIsPinch ? Input.isPinching : Input.isTracked;
	}

	/** How often it has changed by then, counted from the recording's first round on. */
	double CountAt(FFrameNumber Tick) const
	{
		const double Round = Line.PlaceAt(FFrameTime(Tick)).cycle;
		return Round * ChangesOfRound + static_cast<double>(Changes.CountUntil(Line.ToTime(FFrameTime(Tick))));
	}

private:
	const FMRInputBakeLine& Line;
	mria::Hand Hand;
	bool bIsPinch;
	mria::EventTimeline Changes;
	double ChangesOfRound = 0.0;
};

/** A key at each tick, of those that are a step apart, with which the flag has changed. */
void AddChanges(
	const FFlagLine& Line, FFrameNumber From, FFrameNumber To, int32 Step, FMRInputBakedFlag& Flag, double& LostChanges)
{
	for (FFrameNumber Before = From; Before < To; Before = Before + Step)
	{
		const FFrameNumber Tick = Before + Step;
		const bool bIsOn = Line.IsOnAt(Tick);
		const bool bChanges = bIsOn != Flag.Values.Last();
		LostChanges += FMath::Abs(Line.CountAt(Tick) - Line.CountAt(Before)) - (bChanges ? 1.0 : 0.0);
		if (bChanges)
		{
			Flag.Times.Add(Tick);
			Flag.Values.Add(bIsOn);
		}
	}
}

FMRInputBakedFlag PlanFlag(
	const FFlagLine& Line, const TArray<FFrameNumber>& Ticks, bool bOnFrames, double& LostChanges)
{
	FMRInputBakedFlag Flag;
	Flag.Times = {Ticks[0]};
	Flag.Values = {Line.IsOnAt(Ticks[0])};
	for (int32 Index = 1; Index < Ticks.Num(); ++Index)
	{
		const FFrameNumber From = Ticks[Index - 1];
		const FFrameNumber To = Ticks[Index];
		if (Line.CountAt(From) != Line.CountAt(To))
		{
			AddChanges(Line, From, To, bOnFrames ? (To - From).Value : 1, Flag, LostChanges);
		}
	}
	return Flag;
}

} // namespace MRInputBakeFlagsDetail

void MRInputBake::PlanFlags(const FMRInputRecordingData& Data, const FMRInputBakeLine& Line,
	const FMRInputBakeSettings& Settings, FMRInputBaked& OutBaked)
{
	using namespace MRInputBakeFlagsDetail;
	TArray<FFrameNumber> Ticks = Line.GetFrames();
	if (!Settings.bFlagsOnFrames && Line.End.IsSet() && Ticks.Last() + 1 < Line.End.GetValue())
	{
		Ticks.Add(Line.End.GetValue() - 1);
	}
	double LostChanges = 0.0; // a short loop at a high rate has more than whole numbers reach
	for (const mria::Hand Hand : mria::kHands)
	{
		for (const bool bIsPinch : {false, true})
		{
			if (Settings.Parts.hands[static_cast<std::size_t>(Hand)])
			{
				const FFlagLine Flag(Data.GetView(), Line, Hand, bIsPinch);
				OutBaked.Flags.Add(PlanFlag(Flag, Ticks, Settings.bFlagsOnFrames, LostChanges));
				OutBaked.Flags.Last().Hand = Hand;
				OutBaked.Flags.Last().bIsPinch = bIsPinch;
			}
		}
	}
	OutBaked.LostFlagChanges = static_cast<int32>(FMath::Min<double>(LostChanges, MAX_int32));
}
