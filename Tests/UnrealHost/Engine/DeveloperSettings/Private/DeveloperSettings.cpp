// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/DeveloperSettings.h"

#include "UObject/Class.h"

UDeveloperSettings::UDeveloperSettings() = default;

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

FName UDeveloperSettings::GetCategoryName() const
{
	if (!CategoryName.IsNone())
	{
		return CategoryName;
	}
	const FName Config = GetClass()->ClassConfigName;
	if (Config == FName(TEXT("Engine")) || Config == FName(TEXT("Input")))
	{
		return FName(TEXT("Engine"));
	}
	return Config == FName(TEXT("Game")) ? Config : FName(TEXT("General"));
}
