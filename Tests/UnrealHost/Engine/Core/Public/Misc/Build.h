// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/** What a build of the engine switches on by its configuration; the command line gives the rest. */
#ifndef DO_GUARD_SLOW
#define DO_GUARD_SLOW 0
#endif
#ifndef NO_LOGGING
#define NO_LOGGING UE_BUILD_SHIPPING
#endif
#ifndef WITH_CASE_PRESERVING_NAME
#define WITH_CASE_PRESERVING_NAME WITH_EDITORONLY_DATA
#endif
#ifndef WITH_METADATA
#define WITH_METADATA WITH_EDITORONLY_DATA
#endif
#ifndef CPUPROFILERTRACE_ENABLED
#define CPUPROFILERTRACE_ENABLED !UE_BUILD_SHIPPING
#endif
#ifndef ENABLE_DRAW_DEBUG
#define ENABLE_DRAW_DEBUG UE_BUILD_DEVELOPMENT
#endif
#ifndef WITH_SERVER_CODE
#define WITH_SERVER_CODE 1
#endif
