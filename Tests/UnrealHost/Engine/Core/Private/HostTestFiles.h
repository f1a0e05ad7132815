// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/**
 * What an automation test may do to files. Tests run in strangers' projects: a test that could destroy what is the
 * user's fails, whether or not the file is there. Outside of tests everything is allowed. Any thread.
 */
namespace UE::Host
{
/** About to be made or replaced: below the automation folder, or under a name that has a GUID or the time in it. */
void ExpectNewFile(const TCHAR* Path);

/** About to be changed or deleted: below the automation folder, named by a GUID, or made by a test before. */
void ExpectOwnFile(const TCHAR* Path);
} // namespace UE::Host
