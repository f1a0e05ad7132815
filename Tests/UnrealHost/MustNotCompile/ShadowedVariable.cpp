// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: shadows
// Unreal reports shadowing, and warnings are errors here.

int Case(int Value)
{
#ifndef CURED
	for (int Value = 0; Value < 3; ++Value)
	{
	}
#endif
	return Value;
}
