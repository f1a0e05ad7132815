// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSaving.h"

#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "Misc/PackageName.h"
#include "UObject/Package.h"
#include "UObject/SavePackage.h"

#define LOCTEXT_NAMESPACE "MRInputSaving"

bool MRInputSaving::Save(UObject& Asset, FMRInputError& OutError)
{
	UPackage* Package = Asset.GetOutermost();
	const FString Path =
		FPackageName::LongPackageNameToFilename(Package->GetName(), FPackageName::GetAssetPackageExtension());
	FSavePackageArgs Arguments;
	Arguments.TopLevelFlags = RF_Public | RF_Standalone;
	if (!MRInputFiles::MakeWritable(Path, OutError))
	{
		return false;
	}
	if (!UPackage::SavePackage(Package, &Asset, *Path, Arguments))
	{
		OutError = MRInputMessages::MakeError(
			EMRInputErrorCode::FileNotWritten, Path, LOCTEXT("NotSaved", "the package was not saved").ToString());
		return false;
	}
	return true;
}

#undef LOCTEXT_NAMESPACE
