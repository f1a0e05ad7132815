// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
//
// How a program starts with a glibc older than 2.34, which calls the program's initialisers through a function that the
// start files of later ones no longer give it. A library needs none of this; see OlderGlibc.cpp for the rest.

#include "OlderGlibc.h"

extern "C"
{
	int OlderStart(int (*main)(int, char**, char**), int argc, char** argv, void (*initialise)(int, char**, char**),
		void (*finish)(), void (*finishLoader)(), void* stackEnd);
	MRIA_OLDER(OlderStart, __libc_start_main, MRIA_FIRST_GLIBC);

	// What the linker and the compiler's start files define.
	MRIA_HIDDEN extern void (*__init_array_start[])(int, char**, char**);
	MRIA_HIDDEN extern void (*__init_array_end[])(int, char**, char**);
	void _init();
}

namespace
{
void RunInitialisers(int argc, char** argv, char** environment)
{
	_init();
	for (auto initialiser = __init_array_start; initialiser != __init_array_end; ++initialiser)
	{
		(*initialiser)(argc, argv, environment);
	}
}
} // namespace

extern "C" MRIA_HIDDEN int __libc_start_main(int (*main)(int, char**, char**), int argc, char** argv,
	void (*)(int, char**, char**), void (*)(), void (*finishLoader)(), void* stackEnd)
{
	return OlderStart(main, argc, argv, &RunInitialisers, nullptr, finishLoader, stackEnd);
}
