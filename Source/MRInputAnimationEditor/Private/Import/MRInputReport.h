// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImporting.h"

class UObject;

/** What the user is told in the message log's page of this plugin. Game thread. */
namespace MRInputReport
{

/** The page's name. */
extern const FName LogName;

/** Makes and removes the page; for the module's start and end. */
void RegisterPage();
void UnregisterPage();

/** A failure: the whole text with byte, field and remedy. */
void AddError(const FMRInputError& Error);

/** What an import changed and found, each with a link to the asset. Nothing if there is nothing to tell. */
void AddImport(const UObject& Asset, const FMRInputImported& Imported);

/** What an export could not write. Nothing without losses. */
void AddLosses(const UObject& Asset, const TArray<FText>& Losses);

/** Opens the page's notification if anything at or above a warning was added since the last time. */
void Notify();

} // namespace MRInputReport
