// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "GenericPlatform/GenericApplicationMessageHandler.h"

class FOutputDevice;
class UWorld;

/** A source of input. The engine owns it and calls Tick, then SendControllerEvents, each frame on the game thread. */
class IInputDevice
{
public:
	virtual ~IInputDevice() = default;

	virtual void Tick(float DeltaTime) = 0;
	virtual void SendControllerEvents() = 0;
	virtual void SetMessageHandler(const TSharedRef<FGenericApplicationMessageHandler>& InMessageHandler) = 0;
	virtual bool Exec(UWorld* InWorld, const TCHAR* Cmd, FOutputDevice& Ar) = 0;
	virtual void SetChannelValue(int32 ControllerId, FForceFeedbackChannelType ChannelType, float Value) = 0;
	virtual void SetChannelValues(int32 ControllerId, const FForceFeedbackValues& values) = 0;

	virtual bool SupportsForceFeedback(int32) { return true; }
};
