// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/TestSnapshot.h"

/** The files of functional tests as text: run.json, report.json and snapshots. Any thread. */
namespace MRInputTestJson
{

/** False, with OutError saying why, unless the text is a run.json of a version that is known, with a proper run id. */
MRINPUTANIMATIONFUNCTIONALTESTING_API bool ReadRequest(
	const FString& Text, mria::TestRequest& OutRequest, FString& OutError);

/** What else a report says: about the app, and since when it runs. */
struct FAppFacts
{
	FString Name;
	FString Version;
	double Elapsed = 0.0;
};

/** The text of report.json. A report without tests that is not done is `starting`. */
MRINPUTANIMATIONFUNCTIONALTESTING_API FString WriteReport(const mria::TestReport& Report, const FAppFacts& App);

MRINPUTANIMATIONFUNCTIONALTESTING_API FString WriteSnapshot(const mria::TestSnapshot& Snapshot);

/** False unless the text is a snapshot. */
MRINPUTANIMATIONFUNCTIONALTESTING_API bool ReadSnapshot(const FString& Text, mria::TestSnapshot& OutSnapshot);

/** Writes a text file as UTF-8: to `<Path>.tmp` first, which is then renamed, so that nobody reads half of it. */
MRINPUTANIMATIONFUNCTIONALTESTING_API bool SaveText(const FString& Text, const FString& Path);

/** False if the file cannot be read. */
MRINPUTANIMATIONFUNCTIONALTESTING_API bool LoadText(const FString& Path, FString& OutText);

/** To UTF-8; the way back is MRInputConvert::ToString. */
MRINPUTANIMATIONFUNCTIONALTESTING_API std::string ToUtf8(const FString& Text);

} // namespace MRInputTestJson
