// SPDX-License-Identifier: MIT

#include "Commandlet/MRInputCommands.h"

#include "Commandlet/MRInputAssetWork.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "Misc/Paths.h"

namespace MRInputCommandsDetail
{
/** In the order of EMRInputCommand. */
const TCHAR* const CommandNames[] = {TEXT("None"), TEXT("Import"), TEXT("Export"), TEXT("Check")};

const TCHAR* GetName(EMRInputCommand Command)
{
	return CommandNames[static_cast<int32>(Command)];
}

EMRInputCommand FindCommand(const FString& Name)
{
	constexpr int32 Count = static_cast<int32>(UE_ARRAY_COUNT(CommandNames));
	for (int32 Index = 1; Index < Count; ++Index)
	{
		if (Name.Equals(CommandNames[Index], ESearchCase::IgnoreCase))
		{
			return static_cast<EMRInputCommand>(Index);
		}
	}
	return EMRInputCommand::None;
}

bool HasSwitch(const TArray<FString>& Switches, const TCHAR* Name)
{
	return Switches.ContainsByPredicate(
		[Name](const FString& Switch) { return Switch.Equals(Name, ESearchCase::IgnoreCase); });
}

FString FindParameter(const TMap<FString, FString>& Parameters, const TCHAR* Name)
{
	for (const TPair<FString, FString>& Parameter : Parameters)
	{
		if (Parameter.Key.Equals(Name, ESearchCase::IgnoreCase))
		{
			return Parameter.Value.TrimQuotes();
		}
	}
	return FString();
}

FString FindMistake(const FMRInputCommandLine& Line, const FString& FormatName)
{
	EMRInputExportFormat Format;
	if (Line.Command == EMRInputCommand::None)
	{
		return TEXT("Import, Export or Check is wanted");
	}
	if (Line.Source.IsEmpty())
	{
		return TEXT("-Source= is missing");
	}
	if (Line.Command != EMRInputCommand::Check && Line.Destination.IsEmpty())
	{
		return TEXT("-To= is missing");
	}
	if (!FormatName.IsEmpty() && !MRInputExporting::FindFormat(FormatName, Format))
	{
		return FString::Printf(TEXT("there is no format %s"), *FormatName);
	}
	return FString();
}

/** Counts what was found, and logs what is worse than a note. */
void CountFindings(const FMRInputCommandLine& Line, const FString& Name, const TArray<FMRInputFinding>& Findings,
	FMRInputCommandResult& Result)
{
	for (const FMRInputFinding& Finding : Findings)
	{
		if (Finding.Severity == EMRInputSeverity::Error)
		{
			++Result.Errors;
			UE_LOG(LogMRInput, Warning, TEXT("%s: error: %s"), *Name, *Finding.Text.ToString());
		}
		else if (Finding.Severity == EMRInputSeverity::Warning)
		{
			++Result.Warnings;
			UE_LOG(LogMRInput, Display, TEXT("%s: warning: %s"), *Name, *Finding.Text.ToString());
		}
	}
	if (Line.Command == EMRInputCommand::Check && (Result.Errors > 0 || (Line.bStrict && Result.Warnings > 0)))
	{
		Result.Raise(EMRInputExitCode::Problems);
	}
}

void Fail(const FString& Text, FMRInputCommandResult& Result)
{
	++Result.Failed;
	Result.Raise(EMRInputExitCode::CannotReadOrWrite);
	UE_LOG(LogMRInput, Error, TEXT("%s"), *Text);
}

void CheckFile(const FMRInputCommandLine& Line, const FString& Path, FMRInputCommandResult& Result)
{
	const FMRInputImported Read = MRInputImporting::ReadFile(Path, FMRInputImportSettings());
	if (!Read.Data)
	{
		Fail(Read.Error.Text.ToString(), Result);
		return;
	}
	++Result.Done;
	const FString Name = FPaths::GetCleanFilename(Path);
	for (const FText& Change : Read.Changes) // of a file that cannot be played as it is
	{
		++Result.Warnings;
		UE_LOG(LogMRInput, Display, TEXT("%s: warning: to be read it needs %s"), *Name, *Change.ToString());
	}
	CountFindings(Line, Name, Read.Findings, Result);
}

void ImportFile(const FMRInputCommandLine& Line, const FString& Path, FMRInputCommandResult& Result)
{
	// Read first: the importer's own words come with byte, field and remedy.
	const FMRInputImported Read = MRInputImporting::ReadFile(Path, Line.Settings);
	if (!Read.Data)
	{
		Fail(Read.Error.Text.ToString(), Result);
		return;
	}
	const FString Made = MRInputAssetWork::Import(Path, Line.Destination, Line.Settings, Line.bSave);
	if (Made.IsEmpty())
	{
		Fail(FString::Printf(TEXT("%s cannot be imported into %s."), *Path, *Line.Destination), Result);
		return;
	}
	++Result.Done;
	UE_LOG(LogMRInput, Display, TEXT("%s -> %s"), *Path, *Made);
	CountFindings(Line, FPaths::GetCleanFilename(Path), Read.Findings, Result);
}

void ExportAsset(const FMRInputCommandLine& Line, const UMRInputAnimation& Animation, FMRInputCommandResult& Result)
{
	FMRInputExported Exported;
	if (!MRInputExporting::Write(Animation, Line.Format, Exported))
	{
		Fail(MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Animation.GetPathName()).Text.ToString(),
			Result);
		return;
	}
	const FString Path = Line.Destination / Animation.GetName() + MRInputExporting::GetExtension(Line.Format);
	FMRInputError Error;
	if (!MRInputFiles::Save(Exported.Bytes, Path, Error))
	{
		Fail(Error.Text.ToString(), Result);
		return;
	}
	++Result.Done;
	UE_LOG(LogMRInput, Display, TEXT("%s -> %s"), *Animation.GetPathName(), *Path);
	for (const FText& Loss : Exported.Losses)
	{
		++Result.Warnings;
		UE_LOG(LogMRInput, Display, TEXT("%s: not exported: %s"), *Animation.GetName(), *Loss.ToString());
	}
	if (Line.bStrict && Exported.Losses.Num() > 0)
	{
		Result.Raise(EMRInputExitCode::Problems);
	}
}

