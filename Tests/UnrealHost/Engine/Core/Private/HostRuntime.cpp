// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostRuntime.h"

#include "Async/HostCompletion.h"
#include "Containers/Map.h"
#include "Containers/Ticker.h"
#include "CoreGlobals.h"
#include "Modules/ModuleManager.h"

namespace HostRuntimeDetail
{
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
	GFrameCounterRenderThread = GFrameCounter; // nothing is being drawn: that happens only while somebody waits for it
	RunGameThreadTasks();
	FTSTicker::GetCoreTicker().Tick(static_cast<float>(DeltaSeconds));
	++GFrameCounter;
}

void SetPluginBaseDir(const FString& Name, const FString& Dir)
{
	HostRuntimeDetail::PluginDirs().Add(Name, Dir);
}

FString GetPluginBaseDir(const FString& Name)
{
	return HostRuntimeDetail::PluginDirs().FindRef(Name);
}

void Shutdown()
{
	JoinThreads();
	RunGameThreadTasks();
	FModuleManager::Get().UnloadModulesAtShutdown();
	JoinThreads();
	FTSTicker::GetCoreTicker().Reset();
}
} // namespace UE::Host
