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

	/** -Help: how to use it, and nothing else. */
	bool bHelp = false;

	/** Everything that makes no sense, a sentence each; empty if it makes sense. */
	TArray<FString> Mistakes;
};

/** What a build machine's command line says. Plain functions, any thread. */
namespace MRInputCommandLine
{

/** How to use it. */
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
