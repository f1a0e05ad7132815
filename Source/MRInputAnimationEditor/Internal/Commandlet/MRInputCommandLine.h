// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Export/MRInputExporting.h"
#include "Import/MRInputImporting.h"

enum class EMRInputCommand : uint8
{
	None,
	Import,
	Export,
	Check,
};

/** A parsed command line, or the mistakes in it. */
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

	/** -Help: prints the usage and does nothing else. */
	bool bHelp = false;

	/** The mistakes, one sentence each; empty if the command line is valid. */
	TArray<FString> Mistakes;
};

/** Parses the command line of build machines. Plain functions, any thread. */
namespace MRInputCommandLine
{

/** The usage text. */
MRINPUTANIMATIONEDITOR_API FString GetHelp();

/** Import, Export, Check or None. */
const TCHAR* GetName(EMRInputCommand Command);

/**
 * Parses the result of UCommandlet::ParseCommandLine. It also contains the switches of the engine, so an unknown one
 * is a mistake only if it looks like a misspelled switch of this commandlet, such as -Repiar.
 */
MRINPUTANIMATIONEDITOR_API FMRInputCommandLine Parse(
	const TArray<FString>& Tokens, const TArray<FString>& Switches, const TMap<FString, FString>& Parameters);

} // namespace MRInputCommandLine
