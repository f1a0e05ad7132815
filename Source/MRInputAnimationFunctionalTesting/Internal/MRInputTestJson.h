// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/TestSnapshot.h"

/** Reads and writes the files of functional tests: run.json, report.json and snapshots. Any thread. */
namespace MRInputTestJson
{

/** Returns false and fills OutError unless the text is a run.json of a known version with a valid run id. */
MRINPUTANIMATIONFUNCTIONALTESTING_API bool ReadRequest(
	const FString& Text, mria::TestRequest& OutRequest, FString& OutError);

/** Facts of a report about the app, and when it was started. */
struct FAppFacts
{
	FString Name;
	FString Version;
	double Elapsed = 0.0;
};

/** The text of report.json. The state of a report without tests is `starting` until it is done. */
MRINPUTANIMATIONFUNCTIONALTESTING_API FString WriteReport(const mria::TestReport& Report, const FAppFacts& App);

MRINPUTANIMATIONFUNCTIONALTESTING_API FString WriteSnapshot(const mria::TestSnapshot& Snapshot);

/** Returns false if the text is not a snapshot. */
MRINPUTANIMATIONFUNCTIONALTESTING_API bool ReadSnapshot(const FString& Text, mria::TestSnapshot& OutSnapshot);

/**
 * Writes a text file as UTF-8: to `<Path>.tmp` first, which is then renamed, so that no reader sees an incomplete file.
 */
MRINPUTANIMATIONFUNCTIONALTESTING_API bool SaveText(const FString& Text, const FString& Path);

/** False if the file cannot be read. */
MRINPUTANIMATIONFUNCTIONALTESTING_API bool LoadText(const FString& Path, FString& OutText);

/** Converts to UTF-8; MRInputConvert::ToString is the inverse. */
MRINPUTANIMATIONFUNCTIONALTESTING_API std::string ToUtf8(const FString& Text);

} // namespace MRInputTestJson
