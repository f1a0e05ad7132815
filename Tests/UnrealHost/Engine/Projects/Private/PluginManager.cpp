// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Host/HostRuntime.h"
#include "Interfaces/IPluginManager.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"

namespace PluginManagerDetail
{
/** The text after `"Key" :` up to the value's end, quotes removed; the first of that name is the plugin's own. */
FString ValueOf(const FString& Json, const TCHAR* Key)
{
	const FString Quoted = FString::Printf(TEXT("\"%s\""), Key);
	const int32 KeyAt = Json.Find(Quoted);
	const int32 ColonAt =
		KeyAt < 0 ? KeyAt : Json.Find(TEXT(":"), ESearchCase::CaseSensitive, ESearchDir::FromStart, KeyAt);
	if (ColonAt < 0)
	{
		return FString();
	}
	FString Rest = Json.Mid(ColonAt + 1).TrimStart();
	const bool bText = Rest.StartsWith(TEXT("\""));
	int32 End = bText ? 1 : 0;
	while (End < Rest.Len() && Rest[End] != (bText ? TEXT('"') : TEXT(',')))
	{
		End += bText && Rest[End] == TEXT('\\') ? 2 : 1;
	}
	return bText ? Rest.Mid(1, End - 1) : Rest.Left(End).TrimStartAndEnd();
}

FPluginDescriptor ReadDescriptor(const FString& FileName)
{
	FString Json;
	FPluginDescriptor Descriptor;
	if (!FFileHelper::LoadFileToString(Json, *FileName))
	{
		return Descriptor;
	}
	Descriptor.Version = FCString::Atoi(*ValueOf(Json, TEXT("Version")));
	Descriptor.VersionName = ValueOf(Json, TEXT("VersionName"));
	Descriptor.FriendlyName = ValueOf(Json, TEXT("FriendlyName"));
	Descriptor.Description = ValueOf(Json, TEXT("Description"));
	Descriptor.Category = ValueOf(Json, TEXT("Category"));
	Descriptor.CreatedBy = ValueOf(Json, TEXT("CreatedBy"));
	Descriptor.CreatedByURL = ValueOf(Json, TEXT("CreatedByURL"));
	Descriptor.DocsURL = ValueOf(Json, TEXT("DocsURL"));
	return Descriptor;
}

class FPlugin final : public IPlugin
{
public:
	FPlugin(const FString& InName, const FString& InBaseDir)
		: Name(InName)
		, BaseDir(InBaseDir)
		, FileName(InBaseDir / InName + TEXT(".uplugin"))
		, Descriptor(ReadDescriptor(FileName))
	{
	}

	virtual FString GetBaseDir() const override { return BaseDir; }
	virtual const FPluginDescriptor& GetDescriptor() const override { return Descriptor; }

private:
	FString Name;
	FString BaseDir;
	FString FileName;
	FPluginDescriptor Descriptor;
};

/** Asks the host every time, so that the runner may name plugins at any moment. */
class FPluginManager final : public IPluginManager
{
public:
	virtual TSharedPtr<IPlugin> FindPlugin(const FString& Name) override
	{
		const FString Dir = UE::Host::GetPluginBaseDir(Name);
		if (Dir.IsEmpty())
		{
			return nullptr;
		}
		return MakeShared<FPlugin>(Name, Dir);
	}
};
} // namespace PluginManagerDetail

IPluginManager& IPluginManager::Get()
{
	static PluginManagerDetail::FPluginManager Manager;
	return Manager;
}
