// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

/** What a .uplugin file says. A field that the file does not have is empty. */
struct PROJECTS_API FPluginDescriptor
{
	FString VersionName;
};

/** One plugin that the project knows. */
class PROJECTS_API IPlugin
{
public:
	virtual ~IPlugin() = default;

	virtual FString GetBaseDir() const = 0;
	virtual const FPluginDescriptor& GetDescriptor() const = 0;
};

/** The plugins; those of the host are the ones that the runner named. */
class PROJECTS_API IPluginManager
{
public:
	virtual ~IPluginManager() = default;

	static IPluginManager& Get();

	/** Null for a name that is not known. */
	virtual TSharedPtr<IPlugin> FindPlugin(const FString& Name) = 0;
};
