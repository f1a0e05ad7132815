// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
//
// The tool of a release loads libcurl and the OpenXR loader, which a static program cannot do, so it is linked with the
// glibc of the machine that builds it. The linker would then ask for that version's symbols, which older systems do not
// have. What is here refers to the first version of these symbols instead, so that the program runs with any glibc from
// 2.28 (2018) on; tool_package.py checks that no newer symbol is left. No header is included: they declare the same
// names.

#if defined(__x86_64__)
#define MRIA_FIRST_GLIBC "GLIBC_2.2.5"
#define MRIA_CONDITION_GLIBC "GLIBC_2.3.2"
#define MRIA_JUMP "jmp older_"
#define MRIA_JUMP_END "@PLT"
#elif defined(__aarch64__)
#define MRIA_FIRST_GLIBC "GLIBC_2.17"
#define MRIA_CONDITION_GLIBC "GLIBC_2.17"
#define MRIA_JUMP "b older_"
#define MRIA_JUMP_END ""
#else
#error "add the first glibc version of this processor"
#endif

#define MRIA_HIDDEN __attribute__((visibility("hidden")))
#define MRIA_OLDER(name, symbol, version) asm(".symver " #name "," #symbol "@" version)
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
	int OlderStart(int (*main)(int, char**, char**), int argc, char** argv, void (*initialise)(int, char**, char**),
		void (*finish)(), void (*finishLoader)(), void* stackEnd);
	MRIA_OLDER(OlderStat, __xstat, MRIA_FIRST_GLIBC);
	MRIA_OLDER(OlderLstat, __lxstat, MRIA_FIRST_GLIBC);
	MRIA_OLDER(OlderFstat, __fxstat, MRIA_FIRST_GLIBC);
	MRIA_OLDER(OlderTimedWait, pthread_cond_timedwait, MRIA_CONDITION_GLIBC);
	MRIA_OLDER(OlderStart, __libc_start_main, MRIA_FIRST_GLIBC);
	long getrandom(void* buffer, unsigned long size, unsigned int flags);
	int clock_gettime(int clock, long* time);

	// What the linker and the compiler's start files define.
	MRIA_HIDDEN extern void (*__init_array_start[])(int, char**, char**);
	MRIA_HIDDEN extern void (*__init_array_end[])(int, char**, char**);
	void _init();
}

namespace
{
#if defined(__x86_64__)
constexpr int kStatVersion = 1;
#else
constexpr int kStatVersion = 0;
#endif

/** glibc does so itself since 2.34. */
void RunInitialisers(int argc, char** argv, char** environment)
{
	_init();
	for (auto initialiser = __init_array_start; initialiser != __init_array_end; ++initialiser)
	{
		(*initialiser)(argc, argv, environment);
	}
}
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

	/** The start files of 2.34 and later give no function that initialises the program. */
	MRIA_HIDDEN int __libc_start_main(int (*main)(int, char**, char**), int argc, char** argv,
		void (*)(int, char**, char**), void (*)(), void (*finishLoader)(), void* stackEnd)
	{
		return OlderStart(main, argc, argv, &RunInitialisers, nullptr, finishLoader, stackEnd);
	}
}
