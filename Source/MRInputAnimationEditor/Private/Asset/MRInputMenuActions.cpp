// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputMenuActions.h"

#include "Asset/MRInputFileQuestion.h"
#include "Asset/MRInputViewer.h"
#include "Curves/MRInputCurveExtraction.h"
#include "Curves/MRInputCurvePicker.h"
#include "Editor.h"
#include "Logging/MessageLog.h"
#include "Logging/TokenizedMessage.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "Misc/Paths.h"
#include "Misc/ScopedSlowTask.h"
#include "Misc/UObjectToken.h"
#include "Mria/Validation.h"
#include "Reports/MRInputGroupedLines.h"
#include "Reports/MRInputReport.h"

#define LOCTEXT_NAMESPACE "MRInputMenuActions"

namespace MRInputMenuActionsDetail
{
/** Writes one file. Logs failures and losses. */
bool ExportTo(const UMRInputAnimation& Animation, EMRInputExportFormat Format, const FString& Path)
{
	FMRInputExported Exported;
	if (!MRInputExporting::Write(Animation, Format, Exported))
	{
		if (!Exported.bIsCancelled)
		{
			MRInputReport::AddError(Exported.Error, &Animation);
		}
		return false;
	}
	FMRInputError Error;
	if (!MRInputFiles::Save(Exported.Bytes, Path, Error))
	{
		MRInputReport::AddError(Error);
		return false;
	}
	MRInputReport::AddLosses(Animation, Exported.Losses);
	return true;
}

/** A path in the folder that does not exist yet. */
FString MakeFreePath(const FString& Folder, const FString& Name, const FString& Extension)
{
	FString Path = FPaths::Combine(Folder, Name + Extension);
	for (int32 Number = 1; FPaths::FileExists(Path); ++Number)
	{
		Path = FPaths::Combine(Folder, FString::Printf(TEXT("%s_%d%s"), *Name, Number, *Extension));
	}
	return Path;
}

FString AskForFile(const UMRInputAnimation& Animation, const FString& Extension)
{
	MRInputFileQuestion::FQuestion Question;
	Question.Title = LOCTEXT("ExportFile", "Export Recording");
	Question.FileName = Animation.GetName() + Extension;
	Question.FileTypes =
		FString::Printf(TEXT("%s (*%s)|*%s"), *LOCTEXT("File", "Recording").ToString(), *Extension, *Extension);
	return MRInputFileQuestion::Ask(Question);
}

int32 ExportAll(const TArray<UMRInputAnimation*>& Animations, EMRInputExportFormat Format, const FString& Folder)
{
	int32 Written = 0;
	FScopedSlowTask Task(static_cast<float>(Animations.Num()), LOCTEXT("Exporting", "Exporting recordings"));
	Task.MakeDialog(true);
	for (const UMRInputAnimation* Animation : Animations)
	{
		if (Task.ShouldCancel())
		{
			break;
		}
		Task.EnterProgressFrame(1.0f, FText::FromString(Animation->GetName()));
		Written += ExportTo(
			*Animation, Format, MakeFreePath(Folder, Animation->GetName(), MRInputExporting::GetExtension(Format)));
	}
	return Written;
}
} // namespace MRInputMenuActionsDetail

TArray<UMRInputAnimation*> MRInputMenuActions::Load(const TArray<FAssetData>& Assets)
{
	TArray<UMRInputAnimation*> Animations;
	for (const FAssetData& Asset : Assets)
	{
		if (UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Asset.GetAsset()))
		{
			Animations.Add(Animation);
		}
		else
		{
			MRInputReport::AddError(
				MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Asset.PackageName.ToString()));
		}
	}
	return Animations;
}

