// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "InputTriggers.generated.h"

/** What an action did in the last evaluation. The host says None or Triggered only. */
UENUM(BlueprintType)
enum class ETriggerEvent : uint8
{
	None,
	Triggered,
	Started,
	Ongoing,
	Canceled,
	Completed,
};

/** When an action fires; without any trigger it fires while its value is not zero. */
UCLASS(Abstract)
class ENHANCEDINPUT_API UInputTrigger : public UObject
{
	GENERATED_BODY()

public:
	float ActuationThreshold = 0.5f; // UNCONFIRMED(actuation-threshold): Triggers actuate at 0.5 by default.

	/** Whether it fires, given whether the value was and is actuated. */
	virtual bool HostFires(bool /*bWasActuated*/, bool bIsActuated) const { return bIsActuated; }
};

UCLASS()
class ENHANCEDINPUT_API UInputTriggerPressed : public UInputTrigger
{
	GENERATED_BODY()

public:
	virtual bool HostFires(bool bWasActuated, bool bIsActuated) const override { return bIsActuated && !bWasActuated; }
};

UCLASS()
class ENHANCEDINPUT_API UInputTriggerReleased : public UInputTrigger
{
	GENERATED_BODY()

public:
	virtual bool HostFires(bool bWasActuated, bool bIsActuated) const override { return bWasActuated && !bIsActuated; }
};
