// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImporting.h"

class UObject;

/** Messages to the user, in the page of this plugin in the message log. Game thread. */
namespace MRInputReport
{

/** The page's name. */
extern MRINPUTANIMATIONEDITOR_API const FName LogName;

/** Registers and unregisters the page; called by the module. */
void RegisterPage();
void UnregisterPage();

/** Adds an error: the complete text with byte, field and remedy, and a link to the asset, if any. */
void AddError(const FMRInputError& Error, const UObject* Asset = nullptr);

/**
 * Adds what an import changed and found: one line per kind, with a link to the asset. Nothing if there is nothing to
 * report.
 */
void AddImport(const UObject& Asset, const FMRInputImported& Imported);

/** Adds what a repair changed: one line per kind, with a link to the asset. */
void AddRepairs(const UObject& Asset, const TArray<FText>& Changes);

/** Adds what an export could not write. Does nothing without losses. */
void AddLosses(const UObject& Asset, const TArray<FText>& Losses);

/** Shows a notification if a warning or an error was added since the last call. */
void Notify();

} // namespace MRInputReport
