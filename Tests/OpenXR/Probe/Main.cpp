// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Probe.h"

int main(int count, char** arguments)
{
	probe::Options options;
	if (!probe::ReadOptions(count, arguments, options))
	{
		return 2;
	}
	return probe::Probe(options, xrGetInstanceProcAddr).Run();
}
