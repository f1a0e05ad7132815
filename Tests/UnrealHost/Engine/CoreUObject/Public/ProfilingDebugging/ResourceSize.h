// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace EResourceSizeMode
{
enum Type
{
	EstimatedTotal = 1
};
} // namespace EResourceSizeMode

/** Sum of the bytes objects report. */
struct FResourceSizeEx
{
	explicit FResourceSizeEx(EResourceSizeMode::Type) {}

	FResourceSizeEx& AddDedicatedSystemMemoryBytes(SIZE_T Bytes)
	{
		Total += Bytes;
		return *this;
	}
	SIZE_T GetTotalMemoryBytes() const { return Total; }

private:
	SIZE_T Total = 0;
};
