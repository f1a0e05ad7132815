// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class FAutomationTestBase;

/** Recordings that can be read, and that no recorder would write. Internal: the editor's specs import them too. */
namespace MRInputHostileRecordings
{

/** A file to try, and what is wrong with it. */
struct FFile
{
	FString Name;
	TArray<uint8> Bytes;
};

/**
 * One for each kind of fault, and the files in the folder `hostile` of the one that the environment variable
 * MRINPUT_RECORDINGS names. Where it names none, the test says so and continues without them.
 */
MRINPUTANIMATIONTESTS_API TArray<FFile> GetAll(FAutomationTestBase& Test);

/** Times to ask for: in the recordings, at their ends, far outside, infinite and NaN. */
MRINPUTANIMATIONTESTS_API TConstArrayView<float> GetTimes();

} // namespace MRInputHostileRecordings
