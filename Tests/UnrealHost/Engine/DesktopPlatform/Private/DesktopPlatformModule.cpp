// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DesktopPlatformModule.h"

namespace DesktopPlatformModuleDetail
{
/** There is nobody to ask: every dialog is cancelled. */
class FHostPlatform final : public IDesktopPlatform
{
public:
	virtual bool SaveFileDialog(const void*, const FString&, const FString&, const FString&, const FString&, uint32,
		TArray<FString>& OutFilenames) override
	{
		OutFilenames.Reset();
		return false;
	}
	virtual bool OpenDirectoryDialog(const void*, const FString&, const FString&, FString& OutFolderName) override
	{
		OutFolderName.Reset();
		return false;
	}
};
} // namespace DesktopPlatformModuleDetail

IDesktopPlatform* FDesktopPlatformModule::Get()
{
	static DesktopPlatformModuleDetail::FHostPlatform Platform;
	return &Platform;
}

IMPLEMENT_MODULE(FDesktopPlatformModule, DesktopPlatform)
