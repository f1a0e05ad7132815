// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

/** The catalog of assets; the host's only notifies listeners that one was made. */
class ASSETREGISTRY_API IAssetRegistry
{
public:
	/** Null only while the engine goes down; never in the host. */
	static IAssetRegistry* Get()
	{
		static IAssetRegistry Registry;
		return &Registry;
	}

	DECLARE_EVENT_OneParam(IAssetRegistry, FInMemoryAssetCreatedEvent, UObject*);
	FInMemoryAssetCreatedEvent& OnInMemoryAssetCreated() { return Created; }

	/** After an object was made an asset by hand. */
	void AssetCreated(UObject* NewAsset)
	{
		check(NewAsset);
		Created.Broadcast(NewAsset);
	}

private:
	IAssetRegistry() = default;

	FInMemoryAssetCreatedEvent Created;
};
