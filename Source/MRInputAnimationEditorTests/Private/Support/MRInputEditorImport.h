// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImporting.h"
#include "Logging/TokenizedMessage.h"
#include "Support/MRInputEditorTestFiles.h"

class UMRInputAnimation;
class UObject;

/** A line of the plugin's page in the message log. */
struct FMRInputLogLine
{
	FString Text;
	EMessageSeverity::Type Severity = EMessageSeverity::Info;

	/** What it links to; null if to nothing. */
	const UObject* Asset = nullptr;
};

/** What a scripted import came to. */
struct FMRInputImportResult
{
	/** Null if it failed. */
	UMRInputAnimation* Animation = nullptr;

	/** The messages it logged. */
	TArray<FMRInputLogLine> Lines;
};

namespace MRInputEditorImport
{

/** Writes the file and imports it into the place's content folder, through the editor's own import, as scripts do. */
FMRInputImportResult Import(const FMRInputTestSandbox& Sandbox, const FString& Name, const TArray<uint8>& Bytes,
	const FMRInputImportSettings& Settings = FMRInputImportSettings(), bool bSave = false);

/** What the function adds to the page. */
TArray<FMRInputLogLine> Listen(TFunctionRef<void()> Work);

} // namespace MRInputEditorImport
