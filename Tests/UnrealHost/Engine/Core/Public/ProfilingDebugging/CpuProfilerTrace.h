// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

// No trace is written; the statements are still checked.
#define TRACE_CPUPROFILER_EVENT_SCOPE(Name) static_assert(sizeof(#Name) > 1)
#define TRACE_CPUPROFILER_EVENT_SCOPE_STR(NameStr) static_assert(sizeof(NameStr) > 1)
#define TRACE_CPUPROFILER_EVENT_SCOPE_TEXT(Name) static_cast<void>(Name)
