// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/MRInputImportData.h"

#include "MRInputAnimation.h"
#include "MRInputRecordingData.h"
#include "Misc/SecureHash.h"

namespace MRInputImportDataDetail
{
FString HashOf(const TArray<uint8>& Bytes)
{
	return FMD5::HashBytes(Bytes.GetData(), static_cast<uint64>(Bytes.Num()));
}
} // namespace MRInputImportDataDetail

UMRInputImportData& UMRInputImportData::FindOrAdd(UMRInputAnimation& Animation)
{
	UMRInputImportData* Data = Cast<UMRInputImportData>(Animation.AssetImportData);
	if (!Data)
	{
		Data = NewObject<UMRInputImportData>(&Animation, TEXT("MRInputImportData"), RF_Transactional);
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

void UMRInputImportData::Remember(
	const FMRInputImported& Imported, const FMRInputImportSettings& Settings, const FString& Filename)
{
	Modify();
	bRepair = Settings.bRepair;
	bStartAtZero = Settings.bStartAtZero;
	HeaderBytesAdded = Imported.HeaderBytesAdded;
	ImportedHash = HeaderBytesAdded > 0 ? MRInputImportDataDetail::HashOf(Imported.Data->GetBytes()) : FString();
	Update(Filename);
}

TConstArrayView<uint8> UMRInputImportData::GetOriginal(const UMRInputAnimation& Animation)
{
	const TArray<uint8>& Bytes = Animation.GetBytes();
	const UMRInputImportData* Data = Cast<UMRInputImportData>(Animation.AssetImportData);
	const bool bIsAsImported = Data && Data->HeaderBytesAdded > 0 && Data->HeaderBytesAdded < Bytes.Num() &&
		Data->ImportedHash == MRInputImportDataDetail::HashOf(Bytes);
	return bIsAsImported ? TConstArrayView<uint8>(Bytes).RightChop(Data->HeaderBytesAdded)
						 : TConstArrayView<uint8>(Bytes);
}
