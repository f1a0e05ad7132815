// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CommandLine.h"

int main(int argc, char** argv)
{
	return static_cast<int>(mria::RunTool(argc, argv));
}
