// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

// Loaded into the tool with LD_PRELOAD (glibc). MRIA_FAIL_ALLOCATION=7 makes the seventh allocation fail, 7+ that one
// and all later ones, counted from main() on. A program that ends by itself before that gets exit code 200.

#include <dlfcn.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <cstring>

extern "C"
{
	void* __libc_malloc(std::size_t size);
	void* __libc_calloc(std::size_t count, std::size_t size);
	void* __libc_realloc(void* memory, std::size_t size);
}

namespace
{
constexpr int kNeverFailed = 200;
std::atomic<long> left{
	0}; ///< Allocations up to the one that fails; 0 or less once it has been reached, or without any.
bool isArmed = false;
bool failsLater = false;

using Main = int (*)(int argc, char** argv, char** environment);
Main toolMain = nullptr;

int ArmedMain(int argc, char** argv, char** environment)
{
	if (const char* const text = std::getenv("MRIA_FAIL_ALLOCATION"))
	{
		failsLater = std::strchr(text, '+') != nullptr;
		left = std::atol(text);
		isArmed = true;
	}
	return toolMain(argc, argv, environment);
}

__attribute__((destructor)) void Report()
{
	if (isArmed && left > 0)
	{
		_exit(kNeverFailed);
	}
}

bool Fails()
{
	const long now = isArmed ? --left : 1;
	if (now > 0 || (now < 0 && !failsLater))
	{
		return false;
	}
	errno = ENOMEM;
	return true;
}
} // namespace

extern "C" int __libc_start_main(
	Main main, int argc, char** argv, void (*init)(), void (*fini)(), void (*loaderFini)(), void* stackEnd)
{
	toolMain = main;
	const auto start = reinterpret_cast<decltype(&__libc_start_main)>(dlsym(RTLD_NEXT, "__libc_start_main"));
	return start(&ArmedMain, argc, argv, init, fini, loaderFini, stackEnd);
}

extern "C" void* malloc(std::size_t size)
{
	return Fails() ? nullptr : __libc_malloc(size);
}

extern "C" void* calloc(std::size_t count, std::size_t size)
{
	return Fails() ? nullptr : __libc_calloc(count, size);
}

extern "C" void* realloc(void* memory, std::size_t size)
{
	return Fails() ? nullptr : __libc_realloc(memory, size);
}
