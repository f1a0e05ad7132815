// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Modules/ModuleManager.h"

#include "Logging/LogMacros.h"

DEFINE_LOG_CATEGORY_STATIC(LogModuleManager, Log, All);

namespace ModuleManagerDetail
{
using FCreate = IModuleInterface* (*)();

static TMap<FString, FCreate>& Registered()
{
	static TMap<FString, FCreate> Modules;
	return Modules;
}
} // namespace ModuleManagerDetail

UE::Host::FModuleRegistrar::FModuleRegistrar(const TCHAR* ModuleName, IModuleInterface* (*Create)())
{
	ModuleManagerDetail::Registered().Add(ModuleName, Create);
}

FModuleManager& FModuleManager::Get()
{
	static FModuleManager Instance;
	return Instance;
}

int32 FModuleManager::FindLoaded(const FName InModuleName) const
{
	for (int32 Index = 0; Index < LoadedModules.Num(); ++Index)
	{
		if (LoadedModules[Index].Name == InModuleName)
		{
			return Index;
		}
	}
	return INDEX_NONE;
}

IModuleInterface* FModuleManager::LoadModuleWithFailureReason(
	const FName InModuleName, EModuleLoadResult& OutFailureReason)
{
	OutFailureReason = EModuleLoadResult::Success;
	if (IModuleInterface* Loaded = GetModule(InModuleName))
	{
		return Loaded;
	}
	const ModuleManagerDetail::FCreate* Create = ModuleManagerDetail::Registered().Find(InModuleName.ToString());
	if (!Create)
	{
		OutFailureReason = EModuleLoadResult::FileNotFound;
		return nullptr;
	}
	IModuleInterface* Module = (*Create)();
	LoadedModules.Add(FLoadedModule{InModuleName, TUniquePtr<IModuleInterface>(Module)});
	Module->StartupModule();
	// Listed again, so that what it loaded meanwhile ends after it.
	const int32 Index = FindLoaded(InModuleName);
	FLoadedModule Started = MoveTemp(LoadedModules[Index]);
	LoadedModules.RemoveAt(Index);
	LoadedModules.Add(MoveTemp(Started));
	return Module;
}

IModuleInterface* FModuleManager::LoadModule(const FName InModuleName)
{
	EModuleLoadResult Result;
	IModuleInterface* Module = LoadModuleWithFailureReason(InModuleName, Result);
	UE_CLOG(!Module, LogModuleManager, Warning, TEXT("No module is called '%s'"), *InModuleName.ToString());
	return Module;
}

IModuleInterface& FModuleManager::LoadModuleChecked(const FName InModuleName)
{
	IModuleInterface* Module = LoadModule(InModuleName);
	checkf(Module, TEXT("Module '%s' could not be loaded"), *InModuleName.ToString());
	return *Module;
}

bool FModuleManager::UnloadModule(const FName InModuleName)
{
	const int32 Index = FindLoaded(InModuleName);
	if (Index == INDEX_NONE)
	{
		return false;
	}
	LoadedModules[Index].Module->ShutdownModule();
	LoadedModules.RemoveAt(FindLoaded(InModuleName));
	return true;
}

void FModuleManager::UnloadModulesAtShutdown()
{
	while (LoadedModules.Num() > 0)
	{
		UnloadModule(LoadedModules.Last().Name);
	}
}

bool FModuleManager::IsModuleLoaded(const FName InModuleName) const
{
	return FindLoaded(InModuleName) != INDEX_NONE;
}

IModuleInterface* FModuleManager::GetModule(const FName InModuleName)
{
	const int32 Index = FindLoaded(InModuleName);
	return Index == INDEX_NONE ? nullptr : LoadedModules[Index].Module.Get();
}
