// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
//
// In the tool of a release and its OpenXR layer. The tool loads libcurl and the OpenXR loader, which a static program
// cannot do, so both are linked with the glibc of the machine that builds them. The linker would then ask for that
// version's symbols, which older systems do not have. What is here refers to the first version of these symbols
// instead, so that any glibc from 2.28 (2018) on does; tool_package.py checks that no newer symbol is left. No header
// of the system is included: they declare the same names.

#include "OlderGlibc.h"

#if defined(__x86_64__)
#define MRIA_CONDITION_GLIBC "GLIBC_2.3.2"
#define MRIA_JUMP "jmp older_"
#define MRIA_JUMP_END "@PLT"
#else
#define MRIA_CONDITION_GLIBC MRIA_FIRST_GLIBC
#define MRIA_JUMP "b older_"
#define MRIA_JUMP_END ""
#endif

/** Calls of `name` go to its first version. */
#define MRIA_USE_FIRST(name)                                                                                           \
	asm(".symver older_" #name "," #name "@" MRIA_FIRST_GLIBC "\n.text\n.globl " #name "\n.hidden " #name              \
		"\n.type " #name ",%function\n" #name ": " MRIA_JUMP #name MRIA_JUMP_END "\n")

// Since 2.29 and 2.35 without the error handling of System V.
MRIA_USE_FIRST(exp);
MRIA_USE_FIRST(hypot);
MRIA_USE_FIRST(log);
MRIA_USE_FIRST(pow);
// In libpthread and libdl until 2.34: the program names both libraries.
MRIA_USE_FIRST(dladdr);
MRIA_USE_FIRST(dlclose);
MRIA_USE_FIRST(dlopen);
MRIA_USE_FIRST(dlsym);
MRIA_USE_FIRST(pthread_create);
MRIA_USE_FIRST(pthread_detach);
MRIA_USE_FIRST(pthread_getspecific);
MRIA_USE_FIRST(pthread_join);
MRIA_USE_FIRST(pthread_key_create);
MRIA_USE_FIRST(pthread_key_delete);
MRIA_USE_FIRST(pthread_mutex_trylock);
MRIA_USE_FIRST(pthread_once);
MRIA_USE_FIRST(pthread_rwlock_rdlock);
MRIA_USE_FIRST(pthread_rwlock_unlock);
MRIA_USE_FIRST(pthread_rwlock_wrlock);
MRIA_USE_FIRST(pthread_setspecific);
MRIA_USE_FIRST(pthread_sigmask);

extern "C"
{
	// The functions that older programs call instead.
	int OlderStat(int version, const char* path, void* status);
	int OlderLstat(int version, const char* path, void* status);
	int OlderFstat(int version, int file, void* status);
	int OlderTimedWait(void* condition, void* mutex, const long* until);
	MRIA_OLDER(OlderStat, __xstat, MRIA_FIRST_GLIBC);
	MRIA_OLDER(OlderLstat, __lxstat, MRIA_FIRST_GLIBC);
	MRIA_OLDER(OlderFstat, __fxstat, MRIA_FIRST_GLIBC);
	MRIA_OLDER(OlderTimedWait, pthread_cond_timedwait, MRIA_CONDITION_GLIBC);
	long getrandom(void* buffer, unsigned long size, unsigned int flags);
	int clock_gettime(int clock, long* time);
}

namespace
{
#if defined(__x86_64__)
constexpr int kStatVersion = 1;
#else
constexpr int kStatVersion = 0;
#endif
} // namespace

extern "C"
{
	/** Since 2.32; always false is the careful answer. */
	MRIA_HIDDEN char __libc_single_threaded = 0;

	MRIA_HIDDEN int stat(const char* path, void* status)
	{
		return OlderStat(kStatVersion, path, status);
	}

	MRIA_HIDDEN int lstat(const char* path, void* status)
	{
		return OlderLstat(kStatVersion, path, status);
	}

	MRIA_HIDDEN int fstat(int file, void* status)
	{
		return OlderFstat(kStatVersion, file, status);
	}

	MRIA_HIDDEN int fstat64(int file, void* status) // all sizes have 64 bits here
	{
		return OlderFstat(kStatVersion, file, status);
	}

	/** Since 2.36. */
	MRIA_HIDDEN unsigned int arc4random()
	{
		unsigned int number = 0;
		while (getrandom(&number, sizeof(number), 0) != sizeof(number))
		{
		}
		return number;
	}

	/** Since 2.30. Callers look at their own clock again when it returns, so it may wait by the clock of the day. */
	MRIA_HIDDEN int pthread_cond_clockwait(void* condition, void* mutex, int clock, const long* until)
	{
		constexpr long kNanosecondsPerSecond = 1000000000;
		long now[2];
		long day[2];
		clock_gettime(clock, now);
		clock_gettime(0, day);
		const long nanoseconds = day[1] + until[1] - now[1] + kNanosecondsPerSecond; // 0 to three seconds
		const long dayUntil[2] = {
			day[0] + until[0] - now[0] - 1 + nanoseconds / kNanosecondsPerSecond, nanoseconds % kNanosecondsPerSecond};
		return OlderTimedWait(condition, mutex, dayUntil);
	}
}
