// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Map.h"
#include "Containers/StringFwd.h"

struct FStringFormatArg;
using FStringFormatNamedArguments = TMap<FString, FStringFormatArg>;
using FStringFormatOrderedArguments = TArray<FStringFormatArg>;
