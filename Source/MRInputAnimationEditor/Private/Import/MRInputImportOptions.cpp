// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/MRInputImportOptions.h"

FMRInputImportSettings UMRInputImportOptions::ToSettings() const
{
	FMRInputImportSettings Settings;
	Settings.bRepair = bRepair;
	Settings.bStartAtZero = bStartAtZero;
	Settings.bCreateCurves = bCreateCurves;
	return Settings;
}

void UMRInputImportOptions::SetSettings(const FMRInputImportSettings& Settings)
{
	bRepair = Settings.bRepair;
	bStartAtZero = Settings.bStartAtZero;
	bCreateCurves = Settings.bCreateCurves;
}
