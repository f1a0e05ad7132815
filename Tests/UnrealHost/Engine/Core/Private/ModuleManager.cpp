// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Modules/ModuleManager.h"

#include "Features/IModularFeatures.h"

#include <algorithm>

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
	return LoadedModules.IndexOfByPredicate(
		[InModuleName](const FLoadedModule& Loaded) { return Loaded.Name == InModuleName; });
}

IModuleInterface& FModuleManager::LoadModuleChecked(const FName InModuleName)
{
	if (IModuleInterface* Loaded = GetModule(InModuleName))
	{
		return *Loaded;
	}
	const ModuleManagerDetail::FCreate Create = ModuleManagerDetail::Registered().FindRef(InModuleName.ToString());
	checkf(Create, TEXT("Module '%s' could not be loaded"), *InModuleName.ToString());
	IModuleInterface* Module = Create();
	LoadedModules.Add(FLoadedModule{InModuleName, TUniquePtr<IModuleInterface>(Module)});
	Module->StartupModule();
	// Listed again, so that what it loaded meanwhile ends after it.
	const int32 Index = FindLoaded(InModuleName);
	FLoadedModule Started = MoveTemp(LoadedModules[Index]);
	LoadedModules.RemoveAt(Index);
	LoadedModules.Add(MoveTemp(Started));
	return *Module;
}

void FModuleManager::UnloadModulesAtShutdown()
{
	while (LoadedModules.Num() > 0)
	{
		const FName Name = LoadedModules.Last().Name;
		LoadedModules.Last().Module->ShutdownModule();
		LoadedModules.RemoveAt(FindLoaded(Name));
	}
}

IModuleInterface* FModuleManager::GetModule(const FName InModuleName)
{
	const int32 Index = FindLoaded(InModuleName);
	return Index == INDEX_NONE ? nullptr : LoadedModules[Index].Module.Get();
}

IModularFeatures& IModularFeatures::Get()
{
	static IModularFeatures Features;
	return Features;
}

IModularFeature* IModularFeatures::GetModularFeatureImplementation(const FName Type, const int32 Index)
{
	const FHostScopedLock Held;
	int32 Left = Index;
	const FEntry* const Found =
		Entries.FindByPredicate([&](const FEntry& Entry) { return Entry.Type == Type && Left-- == 0; });
	return Found ? Found->Feature : nullptr;
}

void IModularFeatures::RegisterModularFeature(const FName Type, IModularFeature* ModularFeature)
{
	{
		const FHostScopedLock Held;
		if (!Entries.Contains(FEntry{Type, ModularFeature}))
		{
			Entries.Insert({Type, ModularFeature}, 0);
			// All features share one table; when it has to grow, whatever the kind, every list is in another order.
			if (Entries.Num() > Capacity)
			{
				Capacity *= 2;
				std::reverse(Entries.GetData(), Entries.GetData() + Entries.Num());
			}
		}
	}
	Registered.Broadcast(Type, ModularFeature);
}

void IModularFeatures::UnregisterModularFeature(const FName Type, IModularFeature* ModularFeature)
{
	const FHostScopedLock Held;
	Entries.Remove({Type, ModularFeature});
}