void RunOnFiles(const FMRInputCommandLine& Line, FMRInputCommandResult& Result)
{
	for (const FString& Path : MRInputImporting::FindFiles(Line.Source))
	{
		if (Line.Command == EMRInputCommand::Import)
		{
			ImportFile(Line, Path, Result);
		}
		else
		{
			CheckFile(Line, Path, Result);
		}
	}
}

void RunOnAssets(const FMRInputCommandLine& Line, FMRInputCommandResult& Result)
{
	TArray<FMRInputError> NotLoaded;
	const TArray<TStrongObjectPtr<UMRInputAnimation>> Animations = MRInputAssetWork::Load(Line.Source, NotLoaded);
	for (const FMRInputError& Error : NotLoaded)
	{
		Fail(Error.Text.ToString(), Result);
	}
	for (const TStrongObjectPtr<UMRInputAnimation>& Animation : Animations)
	{
		if (Line.Command == EMRInputCommand::Export)
		{
			ExportAsset(Line, *Animation, Result);
		}
		else if (!Animation->HasRecording())
		{
			Fail(MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Animation->GetPathName()).Text.ToString(),
				Result);
		}
		else
		{
			++Result.Done;
			CountFindings(Line, Animation->GetName(), Animation->Validate(), Result);
		}
	}
}
} // namespace MRInputCommandsDetail

FString MRInputCommands::GetHelp()
{
	const TCHAR* const Lines[] = {
		TEXT("-run=MRInputAnimation Import -Source=<file or folder> -To=</Game/Folder> [-Repair] [-StartAtZero] "
			 "[-Curves] "
			 "[-NoSave]"),
		TEXT("-run=MRInputAnimation Export -Source=<asset[+asset...]> -To=<folder> "
			 "[-Format=original|mrtk-1.0|mrtk-1.1|csv] [-Strict]"),
		TEXT("-run=MRInputAnimation Check -Source=<file, folder or asset[+asset...]> [-Strict]"),
		TEXT("Exit codes: 0 fine, 1 problems found, 2 wrong usage, 3 something cannot be read or written."),
	};
	return FString::Join(Lines, TEXT("\n"));
}

FMRInputCommandLine MRInputCommands::Parse(
	const TArray<FString>& Tokens, const TArray<FString>& Switches, const TMap<FString, FString>& Parameters)
{
	using namespace MRInputCommandsDetail;
	FMRInputCommandLine Line;
	for (const FString& Token : Tokens)
	{
		if (Line.Command == EMRInputCommand::None)
		{
			Line.Command = FindCommand(Token);
		}
	}
	const FString FormatName = FindParameter(Parameters, TEXT("Format"));
	Line.Source = FindParameter(Parameters, TEXT("Source"));
	Line.Destination = FindParameter(Parameters, TEXT("To"));
	Line.Settings.bRepair = HasSwitch(Switches, TEXT("Repair"));
	Line.Settings.bStartAtZero = HasSwitch(Switches, TEXT("StartAtZero"));
	Line.Settings.bCreateCurves = HasSwitch(Switches, TEXT("Curves"));
	Line.bStrict = HasSwitch(Switches, TEXT("Strict"));
	Line.bSave = !HasSwitch(Switches, TEXT("NoSave"));
	Line.Mistake = FindMistake(Line, FormatName);
	MRInputExporting::FindFormat(FormatName, Line.Format);
	return Line;
}

FMRInputCommandResult MRInputCommands::Run(const FMRInputCommandLine& CommandLine)
{
	FMRInputCommandResult Result;
	if (!CommandLine.Mistake.IsEmpty())
	{
		UE_LOG(LogMRInput, Error, TEXT("%s."), *CommandLine.Mistake);
		Result.Code = EMRInputExitCode::Usage;
		return Result;
	}
	const bool bWantsAssets = CommandLine.Command == EMRInputCommand::Export ||
		(CommandLine.Command == EMRInputCommand::Check && MRInputAssetWork::AreAssets(CommandLine.Source));
	if (bWantsAssets)
	{
		MRInputCommandsDetail::RunOnAssets(CommandLine, Result);
	}
	else
	{
		MRInputCommandsDetail::RunOnFiles(CommandLine, Result);
	}
	if (Result.Done + Result.Failed == 0) // a wrong path must not pass for a clean folder
	{
		MRInputCommandsDetail::Fail(FString::Printf(TEXT("There is no recording in %s."), *CommandLine.Source), Result);
	}
	return Result;
}

FString MRInputCommands::GetSummary(const FMRInputCommandLine& CommandLine, const FMRInputCommandResult& Result)
{
	return FString::Printf(TEXT("MRInput: %s: %d done, %d failed, %d errors, %d warnings, exit code %d"),
		MRInputCommandsDetail::GetName(CommandLine.Command), Result.Done, Result.Failed, Result.Errors, Result.Warnings,
		static_cast<int32>(Result.Code));
}
