// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/** What a development build of the engine switches on; the command line gives the rest. */
#ifndef DO_GUARD_SLOW
#define DO_GUARD_SLOW 0
#endif
#ifndef NO_LOGGING
#define NO_LOGGING 0
#endif
#ifndef WITH_CASE_PRESERVING_NAME
#define WITH_CASE_PRESERVING_NAME WITH_EDITORONLY_DATA
#endif
#ifndef WITH_METADATA
#define WITH_METADATA WITH_EDITORONLY_DATA
#endif
#ifndef CPUPROFILERTRACE_ENABLED
#define CPUPROFILERTRACE_ENABLED 0
#endif
#ifndef ENABLE_DRAW_DEBUG
#define ENABLE_DRAW_DEBUG 1
#endif
#ifndef WITH_SERVER_CODE
#define WITH_SERVER_CODE 1
#endif
