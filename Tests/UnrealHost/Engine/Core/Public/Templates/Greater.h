// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

template <typename T = void>
struct TGreater
{
	constexpr bool operator()(const T& A, const T& B) const { return B < A; }
};

template <>
struct TGreater<void>
{
	template <typename T, typename U>
	constexpr bool operator()(T&& A, U&& B) const
	{
		return B < A;
	}
};
