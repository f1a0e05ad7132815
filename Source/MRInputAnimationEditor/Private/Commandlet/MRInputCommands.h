// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Export/MRInputExporting.h"
#include "Import/MRInputImporting.h"

/** What the process returns; of several, the greatest is the worst. The command-line tool's numbers. */
enum class EMRInputExitCode : int32
{
	Fine = 0,
	Problems = 1,
	Usage = 2,
	CannotReadOrWrite = 3,
};

enum class EMRInputCommand : uint8
{
	None,
	Import,
	Export,
	Check,
};

/** A command line that makes sense, or why it makes none. */
struct FMRInputCommandLine
{
	EMRInputCommand Command = EMRInputCommand::None;

	/** -Source=: a file or a folder, for Import and Check; assets, for Export and Check. */
	FString Source;

	/** -To=: a content folder such as /Game/Takes, for Import; a folder on disk, for Export. */
	FString Destination;

	/** -Repair, -StartAtZero, -Curves. */
	FMRInputImportSettings Settings;

	/** -Format=original, mrtk-1.0, mrtk-1.1 or csv. */
	EMRInputExportFormat Format = EMRInputExportFormat::Original;

	/** -Strict: warnings count as problems. */
	bool bStrict = false;

	/** -NoSave: imported packages are left unsaved. */
	bool bSave = true;

	/** Why it makes no sense; empty if it does. */
	FString Mistake;
};

/** What a run came to. */
struct FMRInputCommandResult
{
	int32 Done = 0;
	int32 Failed = 0;
	int32 Errors = 0;
	int32 Warnings = 0;
	EMRInputExitCode Code = EMRInputExitCode::Fine;

	void Raise(EMRInputExitCode Other) { Code = Other > Code ? Other : Code; }
};

/** The commandlet's work, apart from the engine's class. Game thread. */
namespace MRInputCommands
{

/** How to use it. */
FString GetHelp();

FMRInputCommandLine Parse(
	const TArray<FString>& Tokens, const TArray<FString>& Switches, const TMap<FString, FString>& Parameters);

/** Does what the command line asks, and logs a line a file or asset. A mistake in it is Usage, with nothing done. */
FMRInputCommandResult Run(const FMRInputCommandLine& CommandLine);

/** "MRInput: Import: 3 done, 1 failed, 0 errors, 2 warnings, exit code 3": the last line of every run. */
FString GetSummary(const FMRInputCommandLine& CommandLine, const FMRInputCommandResult& Result);

} // namespace MRInputCommands
