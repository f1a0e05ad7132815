// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: STATGROUP_MRInputCase
// A counter belongs to a group that was declared.

#include "CoreMinimal.h"
#include "Stats/Stats.h"

#ifdef CURED
DECLARE_STATS_GROUP(TEXT("Case"), STATGROUP_MRInputCase, STATCAT_Advanced);
#endif
DECLARE_CYCLE_STAT(TEXT("Case"), STAT_MRInputCase, STATGROUP_MRInputCase);
