// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ContentBrowserModule.h"

#include "IContentBrowserSingleton.h"
#include "Modules/ModuleManager.h"

namespace ContentBrowserModuleDetail
{
class FContentBrowser final : public IContentBrowserSingleton
{
public:
	virtual TSharedRef<SWidget> CreateAssetPicker(const FAssetPickerConfig& AssetPickerConfig) override
	{
		return SNew(SHostAssetPicker).Config(AssetPickerConfig);
	}
};
} // namespace ContentBrowserModuleDetail

IContentBrowserSingleton& FContentBrowserModule::Get() const
{
	static ContentBrowserModuleDetail::FContentBrowser Singleton;
	return Singleton;
}

IMPLEMENT_MODULE(FContentBrowserModule, ContentBrowser)
