// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace UE::Slate
{
#if HOST_HAS_SLATE_SINGLE_VECTORS

struct FDeprecateVector2DParameter : FVector2f
{
	FDeprecateVector2DParameter() = default;
	FDeprecateVector2DParameter(float InX, float InY)
		: FVector2f(InX, InY)
	{
	}
	FDeprecateVector2DParameter(const FVector2f& InValue)
		: FVector2f(InValue)
	{
	}
	FDeprecateVector2DParameter(const FVector2D& InValue)
		: FVector2f(InValue)
	{
	}
};

struct FDeprecateVector2DResult : FVector2f
{
	FDeprecateVector2DResult() = default;
	FDeprecateVector2DResult(const FVector2f& InValue)
		: FVector2f(InValue)
	{
	}
	FDeprecateVector2DResult(const FVector2D& InValue)
		: FVector2f(InValue)
	{
	}
	operator FVector2D() const { return FVector2D(static_cast<double>(X), static_cast<double>(Y)); }
};

#else

using FDeprecateVector2DParameter = FVector2D;
using FDeprecateVector2DResult = FVector2D;

#endif
} // namespace UE::Slate
