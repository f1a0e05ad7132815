// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Templates/Function.h"

class FAutomationTestBase;

/** Control of the host, for its runner and self tests; the plugin never includes this. Game thread only. */
namespace UE::Host
{
/**
 * One turn of the program: tasks queued for the game thread, tickers, then the OnPump listeners in order, between
 * OnBeginFrame and OnEndFrame. Sets FApp's delta time and advances its current time.
 */
void PumpGameThread(double DeltaSeconds);

struct FHostTestResult
{
	bool bPassed = false;
	TArray<FString> Errors;
	TArray<FString> Warnings;
	TArray<FString> Infos;
};

/**
 * Full names, sorted, of the tests that the engine would offer here: for the editor (Editor target) or for clients
 * (Game target). Specs give one name per case.
 */
TArray<FString> ListAutomationTests();

/** Runs one test, listed or not, to its end, pumping while latent work is left. */
FHostTestResult RunAutomationTest(const FString& FullName);

/** Calls the one before and the other after every test; an error that is added after it still fails the test. */
void OnTest(TFunction<void()> Begin, TFunction<void(FAutomationTestBase&)> End);

/** Absolute or relative to the working directory; "./" until it is set. */
void SetProjectDir(const FString& Dir);

/** The folders of plugins by name. */
TMap<FString, FString>& PluginBaseDirs();

/** Announces the exit, unloads all modules, joins all threads. Nothing of Core may be started after it. */
void Shutdown();
} // namespace UE::Host
