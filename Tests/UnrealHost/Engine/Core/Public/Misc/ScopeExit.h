// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/PreprocessorHelpers.h"

#include <utility>

namespace UE::Host
{

/** Runs a function when the scope ends. */
template <typename FunctionType>
class TScopeGuard
{
public:
	explicit TScopeGuard(FunctionType&& InFunction)
		: Function(std::move(InFunction))
	{
	}
	TScopeGuard(const TScopeGuard&) = delete;
	TScopeGuard& operator=(const TScopeGuard&) = delete;
	~TScopeGuard() { Function(); }

private:
	FunctionType Function;
};

struct FScopeGuardMaker
{
	template <typename FunctionType>
	TScopeGuard<FunctionType> operator+(FunctionType&& Function)
	{
		return TScopeGuard<FunctionType>(std::forward<FunctionType>(Function));
	}
};

} // namespace UE::Host

/** `ON_SCOPE_EXIT { statements };` runs the statements at the end of the scope; everything is captured by reference. */
#define ON_SCOPE_EXIT const auto PREPROCESSOR_JOIN(HostScopeGuard_, __LINE__) = ::UE::Host::FScopeGuardMaker() + [&]()
