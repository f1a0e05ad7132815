// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Support/MRInputEventLog.h"
#include "Support/MRInputTestDevices.h"
#include "Support/MRInputTestRecordings.h"
#include "Support/MRInputTestWorld.h"
#include "UObject/StrongObjectPtr.h"

/** What most specs stand on: an engine without devices, a world, and the known recording. Game thread. */
namespace MRInputTestStage
{

/** Before each test. */
void Begin(TUniquePtr<FMRInputBareEngine>& Engine, TUniquePtr<FMRInputTestWorld>& World, FMRInputAnimationPtr& Known);

/** After it: the world ends while the engine is still bare. */
void End(TUniquePtr<FMRInputBareEngine>& Engine, TUniquePtr<FMRInputTestWorld>& World, FMRInputAnimationPtr& Known);

/** A new log that hears the world's playback. */
TStrongObjectPtr<UMRInputEventLog> Listen(const FMRInputTestWorld& World);

} // namespace MRInputTestStage
