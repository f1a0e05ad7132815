// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/** What a build of the engine switches on by its configuration; the command line gives the rest. */
#define NO_LOGGING UE_BUILD_SHIPPING
#define WITH_CASE_PRESERVING_NAME WITH_EDITORONLY_DATA
#define CPUPROFILERTRACE_ENABLED !UE_BUILD_SHIPPING
