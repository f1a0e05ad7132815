// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/AutomationTest.h"
#include "UObject/StrongObjectPtr.h"
#include "UObject/WeakObjectPtrTemplates.h"

class UMRInputAnimation;
class UWorld;

/**
 * Latent commands for people who write automation tests in C++:
 *
 *     ADD_LATENT_AUTOMATION_COMMAND(FMRInputPlayCommand(this, World, Animation));
 *     ADD_LATENT_AUTOMATION_COMMAND(FMRInputWaitForMarkerCommand(this, World, TEXT("grab")));
 *     ADD_LATENT_AUTOMATION_COMMAND(FMRInputWaitForEndCommand(World));
 *
 * Errors are added to the test. Game thread.
 */

/** Starts a recording, once, with a fixed step per frame. */
class MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputPlayCommand final : public IAutomationLatentCommand
{
public:
	FMRInputPlayCommand(
		FAutomationTestBase* InTest, UWorld* InWorld, UMRInputAnimation* InAnimation, float InFixedStep = 1.0f / 60.0f);

	//~ Begin IAutomationLatentCommand interface
	virtual bool Update() override;
	//~ End IAutomationLatentCommand interface

private:
	FAutomationTestBase* Test;
	TWeakObjectPtr<UWorld> World;
	TStrongObjectPtr<UMRInputAnimation> Animation;
	float FixedStep;
};

/** Waits until the recording that plays has passed a marker. An error if it ends before, or has no such marker. */
class MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputWaitForMarkerCommand final : public IAutomationLatentCommand
{
public:
	FMRInputWaitForMarkerCommand(FAutomationTestBase* InTest, UWorld* InWorld, const FString& InMarker);

	//~ Begin IAutomationLatentCommand interface
	virtual bool Update() override;
	//~ End IAutomationLatentCommand interface

private:
	FAutomationTestBase* Test;
	TWeakObjectPtr<UWorld> World;
	FString Marker;
};

/** Waits until playback has ended. */
class MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputWaitForEndCommand final : public IAutomationLatentCommand
{
public:
	explicit FMRInputWaitForEndCommand(UWorld* InWorld);

	//~ Begin IAutomationLatentCommand interface
	virtual bool Update() override;
	//~ End IAutomationLatentCommand interface

private:
	TWeakObjectPtr<UWorld> World;
};
