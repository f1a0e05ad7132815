// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Life of the engine, for the runner and the self tests. */
namespace UE::Host
{
/**
 * Makes GEngine and its subsystems, then in a Game target a running standalone game (game instance, begun world, local
 * player 0 with its controller), in an Editor target an editor world; runs the listeners of OnEngineInit, and then
 * broadcasts FCoreDelegates' PostEngineInit. Classes must be registered before. Once until ShutdownEngine.
 */
ENGINE_API void InitializeEngine();

/** Ends play, destroys all worlds and game instances, runs the listeners of OnEngineShutdown, drops GEngine. */
ENGINE_API void ShutdownEngine();

/** The level that UGameplayStatics::OpenLevel was asked for last. The host loads no maps. */
ENGINE_API FName GetAskedLevel();

/** Listeners stay for the life of the program and are called in the order of registration. */
ENGINE_API void OnEngineInit(TFunction<void()> Listener);
ENGINE_API void OnEngineShutdown(TFunction<void()> Listener);
} // namespace UE::Host
