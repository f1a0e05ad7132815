// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commandlet/MRInputCommands.h"

#include "Commandlet/MRInputAssetWork.h"
#include "CoreGlobals.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "Misc/Paths.h"
#include "Mria/Validation.h"
#include "Reports/MRInputGroupedLines.h"
#include "Templates/UnrealTemplate.h"

namespace MRInputCommandsDetail
{
/** A command in progress. */
struct FRun
{
	const FMRInputCommandLine& Line;
	FMRInputCommandResult Result;

	/** Files or assets that this run wrote. */
	TArray<FString> Written;
};

void Fail(const FString& Text, FRun& Run)
{
	++Run.Result.Failed;
	Run.Result.Raise(EMRInputExitCode::CannotReadOrWrite);
	UE_LOG(LogMRInput, Error, TEXT("%s"), *Text);
}

/** Counts the findings, logs one line per kind that is worse than a note, and gives a verdict if requested. */
void TakeFindings(const FString& Name, const std::vector<mria::Finding>& Findings, FRun& Run)
{
	for (const mria::Finding& Finding : Findings)
	{
		Run.Result.Errors += Finding.severity == mria::Severity::Error ? 1 : 0;
		Run.Result.Warnings += Finding.severity == mria::Severity::Warning ? 1 : 0;
	}
	for (const FMRInputFinding& Line : MRInputGroupedLines::GroupFindings(Findings))
	{
		if (Line.Severity == EMRInputSeverity::Error)
		{
			UE_LOG(LogMRInput, Warning, TEXT("%s: error: %s"), *Name, *Line.Text.ToString());
		}
		else if (Line.Severity == EMRInputSeverity::Warning)
		{
			UE_LOG(LogMRInput, Display, TEXT("%s: warning: %s"), *Name, *Line.Text.ToString());
		}
	}
	const bool bHasProblems = Run.Result.Errors > 0 || (Run.Line.bStrict && Run.Result.Warnings > 0);
	if (Run.Line.Command == EMRInputCommand::Check && bHasProblems)
	{
		Run.Result.Raise(EMRInputExitCode::Problems);
	}
}

void CheckFile(const FString& Path, FRun& Run)
{
	const FMRInputImported Read = MRInputImporting::ReadFile(Path, FMRInputImportSettings());
	if (!Read.Data)
	{
		Fail(Read.Error.Text.ToString(), Run);
		return;
	}
	++Run.Result.Done;
	const FString Name = FPaths::GetCleanFilename(Path);
	for (const FText& Change : Read.Changes) // of a file that cannot be played as it is
	{
		++Run.Result.Warnings;
		UE_LOG(LogMRInput, Display, TEXT("%s: warning: to be read it needs %s"), *Name, *Change.ToString());
	}
	TakeFindings(Name, mria::Validate(Read.Data->GetView()), Run);
}

void ImportFile(const FString& Path, FRun& Run)
{
	// Read first, so that nothing is created for a file that cannot be read.
	const FMRInputImported Read = MRInputImporting::ReadFile(Path, Run.Line.Settings);
	if (!Read.Data)
	{
		Fail(Read.Error.Text.ToString(), Run);
		return;
	}
	const FString Folder = MRInputAssetWork::GetContentFolder(Path, Run.Line.Source, Run.Line.Destination);
	FMRInputError NotSaved;
	const FString Made = MRInputAssetWork::Import(Path, Folder, Run.Line.Settings, Run.Line.bSave, NotSaved);
	if (Made.IsEmpty())
	{
		Fail(FString::Printf(TEXT("%s cannot be imported into %s."), *Path, *Folder), Run);
		return;
	}
	if (Run.Written.Contains(Made)) // the editor makes one name of "Take 1" and "Take_1"
	{
		Fail(FString::Printf(TEXT("%s took the place of another file in %s: rename one of them."), *Path, *Made), Run);
		return;
	}
	if (NotSaved.IsSet())
	{
		Fail(NotSaved.Text.ToString(), Run);
		return;
	}
	++Run.Result.Done;
	Run.Written.Add(Made);
	UE_LOG(LogMRInput, Display, TEXT("%s -> %s"), *Path, *Made);
	TakeFindings(FPaths::GetCleanFilename(Path), mria::Validate(Read.Data->GetView()), Run);
}

void ExportAsset(const UMRInputAnimation& Animation, FRun& Run)
{
	FMRInputExported Exported;
	if (!MRInputExporting::Write(Animation, Run.Line.Format, Exported))
	{
		Fail(Exported.Error.Text.ToString(), Run);
		return;
	}
	const FString Path =
		Run.Line.Destination / Animation.GetDisplayName() + MRInputExporting::GetExtension(Run.Line.Format);
	FMRInputError Error;
	if (Run.Written.Contains(Path))
	{
		Fail(FString::Printf(TEXT("%s is not exported: %s is there already, from another of that name."),
				 *Animation.GetPathName(), *Path),
			Run);
		return;
	}
	if (!MRInputFiles::Save(Exported.Bytes, Path, Error))
	{
		Fail(Error.Text.ToString(), Run);
		return;
	}
	++Run.Result.Done;
	Run.Written.Add(Path);
	UE_LOG(LogMRInput, Display, TEXT("%s -> %s"), *Animation.GetPathName(), *Path);
	for (const FText& Loss : Exported.Losses)
	{
		++Run.Result.Warnings;
		UE_LOG(LogMRInput, Display, TEXT("%s: not exported: %s"), *Animation.GetName(), *Loss.ToString());
	}
	if (Run.Line.bStrict && Exported.Losses.Num() > 0)
	{
		Run.Result.Raise(EMRInputExitCode::Problems);
	}
}

void RunOnFiles(FRun& Run)
{
	int32 Others = 0;
	const TArray<FString> Paths = MRInputImporting::FindFiles(Run.Line.Source, Others);
	UE_CLOG(Others > 0, LogMRInput, Display, TEXT("%d other .bin files are ignored"), Others);
	for (int32 Index = 0; Index < Paths.Num(); ++Index)
	{
		if (Run.Line.Command == EMRInputCommand::Import)
		{
			ImportFile(Paths[Index], Run);
		}
		else
		{
			CheckFile(Paths[Index], Run);
		}
		const FString Progress = MRInputCommands::GetProgress(Index + 1, Paths.Num());
		UE_CLOG(!Progress.IsEmpty(), LogMRInput, Display, TEXT("%s"), *Progress);
	}
}

void RunOnAssets(FRun& Run)
{
	TArray<FMRInputError> NotLoaded;
	const TArray<TStrongObjectPtr<UMRInputAnimation>> Animations = MRInputAssetWork::Load(Run.Line.Source, NotLoaded);
	for (const FMRInputError& Error : NotLoaded)
	{
		Fail(Error.Text.ToString(), Run);
	}
	for (const TStrongObjectPtr<UMRInputAnimation>& Animation : Animations)
	{
		if (Run.Line.Command == EMRInputCommand::Export)
		{
			ExportAsset(*Animation, Run);
		}
		else
		{
			++Run.Result.Done;
			TakeFindings(Animation->GetName(), mria::Validate(FMRInputAccess::GetData(*Animation)->GetView()), Run);
		}
	}
}
} // namespace MRInputCommandsDetail

