// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

struct FSlateIcon
{
	FSlateIcon() = default;
	FSlateIcon(const FName&, const FName&) {}
};
