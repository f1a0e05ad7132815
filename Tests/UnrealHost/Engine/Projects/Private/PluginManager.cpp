// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostRuntime.h"
#include "Interfaces/IPluginManager.h"
#include "Misc/FileHelper.h"

#include <rapidjson/document.h>

IPluginManager& IPluginManager::Get()
{
	static IPluginManager Manager;
	return Manager;
}

TSharedPtr<IPlugin> IPluginManager::FindPlugin(const FString& Name)
{
	const FString Dir = UE::Host::PluginBaseDirs().FindRef(Name);
	if (Dir.IsEmpty())
	{
		return nullptr;
	}
	FString Json;
	FFileHelper::LoadFileToString(Json, *(Dir / Name + TEXT(".uplugin")));
	rapidjson::Document Document;
	Document.Parse(TCHAR_TO_UTF8(*Json));
	const bool bHasName = Document.IsObject() && Document.HasMember("VersionName");
	const FString VersionName(bHasName ? UTF8_TO_TCHAR(Document["VersionName"].GetString()) : TEXT(""));
	const TSharedRef<IPlugin> Plugin = MakeShareable(new IPlugin{Dir, {VersionName}});
	return Plugin;
}
