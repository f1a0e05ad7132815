// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MRInputFrame.h"

/** Fires the delegates of a playback or a player component, which have the same names, for an event. */
template <typename OwnerType>
void MRInputBroadcast(OwnerType& Owner, const FMRInputEvent& Event)
{
	Owner.OnEvent.Broadcast(Event);
	switch (Event.Kind)
	{
	case EMRInputEventKind::Started:
		Owner.OnStarted.Broadcast(Event);
		break;
	case EMRInputEventKind::Paused:
		Owner.OnPaused.Broadcast(Event);
		break;
	case EMRInputEventKind::Looped:
		Owner.OnLooped.Broadcast(Event);
		break;
	case EMRInputEventKind::Finished:
		Owner.OnFinished.Broadcast(Event);
		break;
	case EMRInputEventKind::Stopped:
		Owner.OnStopped.Broadcast(Event);
		break;
	case EMRInputEventKind::Marker:
		Owner.OnMarker.Broadcast(Event.MarkerName, Event.Time);
		break;
	case EMRInputEventKind::PinchStarted:
	case EMRInputEventKind::PinchEnded:
		Owner.OnPinchChanged.Broadcast(Event.Hand, Event.Kind == EMRInputEventKind::PinchStarted, Event.Time);
		break;
	case EMRInputEventKind::TrackingGained:
	case EMRInputEventKind::TrackingLost:
		Owner.OnTrackingChanged.Broadcast(Event.Hand, Event.Kind == EMRInputEventKind::TrackingGained, Event.Time);
		break;
	default:
		break;
	}
}
