// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostRuntime.h"

#include "Containers/Map.h"
#include "Containers/Ticker.h"
#include "CoreGlobals.h"
#include "HostThreads.h"
#include "Misc/App.h"
#include "Misc/CoreDelegates.h"
#include "Modules/ModuleManager.h"

namespace HostRuntimeDetail
{
static TArray<TFunction<void(double)>>& PumpListeners()
{
	static TArray<TFunction<void(double)>> Listeners;
	return Listeners;
}

static TMap<FString, FString>& PluginDirs()
{
	static TMap<FString, FString> Dirs;
	return Dirs;
}
} // namespace HostRuntimeDetail

namespace UE::Host
{
void PumpGameThread(double DeltaSeconds)
{
	check(IsInGameThread());
	FApp::SetDeltaTime(DeltaSeconds);
	FApp::SetCurrentTime(FApp::GetCurrentTime() + DeltaSeconds);
	GFrameCounterRenderThread = GFrameCounter; // nothing is being drawn: that happens only while somebody waits for it
	RunGameThreadTasks();
	FTSTicker::GetCoreTicker().Tick(static_cast<float>(DeltaSeconds));
	const TArray<TFunction<void(double)>> Listeners = HostRuntimeDetail::PumpListeners();
	for (const TFunction<void(double)>& Listener : Listeners)
	{
		Listener(DeltaSeconds);
	}
	++GFrameCounter;
}

void SetPluginBaseDir(const FString& Name, const FString& Dir)
{
	HostRuntimeDetail::PluginDirs().Add(Name, Dir);
}

FString GetPluginBaseDir(const FString& Name)
{
	const FString* Dir = HostRuntimeDetail::PluginDirs().Find(Name);
	return Dir ? *Dir : FString();
}

void Shutdown()
{
	RequestEngineExit(TEXT("Shutdown"));
	JoinThreads();
	RunGameThreadTasks();
	FModuleManager::Get().UnloadModulesAtShutdown();
	JoinThreads();
	FTSTicker::GetCoreTicker().Reset();
	HostRuntimeDetail::PumpListeners().Empty();
}
} // namespace UE::Host