FMRInputCommandResult MRInputCommands::Run(const FMRInputCommandLine& CommandLine)
{
	const TGuardValue<bool> Unattended(GIsRunningUnattendedScript, true);
	MRInputCommandsDetail::FRun Run{CommandLine, {}, {}};
	for (const FString& Mistake : CommandLine.Mistakes)
	{
		UE_LOG(LogMRInput, Error, TEXT("%s"), *Mistake);
		Run.Result.Raise(EMRInputExitCode::Usage);
	}
	if (CommandLine.bHelp || CommandLine.Mistakes.Num() > 0)
	{
		return Run.Result;
	}
	const bool bWantsAssets = CommandLine.Command == EMRInputCommand::Export ||
		(CommandLine.Command == EMRInputCommand::Check && MRInputAssetWork::AreAssets(CommandLine.Source));
	if (bWantsAssets)
	{
		MRInputCommandsDetail::RunOnAssets(Run);
	}
	else
	{
		MRInputCommandsDetail::RunOnFiles(Run);
	}
	if (Run.Result.Done + Run.Result.Failed == 0) // a wrong path must not pass for a clean folder
	{
		MRInputCommandsDetail::Fail(FString::Printf(TEXT("There is no recording in %s."), *CommandLine.Source), Run);
	}
	return Run.Result;
}

FString MRInputCommands::GetSummary(const FMRInputCommandLine& CommandLine, const FMRInputCommandResult& Result)
{
	return FString::Printf(TEXT("MRInput: %s: %d done, %d failed, %d errors, %d warnings, exit code %d"),
		MRInputCommandLine::GetName(CommandLine.Command), Result.Done, Result.Failed, Result.Errors, Result.Warnings,
		static_cast<int32>(Result.Code));
}

FString MRInputCommands::GetProgress(int32 Worked, int32 Total)
{
	constexpr int32 Step = 25;
	const bool bIsDue = Total >= 2 * Step && Worked % Step == 0 && Worked < Total;
	return bIsDue ? FString::Printf(TEXT("MRInput: %d of %d"), Worked, Total) : FString();
}
