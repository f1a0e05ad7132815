// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "EditorSubsystem.h"

#include "AssetEditorSubsystem.generated.h"

/** Opens assets in their editors. The host has none: it keeps what was opened. */
UCLASS()
class UNREALED_API UAssetEditorSubsystem : public UEditorSubsystem
{
	GENERATED_BODY()

public:
	/** False if there is nothing to open, or if a test makes the host refuse. */
	bool OpenEditorForAsset(UObject* Asset)
	{
		if (!Asset || bHostRefuses)
		{
			return false;
		}
		Opened.Add(Asset);
		return true;
	}

	const TArray<TWeakObjectPtr<UObject>>& HostGetOpened() const { return Opened; }

	bool bHostRefuses = false;

private:
	TArray<TWeakObjectPtr<UObject>> Opened;
};
