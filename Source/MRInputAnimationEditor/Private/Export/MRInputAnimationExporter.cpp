// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Export/MRInputAnimationExporter.h"

#include "AssetExportTask.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "Reports/MRInputReport.h"
#include "Serialization/Archive.h"

UMRInputAnimationExporter::UMRInputAnimationExporter()
{
	SupportedClass = UMRInputAnimation::StaticClass();
	bText = false;
	PreferredFormatIndex = 0;
	SetForm(EMRInputExportFormat::Original, TEXT("bin"), TEXT("MRTK input animation, the original bytes"));
}

UMRInputAnimationExporterMrtk10::UMRInputAnimationExporterMrtk10()
{
	SetForm(EMRInputExportFormat::Mrtk10, TEXT("mrtk10"), TEXT("MRTK input animation 1.0 (MRTK 2.0 to 2.5)"));
}

UMRInputAnimationExporterMrtk11::UMRInputAnimationExporterMrtk11()
{
	SetForm(EMRInputExportFormat::Mrtk11, TEXT("mrtk11"), TEXT("MRTK input animation 1.1 (MRTK 2.6 to 2.8)"));
}

UMRInputAnimationExporterCsv::UMRInputAnimationExporterCsv()
{
	SetForm(EMRInputExportFormat::Csv, TEXT("csv"), TEXT("Samples as a table"));
}

void UMRInputAnimationExporter::SetForm(EMRInputExportFormat InFormat, const TCHAR* Extension, const TCHAR* Description)
{
	Format = InFormat;
	FormatExtension = {FString(Extension)};
	FormatDescription = {FString(Description)};
}

bool UMRInputAnimationExporter::SupportsObject(UObject* Object) const
{
	const UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Object);
	return Animation &&
		(Format == EMRInputExportFormat::Original ? Animation->GetBytes().Num() > 0 : Animation->HasRecording());
}

bool UMRInputAnimationExporter::ExportBinary(
	UObject* Object, const TCHAR*, FArchive& Ar, FFeedbackContext*, int32, uint32)
{
	const UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Object);
	FMRInputExported Exported;
	if (!Animation)
	{
		return Fail(MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Object ? Object->GetName() : FString()));
	}
	if (!MRInputExporting::Write(*Animation, Format, Exported))
	{
		return Exported.bIsCancelled ? false : Fail(Exported.Error);
	}
	// The editor writes the file, and says little if it cannot. Without a task the archive may be anything.
	// UNCONFIRMED(export-task-set): UExporter::ExportTask is set while a task runs.
	FMRInputError Error;
	if (ExportTask && !MRInputFiles::MakeWritable(ExportTask->Filename, Error))
	{
		return Fail(Error);
	}
	Ar.Serialize(Exported.Bytes.GetData(), Exported.Bytes.Num());
	MRInputReport::AddLosses(*Animation, Exported.Losses);
	MRInputReport::Notify();
	return !Ar.IsError();
}

bool UMRInputAnimationExporter::Fail(const FMRInputError& Error) const
{
	MRInputReport::AddError(Error);
	MRInputReport::Notify();
	if (ExportTask)
	{
		ExportTask->Errors.Add(Error.Text.ToString());
	}
	return false;
}