int32 MRInputMenuActions::ExtractCurves(const TArray<FAssetData>& Assets)
{
	FMRInputCurveChoice Choice;
	TArray<UObject*> Made;
	for (const UMRInputAnimation* Animation : Load(Assets))
	{
		const TArray<FString> Names = Animation->GetCurveNames();
		Choice.CurveNames.RemoveAll([&Names](const FString& Name) { return !Names.Contains(Name); });
		if (!MRInputCurvePicker::Pick(*Animation, Choice))
		{
			break;
		}
		FMRInputError Error;
		Made.Append(MRInputCurveExtraction::Extract(
			*Animation, Choice.CurveNames, Choice.Form, MRInputCurveExtraction::GetFolderOf(*Animation), Error));
		if (Error.IsSet())
		{
			MRInputReport::AddError(Error);
		}
	}
	if (Made.Num() > 0 && GEditor)
	{
		GEditor->SyncBrowserToObjects(Made);
	}
	MRInputReport::Notify();
	return Made.Num();
}

int32 MRInputMenuActions::Check(const TArray<FAssetData>& Assets)
{
	int32 NumOdd = 0;
	const TArray<UMRInputAnimation*> Animations = Load(Assets);
	FScopedSlowTask Task(static_cast<float>(Animations.Num()), LOCTEXT("Checking", "Checking recordings"));
	Task.MakeDialogDelayed(0.5f, true);
	for (const UMRInputAnimation* Animation : Animations)
	{
		if (Task.ShouldCancel())
		{
			break;
		}
		Task.EnterProgressFrame(1.0f, FText::FromString(Animation->GetName()));
		if (!Animation->HasRecording())
		{
			MRInputReport::AddError(
				MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Animation->GetPathName()), Animation);
			continue;
		}
		FMRInputImported Found;
		Found.FindingLines =
			MRInputGroupedLines::GroupFindings(mria::Validate(FMRInputAccess::GetData(*Animation)->GetView()));
		NumOdd += Found.FindingLines.Num() > 0;
		if (Found.FindingLines.Num() == 0)
		{
			FMessageLog(MRInputReport::LogName)
				.Info()
				->AddToken(FUObjectToken::Create(Animation))
				->AddText(LOCTEXT("Sound", "No problems found."));
		}
		MRInputReport::AddImport(*Animation, Found);
	}
	FMessageLog(MRInputReport::LogName).Open(EMessageSeverity::Info, true);
	return NumOdd;
}

int32 MRInputMenuActions::Export(const TArray<FAssetData>& Assets, EMRInputExportFormat Format)
{
	using namespace MRInputMenuActionsDetail;
	const TArray<UMRInputAnimation*> Animations = Load(Assets);
	int32 Written = 0;
	if (Animations.Num() == 1)
	{
		const FString Path = AskForFile(*Animations[0], MRInputExporting::GetExtension(Format));
		Written = !Path.IsEmpty() && ExportTo(*Animations[0], Format, Path);
	}
	else if (Animations.Num() > 1)
	{
		MRInputFileQuestion::FQuestion Question;
		Question.Title = LOCTEXT("ExportFolder", "Export Recordings to Folder");
		const FString Folder = MRInputFileQuestion::Ask(Question);
		Written = Folder.IsEmpty() ? 0 : ExportAll(Animations, Format, Folder);
	}
	MRInputReport::Notify();
	return Written;
}

void MRInputMenuActions::ShowInViewer(const FAssetData& Asset)
{
	const TArray<UMRInputAnimation*> Animations = Load({Asset});
	const FString Path = MRInputViewer::MakePath(Asset.AssetName.ToString());
	if (MRInputViewer::IsSet() && Animations.Num() == 1 &&
		MRInputMenuActionsDetail::ExportTo(*Animations[0], EMRInputExportFormat::Original, Path))
	{
		const FString Problem = MRInputViewer::Show(Path);
		if (!Problem.IsEmpty())
		{
			FMessageLog(MRInputReport::LogName)
				.Error(
					FText::Format(LOCTEXT("NotShown", "The viewer cannot be opened: {0}"), FText::FromString(Problem)));
		}
	}
	MRInputReport::Notify();
}

#undef LOCTEXT_NAMESPACE
