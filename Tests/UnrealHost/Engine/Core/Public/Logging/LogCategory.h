// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Logging/LogVerbosity.h"
#include "UObject/NameTypes.h"

#include <atomic>

/** A kind of log line with the least important verbosity it lets through. */
struct FLogCategoryBase
{
	FLogCategoryBase(const TCHAR* InName, ELogVerbosity::Type DefaultVerbosity, ELogVerbosity::Type InCompileTime)
		: CompileTimeVerbosity(InCompileTime)
		, Verbosity(DefaultVerbosity)
		, Name(InName)
	{
	}
	FLogCategoryBase(const FLogCategoryBase&) = delete;
	FLogCategoryBase& operator=(const FLogCategoryBase&) = delete;

	bool IsSuppressed(ELogVerbosity::Type Level) const { return Level > Verbosity.load(std::memory_order_relaxed); }
	FName GetCategoryName() const { return FName(Name); }

	const ELogVerbosity::Type CompileTimeVerbosity;

private:
	std::atomic<ELogVerbosity::Type> Verbosity;
	const TCHAR* Name;
};

template <ELogVerbosity::Type InDefaultVerbosity, ELogVerbosity::Type InCompileTimeVerbosity>
struct FLogCategory : FLogCategoryBase
{
	static constexpr ELogVerbosity::Type HostCompileTimeVerbosity = InCompileTimeVerbosity;

	explicit FLogCategory(const TCHAR* InName)
		: FLogCategoryBase(InName, InDefaultVerbosity, InCompileTimeVerbosity)
	{
	}
};
