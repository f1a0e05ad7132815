// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: exception handling disabled
// Modules are compiled without exceptions.

int Case()
{
#ifdef CURED
	return 1;
#else
	throw 1;
#endif
}
