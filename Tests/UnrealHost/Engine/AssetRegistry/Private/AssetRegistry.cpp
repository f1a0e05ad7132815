// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "AssetRegistry/AssetRegistryModule.h"

namespace AssetRegistryDetail
{
class FRegistry final : public IAssetRegistry
{
public:
	virtual FInMemoryAssetCreatedEvent& OnInMemoryAssetCreated() override { return Created; }
	virtual void AssetCreated(UObject* NewAsset) override
	{
		check(NewAsset);
		Created.Broadcast(NewAsset);
	}

private:
	FInMemoryAssetCreatedEvent Created;
};
} // namespace AssetRegistryDetail

IAssetRegistry* IAssetRegistry::Get()
{
	static AssetRegistryDetail::FRegistry Registry;
	return &Registry;
}
