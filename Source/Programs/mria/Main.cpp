// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RunTool.h" // not CommandLine.h: CLI11 takes 5 s to compile

int main(int argc, char** argv)
{
	return static_cast<int>(mria::RunTool(argc, argv));
}
