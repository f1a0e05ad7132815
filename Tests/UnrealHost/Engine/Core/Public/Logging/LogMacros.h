// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"
#include "CoreTypes.h"
#include "Misc/AssertionMacros.h"

#include <atomic>
#include <type_traits>

namespace ELogVerbosity
{
enum Type : uint8
{
	NoLogging = 0,
	Fatal,
	Error,
	Warning,
	Display,
	Log,
	Verbose,
	VeryVerbose,
	All = VeryVerbose,
	NumVerbosity,
	VerbosityMask = 0xf,
	SetColor = 0x40,
};
} // namespace ELogVerbosity

const TCHAR* ToString(ELogVerbosity::Type Verbosity);

/** A kind of log line with the least important verbosity it lets through. */
struct FLogCategoryBase
{
	FLogCategoryBase(const TCHAR* InName, ELogVerbosity::Type DefaultVerbosity, ELogVerbosity::Type InCompileTime)
		: CompileTimeVerbosity(InCompileTime)
		, Verbosity(DefaultVerbosity)
		, Name(InName)
	{
	}

	bool IsSuppressed(ELogVerbosity::Type Level) const { return Level > Verbosity.load(std::memory_order_relaxed); }
	FName GetCategoryName() const { return FName(Name); }

	const ELogVerbosity::Type CompileTimeVerbosity;

private:
	std::atomic<ELogVerbosity::Type> Verbosity;
	const TCHAR* Name;
};

/** Formats a line and hands it to GLog. A Fatal line ends the program. */
struct FMsg
{
	static void Logf(const ANSICHAR* File, int32 Line, const FName& Category, ELogVerbosity::Type Verbosity,
		const UE::Host::FFormatArgs& Message);
};

#define HOST_LOG_CATEGORY(Storage, Name, DefaultVerbosity, CompileTimeVerbosity)                                       \
	Storage struct FLogCategory##Name : FLogCategoryBase                                                               \
	{                                                                                                                  \
		static constexpr ELogVerbosity::Type HostCompileTimeVerbosity = ELogVerbosity::CompileTimeVerbosity;           \
		FLogCategory##Name()                                                                                           \
			: FLogCategoryBase(TEXT(#Name), ELogVerbosity::DefaultVerbosity, ELogVerbosity::CompileTimeVerbosity)      \
		{                                                                                                              \
		}                                                                                                              \
	} Name
#define DECLARE_LOG_CATEGORY_EXTERN(Name, DefaultVerbosity, CompileTimeVerbosity)                                      \
	HOST_LOG_CATEGORY(extern, Name, DefaultVerbosity, CompileTimeVerbosity)
#define DEFINE_LOG_CATEGORY(Name) FLogCategory##Name Name
#define DEFINE_LOG_CATEGORY_STATIC(Name, DefaultVerbosity, CompileTimeVerbosity)                                       \
	HOST_LOG_CATEGORY(static, Name, DefaultVerbosity, CompileTimeVerbosity)

#define UE_LOG_ACTIVE(Category, Verbosity)                                                                             \
	(ELogVerbosity::Verbosity <= std::decay_t<decltype(Category)>::HostCompileTimeVerbosity &&                         \
		!(Category).IsSuppressed(ELogVerbosity::Verbosity))

#if NO_LOGGING
/** Nothing is evaluated, Fatal lines aside, which the host leaves out too: it only compiles such builds. */
#define UE_CLOG(Condition, Category, Verbosity, ...)                                                                   \
	{                                                                                                                  \
	}
#else
/** The arguments are evaluated only when the line is let through. */
#define UE_CLOG(Condition, Category, Verbosity, ...)                                                                   \
	{                                                                                                                  \
		static_assert(ELogVerbosity::Verbosity > ELogVerbosity::NoLogging &&                                           \
				ELogVerbosity::Verbosity < ELogVerbosity::NumVerbosity,                                                \
			"Verbosity must be constant and in range.");                                                               \
		if (UE_LOG_ACTIVE(Category, Verbosity))                                                                        \
		{                                                                                                              \
			if (Condition)                                                                                             \
			{                                                                                                          \
				FMsg::Logf(__FILE__, __LINE__, (Category).GetCategoryName(), ELogVerbosity::Verbosity,                 \
					UE::Host::TFormatArgs(__VA_ARGS__));                                                               \
			}                                                                                                          \
		}                                                                                                              \
	}
#endif
#define UE_LOG(Category, Verbosity, ...) UE_CLOG(true, Category, Verbosity, __VA_ARGS__)
