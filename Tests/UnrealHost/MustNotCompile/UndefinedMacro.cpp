// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: is not defined
// A macro that nobody has defined counts as an error in a condition.

#ifdef CURED
#define MRINPUT_CASE 0
#endif
#if MRINPUT_CASE
#endif
