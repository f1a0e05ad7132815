// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"
#include "Misc/VarArgs.h"

#include <atomic>

/**
 * check ends the program with file and line. ensure reports once a place, as a log line of verbosity Error, and goes
 * on; its value is that of the expression. The slow forms are not evaluated, as in the engine's development builds.
 * Without DO_CHECK no check is evaluated, only what verify is given.
 */
namespace UE::Host
{
[[noreturn]] void FailAssertion(const char* Expression, const char* File, int32 Line, const FFormatArgs& Message);
/** Always false. */
bool FailEnsure(std::atomic<bool>* AlreadyReported, const char* Expression, const char* File, int32 Line,
	const FFormatArgs& Message);
} // namespace UE::Host

#define HOST_ASSERT(Expression, ...)                                                                                   \
	{                                                                                                                  \
		if (UNLIKELY(!(Expression)))                                                                                   \
		{                                                                                                              \
			::UE::Host::FailAssertion(#Expression, __FILE__, __LINE__, ::UE::Host::TFormatArgs(__VA_ARGS__));          \
		}                                                                                                              \
	}

#if DO_CHECK
#define check(Expression) HOST_ASSERT(Expression, TEXT(""))
#define checkf(Expression, ...) HOST_ASSERT(Expression, __VA_ARGS__)
#define verify(Expression) HOST_ASSERT(Expression, TEXT(""))
#define verifyf(Expression, ...) HOST_ASSERT(Expression, __VA_ARGS__)
#define checkNoEntry() HOST_ASSERT(!"Enclosing block should never be called", TEXT(""))
#else
#define check(Expression)                                                                                              \
	{                                                                                                                  \
	}
#define checkf(Expression, ...)                                                                                        \
	{                                                                                                                  \
	}
#define verify(Expression)                                                                                             \
	{                                                                                                                  \
		if (Expression)                                                                                                \
		{                                                                                                              \
		}                                                                                                              \
	}
#define verifyf(Expression, ...) verify(Expression)
#define checkNoEntry()
#endif

#define HOST_ENSURE_ONCE                                                                                               \
	(                                                                                                                  \
		[]() -> std::atomic<bool>*                                                                                     \
		{                                                                                                              \
			static std::atomic<bool> bReported{false};                                                                 \
			return &bReported;                                                                                         \
		}())
#define HOST_ENSURE(Once, Expression, ...)                                                                             \
	(LIKELY(!!(Expression)) ||                                                                                         \
		::UE::Host::FailEnsure(Once, #Expression, __FILE__, __LINE__, ::UE::Host::TFormatArgs(__VA_ARGS__)))

#if DO_ENSURE
#define ensure(Expression) HOST_ENSURE(HOST_ENSURE_ONCE, Expression, TEXT(""))
#define ensureMsgf(Expression, ...) HOST_ENSURE(HOST_ENSURE_ONCE, Expression, __VA_ARGS__)
#define ensureAlwaysMsgf(Expression, ...) HOST_ENSURE(nullptr, Expression, __VA_ARGS__)
#else
#define ensure(Expression) (!!(Expression))
#define ensureMsgf(Expression, ...) (!!(Expression))
#define ensureAlwaysMsgf(Expression, ...) (!!(Expression))
#endif
