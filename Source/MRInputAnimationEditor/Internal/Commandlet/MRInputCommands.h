// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Commandlet/MRInputCommandLine.h"
#include "CoreMinimal.h"

/** Exit codes of the process, the same as those of the command-line tool. The greatest is the worst. */
enum class EMRInputExitCode : int32
{
	Fine = 0,
	Problems = 1,
	Usage = 2,
	CannotReadOrWrite = 3,
};

/** The result of a run. */
struct FMRInputCommandResult
{
	int32 Done = 0;
	int32 Failed = 0;

	/** Counts every finding, although each kind is logged as one line. Changes and losses are counted by kind. */
	int32 Errors = 0;
	int32 Warnings = 0;

	EMRInputExitCode Code = EMRInputExitCode::Fine;

	void Raise(EMRInputExitCode Other) { Code = Other > Code ? Other : Code; }
};

/** The commandlet's work, apart from the engine's class. Game thread. */
namespace MRInputCommands
{

/**
 * Runs the command without user interaction and logs one line per file or asset. If the command line has mistakes,
 * logs each, does nothing, and returns Usage.
 */
FMRInputCommandResult Run(const FMRInputCommandLine& CommandLine);

/** "MRInput: Import: 3 done, 1 failed, 0 errors, 2 warnings, exit code 3": the last line of every run. */
FString GetSummary(const FMRInputCommandLine& CommandLine, const FMRInputCommandResult& Result);

/** "MRInput: 50 of 340" after every 25th of at least 50 files, except the last; otherwise empty. */
MRINPUTANIMATIONEDITOR_API FString GetProgress(int32 Worked, int32 Total);

} // namespace MRInputCommands
