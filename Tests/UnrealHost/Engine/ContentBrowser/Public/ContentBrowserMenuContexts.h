// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/AssetData.h"
#include "CoreMinimal.h"
#include "ToolMenus.h"
#include "UObject/Object.h"

#include "ContentBrowserMenuContexts.generated.h"

/** What was chosen in the content browser when a menu was opened. */
UCLASS()
class CONTENTBROWSER_API UContentBrowserAssetContextMenuContext : public UObject
{
	GENERATED_BODY()

public:
	/** Null without one, or with one without assets. */
	static const UContentBrowserAssetContextMenuContext* FindContextWithAssets(const FToolMenuSection& Section)
	{
		const auto* Context = Section.FindContext<UContentBrowserAssetContextMenuContext>();
		return Context && Context->SelectedAssets.Num() > 0 ? Context : nullptr;
	}
	static const UContentBrowserAssetContextMenuContext* FindContextWithAssets(const FToolMenuContext& MenuContext)
	{
		const auto* Context = MenuContext.FindContext<UContentBrowserAssetContextMenuContext>();
		return Context && Context->SelectedAssets.Num() > 0 ? Context : nullptr;
	}

	/** Those of the class, loaded at need. 5.2 and later; before, see GetSelectedObjects. */
	template <typename ObjectType>
	TArray<ObjectType*> LoadSelectedObjects() const
	{
		TArray<ObjectType*> Loaded;
		for (const FAssetData& Asset : SelectedAssets)
		{
			if (ObjectType* Object = Cast<ObjectType>(Asset.GetAsset()))
			{
				Loaded.Add(Object);
			}
		}
		return Loaded;
	}
	TArray<UObject*> GetSelectedObjects() const { return LoadSelectedObjects<UObject>(); }

	TArray<FAssetData> SelectedAssets;
};
