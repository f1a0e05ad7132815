// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Devices/MRInputHandFlags.h"
#include "Devices/MRInputKeyPresets.h"
#include "IInputDevice.h"

/**
 * The keys that a recorded pinch presses, sent to the engine as those of the first player's default device: axes get an
 * analog value of 1 when a pinch begins and 0 when it ends, buttons a press and a release. A key bound to both hands is
 * down while either pinches.
 *
 * It is an input device only because that is how the engine hands out its message handler; without one, as on a
 * dedicated server, it does nothing. Game thread.
 */
class FMRInputKeys final : public IInputDevice
{
public:
	/** Uses the keys of the settings and registers those that are not registered. Releases any held keys. */
	void Begin(const UMRInputSettings& Settings);

	/** Sends what has changed. A listener of a key may end playback. */
	void Update(const FMRInputHandFlags& Pinches);

	/** Releases every key that is down. */
	void End();

	/** Sends nothing from now on: the engine is shutting down. */
	void ForgetMessageHandler() { MessageHandler.Reset(); }

	//~ Begin IInputDevice interface
	virtual void Tick(float DeltaTime) override;
	virtual void SendControllerEvents() override;
	virtual void SetMessageHandler(const TSharedRef<FGenericApplicationMessageHandler>& InMessageHandler) override;
	virtual bool Exec(UWorld* InWorld, const TCHAR* Cmd, FOutputDevice& Ar) override;
	virtual void SetChannelValue(int32 ControllerId, FForceFeedbackChannelType ChannelType, float Value) override;
	virtual void SetChannelValues(int32 ControllerId, const FForceFeedbackValues& Values) override;
	virtual bool SupportsForceFeedback(int32 ControllerId) override;
	//~ End IInputDevice interface

private:
	struct FBoundKey
	{
		FName Name;
		FMRInputHandFlags Hands;
		EMRInputKeyKind Kind = EMRInputKeyKind::AxisAndButton;
		bool bIsDown = false;
	};

	void Bind(const FMRInputPinchKey& PinchKey);
	void Send(FName Name, EMRInputKeyKind Kind, bool bIsDown);

	TSharedPtr<FGenericApplicationMessageHandler> MessageHandler;
	TArray<FBoundKey> BoundKeys;
	FMRInputHandFlags Sent; ///< The pinches whose keys are down.
};
