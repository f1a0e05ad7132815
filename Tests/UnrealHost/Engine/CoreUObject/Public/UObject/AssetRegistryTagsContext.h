// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#if HOST_HAS_TAGS_CONTEXT

// UNCONFIRMED(tags-context-names): The callers of FAssetRegistryTagsContextData and its functions other than AddTag
// have these names. [compile]

/** Who asks for an object's tags. */
enum class EAssetRegistryTagsCaller : uint8
{
	Uncategorized
};

/** Holds the tags while an object and its bases add theirs. */
struct FAssetRegistryTagsContextData
{
	FAssetRegistryTagsContextData(const UObject* InObject, EAssetRegistryTagsCaller InCaller)
		: Object(InObject)
		, Caller(InCaller)
	{
	}

	TMap<FName, UObject::FAssetRegistryTag> Tags;
	const UObject* Object;
	EAssetRegistryTagsCaller Caller;
};

/** Passed by value; copies add to the same data. */
class FAssetRegistryTagsContext
{
public:
	explicit FAssetRegistryTagsContext(FAssetRegistryTagsContextData& InData)
		: Data(InData)
	{
	}

	/** A tag of the same name is replaced. */
	void AddTag(UObject::FAssetRegistryTag TagResult) { Data.Tags.Add(TagResult.Name, TagResult); }

private:
	FAssetRegistryTagsContextData& Data;
};

#endif
