// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Delegates/Delegate.h"
#include "Misc/AssertionMacros.h"
#include "Modules/ModuleInterface.h"
#include "Templates/UniquePtr.h"

/** Starts and ends the modules that IMPLEMENT_MODULE made known. Game thread only. */
class FModuleManager
{
public:
	static FModuleManager& Get();

	/** A loaded module is returned as it is; a name that no module has ends the program. */
	IModuleInterface& LoadModuleChecked(const FName InModuleName);
	/** Every loaded module, the last loaded first. */
	void UnloadModulesAtShutdown();
	bool IsModuleLoaded(const FName InModuleName) const { return FindLoaded(InModuleName) != INDEX_NONE; }
	/** Null for one that is not loaded. */
	IModuleInterface* GetModule(const FName InModuleName);

	template <typename TModuleInterface>
	static TModuleInterface& LoadModuleChecked(const FName InModuleName)
	{
		return static_cast<TModuleInterface&>(Get().LoadModuleChecked(InModuleName));
	}

	template <typename TModuleInterface>
	static TModuleInterface* GetModulePtr(const FName InModuleName)
	{
		return static_cast<TModuleInterface*>(Get().GetModule(InModuleName));
	}

	template <typename TModuleInterface>
	static TModuleInterface& GetModuleChecked(const FName InModuleName)
	{
		IModuleInterface* Module = Get().GetModule(InModuleName);
		checkf(Module, TEXT("Module '%s' is not loaded"), *InModuleName.ToString());
		return static_cast<TModuleInterface&>(*Module);
	}

private:
	struct FLoadedModule
	{
		FName Name;
		TUniquePtr<IModuleInterface> Module;
	};

	int32 FindLoaded(const FName InModuleName) const;

	/** In the order of loading. */
	TArray<FLoadedModule> LoadedModules;
};

class FDefaultModuleImpl : public IModuleInterface
{
};

namespace UE::Host
{
/** Makes a module known under a name for as long as the program runs. */
struct FModuleRegistrar
{
	FModuleRegistrar(const TCHAR* ModuleName, IModuleInterface* (*Create)());
};
} // namespace UE::Host

#define IMPLEMENT_MODULE(ModuleImplClass, ModuleName)                                                                  \
	static const UE::Host::FModuleRegistrar HostModuleRegistrar_##ModuleName(                                          \
		TEXT(#ModuleName), []() -> IModuleInterface* { return new ModuleImplClass(); });
