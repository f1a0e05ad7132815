// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace EFileDialogFlags
{
enum Type
{
	None = 0x00,
};
} // namespace EFileDialogFlags

class IDesktopPlatform
{
public:
	virtual ~IDesktopPlatform() = default;
	/** False on Cancel. */
	virtual bool SaveFileDialog(const void* ParentWindowHandle, const FString& DialogTitle, const FString& DefaultPath,
		const FString& DefaultFile, const FString& FileTypes, uint32 Flags, TArray<FString>& OutFilenames) = 0;
	virtual bool OpenDirectoryDialog(const void* ParentWindowHandle, const FString& DialogTitle,
		const FString& DefaultPath, FString& OutFolderName) = 0;
};
