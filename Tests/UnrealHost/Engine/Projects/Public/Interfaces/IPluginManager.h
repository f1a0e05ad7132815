// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** What a .uplugin file says. A field that the file does not have is empty. */
struct FPluginDescriptor
{
	FString VersionName;
};

/** One plugin that the project knows. */
class IPlugin
{
public:
	FString GetBaseDir() const { return HostBaseDir; }
	const FPluginDescriptor& GetDescriptor() const { return HostDescriptor; }

	FString HostBaseDir;
	FPluginDescriptor HostDescriptor;
};

/** The plugins; those of the host are the ones that the runner named. */
class PROJECTS_API IPluginManager
{
public:
	static IPluginManager& Get();

	/** Null for a name that is not known. Asks the host every time: the runner may name plugins at any moment. */
	TSharedPtr<IPlugin> FindPlugin(const FString& Name);

private:
	IPluginManager() = default;
};
