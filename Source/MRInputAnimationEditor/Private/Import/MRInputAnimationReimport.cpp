// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EditorFramework/AssetImportData.h"
#include "HAL/FileManager.h"
#include "Import/MRInputAnimationFactory.h"
#include "Import/MRInputImportData.h"
#include "Import/MRInputImportSteps.h"
#include "MRInputAnimation.h"
#include "Reports/MRInputReport.h"
#include "Subsystems/ImportSubsystem.h"

#define LOCTEXT_NAMESPACE "MRInputAnimationReimport"

namespace MRInputAnimationReimportDetail
{
FMRInputError MakeMissing(const FString& Filename)
{
	FMRInputError Error;
	Error.Code = EMRInputErrorCode::FileNotFound;
	Error.Source = Filename;
	Error.Text = FText::Format(
		LOCTEXT("SourceGone",
			"Its source file {0} does not exist. Restore it, or choose another one with Reimport With New File."),
		FText::FromString(Filename));
	return Error;
}

/** In place: other content of the asset and references to it stay. */
EReimportResult::Type Refill(UMRInputAnimation& Animation)
{
	const FString Filename = Animation.AssetImportData ? Animation.AssetImportData->GetFirstFilename() : FString();
	if (!IFileManager::Get().FileExists(*Filename))
	{
		MRInputReport::AddError(MakeMissing(Filename), &Animation);
		return EReimportResult::Failed;
	}
	const FMRInputImportSettings Settings = UMRInputImportData::GetSettings(Animation);
	FMRInputImported Imported;
	if (!MRInputImportSteps::Read(Filename, Settings, nullptr, Imported))
	{
		return EReimportResult::Cancelled;
	}
	if (!Imported.Data)
	{
		MRInputReport::AddError(Imported.Error, &Animation);
		return EReimportResult::Failed;
	}
	MRInputImportSteps::Fill(Animation, Imported, Settings, Filename);
	if (UImportSubsystem* Imports = MRInputImportSteps::GetImports())
	{
		Imports->BroadcastAssetReimport(&Animation);
	}
	return EReimportResult::Succeeded;
}
} // namespace MRInputAnimationReimportDetail

bool UMRInputAnimationFactory::CanReimport(UObject* Obj, TArray<FString>& OutFilenames)
{
	const UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Obj);
	if (!Animation || !Animation->AssetImportData)
	{
		return false;
	}
	Animation->AssetImportData->ExtractFilenames(OutFilenames);
	return OutFilenames.Num() > 0;
}

void UMRInputAnimationFactory::SetReimportPaths(UObject* Obj, const TArray<FString>& NewReimportPaths)
{
	UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Obj);
	if (Animation && Animation->AssetImportData && NewReimportPaths.Num() == 1)
	{
		Animation->AssetImportData->UpdateFilenameOnly(NewReimportPaths[0]);
	}
}

EReimportResult::Type UMRInputAnimationFactory::Reimport(UObject* Obj)
{
	UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Obj);
	const EReimportResult::Type Result =
		Animation ? MRInputAnimationReimportDetail::Refill(*Animation) : EReimportResult::Failed;
	MRInputReport::Notify();
	return Result;
}

int32 UMRInputAnimationFactory::GetPriority() const
{
	return ImportPriority;
}

#undef LOCTEXT_NAMESPACE
