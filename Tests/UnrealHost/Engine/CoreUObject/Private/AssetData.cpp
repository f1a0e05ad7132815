// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "AssetRegistry/AssetData.h"

#include "HostObjectRegistry.h"
#include "Misc/PackageName.h"
#include "UObject/AssetRegistryTagsContext.h"
#include "UObject/Package.h"

FAssetData::FAssetData(const UObject* InAsset, bool)
{
	if (!InAsset)
	{
		return;
	}
	PackageName = InAsset->GetPackage()->GetFName();
	PackagePath = FName(*FPackageName::GetLongPackagePath(PackageName.ToString()));
	AssetName = InAsset->GetFName();
	AssetClassPath = InAsset->GetClass()->GetClassPathName();
#if HOST_HAS_TAGS_CONTEXT
	FAssetRegistryTagsContextData Data(InAsset, EAssetRegistryTagsCaller::Uncategorized);
	InAsset->GetAssetRegistryTags(FAssetRegistryTagsContext(Data));
	for (const auto& Pair : Data.Tags)
	{
		TagsAndValues.Add(Pair.Key, Pair.Value.Value);
	}
#else
	TArray<UObject::FAssetRegistryTag> Tags;
	InAsset->GetAssetRegistryTags(Tags);
	for (const UObject::FAssetRegistryTag& Tag : Tags)
	{
		TagsAndValues.Add(Tag.Name, Tag.Value);
	}
#endif
}

bool FAssetData::GetTagValue(FName Tag, FString& OutValue) const
{
	const FString* const Found = TagsAndValues.Find(Tag);
	if (Found)
	{
		OutValue = *Found;
	}
	return Found != nullptr;
}
