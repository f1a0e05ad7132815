// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace EResourceSizeMode
{
enum Type
{
	Exclusive,
	EstimatedTotal
};
} // namespace EResourceSizeMode

/** Sum of the bytes objects report, by where they lie. */
struct FResourceSizeEx
{
	FResourceSizeEx() = default;
	explicit FResourceSizeEx(EResourceSizeMode::Type InMode)
		: Mode(InMode)
	{
	}

	FResourceSizeEx& AddDedicatedSystemMemoryBytes(SIZE_T Bytes)
	{
		DedicatedSystem += Bytes;
		return *this;
	}
	SIZE_T GetTotalMemoryBytes() const { return DedicatedSystem + DedicatedVideo + Unknown; }

private:
	EResourceSizeMode::Type Mode = EResourceSizeMode::Exclusive;
	SIZE_T DedicatedSystem = 0;
	SIZE_T DedicatedVideo = 0;
	SIZE_T Unknown = 0;
};
