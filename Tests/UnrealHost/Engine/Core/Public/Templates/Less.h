// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

template <typename T = void>
struct TLess
{
};

template <>
struct TLess<void>
{
	template <typename T, typename U>
	constexpr bool operator()(T&& A, U&& B) const
	{
		return A < B;
	}
};
