// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestAsset.h"

#include "MRInputAnimation.h"
#include "MRInputTakeFiles.h"
#include "Misc/Guid.h"
#include "UObject/Package.h"

UMRInputAnimation* MRInputTestAsset::Make(const TArray<uint8>& Bytes, const TCHAR* Name)
{
	FMRInputError Error;
	UMRInputAnimation* Animation =
		MRInputTakeFiles::CreateAsset(Bytes, FString(TEXT("/Game/")) + FGuid::NewGuid().ToString() / Name, Error);
	if (Animation)
	{
		Animation->GetOutermost()->SetDirtyFlag(false);
	}
	return Animation;
}

FAssetData MRInputTestAsset::DataOf(const UMRInputAnimation& Animation)
{
	return FAssetData(&Animation);
}
