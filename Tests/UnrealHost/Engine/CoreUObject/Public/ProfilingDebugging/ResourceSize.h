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

	EResourceSizeMode::Type GetResourceSizeMode() const { return Mode; }
	FResourceSizeEx& AddDedicatedSystemMemoryBytes(SIZE_T Bytes)
	{
		DedicatedSystem += Bytes;
		return *this;
	}
	FResourceSizeEx& AddDedicatedVideoMemoryBytes(SIZE_T Bytes)
	{
		DedicatedVideo += Bytes;
		return *this;
	}
	FResourceSizeEx& AddUnknownMemoryBytes(SIZE_T Bytes)
	{
		Unknown += Bytes;
		return *this;
	}
	SIZE_T GetDedicatedSystemMemoryBytes() const { return DedicatedSystem; }
	SIZE_T GetDedicatedVideoMemoryBytes() const { return DedicatedVideo; }
	SIZE_T GetUnknownMemoryBytes() const { return Unknown; }
	SIZE_T GetTotalMemoryBytes() const { return DedicatedSystem + DedicatedVideo + Unknown; }

private:
	EResourceSizeMode::Type Mode = EResourceSizeMode::Exclusive;
	SIZE_T DedicatedSystem = 0;
	SIZE_T DedicatedVideo = 0;
	SIZE_T Unknown = 0;
};
