// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputStyle.h"

#include "Brushes/SlateImageBrush.h"
#include "Interfaces/IPluginManager.h"
#include "Misc/Paths.h"
#include "Styling/SlateStyle.h"
#include "Styling/SlateStyleRegistry.h"
#include "Templates/UniquePtr.h"
#include "Textures/SlateIcon.h"

const FName MRInputStyle::StyleName(TEXT("MRInputStyle"));
const FName MRInputStyle::TrackIconName(TEXT("MRInput.Track"));

namespace MRInputStyleDetail
{
const FName AssetIconName(TEXT("ClassIcon.MRInputAnimation"));
const FName AssetThumbnailName(TEXT("ClassThumbnail.MRInputAnimation"));

TUniquePtr<FSlateStyleSet>& GetStyle()
{
	static TUniquePtr<FSlateStyleSet> Style;
	return Style;
}

void SetIcon(FSlateStyleSet& Style, FName Name, const TCHAR* File, double Size)
{
	Style.Set(Name, new FSlateVectorImageBrush(Style.RootToContentDir(File, TEXT(".svg")), FVector2D(Size, Size)));
}
} // namespace MRInputStyleDetail

void MRInputStyle::Register()
{
	using namespace MRInputStyleDetail;
	const TSharedPtr<IPlugin> Plugin = IPluginManager::Get().FindPlugin(TEXT("MRInputAnimation"));
	check(Plugin && !GetStyle());
	GetStyle() = MakeUnique<FSlateStyleSet>(StyleName);
	FSlateStyleSet& Style = *GetStyle();
	Style.SetContentRoot(FPaths::Combine(Plugin->GetBaseDir(), TEXT("Resources/Icons")));
	SetIcon(Style, AssetIconName, TEXT("Asset"), 16.0);
	SetIcon(Style, AssetThumbnailName, TEXT("Asset"), 64.0);
	SetIcon(Style, TrackIconName, TEXT("Track"), 16.0);
	FSlateStyleRegistry::RegisterSlateStyle(Style);
}

void MRInputStyle::Unregister()
{
	using namespace MRInputStyleDetail;
	if (GetStyle())
	{
		FSlateStyleRegistry::UnRegisterSlateStyle(*GetStyle());
		GetStyle().Reset();
	}
}

FSlateIcon MRInputStyle::GetAssetIcon()
{
	return FSlateIcon(StyleName, MRInputStyleDetail::AssetIconName);
}

FSlateIcon MRInputStyle::GetTrackIcon()
{
	return FSlateIcon(StyleName, TrackIconName);
}
