// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Host/HostRuntime.h"
#include "Interfaces/IPluginManager.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"

#include <rapidjson/document.h>

namespace PluginManagerDetail
{
FPluginDescriptor ReadDescriptor(const FString& FileName)
{
	FString Json;
	FFileHelper::LoadFileToString(Json, *FileName);
	rapidjson::Document Document;
	Document.Parse(TCHAR_TO_UTF8(*Json));
	const bool bIsThere = Document.IsObject() && Document.HasMember("VersionName");
	FPluginDescriptor Descriptor;
	Descriptor.VersionName = bIsThere ? FString(UTF8_TO_TCHAR(Document["VersionName"].GetString())) : FString();
	return Descriptor;
}

class FPlugin final : public IPlugin
{
public:
	FPlugin(const FString& Name, const FString& InBaseDir)
		: BaseDir(InBaseDir)
		, Descriptor(ReadDescriptor(InBaseDir / Name + TEXT(".uplugin")))
	{
	}

	virtual FString GetBaseDir() const override { return BaseDir; }
	virtual const FPluginDescriptor& GetDescriptor() const override { return Descriptor; }

private:
	FString BaseDir;
	FPluginDescriptor Descriptor;
};

/** Asks the host every time, so that the runner may name plugins at any moment. */
class FPluginManager final : public IPluginManager
{
public:
	virtual TSharedPtr<IPlugin> FindPlugin(const FString& Name) override
	{
		const FString Dir = UE::Host::GetPluginBaseDir(Name);
		return Dir.IsEmpty() ? TSharedPtr<IPlugin>() : MakeShared<FPlugin>(Name, Dir);
	}
};
} // namespace PluginManagerDetail

IPluginManager& IPluginManager::Get()
{
	static PluginManagerDetail::FPluginManager Manager;
	return Manager;
}
