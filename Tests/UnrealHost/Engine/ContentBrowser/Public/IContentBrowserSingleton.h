// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/AssetData.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

DECLARE_DELEGATE_OneParam(FOnAssetSelected, const FAssetData&);
DECLARE_DELEGATE_OneParam(FOnAssetEnterPressed, const TArray<FAssetData>&);
DECLARE_DELEGATE_RetVal_OneParam(bool, FOnShouldFilterAsset, const FAssetData&);

namespace EAssetViewType
{
enum Type
{
	List,
	Tile,
	Column,
};
} // namespace EAssetViewType

struct FAssetPickerConfig
{
	FARFilter Filter;
	FOnAssetSelected OnAssetSelected;
	FOnAssetEnterPressed OnAssetEnterPressed;
	EAssetViewType::Type InitialAssetViewType = EAssetViewType::Tile;
	FString SaveSettingsName;
	bool bAllowNullSelection = false;
};

/** The list itself: a test chooses from it through its config. */
class SHostAssetPicker : public SLeafWidget
{
public:
	SLATE_BEGIN_ARGS(SHostAssetPicker) {}
	SLATE_ARGUMENT(FAssetPickerConfig, Config)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs) { Config = InArgs._Config; }
	virtual int32 OnPaint(const FPaintArgs&, const FGeometry&, const FSlateRect&, FSlateWindowElementList&,
		int32 LayerId, const FWidgetStyle&, bool) const override
	{
		return LayerId;
	}
	virtual FVector2D ComputeDesiredSize(float) const override { return FVector2D(100.0, 100.0); }

	FAssetPickerConfig Config;
};

class IContentBrowserSingleton
{
public:
	virtual ~IContentBrowserSingleton() = default;
	virtual TSharedRef<SWidget> CreateAssetPicker(const FAssetPickerConfig& AssetPickerConfig) = 0;
};
