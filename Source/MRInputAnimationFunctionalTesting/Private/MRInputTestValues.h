// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "MRInputFunctionalTestTypes.h"
#include "Mria/TestSnapshot.h"

class AActor;

/** Reads the game's state for tests, as text. Game thread. */
namespace MRInputTestValues
{

/** "marker grab", "right pinch starts"; empty for events that are not part of a snapshot. */
FString Describe(const FMRInputEvent& Event);

/** The expected event in the same words; empty for assertions and variables. */
FString Describe(const FMRInputExpectedEvent& Expected);

/** "Cube overlaps Button". */
FString DescribeOverlap(const AActor& One, const AActor& Other);

/** "Cube.bIsHeld". */
FString GetVariableName(const AActor* Actor, const FString& Variable);

/** False if there is no such actor or variable. */
bool ReadVariable(const AActor* Actor, FName Variable, FString& OutText);

/** Adds the values of an actor; none for an actor that is gone. */
void Observe(const FMRInputWatchedActor& Watched, std::vector<mria::ObservedValue>& OutValues);

mria::SnapshotTolerances ToTolerances(const FMRInputTestTolerances& Tolerances);

} // namespace MRInputTestValues
