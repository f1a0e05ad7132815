// SPDX-License-Identifier: MIT

#include "Import/MRInputImportData.h"

#include "Import/MRInputImportOptions.h"
#include "MRInputAnimation.h"

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

UMRInputImportData& UMRInputImportData::FindOrAdd(UMRInputAnimation& Animation)
{
	UMRInputImportData* Data = Cast<UMRInputImportData>(Animation.AssetImportData);
	if (!Data)
	{
		Data = NewObject<UMRInputImportData>(&Animation, TEXT("MRInputImportData"));
		if (Animation.AssetImportData)
		{
			Data->SourceData = Animation.AssetImportData->SourceData;
		}
		Animation.AssetImportData = Data;
	}
	return *Data;
}

FMRInputImportSettings UMRInputImportData::GetSettings(const UMRInputAnimation& Animation)
{
	FMRInputImportSettings Settings;
	if (const UMRInputImportData* Data = Cast<UMRInputImportData>(Animation.AssetImportData))
	{
		Settings.bRepair = Data->bRepair;
		Settings.bStartAtZero = Data->bStartAtZero;
	}
	return Settings;
}

void UMRInputImportData::SetSettings(const FMRInputImportSettings& Settings)
{
	bRepair = Settings.bRepair;
	bStartAtZero = Settings.bStartAtZero;
}
