// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputEventLog.h"

namespace MRInputEventLogDetail
{

const TCHAR* const KindNames[] = {TEXT("Started"), TEXT("Paused"), TEXT("Resumed"), TEXT("Seeked"), TEXT("Looped"),
	TEXT("Finished"), TEXT("Stopped"), TEXT("PinchEnded"), TEXT("TrackingLost"), TEXT("TrackingGained"),
	TEXT("PinchStarted"), TEXT("Marker")};

FString GetHandName(EMRInputHand Hand)
{
	return Hand == EMRInputHand::Left ? TEXT("left") : TEXT("right");
}

FString Describe(const FMRInputEvent& Event)
{
	FString Subject;
	if (Event.Kind == EMRInputEventKind::Marker)
	{
		Subject = Event.MarkerName + TEXT(" ");
	}
	else if (Event.Kind >= EMRInputEventKind::PinchEnded)
	{
		Subject = GetHandName(Event.Hand) + TEXT(" ");
	}
	return FString::Printf(TEXT("%s %s%.9g%s"), KindNames[static_cast<int32>(Event.Kind)], *Subject, Event.Time,
		Event.bIsResync ? TEXT(" resync") : TEXT(""));
}

} // namespace MRInputEventLogDetail

FString UMRInputEventLog::Describe(TConstArrayView<FMRInputEvent> InEvents)
{
	FString Text;
	for (const FMRInputEvent& Event : InEvents)
	{
		Text += MRInputEventLogDetail::Describe(Event) + TEXT("\n");
	}
	return Text;
}

int32 UMRInputEventLog::Count(EMRInputEventKind Kind) const
{
	int32 Found = 0;
	for (const FMRInputEvent& Event : Events)
	{
		Found += Event.Kind == Kind ? 1 : 0;
	}
	return Found;
}

void UMRInputEventLog::HandleEvent(const FMRInputEvent& Event)
{
	Events.Add(Event);
	if (OnReceived)
	{
		OnReceived(Event);
	}
}

void UMRInputEventLog::HandleStarted(const FMRInputEvent& Event)
{
	Others.Add(TEXT("OnStarted ") + MRInputEventLogDetail::Describe(Event));
}

void UMRInputEventLog::HandlePaused(const FMRInputEvent& Event)
{
	Others.Add(TEXT("OnPaused ") + MRInputEventLogDetail::Describe(Event));
}

void UMRInputEventLog::HandleLooped(const FMRInputEvent& Event)
{
	Others.Add(TEXT("OnLooped ") + MRInputEventLogDetail::Describe(Event));
}

void UMRInputEventLog::HandleFinished(const FMRInputEvent& Event)
{
	Others.Add(TEXT("OnFinished ") + MRInputEventLogDetail::Describe(Event));
}

void UMRInputEventLog::HandleStopped(const FMRInputEvent& Event)
{
	Others.Add(TEXT("OnStopped ") + MRInputEventLogDetail::Describe(Event));
}

void UMRInputEventLog::HandleMarker(const FString& Name, float Time)
{
	Others.Add(FString::Printf(TEXT("OnMarker %s %.9g"), *Name, Time));
}

void UMRInputEventLog::HandlePinchChanged(EMRInputHand Hand, bool bIsOn, float Time)
{
	Others.Add(FString::Printf(TEXT("OnPinchChanged %s %s %.9g"), *MRInputEventLogDetail::GetHandName(Hand),
		bIsOn ? TEXT("on") : TEXT("off"), Time));
}

void UMRInputEventLog::HandleTrackingChanged(EMRInputHand Hand, bool bIsOn, float Time)
{
	Others.Add(FString::Printf(TEXT("OnTrackingChanged %s %s %.9g"), *MRInputEventLogDetail::GetHandName(Hand),
		bIsOn ? TEXT("on") : TEXT("off"), Time));
}
