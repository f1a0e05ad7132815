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

/** Makes and removes the page; for the module's start and end. */
void RegisterPage();
void UnregisterPage();

/** A failure: the whole text with byte, field and remedy, and a link to the asset it is about, if there is one. */
void AddError(const FMRInputError& Error, const UObject* Asset = nullptr);

/**
 * Adds what an import changed and found: one line per kind, with a link to the asset. Nothing if there is nothing to
 * report.
 */
void AddImport(const UObject& Asset, const FMRInputImported& Imported);

/** Adds what a repair changed: one line per kind, with a link to the asset. */
void AddRepairs(const UObject& Asset, const TArray<FText>& Changes);

/** What an export could not write. Nothing without losses. */
void AddLosses(const UObject& Asset, const TArray<FText>& Losses);

/** Opens the page's notification if anything at or above a warning was added since the last time. */
void Notify();

} // namespace MRInputReport
