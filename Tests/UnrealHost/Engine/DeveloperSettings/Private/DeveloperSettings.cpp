// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/DeveloperSettings.h"

#include "UObject/Class.h"

UDeveloperSettings::UDeveloperSettings(const FObjectInitializer&)
	: UDeveloperSettings()
{
}

FName UDeveloperSettings::GetContainerName() const
{
	const FName Config = GetClass()->ClassConfigName;
	const bool bEditor =
		Config == FName(TEXT("EditorSettings")) || Config == FName(TEXT("EditorPerProjectUserSettings"));
	return FName(bEditor ? TEXT("Editor") : TEXT("Project"));
}
