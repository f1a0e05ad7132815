// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

/** The catalog of assets; the host's only notifies listeners that one was made. */
class ASSETREGISTRY_API IAssetRegistry
{
public:
	virtual ~IAssetRegistry() = default;

	/** Null only while the engine goes down; never in the host. */
	static IAssetRegistry* Get();

	DECLARE_EVENT_OneParam(IAssetRegistry, FInMemoryAssetCreatedEvent, UObject*);
	virtual FInMemoryAssetCreatedEvent& OnInMemoryAssetCreated() = 0;

	/** After an object was made an asset by hand. */
	virtual void AssetCreated(UObject* NewAsset) = 0;
};
