// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/MRInputImportSteps.h"

#include "Editor.h"
#include "Import/MRInputImportData.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "Misc/FeedbackContext.h"
#include "Misc/Paths.h"
#include "Misc/ScopedSlowTask.h"
#include "Reports/MRInputReport.h"
#include "Subsystems/ImportSubsystem.h"

#define LOCTEXT_NAMESPACE "MRInputImportSteps"

bool MRInputImportSteps::Read(const FString& Filename, const FMRInputImportSettings& Settings, FFeedbackContext* Warn,
	FMRInputImported& OutImported)
{
	const FText Name = FText::FromString(FPaths::GetCleanFilename(Filename));
	// UNCONFIRMED(slow-task-asks-context): A slow task asks its feedback context whether the user cancelled.
	FScopedSlowTask Task(2.0f, FText::Format(LOCTEXT("Importing", "Importing {0}"), Name), true, Warn ? *Warn : *GWarn);
	Task.MakeDialogDelayed(0.5f, true);

	Task.EnterProgressFrame(1.0f, FText::Format(LOCTEXT("Loading", "Loading {0}"), Name));
	TArray<uint8> Bytes;
	const bool bIsLoaded = MRInputFiles::LoadBytes(Filename, Bytes, OutImported.Error);
	if (Task.ShouldCancel())
	{
		return false;
	}
	Task.EnterProgressFrame(1.0f, FText::Format(LOCTEXT("Reading", "Reading {0}"), Name));
	if (bIsLoaded)
	{
		OutImported = MRInputImporting::Read(MoveTemp(Bytes), Filename, Settings);
	}
	return !Task.ShouldCancel();
}

void MRInputImportSteps::Fill(UMRInputAnimation& Animation, const FMRInputImported& Imported,
	const FMRInputImportSettings& Settings, const FString& Filename)
{
	Animation.Modify();
	FMRInputAccess::SetData(Animation, Imported.Data.ToSharedRef());
	UMRInputImportData::FindOrAdd(Animation).Remember(Imported, Settings, Filename);
	Animation.PostEditChange();
	Animation.MarkPackageDirty();
	MRInputReport::AddImport(Animation, Imported);
}

UImportSubsystem* MRInputImportSteps::GetImports()
{
	return GEditor ? GEditor->GetEditorSubsystem<UImportSubsystem>() : nullptr;
}

#undef LOCTEXT_NAMESPACE
